// Names given by the caller, found by their bytes: an open-addressed table, never resized after building.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *text;
  uint32_t length;
  uint16_t number;
} cxml_name;

typedef struct {
  char *storage;
  cxml_name *slots;
  uint32_t mask;
  uint16_t count;
} cxml_names;

/// Builds the table; 0 when there is no memory or there are too many names.
int cxml_names_build(cxml_names *, const char *joined, size_t length);
void cxml_names_free(cxml_names *);
/// The 1-based number of a name, 0 for one that is not in the table.
uint16_t cxml_names_find(const cxml_names *, const char *text, size_t length);
