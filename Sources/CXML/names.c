#include "names.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_NAMES = 4000 };

// The length and three bytes tell most names apart; the comparison settles the rest.
static uint32_t hash(const char *text, size_t length) {
  if (length == 0) return 0;
  uint32_t mixed = (uint32_t)length;
  mixed = mixed * 31 + (uint8_t)text[0];
  mixed = mixed * 31 + (uint8_t)text[length / 2];
  mixed = mixed * 31 + (uint8_t)text[length - 1];
  return (mixed * 2654435761u) >> 16;
}

int cxml_names_build(cxml_names *names, const char *joined, size_t length) {
  memset(names, 0, sizeof *names);
  size_t lines = 1;
  for (size_t i = 0; i < length; i++) lines += joined[i] == '\n';
  if (lines > MOST_NAMES) return 0;
  uint32_t size = 16;
  while (size < lines * 4) size *= 2;
  names->mask = size - 1;
  names->storage = malloc(length + 1);
  names->slots = calloc(size, sizeof(cxml_name));
  if (!names->storage || !names->slots) {
    cxml_names_free(names);
    return 0;
  }
  memcpy(names->storage, joined, length);
  size_t start = 0;
  for (size_t i = 0; i <= length; i++) {
    if (i < length && joined[i] != '\n') continue;
    if (i == length && start == length) break;
    names->count++;
    uint32_t slot = hash(names->storage + start, i - start) & names->mask;
    while (names->slots[slot].number) slot = (slot + 1) & names->mask;
    names->slots[slot] = (cxml_name){names->storage + start, (uint32_t)(i - start), names->count};
    start = i + 1;
  }
  return 1;
}

void cxml_names_free(cxml_names *names) {
  free(names->storage);
  free(names->slots);
  memset(names, 0, sizeof *names);
}

uint16_t cxml_names_find(const cxml_names *names, const char *text, size_t length) {
  if (!names->slots) return 0;
  uint32_t slot = hash(text, length) & names->mask;
  while (names->slots[slot].number) {
    const cxml_name *name = &names->slots[slot];
    if (name->length == length && memcmp(name->text, text, length) == 0) return name->number;
    slot = (slot + 1) & names->mask;
  }
  return 0;
}
