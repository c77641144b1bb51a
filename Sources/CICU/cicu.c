#include "cicu.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ucnv_err.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utrans.h>
#include <unicode/uversion.h>

// The instances are ICU's own, immutable and shared.
static const UNormalizer2 *normalizer(cicu_form form) {
  UErrorCode error = U_ZERO_ERROR;
  switch (form) {
  case CICU_NFC: return unorm2_getNFCInstance(&error);
  case CICU_NFD: return unorm2_getNFDInstance(&error);
  case CICU_NFKC: return unorm2_getNFKCInstance(&error);
  default: return unorm2_getNFKCCasefoldInstance(&error);
  }
}

int32_t cicu_normalize(cicu_form form, const uint16_t *from, int32_t length, uint16_t *to, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t written = unorm2_normalize(normalizer(form), (const UChar *)from, length, (UChar *)to, capacity, &error);
  return U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR ? written : -1;
}

bool cicu_boundary_before(cicu_form form, int32_t c) { return unorm2_hasBoundaryBefore(normalizer(form), c); }

bool cicu_is_inert(cicu_form form, int32_t c) { return unorm2_isInert(normalizer(form), c); }

bool cicu_is_normalized(cicu_form form, const uint16_t *text, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  return unorm2_isNormalized(normalizer(form), (const UChar *)text, length, &error) && U_SUCCESS(error);
}

int32_t cicu_category(int32_t c) { return u_charType(c); }

int32_t cicu_script(int32_t c) {
  UErrorCode error = U_ZERO_ERROR;
  return uscript_getScript(c, &error);
}

int32_t cicu_combining_class(int32_t c) { return u_getCombiningClass(c); }
int32_t cicu_digit(int32_t c) { return u_charDigitValue(c); }
int32_t cicu_fold_case(int32_t c) { return u_foldCase(c, U_FOLD_CASE_DEFAULT); }
int32_t cicu_upper_case(int32_t c) { return u_toupper(c); }
int32_t cicu_east_asian_width(int32_t c) { return u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH); }
bool cicu_is_white_space(int32_t c) { return u_isUWhiteSpace(c); }
bool cicu_is_ignorable(int32_t c) { return u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT); }
bool cicu_is_emoji(int32_t c) { return u_hasBinaryProperty(c, UCHAR_EMOJI); }
bool cicu_is_emoji_presentation(int32_t c) { return u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION); }
bool cicu_is_emoji_modifier(int32_t c) { return u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER); }

cicu_transform *cicu_transform_open(const char *id) {
  UErrorCode error = U_ZERO_ERROR;
  UChar name[128];
  int32_t length = 0;
  while (id[length] != 0 && length < 127) {
    name[length] = (UChar)(unsigned char)id[length];
    length++;
  }
  UTransliterator *opened = utrans_openU(name, length, UTRANS_FORWARD, NULL, 0, NULL, &error);
  return U_SUCCESS(error) ? (cicu_transform *)opened : NULL;
}

void cicu_transform_close(cicu_transform *transform) { utrans_close((UTransliterator *)transform); }

int32_t cicu_transform_apply(cicu_transform *transform, const uint16_t *from, int32_t length, uint16_t *to,
                             int32_t capacity) {
  // ICU changes a buffer in place and says how long it became only when it fits.
  if (length > capacity) return length * 2;
  for (int32_t i = 0; i < length; i++) to[i] = from[i];
  UErrorCode error = U_ZERO_ERROR;
  int32_t written = length, limit = length;
  utrans_transUChars((const UTransliterator *)transform, (UChar *)to, &written, capacity, 0, &limit, &error);
  if (error == U_BUFFER_OVERFLOW_ERROR) return written > capacity ? written : capacity * 2;
  return U_SUCCESS(error) ? written : -1;
}

cicu_breaks *cicu_words_open(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *opened = ubrk_open(UBRK_WORD, locale, NULL, 0, &error);
  return U_SUCCESS(error) ? (cicu_breaks *)opened : NULL;
}

void cicu_breaks_close(cicu_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

bool cicu_breaks_set_text(cicu_breaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaks, (const UChar *)text, length, &error);
  if (U_FAILURE(error)) return false;
  ubrk_first((UBreakIterator *)breaks);
  return true;
}

int32_t cicu_breaks_next(cicu_breaks *breaks, bool *is_word) {
  int32_t boundary = ubrk_next((UBreakIterator *)breaks);
  if (boundary == UBRK_DONE) return -1;
  *is_word = ubrk_getRuleStatus((UBreakIterator *)breaks) >= UBRK_WORD_NONE_LIMIT;
  return boundary;
}

// Counts what cannot be decoded and writes U+FFFD for it. ICU's own callback writes U+001A for single bytes.
static void count_bad(const void *context, UConverterToUnicodeArgs *args, const char *units, int32_t length,
                      UConverterCallbackReason reason, UErrorCode *error) {
  (void)units;
  (void)length;
  if (reason > UCNV_IRREGULAR) return;
  (*(int32_t *)context)++;
  static const UChar replacement = 0xFFFD;
  *error = U_ZERO_ERROR;
  ucnv_cbToUWriteUChars(args, &replacement, 1, 0, error);
}

int32_t cicu_decode(const char *encoding, const uint8_t *bytes, int32_t length, uint16_t *to, int32_t capacity,
                    int32_t *bad) {
  UErrorCode error = U_ZERO_ERROR;
  *bad = 0;
  UConverter *converter = ucnv_open(encoding, &error);
  if (U_FAILURE(error)) return -1;
  ucnv_setToUCallBack(converter, count_bad, bad, NULL, NULL, &error);
  int32_t written = ucnv_toUChars(converter, (UChar *)to, capacity, (const char *)bytes, length, &error);
  ucnv_close(converter);
  return U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR ? written : -1;
}

int32_t cicu_encode(const char *encoding, const uint16_t *text, int32_t length, uint8_t *to, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(encoding, &error);
  if (U_FAILURE(error)) return -1;
  ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, &error);
  int32_t written = ucnv_fromUChars(converter, (char *)to, capacity, (const UChar *)text, length, &error);
  ucnv_close(converter);
  return U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR ? written : -1;
}

void cicu_version(char *text) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}
