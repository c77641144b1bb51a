#include "carchive.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { block = 256 * 1024 };

struct carchive_stream {
  struct archive *archive;
  uint8_t *prefix;
  size_t prefix_length;
  int prefix_given;
  int descriptor;
  uint8_t *buffer;
};

static la_ssize_t give(struct archive *archive, void *context, const void **bytes) {
  carchive_stream *stream = context;
  if (!stream->prefix_given) {
    stream->prefix_given = 1;
    *bytes = stream->prefix;
    return (la_ssize_t)stream->prefix_length;
  }
  *bytes = stream->buffer;
  if (stream->descriptor < 0) return 0;
  for (;;) {
    ssize_t count = read(stream->descriptor, stream->buffer, block);
    if (count >= 0) return count;
    if (errno == EINTR) continue;
    archive_set_error(archive, errno, "%s", strerror(errno));
    return -1;
  }
}

carchive_stream *carchive_open(const uint8_t *prefix, size_t prefix_length, int descriptor) {
  carchive_stream *stream = calloc(1, sizeof *stream);
  if (!stream) return NULL;
  stream->archive = archive_read_new();
  stream->prefix = malloc(prefix_length ? prefix_length : 1);
  stream->buffer = malloc(block);
  stream->descriptor = descriptor;
  if (!stream->archive || !stream->prefix || !stream->buffer) goto failed;
  memcpy(stream->prefix, prefix, prefix_length);
  stream->prefix_length = prefix_length;
  archive_read_support_filter_gzip(stream->archive);
  archive_read_support_filter_zstd(stream->archive);
  archive_read_support_filter_xz(stream->archive);
  archive_read_support_filter_bzip2(stream->archive);
  archive_read_support_filter_lz4(stream->archive);
  archive_read_support_format_raw(stream->archive);
  archive_read_support_format_empty(stream->archive);
  if (archive_read_open(stream->archive, stream, NULL, give, NULL) != ARCHIVE_OK) goto failed;
  struct archive_entry *entry;
  int status = archive_read_next_header(stream->archive, &entry);
  if (status != ARCHIVE_OK && status != ARCHIVE_WARN && status != ARCHIVE_EOF) goto failed;
  return stream;
failed:
  carchive_close(stream);
  return NULL;
}

ptrdiff_t carchive_read(carchive_stream *stream, void *buffer, size_t capacity) {
  la_ssize_t count = archive_read_data(stream->archive, buffer, capacity);
  return count < 0 ? -1 : count;
}

const char *carchive_error(carchive_stream *stream) {
  const char *words = archive_error_string(stream->archive);
  return words ? words : "unknown fault";
}

void carchive_close(carchive_stream *stream) {
  if (!stream) return;
  if (stream->archive) archive_read_free(stream->archive);
  free(stream->prefix);
  free(stream->buffer);
  free(stream);
}
