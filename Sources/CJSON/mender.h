// Rewrites what simdjson refuses into what it reads, losing no more than the faulty part.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cjson {

// Writes a mended copy of a record into `mended`, with padding behind it, and its length into `length`.
//
// Returns what was mended, as `cjson_mending` bits; 0 when nothing was found to mend.
uint32_t mend(const uint8_t *bytes, size_t count, std::vector<uint8_t> &mended, size_t &length);

}  // namespace cjson
