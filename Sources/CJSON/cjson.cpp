#include "cjson.h"

#include <simdjson.h>

#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "mender.h"
#include "splitter.h"

static_assert(cjson::padding >= simdjson::SIMDJSON_PADDING, "records need the padding that simdjson wants");

namespace {

constexpr size_t most_keys = 4000;

// Keys by number, and numbers by key. The texts live as long as the reader.
class key_table {
 public:
  uint16_t find_or_add(std::string_view key) {
    auto known = numbers_.find(key);
    if (known != numbers_.end()) return known->second;
    if (texts_.size() >= most_keys || key.size() > 256) return 0;
    texts_.push_back(std::make_unique<std::string>(key));
    uint16_t number = uint16_t(texts_.size());
    numbers_.emplace(std::string_view(*texts_.back()), number);
    return number;
  }
  const std::string *text(uint16_t number) const {
    return number >= 1 && number <= texts_.size() ? texts_[number - 1].get() : nullptr;
  }

 private:
  std::vector<std::unique_ptr<std::string>> texts_;
  std::unordered_map<std::string_view, uint16_t> numbers_;
};

}  // namespace

struct cjson_reader {
  cjson_reader(cjson_shape shape, const std::string &paths) : splitter(shape, paths) {}

  cjson::splitter splitter;
  simdjson::dom::parser parser;
  key_table keys;
  std::vector<cjson_node> nodes;
  std::vector<uint8_t> mended;

  simdjson::error_code parse(const uint8_t *bytes, size_t length) {
    simdjson::dom::element root;
    auto error = parser.parse(bytes, length, false).get(root);
    if (error) return error;
    nodes.clear();
    flatten(root, 0);
    return simdjson::SUCCESS;
  }

  // Depth is bounded by simdjson's limit of 1024.
  void flatten(simdjson::dom::element value, uint16_t key) {
    size_t place = nodes.size();
    nodes.push_back(cjson_node{});
    cjson_node node{};
    node.key = key;
    switch (value.type()) {
      case simdjson::dom::element_type::ARRAY:
        node.type = CJSON_ARRAY;
        for (simdjson::dom::element child : simdjson::dom::array(value)) {
          flatten(child, 0);
          node.length++;
        }
        break;
      case simdjson::dom::element_type::OBJECT:
        node.type = CJSON_OBJECT;
        for (simdjson::dom::key_value_pair member : simdjson::dom::object(value)) {
          flatten(member.value, keys.find_or_add(member.key));
          node.length++;
        }
        break;
      case simdjson::dom::element_type::STRING: {
        std::string_view text = value.get_string().value_unsafe();
        node.type = CJSON_TEXT;
        node.length = uint32_t(text.size());
        node.text = reinterpret_cast<const uint8_t *>(text.data());
        break;
      }
      case simdjson::dom::element_type::INT64:
        node.type = CJSON_INTEGER;
        node.integer = value.get_int64().value_unsafe();
        break;
      case simdjson::dom::element_type::UINT64:
        node.type = CJSON_UNSIGNED;
        node.integer = int64_t(value.get_uint64().value_unsafe());
        break;
      case simdjson::dom::element_type::DOUBLE:
        node.type = CJSON_REAL;
        node.real = value.get_double().value_unsafe();
        break;
      case simdjson::dom::element_type::BOOL:
        node.type = value.get_bool().value_unsafe() ? CJSON_TRUE : CJSON_FALSE;
        break;
      case simdjson::dom::element_type::NULL_VALUE: node.type = CJSON_NULL; break;
    }
    node.next = uint32_t(nodes.size());
    nodes[place] = node;
  }
};

extern "C" {

cjson_reader *cjson_open(
    cjson_shape shape, const char *paths, size_t paths_length, const char *names, size_t names_length) try {
  auto reader = std::make_unique<cjson_reader>(shape, std::string(paths ? paths : "", paths_length));
  size_t from = 0;
  for (size_t at = 0; names_length > 0 && at <= names_length; at++) {
    if (at < names_length && names[at] != '\n') continue;
    reader->keys.find_or_add(std::string_view(names + from, at - from));
    from = at + 1;
  }
  return reader.release();
} catch (const std::bad_alloc &) {
  return nullptr;
}

void cjson_close(cjson_reader *reader) { delete reader; }

size_t cjson_record_limit(void) { return cjson::record_limit; }

cjson_status cjson_feed(cjson_reader *reader, const uint8_t *bytes, size_t length, int is_last) try {
  reader->splitter.feed(bytes, length, is_last != 0);
  return CJSON_NEEDS_MORE;
} catch (const std::bad_alloc &) {
  return CJSON_NO_MEMORY;
}

cjson_status cjson_next(cjson_reader *reader, cjson_record *record) try {
  cjson::piece piece;
  *record = cjson_record{};
  record->reader = reader;
  cjson_status status = reader->splitter.next(piece);
  record->line = reader->splitter.line();
  if (status != CJSON_RECORD) return status;
  record->line = piece.line;
  record->path = piece.path;
  const uint8_t *bytes = reader->splitter.bytes() + piece.start;
  // Bytes of the next record may stand where simdjson wants padding: it reads them and heeds them not.
  auto error = reader->parse(bytes, piece.length);
  if (error && error != simdjson::MEMALLOC && error != simdjson::DEPTH_ERROR) {
    size_t length = 0;
    record->mended = cjson::mend(bytes, piece.length, reader->mended, length);
    if (record->mended) error = reader->parse(reader->mended.data(), length);
  }
  if (error == simdjson::MEMALLOC) return CJSON_NO_MEMORY;
  if (error) {
    record->message = error == simdjson::DEPTH_ERROR ? "nested more than 1024 deep" : simdjson::error_message(error);
    return CJSON_BAD_RECORD;
  }
  record->nodes = reader->nodes.data();
  record->count = reader->nodes.size();
  return CJSON_RECORD;
} catch (const std::bad_alloc &) {
  return CJSON_NO_MEMORY;
}

const char *cjson_key(const cjson_reader *reader, uint16_t number, size_t *length) {
  const std::string *text = reader->keys.text(number);
  *length = text ? text->size() : 0;
  return text ? text->data() : nullptr;
}

int cjson_is_truncated(const cjson_reader *reader) { return reader->splitter.is_truncated(); }
uint32_t cjson_truncation_line(const cjson_reader *reader) { return reader->splitter.truncation_line(); }
int cjson_found_path(const cjson_reader *reader, uint32_t path) { return reader->splitter.found(path); }
uint32_t cjson_line(const cjson_reader *reader) { return reader->splitter.line(); }

}
