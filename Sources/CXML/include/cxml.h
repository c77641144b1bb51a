/// XML as a stream of small events, over libxml2's SAX2 parser.
///
/// No header of libxml2 escapes. Names that matter are given when the parser is opened and come back as
/// numbers, so that a reader compares no text per element. Events come in batches, one per piece of input.
///
/// Nothing is loaded from outside and no entity can be declared: the first declaration stops the parser with
/// `CXML_REFUSED`. Everything else that is wrong is passed over where libxml2 can go on; see `cxml_fault_at`.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// What libxml2's events are turned into.
typedef enum {
  /// Elements with their attributes and text, for those whose names were given.
  CXML_ELEMENTS = 0,
  /// Apple's property lists: containers, and the values of those keys whose names were given.
  CXML_PROPERTY_LIST = 1,
  /// No events at all: libxml2 with empty handlers, to compare against.
  CXML_BARE = 2,
} cxml_mode;

typedef enum {
  /// An element begins; `name` tells which. Only in CXML_ELEMENTS.
  CXML_BEGIN = 1,
  /// An attribute of the element begun last: `name` and text.
  CXML_ATTRIBUTE,
  /// An element ends; the text is all text that stood in it before, between or after its known children.
  CXML_END,
  /// A dictionary, an array; `name` is the key it belongs to, 0 for another or none. Only in CXML_PROPERTY_LIST.
  CXML_DICTIONARY_BEGIN,
  CXML_DICTIONARY_END,
  CXML_ARRAY_BEGIN,
  CXML_ARRAY_END,
  /// Values of known keys, as text.
  CXML_STRING,
  CXML_INTEGER,
  CXML_REAL,
  CXML_DATE,
  CXML_DATA,
  CXML_TRUE,
  CXML_FALSE,
} cxml_kind;

typedef struct {
  /// Where the text begins in `cxml_batch.text`.
  uint32_t start;
  uint32_t length;
  /// The 1-based line in the file.
  uint32_t line;
  /// The 1-based place of the name among those given at opening.
  uint16_t name;
  /// A `cxml_kind`.
  uint8_t kind;
} cxml_event;

typedef struct {
  const cxml_event *events;
  size_t count;
  /// UTF-8, not terminated.
  const uint8_t *text;
} cxml_batch;

typedef enum {
  CXML_OK = 0,
  /// The document declares an entity or nests deeper than 256 elements; `cxml_fault_at` says where.
  CXML_REFUSED = 1,
  /// libxml2 gave up and will read no more.
  CXML_STOPPED = 2,
  CXML_NO_MEMORY = 3,
} cxml_status;

typedef struct {
  uint32_t line;
  /// The document ended too early.
  uint8_t is_truncation;
  /// libxml2's sentence, without a line end; valid until the parser is closed.
  const char *message;
} cxml_fault;

typedef struct cxml_parser cxml_parser;

/// Opens a parser; `names` are joined by line feeds, at most 4000.
///
/// Returns null when there is no memory.
cxml_parser *cxml_open(cxml_mode mode, const char *names, size_t length);
void cxml_close(cxml_parser *);

/// Fills `buffer`; returns how many bytes, 0 at the end, a negative number to stop.
typedef long (*cxml_read)(void *context, uint8_t *buffer, size_t capacity);
/// Takes the events since the last call; they are valid during the call only.
typedef void (*cxml_take)(void *context, cxml_batch);

/// Parses a whole document. A parser parses one.
///
/// The bytes must be UTF-8 unless the document declares another 8-bit encoding; ill-formed sequences become
/// U+FFFD and control characters are dropped, both counted. Where a document goes on behind its last end tag,
/// as one does that lost an opening tag, so does the parser.
cxml_status cxml_parse(cxml_parser *, cxml_read, cxml_take, void *context);

/// How many faults there were in all; the first 32 are kept.
size_t cxml_fault_count(const cxml_parser *);
cxml_fault cxml_fault_at(const cxml_parser *, size_t index);
/// How many bytes were ill-formed UTF-8, how many control characters were dropped, and the line of the first.
size_t cxml_bad_bytes(const cxml_parser *);
size_t cxml_control_characters(const cxml_parser *);
uint32_t cxml_first_repair_line(const cxml_parser *);
/// The line that the parser has reached.
uint32_t cxml_line(const cxml_parser *);
