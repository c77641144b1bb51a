#pragma once
// The functions of ICU that this package uses, under a prefix of its own. No ICU header is included here, so
// that neither ICU's types nor its versioned names (`u_strFoldCase_72`) reach Swift.
#include <stdbool.h>
#include <stdint.h>

// Text is UTF-16. A function that writes text returns the length that the whole result has, which may be more
// than `capacity` (then nothing can be said about `to`), or -1 when ICU refuses.

/// Normal forms. None allocates.
typedef enum { CICU_NFC = 0, CICU_NFD = 1, CICU_NFKC = 2, CICU_NFKC_CASEFOLD = 3 } cicu_form;
int32_t cicu_normalize(cicu_form form, const uint16_t *from, int32_t length, uint16_t *to, int32_t capacity);
/// Whether `c` never combines with what stands before it.
bool cicu_boundary_before(cicu_form form, int32_t c);
/// Whether `c` neither changes nor combines with anything on either side.
bool cicu_is_inert(cicu_form form, int32_t c);
bool cicu_is_normalized(cicu_form form, const uint16_t *text, int32_t length);

/// Properties of one code point.
int32_t cicu_category(int32_t c);         // UCharCategory
int32_t cicu_script(int32_t c);           // UScriptCode
int32_t cicu_combining_class(int32_t c);  // 0...254
int32_t cicu_digit(int32_t c);            // 0...9, or -1
int32_t cicu_fold_case(int32_t c);        // simple case folding
int32_t cicu_upper_case(int32_t c);       // simple upper case
int32_t cicu_east_asian_width(int32_t c); // UEastAsianWidth
bool cicu_is_white_space(int32_t c);
bool cicu_is_ignorable(int32_t c);        // Default_Ignorable_Code_Point
bool cicu_is_emoji(int32_t c);
bool cicu_is_emoji_presentation(int32_t c);
bool cicu_is_emoji_modifier(int32_t c);

/// Transliteration. A handle may not be used by two threads at once. NULL when ICU has no such transform.
typedef struct cicu_transform cicu_transform;
cicu_transform *cicu_transform_open(const char *id);
void cicu_transform_close(cicu_transform *transform);
int32_t cicu_transform_apply(cicu_transform *transform, const uint16_t *from, int32_t length, uint16_t *to,
                             int32_t capacity);

/// Word boundaries. A handle may not be used by two threads at once.
typedef struct cicu_breaks cicu_breaks;
cicu_breaks *cicu_words_open(const char *locale);
void cicu_breaks_close(cicu_breaks *breaks);
/// The text is not copied: it must stay where it is until the last `cicu_breaks_next`.
bool cicu_breaks_set_text(cicu_breaks *breaks, const uint16_t *text, int32_t length);
/// The next boundary, or -1 at the end. `*is_word` tells whether what lies before it is a word or number.
int32_t cicu_breaks_next(cicu_breaks *breaks, bool *is_word);

/// Legacy encodings. `*bad` counts the sequences that the encoding does not know; they become U+FFFD.
int32_t cicu_decode(const char *encoding, const uint8_t *bytes, int32_t length, uint16_t *to, int32_t capacity,
                    int32_t *bad);
/// Bytes in `encoding`; -1 when a character has none.
int32_t cicu_encode(const char *encoding, const uint16_t *text, int32_t length, uint8_t *to, int32_t capacity);

/// The version of the ICU that runs, as `72.1`. `text` holds at least 20 bytes.
void cicu_version(char *text);
