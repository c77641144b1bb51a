// What the parts of the parser share.
#pragma once

#include <libxml/parser.h>
#include <stddef.h>
#include <stdint.h>

#include "cxml.h"
#include "names.h"
#include "sieve.h"

enum { MOST_FAULTS = 32, MESSAGE_LENGTH = 160, DEEPEST = 256 };

typedef struct {
  char *bytes;
  size_t length, capacity;
} text_buffer;

// The elements of a property list, in the order of their names in property_list.c.
typedef enum { KEY, STRING, INTEGER, DICT, TRUE_TAG, FALSE_TAG, DATE, ARRAY, REAL, DATA, TAGS } cxml_tag;

struct cxml_parser {
  xmlParserCtxtPtr context;
  cxml_mode mode;
  cxml_names names;
  cxml_sieve sieve;
  // libxml2 keeps every name once: equal names are equal pointers.
  const xmlChar *tags[TAGS];
  // Text of the element being read; in CXML_ELEMENTS of all open known elements, end to end.
  text_buffer pending;
  // CXML_PROPERTY_LIST: where text goes, the number of the last key, and where the value's text begins.
  enum { NOWHERE, TO_KEY, TO_VALUE } collects;
  uint16_t key;
  size_t value_start;
  // CXML_ELEMENTS: for each open element its number and where its text began.
  struct {
    uint16_t name;
    size_t start;
  } open[DEEPEST + 2];
  int depth;
  // The batch.
  cxml_event *events;
  size_t count, capacity;
  text_buffer text;
  // What went wrong.
  struct {
    uint32_t line;
    uint8_t is_truncation;
    char message[MESSAGE_LENGTH];
  } faults[MOST_FAULTS];
  size_t fault_count;
  cxml_status status;
  // The input: what the sieve let pass of the last piece and libxml2 has not taken yet.
  cxml_read read;
  cxml_take take;
  void *caller;
  uint8_t *piece;
  const uint8_t *clean;
  size_t clean_length;
  int is_ended;
  // Whether the declaration was looked at, and whether what it says of the encoding is not so.
  int heeded;
  int ignores_encoding;
  // Lines before the part of the document that `context` reads.
  uint32_t lines_before;
  int goes_on;
};

// Adds bytes; 0 when there is no memory.
int cxml_append(text_buffer *, const void *bytes, size_t length);
// Ends the parsing for a reason.
void cxml_stop(cxml_parser *, cxml_status);
// Ends the parsing of a document that is refused.
void cxml_refuse(cxml_parser *, const char *why);
// Adds an event whose text is given, or stands in the batch's text already.
void cxml_emit(cxml_parser *, cxml_kind, uint16_t name, const void *text, size_t length);
void cxml_emit_range(cxml_parser *, cxml_kind, uint16_t name, size_t start, size_t length);

// The handlers of each mode.
void cxml_handle_property_list(xmlSAXHandler *);
void cxml_find_tags(cxml_parser *);
void cxml_handle_elements(xmlSAXHandler *);
void cxml_handle_nothing(xmlSAXHandler *);
