#include "sieve.h"

#include <stdlib.h>
#include <string.h>

// Small enough that one letter beyond ASCII does not slow its neighbours down.
enum { BLOCK = 32 };

// 1: a control character that XML forbids; 2: beyond ASCII.
static inline uint8_t trouble(uint8_t byte) {
  return (uint8_t)((byte < 0x20) & (byte != '\t') & (byte != '\n') & (byte != '\r')) | (uint8_t)((byte >> 7) << 1);
}

// The length of the well-formed character at `bytes`, 0 when it is ill-formed, -1 when more bytes are needed
// to tell (Unicode 15, table 3-7). U+FFFE and U+FFFF count as ill-formed: XML forbids them.
static int character_length(const uint8_t *bytes, size_t length) {
  uint8_t first = bytes[0];
  int need;
  uint8_t low = 0x80, high = 0xBF;
  if (first < 0x80) return 1;
  if (first < 0xC2) return 0;
  if (first < 0xE0) {
    need = 2;
  } else if (first < 0xF0) {
    need = 3;
    if (first == 0xE0) low = 0xA0;
    if (first == 0xED) high = 0x9F;
  } else if (first < 0xF5) {
    need = 4;
    if (first == 0xF0) low = 0x90;
    if (first == 0xF4) high = 0x8F;
  } else {
    return 0;
  }
  for (int i = 1; i < need; i++) {
    if ((size_t)i == length) return -1;
    if (bytes[i] < low || bytes[i] > high) return 0;
    low = 0x80;
    high = 0xBF;
  }
  if (need == 3 && first == 0xEF && bytes[1] == 0xBF && bytes[2] >= 0xBE) return 0;
  return need;
}

static void note_repair(cxml_sieve *sieve, const uint8_t *bytes, size_t position) {
  if (sieve->first_repair_line) return;
  uint32_t line = sieve->lines + 1;
  for (size_t i = 0; i < position; i++) line += bytes[i] == '\n';
  sieve->first_repair_line = line;
}

// Where the first fault stands at or after `from`, or `length`; `held` receives where an unfinished
// character begins at the end.
static size_t first_fault(const cxml_sieve *sieve, const uint8_t *bytes, size_t length, size_t from, size_t *held) {
  size_t position = from;
  *held = length;
  while (position < length) {
    size_t end = length;
    uint8_t seen = 0;
    if (length - position >= BLOCK) {
      // Of constant length, so that the compiler makes vectors of it.
      end = position + BLOCK;
      for (size_t i = 0; i < BLOCK; i++) seen |= trouble(bytes[position + i]);
    } else {
      for (size_t i = position; i < end; i++) seen |= trouble(bytes[i]);
    }
    if (seen == 0 || (seen == 2 && !sieve->checks_utf8)) {
      position = end;
      continue;
    }
    while (position < end) {
      uint8_t kind = trouble(bytes[position]);
      if (kind == 0 || (kind == 2 && !sieve->checks_utf8)) {
        position++;
        continue;
      }
      if (kind == 1) return position;
      int size = character_length(bytes + position, length - position);
      if (size == 0) return position;
      if (size < 0) {
        *held = position;
        return length;
      }
      position += (size_t)size;
    }
  }
  return length;
}

static int reserve(cxml_sieve *sieve, size_t capacity) {
  if (capacity <= sieve->capacity) return 1;
  uint8_t *grown = realloc(sieve->scratch, capacity);
  if (!grown) return 0;
  sieve->scratch = grown;
  sieve->capacity = capacity;
  return 1;
}

int cxml_sieve_pass(
    cxml_sieve *sieve, const uint8_t *bytes, size_t length, int is_last, const uint8_t **result,
    size_t *result_length) {
  uint8_t *joined = NULL;
  if (sieve->held_length > 0) {
    joined = malloc(sieve->held_length + length + 1);
    if (!joined) return 0;
    memcpy(joined, sieve->held, sieve->held_length);
    if (length > 0) memcpy(joined + sieve->held_length, bytes, length);
    bytes = joined;
    length += sieve->held_length;
    sieve->held_length = 0;
  }
  size_t held;
  size_t fault = first_fault(sieve, bytes, length, 0, &held);
  int copies = joined != NULL || fault < length || (held < length && is_last);
  if (!copies) {
    *result = bytes;
    *result_length = held;
  } else {
    // A bad byte grows to the three of U+FFFD.
    if (!reserve(sieve, length * 3 + 3)) {
      free(joined);
      return 0;
    }
    size_t written = 0, from = 0;
    while (1) {
      size_t end = fault < held ? fault : held;
      memcpy(sieve->scratch + written, bytes + from, end - from);
      written += end - from;
      if (fault >= length) break;
      note_repair(sieve, bytes, fault);
      if (trouble(bytes[fault]) == 1) {
        sieve->control_characters++;
        from = fault + 1;
      } else {
        // One replacement for the longest beginning of a character, as Unicode recommends (3.9, U+FFFD
        // substitution of maximal subparts).
        size_t bad = 1;
        while (fault + bad < length && bad < 3 && (bytes[fault + bad] & 0xC0) == 0x80
               && character_length(bytes + fault, bad + 1) < 0)
          bad++;
        sieve->bad_bytes += bad;
        memcpy(sieve->scratch + written, "\xEF\xBF\xBD", 3);
        written += 3;
        from = fault + bad;
      }
      fault = first_fault(sieve, bytes, length, from, &held);
    }
    if (held < length && is_last) {
      note_repair(sieve, bytes, held);
      sieve->bad_bytes += length - held;
      memcpy(sieve->scratch + written, "\xEF\xBF\xBD", 3);
      written += 3;
      held = length;
    }
    *result = sieve->scratch;
    *result_length = written;
  }
  if (held < length) {
    sieve->held_length = length - held;
    memcpy(sieve->held, bytes + held, sieve->held_length);
  }
  if (!sieve->first_repair_line) {
    for (size_t i = 0; i < held; i++) sieve->lines += bytes[i] == '\n';
  }
  free(joined);
  return 1;
}

void cxml_sieve_free(cxml_sieve *sieve) {
  free(sieve->scratch);
  memset(sieve, 0, sizeof *sieve);
}
