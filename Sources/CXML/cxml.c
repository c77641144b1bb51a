#include "cxml.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "names.h"
#include "sieve.h"

// References in attributes come decoded only with NOENT; that is safe, since no entity can be declared.
enum { OPTIONS = XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_NOENT };

enum { MOST_FAULTS = 32, MESSAGE_LENGTH = 160, DEEPEST = 256 };

#if LIBXML_VERSION >= 21200
typedef const xmlError *error_pointer;
#else
typedef xmlErrorPtr error_pointer;
#endif

typedef struct {
  char *bytes;
  size_t length, capacity;
} text_buffer;

// The elements of a property list, in the order of `tags`.
typedef enum { KEY, STRING, INTEGER, DICT, TRUE_TAG, FALSE_TAG, DATE, ARRAY, REAL, DATA, TAGS } tag;
static const char *const tag_names[TAGS] = {"key",  "string", "integer", "dict", "true",
                                            "false", "date",   "array",   "real", "data"};

struct cxml_parser {
  xmlParserCtxtPtr context;
  cxml_mode mode;
  cxml_names names;
  cxml_sieve sieve;
  // libxml2 keeps every name once: equal names are equal pointers.
  const xmlChar *tags[TAGS];
  // Text of the element being read; in CXML_ELEMENTS of all open known elements, end to end.
  text_buffer pending;
  int collects;
  uint16_t key;
  // CXML_ELEMENTS: for each open element its number and where its text began.
  struct {
    uint16_t name;
    size_t start;
  } open[DEEPEST + 1];
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
  int is_first;
  int is_ended;
  cxml_status status;
};

// MARK: Buffers

static int append(text_buffer *buffer, const void *bytes, size_t length) {
  if (buffer->length + length > buffer->capacity) {
    size_t capacity = buffer->capacity ? buffer->capacity * 2 : 4096;
    while (capacity < buffer->length + length) capacity *= 2;
    char *grown = realloc(buffer->bytes, capacity);
    if (!grown) return 0;
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->length, bytes, length);
  buffer->length += length;
  return 1;
}

static void stop(cxml_parser *parser, cxml_status status) {
  if (parser->status == CXML_OK) parser->status = status;
  xmlStopParser(parser->context);
}

static uint32_t line(const cxml_parser *parser) {
  return parser->context->input ? (uint32_t)parser->context->input->line : 0;
}

static void emit(cxml_parser *parser, cxml_kind kind, uint16_t name, const void *text, size_t length) {
  if (parser->count == parser->capacity) {
    size_t capacity = parser->capacity ? parser->capacity * 2 : 1024;
    cxml_event *grown = realloc(parser->events, capacity * sizeof(cxml_event));
    if (!grown) {
      stop(parser, CXML_NO_MEMORY);
      return;
    }
    parser->events = grown;
    parser->capacity = capacity;
  }
  size_t start = parser->text.length;
  if (length > 0 && (start + length > UINT32_MAX || !append(&parser->text, text, length))) {
    stop(parser, CXML_NO_MEMORY);
    return;
  }
  parser->events[parser->count++] =
      (cxml_event){(uint32_t)start, (uint32_t)length, line(parser), name, (uint8_t)kind};
}

static void add_fault(cxml_parser *parser, uint32_t at, int is_truncation, const char *message) {
  if (parser->fault_count < MOST_FAULTS) {
    char *kept = parser->faults[parser->fault_count].message;
    size_t length = 0;
    while (message[length] && message[length] != '\n' && length + 1 < MESSAGE_LENGTH) length++;
    memcpy(kept, message, length);
    kept[length] = 0;
    parser->faults[parser->fault_count].line = at;
    parser->faults[parser->fault_count].is_truncation = (uint8_t)is_truncation;
  }
  parser->fault_count++;
}

static void refuse(cxml_parser *parser, const char *why) {
  if (parser->status != CXML_OK) return;
  parser->fault_count = 0;  // the refusal is what there is to say
  add_fault(parser, line(parser), 0, why);
  stop(parser, CXML_REFUSED);
}

// MARK: Property lists

static void begin_in_list(
    void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes) {
  cxml_parser *parser = user;
  if (++parser->depth > DEEPEST) {
    refuse(parser, "elements nested more than 256 deep");
    return;
  }
  const xmlChar **tags = parser->tags;
  if (name == tags[KEY]) {
    parser->collects = 1;
    parser->pending.length = 0;
  } else if (name == tags[DICT]) {
    emit(parser, CXML_DICTIONARY_BEGIN, parser->key, NULL, 0);
    parser->key = 0;
    parser->collects = 0;
  } else if (name == tags[ARRAY]) {
    emit(parser, CXML_ARRAY_BEGIN, parser->key, NULL, 0);
    parser->key = 0;
    parser->collects = 0;
  } else {
    parser->collects = parser->key != 0;
    parser->pending.length = 0;
  }
}

