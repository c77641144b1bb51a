#include "cscan.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

/// One bit per byte of a block of 64 that equals one of three signs.
static inline uint64_t mask64(const uint8_t *block, uint8_t a, uint8_t b, uint8_t c) {
#if defined(__SSE2__)
  const __m128i va = _mm_set1_epi8((char)a), vb = _mm_set1_epi8((char)b), vc = _mm_set1_epi8((char)c);
  uint64_t mask = 0;
  for (int part = 0; part < 4; part++) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(block + 16 * part));
    __m128i hit = _mm_or_si128(
        _mm_or_si128(_mm_cmpeq_epi8(bytes, va), _mm_cmpeq_epi8(bytes, vb)), _mm_cmpeq_epi8(bytes, vc));
    mask |= (uint64_t)(uint32_t)_mm_movemask_epi8(hit) << (16 * part);
  }
  return mask;
#elif defined(__ARM_NEON) && defined(__aarch64__)
  static const uint8_t bit[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const uint8x16_t va = vdupq_n_u8(a), vb = vdupq_n_u8(b), vc = vdupq_n_u8(c), weight = vld1q_u8(bit);
  uint8x16_t hit[4];
  for (int part = 0; part < 4; part++) {
    uint8x16_t bytes = vld1q_u8(block + 16 * part);
    hit[part] = vandq_u8(
        vorrq_u8(vorrq_u8(vceqq_u8(bytes, va), vceqq_u8(bytes, vb)), vceqq_u8(bytes, vc)), weight);
  }
  uint8x16_t low = vpaddq_u8(hit[0], hit[1]), high = vpaddq_u8(hit[2], hit[3]);
  uint8x16_t sum = vpaddq_u8(vpaddq_u8(low, high), vdupq_n_u8(0));
  return vgetq_lane_u64(vreinterpretq_u64_u8(sum), 0);
#else
  uint64_t mask = 0;
  for (int place = 0; place < 64; place++) {
    uint8_t byte = block[place];
    mask |= (uint64_t)(byte == a || byte == b || byte == c) << place;
  }
  return mask;
#endif
}

static inline size_t write_bits(uint64_t mask, uint32_t base, uint32_t *positions) {
  size_t count = 0;
  while (mask) {
    positions[count++] = base + (uint32_t)__builtin_ctzll(mask);
    mask &= mask - 1;
  }
  return count;
}

size_t cscan_positions(
    const uint8_t *bytes, size_t length, uint8_t a, uint8_t b, uint8_t c, uint32_t *positions) {
  size_t count = 0, place = 0;
  for (; place + 64 <= length; place += 64) {
    count += write_bits(mask64(bytes + place, a, b, c), (uint32_t)place, positions + count);
  }
  if (place < length) {
    uint8_t tail[64];
    size_t rest = length - place;
    memset(tail, 0, sizeof tail);
    memcpy(tail, bytes + place, rest);
    uint64_t mask = mask64(tail, a, b, c);
    mask &= ((uint64_t)1 << rest) - 1;
    count += write_bits(mask, (uint32_t)place, positions + count);
  }
  return count;
}

int cscan_is_utf8(const uint8_t *bytes, size_t length) {
  size_t place = 0;
  while (place < length) {
    uint64_t word;
    while (place + 8 <= length) {
      memcpy(&word, bytes + place, 8);
      if (word & 0x8080808080808080u) break;
      place += 8;
    }
    while (place < length && bytes[place] < 0x80) place++;
    while (place < length && bytes[place] >= 0x80) {
      uint8_t lead = bytes[place], low = 0x80, high = 0xBF;
      size_t size;
      if (lead >= 0xC2 && lead <= 0xDF) {
        size = 2;
      } else if (lead >= 0xE0 && lead <= 0xEF) {
        size = 3;
        if (lead == 0xE0) low = 0xA0;
        if (lead == 0xED) high = 0x9F;
      } else if (lead >= 0xF0 && lead <= 0xF4) {
        size = 4;
        if (lead == 0xF0) low = 0x90;
        if (lead == 0xF4) high = 0x8F;
      } else {
        return 0;
      }
      for (size_t next = 1; next < size; next++) {
        if (place + next == length) return 1;
        uint8_t byte = bytes[place + next];
        if (byte < low || byte > high) return 0;
        low = 0x80;
        high = 0xBF;
      }
      place += size;
    }
  }
  return 1;
}
