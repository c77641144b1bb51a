#include "splitter.h"

#include <algorithm>
#include <cstring>

namespace cjson {

namespace {

bool is_blank(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

// Where a string's text goes on being plain: the next quote or backslash at or after `from`, or `end`.
size_t next_quote(const uint8_t *bytes, size_t from, size_t end) {
  // Eight at a time: a byte is zero after the exclusive or where it equals the sign sought. Borrows make
  // false alarms behind a true one only.
  constexpr uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;
  while (from + 8 <= end) {
    uint64_t word;
    std::memcpy(&word, bytes + from, 8);
    uint64_t quotes = word ^ (ones * '"'), strokes = word ^ (ones * '\\');
    if ((((quotes - ones) & ~quotes) | ((strokes - ones) & ~strokes)) & tops) break;
    from += 8;
  }
  while (from < end && bytes[from] != '"' && bytes[from] != '\\') from++;
  return from;
}

std::vector<std::string> split(const std::string &text, char separator) {
  std::vector<std::string> parts;
  if (text.empty()) return parts;
  size_t from = 0;
  while (true) {
    size_t end = text.find(separator, from);
    parts.push_back(text.substr(from, end == std::string::npos ? end : end - from));
    if (end == std::string::npos) return parts;
    from = end + 1;
  }
}

}  // namespace

splitter::splitter(cjson_shape shape, const std::string &paths) : shape_(shape) {
  std::vector<std::string> lines = split(paths, '\n');
  if (lines.empty()) lines.push_back("");
  if (lines.size() > 64) lines.resize(64);
  for (const std::string &line : lines) paths_.push_back(split(line, '/'));
  found_.resize(paths_.size());
}

void splitter::feed(const uint8_t *bytes, size_t length, bool is_last) {
  // What lies before the record under construction is done with.
  size_t keep = in_record_ ? start_ : position_;
  if (keep > 0) {
    std::memmove(buffer_.data(), buffer_.data() + keep, length_ - keep);
    length_ -= keep;
    position_ -= keep;
    if (in_record_) start_ -= keep;
  }
  size_t needed = length_ + length + padding;
  if (buffer_.size() < needed) buffer_.resize(std::max(needed, in_record_ ? buffer_.size() * 2 : needed));
  if (length > 0) std::memcpy(buffer_.data() + length_, bytes, length);
  length_ += length;
  std::memset(buffer_.data() + length_, 0, padding);
  is_last_ = is_last;
  if (skips_mark_ && (length_ >= 3 || is_last)) {
    if (length_ >= 3 && std::memcmp(buffer_.data(), "\xEF\xBB\xBF", 3) == 0) position_ = 3;
    skips_mark_ = false;
  }
}

void splitter::count_lines(size_t from, size_t to) {
  line_ += uint32_t(std::count(buffer_.begin() + long(from), buffer_.begin() + long(to), '\n'));
}

cjson_status splitter::next(piece &found) {
  switch (shape_) {
    case CJSON_LINES: return next_line(found);
    case CJSON_DOCUMENT: return next_document(found);
    default: return next_element(found);
  }
}

cjson_status splitter::next_line(piece &found) {
  while (position_ < length_ || is_last_) {
    if (position_ >= length_) return CJSON_END;
    const uint8_t *start = buffer_.data() + position_;
    const uint8_t *end = static_cast<const uint8_t *>(std::memchr(start, '\n', length_ - position_));
    if (!end && !is_last_) {
      if (length_ - position_ > record_limit) return CJSON_TOO_LONG;
      return CJSON_NEEDS_MORE;
    }
    size_t line_end = end ? size_t(end - buffer_.data()) : length_;
    size_t from = position_, to = line_end;
    while (from < to && is_blank(buffer_[from])) from++;
    while (to > from && is_blank(buffer_[to - 1])) to--;
    uint32_t line = line_;
    position_ = line_end + (end ? 1 : 0);
    if (end) line_++;
    if (from == to) continue;
    found = piece{from, to - from, line, 1};
    return CJSON_RECORD;
  }
  return CJSON_NEEDS_MORE;
}

cjson_status splitter::next_document(piece &found) {
  if (length_ > document_limit) return CJSON_TOO_LONG;
  if (!is_last_) {
    // Everything is kept: the position stays at the beginning.
    in_record_ = true;
    start_ = std::min(position_, length_);
    return CJSON_NEEDS_MORE;
  }
  size_t from = in_record_ ? start_ : position_;
  size_t to = length_;
  while (from < to && is_blank(buffer_[from])) {
    line_ += buffer_[from] == '\n';
    from++;
  }
  while (to > from && is_blank(buffer_[to - 1])) to--;
  in_record_ = false;
  position_ = length_;
  if (from == to) return CJSON_END;
  found = piece{from, to - from, line_, 1};
  count_lines(from, to);
  return CJSON_RECORD;
}

// Goes on inside a record to its end; false when the bytes do not suffice.
bool splitter::finish_record(piece &found) {
  const uint8_t *bytes = buffer_.data();
  size_t at = position_;
  const size_t end = length_;
  while (at < end) {
    if (in_string_) {
      if (escaped_) {
        escaped_ = false;
        at++;
        continue;
      }
      at = next_quote(bytes, at, end);
      if (at == end) break;
      if (bytes[at] == '\\') escaped_ = true;
      else in_string_ = false;
      at++;
      if (!in_string_ && depth_ == 0 && !escaped_) break;  // a string as a record
      continue;
    }
    uint8_t byte = bytes[at];
    if (in_scalar_) {
      if (byte == ',' || byte == ']' || byte == '}' || is_blank(byte)) break;
      at++;
      continue;
    }
    at++;
    switch (byte) {
      case '"': in_string_ = true; break;
      case '{':
      case '[': depth_++; break;
      case '}':
      case ']': depth_--; break;
      default: break;
    }
    if (depth_ == 0 && !in_string_) break;
  }
  bool ends_here = !in_string_ && depth_ == 0 && (!in_scalar_ || at < end || is_last_);
  position_ = at;
  if (!ends_here) return false;
  found = piece{start_, at - start_, start_line_, stack_.back().records};
  count_lines(start_, at);
  in_record_ = in_scalar_ = false;
  return true;
}

// A container opens outside records: it may hold records, lead to them, or be passed over.
void splitter::open(bool is_object) {
  uint64_t paths = 0;
  uint32_t records = 0;
  if (surplus_ > 0 || stack_.size() >= 64) {
    surplus_++;
    return;
  }
  if (stack_.empty()) {
    paths = paths_.size() == 64 ? ~uint64_t(0) : (uint64_t(1) << paths_.size()) - 1;
  } else if (stack_.back().is_object && stack_.back().paths && has_key_) {
    for (size_t path = 0; path < paths_.size(); path++) {
      size_t level = stack_.size() - 1;
      bool leads = (stack_.back().paths >> path & 1) && level < paths_[path].size() && paths_[path][level] == key_;
      if (leads) paths |= uint64_t(1) << path;
    }
  }
  if (!is_object) {
    for (size_t path = 0; path < paths_.size(); path++) {
      if ((paths >> path & 1) && paths_[path].size() == stack_.size()) {
        records = uint32_t(path + 1);
        found_[path] = true;
        break;
      }
    }
    paths = 0;
  }
  stack_.push_back(container{is_object, paths, records});
  expects_key_ = is_object;
  has_key_ = false;
}

cjson_status splitter::end_of_input() {
  if (in_record_ || in_string_ || !stack_.empty()) {
    truncated_ = true;
    truncation_line_ = in_record_ ? start_line_ : line_;
    in_record_ = in_string_ = false;
    stack_.clear();
  }
  position_ = length_;
  return CJSON_END;
}

cjson_status splitter::next_element(piece &found) {
  while (true) {
    if (in_record_) {
      if (finish_record(found)) return CJSON_RECORD;
      if (is_last_) return end_of_input();
      return length_ - start_ > record_limit ? CJSON_TOO_LONG : CJSON_NEEDS_MORE;
    }
    if (position_ == length_) return is_last_ ? end_of_input() : CJSON_NEEDS_MORE;
    if (in_string_) {
      // A key, or a text that is passed over.
      size_t end = next_quote(buffer_.data(), position_, length_);
      if (escaped_) {
        end = position_ + 1;
        escaped_ = false;
        if (expects_key_ && key_.size() < 256) key_.push_back(char(buffer_[position_]));
        count_lines(position_, end);
        position_ = end;
        continue;
      }
      if (expects_key_ && key_.size() < 256) key_.append(buffer_.begin() + long(position_), buffer_.begin() + long(end));
      count_lines(position_, end);
      position_ = end;
      if (end == length_) continue;
      if (buffer_[end] == '\\') escaped_ = true;
      else in_string_ = false;
      position_++;
      continue;
    }
    uint8_t byte = buffer_[position_];
    bool in_records = surplus_ == 0 && !stack_.empty() && stack_.back().records > 0;
    if (in_records && !is_blank(byte) && byte != ',' && byte != ']' && byte != '}') {
      in_record_ = true;
      start_ = position_;
      start_line_ = line_;
      depth_ = 0;
      in_scalar_ = byte != '{' && byte != '[' && byte != '"';
      continue;
    }
    position_++;
    switch (byte) {
      case '\n': line_++; break;
      case '"':
        in_string_ = true;
        if (expects_key_) {
          key_.clear();
          has_key_ = true;
        }
        break;
      case ':': expects_key_ = false; break;
      case ',':
        if (surplus_ == 0 && !stack_.empty() && stack_.back().is_object) {
          expects_key_ = true;
          has_key_ = false;
        }
        break;
      case '{': open(true); break;
      case '[': open(false); break;
      case '}':
      case ']':
        if (surplus_ > 0) surplus_--;
        else if (!stack_.empty()) stack_.pop_back();
        expects_key_ = has_key_ = false;
        break;
      default: break;
    }
  }
}

}  // namespace cjson