static void end_in_list(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  cxml_parser *parser = user;
  parser->depth--;
  parser->collects = 0;
  const xmlChar **tags = parser->tags;
  if (name == tags[KEY]) {
    parser->key = cxml_names_find(&parser->names, parser->pending.bytes, parser->pending.length);
    return;
  }
  if (name == tags[DICT]) {
    emit(parser, CXML_DICTIONARY_END, 0, NULL, 0);
  } else if (name == tags[ARRAY]) {
    emit(parser, CXML_ARRAY_END, 0, NULL, 0);
  } else if (parser->key != 0) {
    cxml_kind kind = 0;
    if (name == tags[STRING]) kind = CXML_STRING;
    else if (name == tags[INTEGER]) kind = CXML_INTEGER;
    else if (name == tags[TRUE_TAG]) kind = CXML_TRUE;
    else if (name == tags[FALSE_TAG]) kind = CXML_FALSE;
    else if (name == tags[DATE]) kind = CXML_DATE;
    else if (name == tags[REAL]) kind = CXML_REAL;
    else if (name == tags[DATA]) kind = CXML_DATA;
    if (kind) emit(parser, kind, parser->key, parser->pending.bytes, parser->pending.length);
  }
  parser->key = 0;
}

static void text_in_list(void *user, const xmlChar *bytes, int length) {
  cxml_parser *parser = user;
  if (parser->collects && !append(&parser->pending, bytes, (size_t)length)) stop(parser, CXML_NO_MEMORY);
}

// MARK: Elements

static void begin_element(
    void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes) {
  cxml_parser *parser = user;
  if (++parser->depth > DEEPEST) {
    refuse(parser, "elements nested more than 256 deep");
    return;
  }
  uint16_t number = cxml_names_find(&parser->names, (const char *)name, strlen((const char *)name));
  parser->open[parser->depth].name = number;
  parser->open[parser->depth].start = parser->pending.length;
  if (number == 0) return;
  emit(parser, CXML_BEGIN, number, NULL, 0);
  for (int i = 0; i < attribute_count; i++) {
    const xmlChar **attribute = attributes + 5 * i;
    const char *attribute_name = (const char *)attribute[0];
    uint16_t code = cxml_names_find(&parser->names, attribute_name, strlen(attribute_name));
    if (code) emit(parser, CXML_ATTRIBUTE, code, attribute[3], (size_t)(attribute[4] - attribute[3]));
  }
}

static void end_element(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  cxml_parser *parser = user;
  if (parser->depth == 0) return;
  uint16_t number = parser->open[parser->depth].name;
  size_t start = parser->open[parser->depth].start;
  parser->depth--;
  if (number) {
    emit(parser, CXML_END, number, parser->pending.bytes + start, parser->pending.length - start);
    parser->pending.length = start;
  }
}

static void text_in_element(void *user, const xmlChar *bytes, int length) {
  cxml_parser *parser = user;
  if (parser->depth > 0 && parser->open[parser->depth].name
      && !append(&parser->pending, bytes, (size_t)length))
    stop(parser, CXML_NO_MEMORY);
}

// MARK: Nothing

static void begin_nothing(
    void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes) {}
