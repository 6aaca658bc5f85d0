#include "Waits.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Some C libraries have macros for these where code is optimized.
#undef fputs_unlocked
#undef fwrite_unlocked
#undef putchar_unlocked

// Streams that an app's code writes. The C library writes for them itself, and a pipe that is full waits for a thread of the app
// that cannot run meanwhile: so there is room for each piece before it is written.

/// What is written at once: as much as a pipe has room for where it says that it is ready.
enum { piece = PIPE_BUF };

static size_t in_memory(const FILE *stream) { return (size_t)(stream->_IO_write_ptr - stream->_IO_write_base); }

static size_t room(const FILE *stream) {
    // Nothing was written yet where there is no memory: then the whole of it is free.
    return stream->_IO_buf_end > stream->_IO_write_ptr ? (size_t)(stream->_IO_buf_end - stream->_IO_write_ptr) : 0;
}

/// The open file of a stream whose next `count` bytes may wait for a thread of the app; -1 where they do not.
static int waiting_file(FILE *stream, size_t count, bool is_flushed) {
    if (!vigil_is_watched() || (!is_flushed && count < room(stream)) || (is_flushed && in_memory(stream) == 0)) return -1;
    int error = errno, file = fileno(stream);
    errno = error;
    return file >= 0 && vigil_may_wait_for(file) ? file : -1;
}

static int (*next_flush(void))(FILE *) {
    NEXT(fflush);
    return next;
}

int fflush(FILE *stream) {
    int file = stream != NULL ? waiting_file(stream, 0, true) : -1;
    if (file >= 0) vigil_wait_for_file(file, POLLOUT);
    return next_flush()(stream);
}

int fclose(FILE *stream) {
    NEXT(fclose);
    int file = stream != NULL ? waiting_file(stream, 0, true) : -1;
    if (file >= 0) vigil_wait_for_file(file, POLLOUT);
    return next(stream);
}

typedef size_t write_function(const void *restrict, size_t, size_t, FILE *restrict);

static write_function *next_write(void) {
    static write_function *next;
    if (next == NULL) next = (write_function *)dlsym(RTLD_NEXT, "fwrite");
    return next;
}

/// Writes piece by piece, each as soon as the pipe has room for it.
static size_t write_pieces(const char *bytes, size_t count, FILE *stream, int file) {
    size_t done = 0;
    while (done < count) {
        size_t part = count - done < piece ? count - done : piece;
        if (in_memory(stream) > 0) {
            vigil_wait_for_file(file, POLLOUT);
            if (next_flush()(stream) != 0) break;
        }
        vigil_wait_for_file(file, POLLOUT);
        size_t written = next_write()(bytes + done, 1, part, stream);
        done += written;
        if (written < part) break;
    }
    return done;
}

static size_t put_bytes(const void *bytes, size_t size, size_t times, FILE *stream, const void *caller) {
    size_t count;
    if (__builtin_mul_overflow(size, times, &count)) return next_write()(bytes, size, times, stream);
    if (vigil_print(stream->_fileno, bytes, count, caller)) return times;
    int file = waiting_file(stream, count, false);
    if (file < 0 || count == 0) return next_write()(bytes, size, times, stream);
    return write_pieces(bytes, count, stream, file) / size;
}

size_t fwrite(const void *restrict bytes, size_t size, size_t times, FILE *restrict stream) {
    return put_bytes(bytes, size, times, stream, __builtin_return_address(0));
}

size_t fwrite_unlocked(const void *restrict bytes, size_t size, size_t times, FILE *restrict stream) {
    return put_bytes(bytes, size, times, stream, __builtin_return_address(0));
}

static int put_text(const char *text, FILE *stream, const void *caller) {
    static int (*next)(const char *, FILE *);
    if (next == NULL) next = (__typeof__(next))dlsym(RTLD_NEXT, "fputs");
    size_t count = vigil_is_watched() ? strlen(text) : 0;
    if (vigil_print(stream->_fileno, text, count, caller)) return 1;
    int file = waiting_file(stream, count, false);
    if (file < 0) return next(text, stream);
    return write_pieces(text, count, stream, file) == count ? 1 : EOF;
}

int fputs(const char *restrict text, FILE *restrict stream) { return put_text(text, stream, __builtin_return_address(0)); }

int fputs_unlocked(const char *restrict text, FILE *restrict stream) {
    return put_text(text, stream, __builtin_return_address(0));
}

int puts(const char *text) {
    const void *caller = __builtin_return_address(0);
    return put_text(text, stdout, caller) < 0 || put_text("\n", stdout, caller) < 0 ? EOF : 1;
}

static int put_byte(int byte, FILE *stream, int (*next)(int, FILE *), const void *caller) {
    char one = (char)byte;
    if (vigil_print(stream->_fileno, &one, 1, caller)) return (unsigned char)one;
    int file = waiting_file(stream, 1, false);
    if (file >= 0 && in_memory(stream) > 0) vigil_wait_for_file(file, POLLOUT);
    return next(byte, stream);
}

#define PUT_BYTE(name) \
    int name(int byte, FILE *stream) { \
        NEXT(name); \
        return put_byte(byte, stream, next, __builtin_return_address(0)); \
    }

