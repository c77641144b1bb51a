#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes where in `bytes` the signs `a`, `b` and `c` stand, in order, and answers how many there are.
/// `positions` must have room for `length + 64` places: whole blocks are written before they are counted.
size_t cscan_positions(
    const uint8_t *bytes, size_t length, uint8_t a, uint8_t b, uint8_t c, uint32_t *positions);
