/// JSON records out of a stream, over simdjson.
///
/// simdjson wants a whole document in memory and refuses it for one bad byte. So a splitter finds the
/// elements of the arrays that matter, each is parsed by itself, and one that is refused is repaired into a
/// copy and read again: memory is proportional to the largest record, and a bad byte costs one character.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
  /// Each element of the arrays that stand at the given paths is a record.
  CJSON_ELEMENTS = 0,
  /// Each line is a record.
  CJSON_LINES = 1,
  /// The whole input is one record.
  CJSON_DOCUMENT = 2,
} cjson_shape;

typedef enum {
  CJSON_NULL = 0,
  CJSON_FALSE,
  CJSON_TRUE,
  CJSON_INTEGER,
  /// A whole number of 64 bits that is too great for a sign; its bits stand in `integer`.
  CJSON_UNSIGNED,
  CJSON_REAL,
  CJSON_TEXT,
  CJSON_ARRAY,
  CJSON_OBJECT,
} cjson_type;

/// A value of a record. Children follow their parent; `next` leaps over them.
typedef struct {
  /// A `cjson_type`.
  uint8_t type;
  /// The number of the key that the value belongs to, 0 for an element or a key beyond the limit.
  uint16_t key;
  /// The place in the record of the value after this one and its children.
  uint32_t next;
  /// Bytes of text, or how many children.
  uint32_t length;
  union {
    /// UTF-8, not terminated.
    const uint8_t *text;
    int64_t integer;
    double real;
  };
} cjson_node;

/// What was mended in a record, as bits.
typedef enum {
  CJSON_MENDED_BYTES = 1,
  CJSON_MENDED_ESCAPES = 2,
  /// Numbers that no machine holds became texts.
  CJSON_MENDED_NUMBERS = 4,
  /// `NaN`, `Infinity` and the like became null.
  CJSON_MENDED_WORDS = 8,
  CJSON_MENDED_COMMAS = 16,
} cjson_mending;

typedef enum {
  CJSON_RECORD = 0,
  /// A record that is no JSON; `message` says why.
  CJSON_BAD_RECORD,
  /// Everything fed so far is used up.
  CJSON_NEEDS_MORE,
  CJSON_END,
  /// A record longer than the limit; nothing more will be read.
  CJSON_TOO_LONG,
  CJSON_NO_MEMORY,
} cjson_status;

typedef struct cjson_reader cjson_reader;

typedef struct {
  const cjson_node *nodes;
  size_t count;
  /// Whose record it is, to ask for the names of its keys.
  const cjson_reader *reader;
  /// The 1-based line on which the record begins.
  uint32_t line;
  /// The 1-based path at which it was found.
  uint32_t path;
  /// `cjson_mending` bits.
  uint32_t mended;
  const char *message;
} cjson_record;

/// Opens a reader. Returns null when there is no memory.
///
/// - paths: For CJSON_ELEMENTS, one path per line: keys joined by `/`; an empty line is an array at the top.
/// - names: Keys joined by line feeds that get the numbers from 1 in this order; other keys get numbers of
///   their own as they appear, up to 4000 in all.
cjson_reader *cjson_open(
    cjson_shape shape, const char *paths, size_t paths_length, const char *names, size_t names_length);
void cjson_close(cjson_reader *);

/// The longest record that is read, in bytes.
size_t cjson_record_limit(void);

/// Takes the next bytes; `is_last` ends the input. Call `cjson_next` until it needs more.
cjson_status cjson_feed(cjson_reader *, const uint8_t *bytes, size_t length, int is_last);
/// The next record; it is valid until the next call.
cjson_status cjson_next(cjson_reader *, cjson_record *);

/// The key with a number, UTF-8, not terminated; null when there is none.
const char *cjson_key(const cjson_reader *, uint16_t number, size_t *length);

/// Whether the input ended inside a value, and the line on which the unfinished record began.
int cjson_is_truncated(const cjson_reader *);
uint32_t cjson_truncation_line(const cjson_reader *);
/// Whether an array stood at the path (1-based).
int cjson_found_path(const cjson_reader *, uint32_t path);
/// The line reached.
uint32_t cjson_line(const cjson_reader *);

#ifdef __cplusplus
}
#endif
