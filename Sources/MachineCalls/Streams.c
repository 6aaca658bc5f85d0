#include "Waits.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Some C libraries have macros for these where code is optimized.
#undef fread_unlocked
#undef fwrite_unlocked

// Streams that an app's code reads. The C library reads for them itself: a protected file is not to be used behind a lock, and
// a pipe may be one that another thread of the app fills. What a stream has in memory already needs neither.

static size_t in_memory(const FILE *stream) { return (size_t)(stream->_IO_read_end - stream->_IO_read_ptr); }

/// How a stream is read.
enum way {
    /// By the C library.
    by_library,
    /// Piece by piece, with a wait of the phone's time before each.
    piece_by_piece,
    /// Not at all; the error says why.
    not_at_all,
};

static enum way way_to_read(FILE *stream, size_t count) {
    if (in_memory(stream) >= count || !vigil_is_watched()) return by_library;
    int error = errno;
    int file = fileno(stream);
    errno = error;
    if (file < 0) return by_library;
    if (!vigil_may_use(file)) {
        stream->_flags |= _IO_ERR_SEEN;
        return not_at_all;
    }
    return vigil_may_wait_for(file) ? piece_by_piece : by_library;
}

/// Reads what a stream has, at least a byte.
static ssize_t read_piece(void *given, char *bytes, size_t count) {
    static __typeof__(fgetc_unlocked) *next_byte;
    if (next_byte == NULL) next_byte = (__typeof__(fgetc_unlocked) *)dlsym(RTLD_NEXT, "fgetc_unlocked");
    FILE *stream = given;
    size_t done = 0;
    if (count == 0) return 0;
    if (in_memory(stream) == 0) vigil_wait_for_file(fileno(stream), POLLIN);
    // The first byte fetches what the pipe has.
    do {
        bool had_failed = ferror_unlocked(stream) != 0;
        int byte = next_byte(stream);
        if (byte == EOF) return done == 0 && !had_failed && ferror_unlocked(stream) ? -1 : (ssize_t)done;
        bytes[done++] = (char)byte;
    } while (done < count && in_memory(stream) > 0);
    return (ssize_t)done;
}

/// A stream without memory of its own before another one.
static FILE *open_before(FILE *stream) {
    FILE *before = fopencookie(stream, "r", (cookie_io_functions_t){.read = read_piece});
    if (before != NULL) setvbuf(before, NULL, _IONBF, 0);
    return before;
}

/// Gives back what was taken and not used.
static void close_before(FILE *before, FILE *stream) {
    int error = errno;
    if (in_memory(before) > 0) ungetc((unsigned char)*before->_IO_read_ptr, stream);
    fclose(before);
    errno = error;
}

/// Stands in front of a function that reads a stream.
#define READ(name, result, none, count, parameters, arguments) \
    result name parameters { \
        NEXT(name); \
        enum way way = way_to_read(stream, count); \
        if (way == not_at_all) return none; \
        FILE *own = stream; \
        if (way == piece_by_piece && (stream = open_before(own)) == NULL) return none; \
        result answer = next arguments; \
        if (way == piece_by_piece) close_before(stream, own); \
        return answer; \
    }

READ(
    fread, size_t, 0, size * times, (void *restrict bytes, size_t size, size_t times, FILE *restrict stream),
    (bytes, size, times, stream))
READ(
    fread_unlocked, size_t, 0, size * times, (void *restrict bytes, size_t size, size_t times, FILE *restrict stream),
    (bytes, size, times, stream))

/// How much a line needs to be in memory: nothing where its end is there already.
static size_t line_in(const FILE *stream, int end, size_t count) {
    size_t there = in_memory(stream);
    return there > 0 && memchr(stream->_IO_read_ptr, end, there < count ? there : count) != NULL ? 0 : count;
}

READ(
    fgets, char *, NULL, line_in(stream, '\n', count > 0 ? (size_t)count - 1 : 0),
    (char *restrict bytes, int count, FILE *restrict stream), (bytes, count, stream))
READ(
    fgets_unlocked, char *, NULL, line_in(stream, '\n', count > 0 ? (size_t)count - 1 : 0),
    (char *restrict bytes, int count, FILE *restrict stream), (bytes, count, stream))

ssize_t __getdelim(char **restrict line, size_t *restrict size, int end, FILE *restrict stream);
READ(
    __getdelim, ssize_t, -1, line_in(stream, end, SIZE_MAX), (char **restrict line, size_t *restrict size, int end, FILE *restrict stream),
    (line, size, end, stream))

ssize_t getdelim(char **restrict line, size_t *restrict size, int end, FILE *restrict stream) {
    return __getdelim(line, size, end, stream);
}

ssize_t getline(char **restrict line, size_t *restrict size, FILE *restrict stream) {
    return __getdelim(line, size, '\n', stream);
}

/// The same for a function that reads one byte.
#define READ_BYTE(name) \
    int name(FILE *stream) { \
        NEXT(name); \
        enum way way = way_to_read(stream, 1); \
        if (way == by_library) return next(stream); \
        char byte; \
        return way == piece_by_piece && read_piece(stream, &byte, 1) == 1 ? (unsigned char)byte : EOF; \
    }

int __uflow(FILE *stream);
READ_BYTE(fgetc)
READ_BYTE(getc)
READ_BYTE(fgetc_unlocked)
READ_BYTE(getc_unlocked)
// What the two above become in code that was compiled for speed.
READ_BYTE(__uflow)

// Formats.

#define FORMAT(name, of_list) \
    int of_list(FILE *restrict stream, const char *restrict format, va_list list); \
    int name(FILE *restrict stream, const char *restrict format, ...); \
    int name(FILE *restrict stream, const char *restrict format, ...) { \
        va_list list; \
        va_start(list, format); \
        int count = of_list(stream, format, list); \
        va_end(list); \
        return count; \
    }

#define FORMAT_OF(standard) \
    int standard##_vfscanf(FILE *restrict stream, const char *restrict format, va_list list); \
    READ( \
        standard##_vfscanf, int, EOF, SIZE_MAX, (FILE *restrict stream, const char *restrict format, va_list list), \
        (stream, format, list)) \
    FORMAT(standard##_fscanf, standard##_vfscanf)

FORMAT_OF(__isoc99)
FORMAT_OF(__isoc23)

// What is compiled with the checks of the C library.

size_t __fread_chk(void *restrict bytes, size_t room, size_t size, size_t times, FILE *restrict stream);
READ(
    __fread_chk, size_t, 0, size * times,
    (void *restrict bytes, size_t room, size_t size, size_t times, FILE *restrict stream),
    (bytes, room, size, times, stream))
char *__fgets_chk(char *restrict bytes, size_t room, int count, FILE *restrict stream);
READ(
    __fgets_chk, char *, NULL, line_in(stream, '\n', count > 0 ? (size_t)count - 1 : 0),
    (char *restrict bytes, size_t room, int count, FILE *restrict stream), (bytes, room, count, stream))
