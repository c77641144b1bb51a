// Finds where records begin and end, byte by byte, without understanding them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "cjson.h"

namespace cjson {

// Longer records are refused: no list has a song of this size.
constexpr size_t record_limit = size_t(256) << 20;
// A document that is one record may be larger.
constexpr size_t document_limit = size_t(2) << 30;
// simdjson reads this far beyond the end.
constexpr size_t padding = 64;

struct piece {
  size_t start;
  size_t length;
  uint32_t line;
  uint32_t path;
};

class splitter {
 public:
  splitter(cjson_shape shape, const std::string &paths);

  void feed(const uint8_t *bytes, size_t length, bool is_last);
  // The next whole record in `bytes()`; it stays there until the next call.
  cjson_status next(piece &);
  const uint8_t *bytes() const { return buffer_.data(); }

  bool is_truncated() const { return truncated_; }
  uint32_t truncation_line() const { return truncation_line_; }
  bool found(uint32_t path) const { return path >= 1 && path <= found_.size() && found_[path - 1]; }
  uint32_t line() const { return line_; }

 private:
  struct container {
    bool is_object;
    // Paths that this container may lie on, as bits.
    uint64_t paths;
    // For an array of records: the path, from 1.
    uint32_t records;
  };

  cjson_status next_element(piece &);
  cjson_status next_line(piece &);
  cjson_status next_document(piece &);
  bool finish_record(piece &);
  void open(bool is_object);
  cjson_status end_of_input();
  void count_lines(size_t from, size_t to);

  cjson_shape shape_;
  std::vector<std::vector<std::string>> paths_;
  std::vector<bool> found_;
  std::vector<uint8_t> buffer_;
  size_t length_ = 0;    // bytes in use, the padding not counted
  size_t position_ = 0;  // where to look on
  bool is_last_ = false;
  bool skips_mark_ = true;
  uint32_t line_ = 1;

  // Outside records.
  std::vector<container> stack_;
  size_t surplus_ = 0;  // containers deeper than the stack keeps
  std::string key_;
  bool in_string_ = false;
  bool escaped_ = false;
  bool expects_key_ = false;
  bool has_key_ = false;

  // Inside a record.
  bool in_record_ = false;
  size_t start_ = 0;
  uint32_t start_line_ = 1;
  size_t depth_ = 0;
  bool in_scalar_ = false;

  bool truncated_ = false;
  uint32_t truncation_line_ = 0;
};

}  // namespace cjson
