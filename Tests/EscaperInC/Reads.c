#define _GNU_SOURCE
#include "EscaperInC.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// Each way in which code of an app could read a file. All give how many bytes they got, or -1 with an error.

enum { reads_at_most = 64, size = 16 };

/// A file, by its path, and open already.
struct secret {
    const char *path, *other;
    int number, file;
    FILE *stream;
};

static int files[reads_at_most];
static FILE *streams[reads_at_most];

static long read_closing(int file) {
    char bytes[size];
    if (file < 0) return -1;
    long count = read(file, bytes, sizeof bytes);
    int error = errno;
    close(file);
    errno = error;
    return count;
}

/// What a stream gives; none is an error.
static long read_stream(FILE *stream) {
    char bytes[size];
    if (stream == NULL) return -1;
    size_t count = fread(bytes, 1, sizeof bytes, stream);
    return count > 0 || !ferror(stream) ? (long)count : -1;
}

static long length_of(const char *text) { return text == NULL ? -1 : (long)strlen(text); }

/// How many bytes a second file got.
static long copied(const struct secret *s, ssize_t (*copy)(int from, int to)) {
    int to = open(s->other, O_CREAT | O_RDWR, 0600);
    ssize_t count = copy(s->file, to);
    int error = errno;
    close(to);
    errno = error;
    return count;
}

static ssize_t by_sendfile(int from, int to) { return sendfile(to, from, NULL, size); }

static ssize_t by_range(int from, int to) { return copy_file_range(from, NULL, to, NULL, size, 0); }

static ssize_t by_splice(int from, int to) {
    (void)to;
    int ends[2];
    if (pipe(ends) != 0) return -1;
    ssize_t count = splice(from, NULL, ends[1], NULL, size, 0);
    int error = errno;
    close(ends[0]), close(ends[1]);
    errno = error;
    return count;
}

static long mapped(void *memory) {
    if (memory == MAP_FAILED) return -1;
    long count = (long)strnlen(memory, size);
    munmap(memory, size);
    return count;
}

#define READ(name, ...) \
    static long read_##name(const struct secret *s) { \
        char bytes[size] = ""; \
        struct iovec part = {bytes, sizeof bytes}; \
        (void)s, (void)part; \
        __VA_ARGS__ \
    }

// What is opened.
READ(open, return read_closing(open(s->path, O_RDONLY));)
READ(open64, return read_closing(open64(s->path, O_RDONLY));)
READ(openat, return read_closing(openat(AT_FDCWD, s->path, O_RDONLY));)
READ(open_to_write, return read_closing(open(s->path, O_RDWR));)
READ(syscall_openat, return read_closing((int)syscall(SYS_openat, AT_FDCWD, s->path, O_RDONLY));)
READ(fopen, return read_stream(fopen(s->path, "r"));)
READ(fopen64, return read_stream(fopen64(s->path, "r"));)
READ(freopen, return read_stream(freopen(s->path, "r", fopen("/dev/null", "r")));)
READ(link, return link(s->path, s->other) == 0 ? read_stream(fopen(s->other, "r")) : -1;)
READ(symlink, return symlink(s->path, s->other) == 0 ? read_stream(fopen(s->other, "r")) : -1;)
READ(renameat, return renameat(AT_FDCWD, s->path, AT_FDCWD, s->other) == 0 ? read_stream(fopen(s->other, "r")) : -1;)
READ(open_again, snprintf(bytes, sizeof bytes, "/dev/fd/%d", s->file); return read_closing(open(bytes, O_RDONLY));)
READ(ifstream, return escaper_read_stream(s->number, s->path);)

// What was open before.
READ(read, return read(s->file, bytes, sizeof bytes);)
READ(pread, return pread(s->file, bytes, sizeof bytes, 0);)
READ(pread64, return pread64(s->file, bytes, sizeof bytes, 0);)
READ(readv, return readv(s->file, &part, 1);)
READ(preadv, return preadv(s->file, &part, 1, 0);)
READ(preadv64, return preadv64(s->file, &part, 1, 0);)
READ(preadv2, return preadv2(s->file, &part, 1, 0, 0);)
READ(dup, return read_closing(dup(s->file));)
READ(fdopen, return read_stream(fdopen(s->file, "r"));)
READ(mmap, return mapped(mmap(NULL, size, PROT_READ, MAP_PRIVATE, s->file, 0));)
READ(mmap64, return mapped(mmap64(NULL, size, PROT_READ, MAP_SHARED, s->file, 0));)
READ(sendfile, return copied(s, by_sendfile);)
READ(copy_file_range, return copied(s, by_range);)
READ(splice, return copied(s, by_splice);)
READ(syscall_read, return syscall(SYS_read, s->file, bytes, sizeof bytes);)
READ(syscall_pread, return syscall(SYS_pread64, s->file, bytes, sizeof bytes, 0);)
READ(fread, return read_stream(s->stream);)
READ(fgets, return length_of(fgets(bytes, sizeof bytes, s->stream));)
READ(getc, return getc(s->stream) == EOF ? -1 : 1;)
READ(getc_unlocked, return getc_unlocked(s->stream) == EOF ? -1 : 1;)
READ(fscanf, return fscanf(s->stream, "%15s", bytes) == 1 ? length_of(bytes) : -1;)
READ(getline, char *line = NULL; size_t room = 0; long count = getline(&line, &room, s->stream); free(line); return count;)
READ(ifstream_open, return escaper_read_stream(s->number, NULL);)

#define ROW(name) {#name, read_##name}
static const struct {
    const char *name;
    long (*read)(const struct secret *);
} reads[] = {
    ROW(open), ROW(open64), ROW(openat), ROW(open_to_write), ROW(syscall_openat), ROW(fopen), ROW(fopen64), ROW(freopen),
    ROW(link), ROW(symlink), ROW(renameat), ROW(open_again), ROW(ifstream), ROW(read), ROW(pread), ROW(pread64),
    ROW(readv), ROW(preadv), ROW(preadv64), ROW(preadv2), ROW(dup), ROW(fdopen), ROW(mmap), ROW(mmap64), ROW(sendfile),
    ROW(copy_file_range), ROW(splice), ROW(syscall_read), ROW(syscall_pread), ROW(fread), ROW(fgets), ROW(getc),
    ROW(getc_unlocked), ROW(fscanf), ROW(getline), ROW(ifstream_open),
};
enum { read_count = sizeof reads / sizeof reads[0] };

const char *escaper_read_way(int number) { return number < read_count ? reads[number].name : NULL; }

void escaper_open(int number, const char *path) {
    files[number] = open(path, O_RDONLY);
    streams[number] = fopen(path, "r");
    escaper_open_stream(number, path);
}

int escaper_read(int number, const char *path, const char *other) {
    struct secret secret = {path, other, number, files[number], streams[number]};
    errno = 0;
    long count = reads[number].read(&secret);
    return count < 0 ? -errno : (int)count;
}
