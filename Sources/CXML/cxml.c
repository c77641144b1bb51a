#include "cxml.h"

#include <libxml/SAX2.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "parser.h"

// References in attributes come decoded only with NOENT; that is safe, since no entity can be declared.
enum { OPTIONS = XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_NOENT };
enum { PIECE = 256 * 1024, MOST_RESUMPTIONS = 1000 };

#if LIBXML_VERSION >= 21200
typedef const xmlError *error_pointer;
#else
typedef xmlErrorPtr error_pointer;
#endif

// MARK: Events and faults

int cxml_append(text_buffer *buffer, const void *bytes, size_t length) {
  if (buffer->length + length > buffer->capacity) {
    size_t capacity = buffer->capacity ? buffer->capacity * 2 : 4096;
    while (capacity < buffer->length + length) capacity *= 2;
    char *grown = realloc(buffer->bytes, capacity);
    if (!grown) return 0;
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  if (length > 0) memcpy(buffer->bytes + buffer->length, bytes, length);
  buffer->length += length;
  return 1;
}

void cxml_stop(cxml_parser *parser, cxml_status status) {
  if (parser->status == CXML_OK) parser->status = status;
  if (parser->context) xmlStopParser(parser->context);
}

uint32_t cxml_line(const cxml_parser *parser) {
  const xmlParserCtxt *context = parser->context;
  return parser->lines_before + (context && context->input ? (uint32_t)context->input->line : 0);
}

void cxml_emit_range(cxml_parser *parser, cxml_kind kind, uint16_t name, size_t start, size_t length) {
  if (parser->count == parser->capacity) {
    size_t capacity = parser->capacity ? parser->capacity * 2 : 1024;
    cxml_event *grown = realloc(parser->events, capacity * sizeof(cxml_event));
    if (!grown) {
      cxml_stop(parser, CXML_NO_MEMORY);
      return;
    }
    parser->events = grown;
    parser->capacity = capacity;
  }
  parser->events[parser->count++] =
      (cxml_event){(uint32_t)start, (uint32_t)length, cxml_line(parser), name, (uint8_t)kind};
}

void cxml_emit(cxml_parser *parser, cxml_kind kind, uint16_t name, const void *text, size_t length) {
  size_t start = parser->text.length;
  if (length > 0 && (start + length > UINT32_MAX || !cxml_append(&parser->text, text, length))) {
    cxml_stop(parser, CXML_NO_MEMORY);
    return;
  }
  cxml_emit_range(parser, kind, name, start, length);
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

void cxml_refuse(cxml_parser *parser, const char *why) {
  if (parser->status != CXML_OK) return;
  parser->fault_count = 0;  // the refusal is what there is to say
  add_fault(parser, cxml_line(parser), 0, why);
  cxml_stop(parser, CXML_REFUSED);
}

static void entity_declared(
    void *user, const xmlChar *name, int type, const xmlChar *public_id, const xmlChar *system_id, xmlChar *content) {
  cxml_refuse(user, "the document declares an entity, which no music list needs");
}

// An ampersand that begins no reference known to XML is text: `AT&T`, `&eacute;`.
static void keep_stray_reference(cxml_parser *parser) {
  xmlParserInputPtr input = parser->context->input;
  if (!input) return;
  const xmlChar *from = input->cur;
  while (from > input->base && input->cur - from < 64) {
    if (*--from == '&') {
      parser->context->sax->characters(parser, from, (int)(input->cur - from));
      return;
    }
  }
}

static void fault_raised(void *user, error_pointer error) {
  cxml_parser *parser = user;
  if (parser->status != CXML_OK) return;
  if (error->level < XML_ERR_ERROR && error->code != XML_WAR_UNDECLARED_ENTITY) return;
  xmlParserInputPtr input = parser->context->input;
  int is_at_end = parser->is_ended && parser->clean_length == 0 && (!input || input->cur >= input->end);
  switch (error->code) {
    case XML_ERR_NAME_REQUIRED:
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
    case XML_ERR_UNDECLARED_ENTITY:
    case XML_WAR_UNDECLARED_ENTITY: keep_stray_reference(parser); break;
    case XML_ERR_DOCUMENT_END: parser->goes_on = !is_at_end; break;
    default: break;
  }
  uint32_t at = parser->lines_before + (uint32_t)error->line;
  add_fault(parser, at, is_at_end || error->code == XML_ERR_TAG_NOT_FINISHED,
            error->message ? error->message : "unknown fault");
}

// MARK: Input

// Hands the events on. Text of a value that goes on stays.
static void hand_on(cxml_parser *parser) {
  parser->take(parser->caller, (cxml_batch){parser->events, parser->count, (const uint8_t *)parser->text.bytes});
  parser->count = 0;
  if (parser->collects == TO_VALUE) {
    size_t kept = parser->text.length - parser->value_start;
    memmove(parser->text.bytes, parser->text.bytes + parser->value_start, kept);
    parser->text.length = kept;
    parser->value_start = 0;
  } else {
    parser->text.length = 0;
  }
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
      parser->ignores_encoding = 1;
    } else if (left >= 4 && strncasecmp(name, "utf-8", 5) != 0 && strncasecmp(name, "utf8", 4) != 0) {
      parser->sieve.checks_utf8 = 0;
    }
    return;
  }
}

