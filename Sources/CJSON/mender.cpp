#include "mender.h"

#include <cstring>
#include <string>

#include "cjson.h"
#include "splitter.h"

namespace cjson {

namespace {

// The length of the well-formed UTF-8 character at `bytes`, 0 when it is none (Unicode 15, table 3-7).
size_t character_length(const uint8_t *bytes, size_t count) {
  uint8_t first = bytes[0];
  if (first < 0x80) return 1;
  size_t need = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  if (need == 0 || need > count) return 0;
  uint8_t low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  uint8_t high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  if (bytes[1] < low || bytes[1] > high) return 0;
  for (size_t i = 2; i < need; i++) {
    if ((bytes[i] & 0xC0) != 0x80) return 0;
  }
  return need;
}

// The four hexadecimal digits at `bytes`, or -1.
int hex4(const uint8_t *bytes, size_t count) {
  if (count < 4) return -1;
  int value = 0;
  for (int i = 0; i < 4; i++) {
    int digit = bytes[i] >= '0' && bytes[i] <= '9' ? bytes[i] - '0'
        : (bytes[i] | 0x20) >= 'a' && (bytes[i] | 0x20) <= 'f' ? (bytes[i] | 0x20) - 'a' + 10 : -1;
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Whether a word is a JSON number.
bool is_number(const std::string &word) {
  size_t at = 0;
  if (at < word.size() && word[at] == '-') at++;
  size_t whole = at;
  while (at < word.size() && is_digit(word[at])) at++;
  if (at == whole || (at - whole > 1 && word[whole] == '0')) return false;
  if (at < word.size() && word[at] == '.') {
    size_t fraction = ++at;
    while (at < word.size() && is_digit(word[at])) at++;
    if (at == fraction) return false;
  }
  if (at < word.size() && (word[at] == 'e' || word[at] == 'E')) {
    at++;
    if (at < word.size() && (word[at] == '+' || word[at] == '-')) at++;
    size_t exponent = at;
    while (at < word.size() && is_digit(word[at])) at++;
    if (at == exponent) return false;
  }
  return at == word.size();
}

// Whether 64 bits surely hold a number: at most 18 digits before the point, no exponent beyond 99.
bool is_small(const std::string &word) {
  size_t end = word.find_first_of(".eE");
  size_t digits = (end == std::string::npos ? word.size() : end) - (word[0] == '-' ? 1 : 0);
  size_t exponent = word.find_first_of("eE");
  if (exponent != std::string::npos) {
    exponent++;
    if (word[exponent] == '+' || word[exponent] == '-') exponent++;
    if (word.size() - exponent > 2) return false;
  }
  return digits <= 18;
}

class copy {
 public:
  explicit copy(std::vector<uint8_t> &out) : out_(out) { out_.clear(); }
  void add(uint8_t byte) { out_.push_back(byte); }
  void add(const uint8_t *bytes, size_t count) { out_.insert(out_.end(), bytes, bytes + count); }
  void add(const char *text) { add(reinterpret_cast<const uint8_t *>(text), std::strlen(text)); }

 private:
  std::vector<uint8_t> &out_;
};

// Copies an escape; `at` stands behind the backslash and is moved behind the escape.
uint32_t mend_escape(const uint8_t *bytes, size_t count, size_t &at, copy &out) {
  uint8_t sign = bytes[at];
  if (sign != 0 && std::strchr("\"\\/bfnrt", sign)) {
    out.add('\\');
    out.add(sign);
    at++;
    return 0;
  }
  int unit = sign == 'u' ? hex4(bytes + at + 1, count - at - 1) : -1;
  if (unit < 0) {
    // No escape at all: a backslash that the writer forgot to double.
    out.add("\\\\");
    return CJSON_MENDED_ESCAPES;
  }
  if (unit < 0xD800 || unit > 0xDFFF) {
    out.add('\\');
    out.add(bytes + at, 5);
    at += 5;
    return 0;
  }
  bool has_second = unit < 0xDC00 && count - at > 10 && bytes[at + 5] == '\\' && bytes[at + 6] == 'u';
  int second = has_second ? hex4(bytes + at + 7, count - at - 7) : -1;
  if (second >= 0xDC00 && second <= 0xDFFF) {
    out.add('\\');
    out.add(bytes + at, 11);
    at += 11;
    return 0;
  }
  out.add("\xEF\xBF\xBD");
  at += 5;
  return CJSON_MENDED_ESCAPES;
}

uint32_t mend_string(const uint8_t *bytes, size_t count, size_t &at, copy &out) {
  uint32_t mended = 0;
  out.add('"');
  at++;
  while (at < count && bytes[at] != '"') {
    uint8_t byte = bytes[at];
    if (byte == '\\' && at + 1 < count) {
      at++;
      mended |= mend_escape(bytes, count, at, out);
    } else if (byte < 0x20) {
      static const char digits[] = "0123456789abcdef";
      out.add("\\u00");
      out.add(uint8_t(digits[byte >> 4]));
      out.add(uint8_t(digits[byte & 15]));
      mended |= CJSON_MENDED_BYTES;
      at++;
    } else if (size_t length = character_length(bytes + at, count - at)) {
      out.add(bytes + at, length);
      at += length;
    } else {
      out.add("\xEF\xBF\xBD");
      mended |= CJSON_MENDED_BYTES;
      at++;
    }
  }
  if (at < count) {
    out.add('"');
    at++;
  }
  return mended;
}

// A word outside strings: a literal, a number, or something that JSON does not know.
uint32_t mend_word(const std::string &word, copy &out) {
  if (word == "true" || word == "false" || word == "null" || (is_number(word) && is_small(word))) {
    out.add(word.c_str());
    return 0;
  }
  if (is_number(word)) {
    out.add('"');
    out.add(word.c_str());
    out.add('"');
    return CJSON_MENDED_NUMBERS;
  }
  out.add(word == "True" ? "true" : word == "False" ? "false" : "null");
  return CJSON_MENDED_WORDS;
}

bool is_word_sign(uint8_t byte) {
  return byte == '+' || byte == '-' || byte == '.' || byte == '_' || is_digit(char(byte))
      || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
}

}  // namespace

uint32_t mend(const uint8_t *bytes, size_t count, std::vector<uint8_t> &mended, size_t &length) {
  uint32_t found = 0;
  copy out(mended);
  size_t at = 0;
  while (at < count) {
    uint8_t byte = bytes[at];
    if (byte == '"') {
      found |= mend_string(bytes, count, at, out);
    } else if (is_word_sign(byte)) {
      size_t end = at;
      while (end < count && is_word_sign(bytes[end])) end++;
      found |= mend_word(std::string(reinterpret_cast<const char *>(bytes) + at, end - at), out);
      at = end;
    } else if (byte == ',') {
      size_t ahead = at + 1;
      while (ahead < count && (bytes[ahead] <= ' ')) ahead++;
      if (ahead < count && (bytes[ahead] == ']' || bytes[ahead] == '}')) found |= CJSON_MENDED_COMMAS;
      else out.add(byte);
      at++;
    } else {
      out.add(byte);
      at++;
    }
  }
  length = mended.size();
  mended.resize(length + padding);
  return found;
}

}  // namespace cjson