static void end_nothing(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {}
static void text_nothing(void *user, const xmlChar *bytes, int length) {}

// MARK: Entities and faults

static void entity_declared(
    void *user, const xmlChar *name, int type, const xmlChar *public_id, const xmlChar *system_id, xmlChar *content) {
  refuse(user, "the document declares an entity, which no music list needs");
}

// An ampersand that begins no reference known to XML is text: `AT&T`, `&eacute;`.
static void keep_stray_reference(cxml_parser *parser) {
  xmlParserInputPtr input = parser->context->input;
  if (!input || parser->mode == CXML_BARE) return;
  const xmlChar *from = input->cur;
  while (from > input->base && input->cur - from < 64) {
    if (*--from == '&') {
      int length = (int)(input->cur - from);
      if (parser->mode == CXML_PROPERTY_LIST) text_in_list(parser, from, length);
      else text_in_element(parser, from, length);
      return;
    }
  }
}

static void fault_raised(void *user, error_pointer error) {
  cxml_parser *parser = user;
  if (parser->status != CXML_OK || error->level < XML_ERR_ERROR) {
    if (error->code != XML_WAR_UNDECLARED_ENTITY || parser->status != CXML_OK) return;
  }
  switch (error->code) {
    case XML_ERR_NAME_REQUIRED:
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
    case XML_ERR_UNDECLARED_ENTITY:
    case XML_WAR_UNDECLARED_ENTITY: keep_stray_reference(parser); break;
    default: break;
  }
  int is_truncation = error->code == XML_ERR_TAG_NOT_FINISHED || error->code == XML_ERR_DOCUMENT_EMPTY
      || (error->code == XML_ERR_DOCUMENT_END && parser->is_ended);
  add_fault(parser, (uint32_t)error->line, is_truncation, error->message ? error->message : "unknown fault");
}

// MARK: Opening and feeding

cxml_parser *cxml_open(cxml_mode mode, const char *names, size_t length) {
  cxml_parser *parser = calloc(1, sizeof *parser);
  if (!parser) return NULL;
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.serror = (xmlStructuredErrorFunc)fault_raised;
  handler.entityDecl = entity_declared;
  switch (mode) {
    case CXML_PROPERTY_LIST:
      handler.startElementNs = begin_in_list;
      handler.endElementNs = end_in_list;
      handler.characters = text_in_list;
      break;
    case CXML_ELEMENTS:
      handler.startElementNs = begin_element;
      handler.endElementNs = end_element;
      handler.characters = text_in_element;
      break;
    case CXML_BARE:
      handler.startElementNs = begin_nothing;
      handler.endElementNs = end_nothing;
      handler.characters = text_nothing;
      break;
  }
  handler.ignorableWhitespace = handler.characters;
  handler.cdataBlock = handler.characters;
  parser->mode = mode;
  parser->is_first = 1;
  parser->sieve.checks_utf8 = 1;
  parser->context = xmlCreatePushParserCtxt(&handler, parser, NULL, 0, NULL);
  if (!parser->context || !cxml_names_build(&parser->names, names, length)) {
    cxml_close(parser);
    return NULL;
  }
  xmlCtxtUseOptions(parser->context, OPTIONS);
  for (int i = 0; i < TAGS; i++) {
    parser->tags[i] = xmlDictLookup(parser->context->dict, (const xmlChar *)tag_names[i], -1);
  }
  return parser;
}

void cxml_close(cxml_parser *parser) {
  if (!parser) return;
  if (parser->context) {
    if (parser->context->myDoc) xmlFreeDoc(parser->context->myDoc);
    xmlFreeParserCtxt(parser->context);
  }
  cxml_names_free(&parser->names);
  cxml_sieve_free(&parser->sieve);
  free(parser->pending.bytes);
  free(parser->text.bytes);
  free(parser->events);
  free(parser);
}

// What the XML declaration says of the encoding: UTF-8 when it is silent, and when it says UTF-16 of bytes
// that evidently are not (the caller converted them).
static void heed_declaration(cxml_parser *parser, const uint8_t *bytes, size_t length) {
  size_t end = 0, limit = length < 256 ? length : 256;
  while (end < limit && bytes[end] != '>') end++;
  for (size_t i = 0; i + 10 < end; i++) {
    if (memcmp(bytes + i, "encoding", 8) != 0) continue;
    size_t from = i + 8;
    while (from < end && bytes[from] != '"' && bytes[from] != '\'') from++;
    const char *name = (const char *)bytes + from + 1;
    size_t left = end > from ? end - from - 1 : 0;
    if (left >= 6 && (strncasecmp(name, "utf-16", 6) == 0 || strncasecmp(name, "utf-32", 6) == 0)) {
      xmlCtxtUseOptions(parser->context, OPTIONS | XML_PARSE_IGNORE_ENC);
    } else if (left >= 4 && strncasecmp(name, "utf-8", 5) != 0 && strncasecmp(name, "utf8", 4) != 0) {
      parser->sieve.checks_utf8 = 0;
    }
    return;
  }
}

cxml_status cxml_feed(cxml_parser *parser, const uint8_t *bytes, size_t length, int is_last) {
  parser->count = 0;
  parser->text.length = 0;
  if (parser->status != CXML_OK || parser->is_ended) return parser->status;
  parser->is_ended = is_last;
  if (parser->is_first && length > 0) {
    heed_declaration(parser, bytes, length);
    parser->is_first = 0;
  }
  const uint8_t *clean = bytes;
  size_t clean_length = length;
  if (parser->mode != CXML_BARE
      && !cxml_sieve_pass(&parser->sieve, bytes, length, is_last, &clean, &clean_length)) {
    return parser->status = CXML_NO_MEMORY;
  }
  // libxml2 takes lengths as int.
  while (1) {
    size_t part = clean_length < (1u << 24) ? clean_length : (1u << 24);
    xmlParseChunk(parser->context, (const char *)clean, (int)part, is_last && part == clean_length);
    clean += part;
    clean_length -= part;
    if (clean_length == 0) break;
  }
  if (parser->status == CXML_OK && parser->context->disableSAX) parser->status = CXML_STOPPED;
  return parser->status;
}

// MARK: Results

cxml_batch cxml_events(const cxml_parser *parser) {
  return (cxml_batch){parser->events, parser->count, (const uint8_t *)parser->text.bytes};
}

size_t cxml_fault_count(const cxml_parser *parser) { return parser->fault_count; }

cxml_fault cxml_fault_at(const cxml_parser *parser, size_t index) {
  if (index >= MOST_FAULTS || index >= parser->fault_count) return (cxml_fault){0, 0, ""};
  return (cxml_fault){
      parser->faults[index].line, parser->faults[index].is_truncation, parser->faults[index].message};
}

size_t cxml_bad_bytes(const cxml_parser *parser) { return parser->sieve.bad_bytes; }
size_t cxml_control_characters(const cxml_parser *parser) { return parser->sieve.control_characters; }
uint32_t cxml_first_repair_line(const cxml_parser *parser) { return parser->sieve.first_repair_line; }
uint32_t cxml_line(const cxml_parser *parser) { return line(parser); }