// Reads the next piece through the sieve; 0 when the input could not be read or there is no memory.
static int refill(cxml_parser *parser) {
  while (parser->clean_length == 0 && !parser->is_ended) {
    long count = parser->read(parser->caller, parser->piece, PIECE);
    if (count < 0) {
      parser->status = CXML_STOPPED;
      return 0;
    }
    parser->is_ended = count == 0;
    if (!parser->context && !parser->heeded) {
      heed_declaration(parser, parser->piece, (size_t)count);
      parser->heeded = 1;
    }
    if (parser->mode == CXML_BARE) {
      parser->clean = parser->piece;
      parser->clean_length = (size_t)count;
    } else if (!cxml_sieve_pass(&parser->sieve, parser->piece, (size_t)count, count == 0, &parser->clean,
                                &parser->clean_length)) {
      parser->status = CXML_NO_MEMORY;
      return 0;
    }
  }
  return 1;
}

// Fills the buffer whole where the input suffices: libxml2 looks for whole words in what one read gives.
static int read_input(void *user, char *buffer, int capacity) {
  cxml_parser *parser = user;
  size_t filled = 0;
  while (parser->status == CXML_OK && filled < (size_t)capacity) {
    if (parser->clean_length == 0) {
      if (parser->is_ended) break;
      hand_on(parser);
      if (!refill(parser)) break;
      continue;
    }
    size_t left = (size_t)capacity - filled;
    size_t count = parser->clean_length < left ? parser->clean_length : left;
    memcpy(buffer + filled, parser->clean, count);
    filled += count;
    parser->clean += count;
    parser->clean_length -= count;
  }
  return (int)filled;
}

// MARK: Parsing

cxml_parser *cxml_open(cxml_mode mode, const char *names, size_t length) {
  cxml_parser *parser = calloc(1, sizeof *parser);
  if (!parser) return NULL;
  parser->mode = mode;
  parser->sieve.checks_utf8 = 1;
  parser->piece = malloc(PIECE);
  if (!parser->piece || !cxml_names_build(&parser->names, names, length)) {
    cxml_close(parser);
    return NULL;
  }
  return parser;
}

static void close_context(cxml_parser *parser) {
  if (!parser->context) return;
  if (parser->context->myDoc) xmlFreeDoc(parser->context->myDoc);
  xmlFreeParserCtxt(parser->context);
  parser->context = NULL;
}

void cxml_close(cxml_parser *parser) {
  if (!parser) return;
  close_context(parser);
  cxml_names_free(&parser->names);
  cxml_sieve_free(&parser->sieve);
  free(parser->piece);
  free(parser->pending.bytes);
  free(parser->text.bytes);
  free(parser->events);
  free(parser);
}

static int open_context(cxml_parser *parser) {
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.serror = (xmlStructuredErrorFunc)fault_raised;
  handler.entityDecl = entity_declared;
  switch (parser->mode) {
    case CXML_PROPERTY_LIST: cxml_handle_property_list(&handler); break;
    case CXML_ELEMENTS: cxml_handle_elements(&handler); break;
    case CXML_BARE: cxml_handle_nothing(&handler); break;
  }
  handler.ignorableWhitespace = handler.characters;
  handler.cdataBlock = handler.characters;
  parser->context = xmlCreateIOParserCtxt(&handler, parser, read_input, NULL, parser, XML_CHAR_ENCODING_NONE);
  if (!parser->context) return 0;
  xmlCtxtUseOptions(parser->context, OPTIONS | (parser->ignores_encoding ? XML_PARSE_IGNORE_ENC : 0));
  cxml_find_tags(parser);
  parser->depth = 0;
  return 1;
}

// Takes up what stands behind the end of the document as if its root were still open.
static int resume(cxml_parser *parser, uint8_t **rest) {
  static const char root[] = "<plist>";
  xmlParserInputPtr input = parser->context->input;
  if (!input || (input->buf && input->buf->encoder)) return 0;
  size_t left = (size_t)(input->end - input->cur), root_length = sizeof root - 1;
  uint8_t *joined = malloc(root_length + left + parser->clean_length + 1);
  if (!joined) return 0;
  memcpy(joined, root, root_length);
  memcpy(joined + root_length, input->cur, left);
  if (parser->clean_length > 0) memcpy(joined + root_length + left, parser->clean, parser->clean_length);
  parser->clean = joined;
  parser->clean_length += root_length + left;
  parser->lines_before = cxml_line(parser) - 1;
  close_context(parser);
  free(*rest);
  *rest = joined;
  return open_context(parser);
}

cxml_status cxml_parse(cxml_parser *parser, cxml_read read, cxml_take take, void *context) {
  parser->read = read;
  parser->take = take;
  parser->caller = context;
  uint8_t *rest = NULL;
  if (refill(parser) && !open_context(parser)) parser->status = CXML_NO_MEMORY;
  for (int round = 0; parser->status == CXML_OK && round < MOST_RESUMPTIONS; round++) {
    parser->goes_on = 0;
    xmlParseDocument(parser->context);
    if (parser->status != CXML_OK || !parser->goes_on || parser->mode != CXML_PROPERTY_LIST) break;
    if (!resume(parser, &rest)) break;
  }
  if (parser->status == CXML_OK && (parser->goes_on || parser->context->disableSAX)) parser->status = CXML_STOPPED;
  hand_on(parser);
  free(rest);
  return parser->status;
}

// MARK: Results

size_t cxml_fault_count(const cxml_parser *parser) { return parser->fault_count; }

cxml_fault cxml_fault_at(const cxml_parser *parser, size_t index) {
  if (index >= MOST_FAULTS || index >= parser->fault_count) return (cxml_fault){0, 0, ""};
  return (cxml_fault){
      parser->faults[index].line, parser->faults[index].is_truncation, parser->faults[index].message};
}

size_t cxml_bad_bytes(const cxml_parser *parser) { return parser->sieve.bad_bytes; }
size_t cxml_control_characters(const cxml_parser *parser) { return parser->sieve.control_characters; }
uint32_t cxml_first_repair_line(const cxml_parser *parser) { return parser->sieve.first_repair_line; }