PUT_BYTE(fputc)
PUT_BYTE(putc)
PUT_BYTE(fputc_unlocked)
PUT_BYTE(putc_unlocked)

#define PUT_BYTE_TO_OUTPUT(name) \
    int name(int byte) { \
        static int (*next)(int, FILE *); \
        if (next == NULL) next = (__typeof__(next))dlsym(RTLD_NEXT, "putc"); \
        return put_byte(byte, stdout, next, __builtin_return_address(0)); \
    }

PUT_BYTE_TO_OUTPUT(putchar)
PUT_BYTE_TO_OUTPUT(putchar_unlocked)

// Formats.

static int write_format(FILE *stream, const char *format, va_list list, const void *caller) {
    static int (*next)(FILE *, const char *, va_list);
    if (next == NULL) next = (__typeof__(next))dlsym(RTLD_NEXT, "vfprintf");
    int printed;
    if (vigil_print_format(&printed, stream->_fileno, format, list, caller)) return printed;
    // How long it gets, the C library says.
    int file = waiting_file(stream, SIZE_MAX, false);
    if (file < 0) return next(stream, format, list);
    char *text = NULL;
    int count = vasprintf(&text, format, list);
    if (count < 0) return count;
    size_t written = write_pieces(text, (size_t)count, stream, file);
    free(text);
    return written == (size_t)count ? count : -1;
}

/// Writes a format as a function that has its list as further arguments.
#define WRITE_FORMAT(stream, format) \
    va_list list; \
    va_start(list, format); \
    int count = write_format(stream, format, list, __builtin_return_address(0)); \
    va_end(list); \
    return count;

int vfprintf(FILE *restrict stream, const char *restrict format, va_list list) {
    return write_format(stream, format, list, __builtin_return_address(0));
}

int fprintf(FILE *restrict stream, const char *restrict format, ...) { WRITE_FORMAT(stream, format) }

int vprintf(const char *restrict format, va_list list) {
    return write_format(stdout, format, list, __builtin_return_address(0));
}

int printf(const char *restrict format, ...) { WRITE_FORMAT(stdout, format) }

static int write_format_to_file(int file, const char *format, va_list list, const void *caller) {
    static int (*next)(int, const char *, va_list);
    if (next == NULL) next = (__typeof__(next))dlsym(RTLD_NEXT, "vdprintf");
    int printed;
    if (vigil_print_format(&printed, file, format, list, caller)) return printed;
    if (!vigil_may_wait_for(file)) return next(file, format, list);
    char *text = NULL;
    int count = vasprintf(&text, format, list);
    if (count < 0) return count;
    ssize_t written = write(file, text, (size_t)count);
    free(text);
    return written == count ? count : -1;
}

int vdprintf(int file, const char *restrict format, va_list list) {
    return write_format_to_file(file, format, list, __builtin_return_address(0));
}

int dprintf(int file, const char *restrict format, ...) {
    va_list list;
    va_start(list, format);
    int count = write_format_to_file(file, format, list, __builtin_return_address(0));
    va_end(list);
    return count;
}

void perror(const char *text) {
    const char *error = strerror(errno);
    bool has_text = text != NULL && *text != '\0';
    const char *parts[] = {has_text ? text : "", has_text ? ": " : "", error, "\n"};
    for (int number = 0; number < 4; number++) put_text(parts[number], stderr, __builtin_return_address(0));
}

// What is compiled with the checks of the C library.

static int write_checked(FILE *stream, int flag, const char *format, va_list list, const void *caller) {
    static int (*next)(FILE *, int, const char *, va_list);
    if (next == NULL) next = (__typeof__(next))dlsym(RTLD_NEXT, "__vfprintf_chk");
    bool is_own = waiting_file(stream, SIZE_MAX, false) >= 0 || vigil_prints(stream->_fileno, caller);
    return is_own ? write_format(stream, format, list, caller) : next(stream, flag, format, list);
}

int __vfprintf_chk(FILE *restrict stream, int flag, const char *restrict format, va_list list);
int __vfprintf_chk(FILE *restrict stream, int flag, const char *restrict format, va_list list) {
    return write_checked(stream, flag, format, list, __builtin_return_address(0));
}

int __fprintf_chk(FILE *restrict stream, int flag, const char *restrict format, ...);
int __fprintf_chk(FILE *restrict stream, int flag, const char *restrict format, ...) {
    va_list list;
    va_start(list, format);
    int count = write_checked(stream, flag, format, list, __builtin_return_address(0));
    va_end(list);
    return count;
}

int __vprintf_chk(int flag, const char *restrict format, va_list list);
int __vprintf_chk(int flag, const char *restrict format, va_list list) {
    return write_checked(stdout, flag, format, list, __builtin_return_address(0));
}

int __printf_chk(int flag, const char *restrict format, ...);
int __printf_chk(int flag, const char *restrict format, ...) {
    va_list list;
    va_start(list, format);
    int count = write_checked(stdout, flag, format, list, __builtin_return_address(0));
    va_end(list);
    return count;
}
