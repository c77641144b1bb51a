#pragma once
#include <stddef.h>
#include <stdint.h>

/// A decompressor of one stream (gzip, zstd, xz, bzip2, lz4), fed by a prefix and then by a file descriptor.
typedef struct carchive_stream carchive_stream;

/// Opens a stream over `prefix` followed by what `descriptor` still gives (-1: nothing more). The prefix is
/// copied; the descriptor stays the caller's. NULL when there is no memory or the stream is not understood.
carchive_stream *carchive_open(const uint8_t *prefix, size_t prefix_length, int descriptor);

/// Reads up to `capacity` decompressed bytes: their number, 0 at the end, -1 on an error.
ptrdiff_t carchive_read(carchive_stream *stream, void *buffer, size_t capacity);

/// The last error in words, never NULL; valid until the next call.
const char *carchive_error(carchive_stream *stream);

void carchive_close(carchive_stream *stream);
