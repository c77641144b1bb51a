// Keeps out what XML 1.0 forbids and libxml2 would stumble over: ill-formed UTF-8 and control characters.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// Whether the bytes are UTF-8; otherwise only control characters are looked at.
  int checks_utf8;
  /// The beginning of a character whose rest is in the next bytes.
  uint8_t held[4];
  size_t held_length;
  uint8_t *scratch;
  size_t capacity;
  size_t bad_bytes;
  size_t control_characters;
  /// Line feeds seen, and the line of the first repair.
  uint32_t lines;
  uint32_t first_repair_line;
} cxml_sieve;

/// Passes `bytes`: the result is either these bytes themselves or a repaired copy that lives until the next
/// call. Returns 0 when there is no memory.
int cxml_sieve_pass(
    cxml_sieve *, const uint8_t *bytes, size_t length, int is_last, const uint8_t **result, size_t *result_length);
void cxml_sieve_free(cxml_sieve *);
