// Elements with their attributes and text, and the handlers that do nothing.
#include <string.h>

#include "parser.h"

static void begin_element(
    void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes) {
  cxml_parser *parser = user;
  if (++parser->depth > DEEPEST) {
    cxml_refuse(parser, "elements nested more than 256 deep");
    return;
  }
  uint16_t number = cxml_names_find(&parser->names, (const char *)name, strlen((const char *)name));
  parser->open[parser->depth].name = number;
  parser->open[parser->depth].start = parser->pending.length;
  if (number == 0) return;
  cxml_emit(parser, CXML_BEGIN, number, NULL, 0);
  for (int i = 0; i < attribute_count; i++) {
    const xmlChar **attribute = attributes + 5 * i;
    const char *attribute_name = (const char *)attribute[0];
    uint16_t code = cxml_names_find(&parser->names, attribute_name, strlen(attribute_name));
    if (code) cxml_emit(parser, CXML_ATTRIBUTE, code, attribute[3], (size_t)(attribute[4] - attribute[3]));
  }
}

static void end_element(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  cxml_parser *parser = user;
  if (parser->depth == 0) return;
  uint16_t number = parser->open[parser->depth].name;
  size_t start = parser->open[parser->depth].start;
  parser->depth--;
  if (number) {
    cxml_emit(parser, CXML_END, number, parser->pending.bytes + start, parser->pending.length - start);
    parser->pending.length = start;
  }
}

static void text_in_element(void *user, const xmlChar *bytes, int length) {
  cxml_parser *parser = user;
  if (parser->depth > 0 && parser->open[parser->depth].name
      && !cxml_append(&parser->pending, bytes, (size_t)length))
    cxml_stop(parser, CXML_NO_MEMORY);
}

// To compare against: the cost of libxml2 itself.

static void begin_nothing(
    void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes) {}
static void end_nothing(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {}
static void text_nothing(void *user, const xmlChar *bytes, int length) {}

void cxml_handle_elements(xmlSAXHandler *handler) {
  handler->startElementNs = begin_element;
  handler->endElementNs = end_element;
  handler->characters = text_in_element;
}

void cxml_handle_nothing(xmlSAXHandler *handler) {
  handler->startElementNs = begin_nothing;
  handler->endElementNs = end_nothing;
  handler->characters = text_nothing;
}
