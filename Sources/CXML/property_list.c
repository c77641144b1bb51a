// Property lists: keys are found by number, values of unknown keys are passed over.
#include "parser.h"

static const char *const tag_names[TAGS] = {"key",  "string", "integer", "dict", "true",
                                            "false", "date",   "array",   "real", "data"};

static void begin_in_list(
    void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes) {
  cxml_parser *parser = user;
  if (++parser->depth > DEEPEST) {
    cxml_refuse(parser, "elements nested more than 256 deep");
    return;
  }
  const xmlChar **tags = parser->tags;
  if (parser->collects == TO_VALUE) parser->text.length = parser->value_start;  // an element inside a value
  if (name == tags[KEY]) {
    parser->collects = TO_KEY;
    parser->pending.length = 0;
  } else if (name == tags[DICT]) {
    cxml_emit(parser, CXML_DICTIONARY_BEGIN, parser->key, NULL, 0);
    parser->key = 0;
    parser->collects = NOWHERE;
  } else if (name == tags[ARRAY]) {
    cxml_emit(parser, CXML_ARRAY_BEGIN, parser->key, NULL, 0);
    parser->key = 0;
    parser->collects = NOWHERE;
  } else {
    parser->collects = parser->key != 0 ? TO_VALUE : NOWHERE;
    parser->value_start = parser->text.length;
  }
}

static void end_in_list(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  cxml_parser *parser = user;
  parser->depth--;
  size_t length = parser->collects == TO_VALUE ? parser->text.length - parser->value_start : 0;
  parser->collects = NOWHERE;
  const xmlChar **tags = parser->tags;
  if (name == tags[KEY]) {
    parser->key = cxml_names_find(&parser->names, parser->pending.bytes, parser->pending.length);
    return;
  }
  if (name == tags[DICT]) {
    cxml_emit(parser, CXML_DICTIONARY_END, 0, NULL, 0);
  } else if (name == tags[ARRAY]) {
    cxml_emit(parser, CXML_ARRAY_END, 0, NULL, 0);
  } else if (parser->key != 0) {
    cxml_kind kind = 0;
    if (name == tags[STRING]) kind = CXML_STRING;
    else if (name == tags[INTEGER]) kind = CXML_INTEGER;
    else if (name == tags[TRUE_TAG]) kind = CXML_TRUE;
    else if (name == tags[FALSE_TAG]) kind = CXML_FALSE;
    else if (name == tags[DATE]) kind = CXML_DATE;
    else if (name == tags[REAL]) kind = CXML_REAL;
    else if (name == tags[DATA]) kind = CXML_DATA;
    if (kind) cxml_emit_range(parser, kind, parser->key, parser->value_start, length);
  }
  parser->key = 0;
}

static void text_in_list(void *user, const xmlChar *bytes, int length) {
  cxml_parser *parser = user;
  if (parser->collects == NOWHERE) return;
  text_buffer *buffer = parser->collects == TO_KEY ? &parser->pending : &parser->text;
  if (!cxml_append(buffer, bytes, (size_t)length)) cxml_stop(parser, CXML_NO_MEMORY);
}

void cxml_handle_property_list(xmlSAXHandler *handler) {
  handler->startElementNs = begin_in_list;
  handler->endElementNs = end_in_list;
  handler->characters = text_in_list;
}

void cxml_find_tags(cxml_parser *parser) {
  for (int i = 0; i < TAGS; i++) {
    parser->tags[i] = xmlDictLookup(parser->context->dict, (const xmlChar *)tag_names[i], -1);
  }
}
