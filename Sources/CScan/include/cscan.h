#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes where in `bytes` the signs `a`, `b` and `c` stand, in order, and answers how many there are.
/// `positions` must have room for `length + 64` places: whole blocks are written before they are counted.
size_t cscan_positions(
    const uint8_t *bytes, size_t length, uint8_t a, uint8_t b, uint8_t c, uint32_t *positions);

/// Whether `bytes` are well-formed UTF-8 (Unicode 16, table 3-7); a sequence that the end cuts off passes.
int cscan_is_utf8(const uint8_t *bytes, size_t length);
