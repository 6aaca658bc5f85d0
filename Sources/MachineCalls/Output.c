#include "Watch.h"

#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// What an app's code prints, by whichever function: a line of the app, and none of the computer's. The functions that write streams
// ask here, and each says who called it: what a library of Swift says of itself is nobody's line.

/// What the standard files were before an app put others in their places.
static struct { struct stat file; bool is_moved; } standard[STDERR_FILENO + 1];

static bool is_standard(int file) { return file == STDOUT_FILENO || file == STDERR_FILENO; }

void vigil_note_move(int file) {
    if (!is_standard(file) || standard[file].is_moved || !vigil_is_watched()) return;
    standard[file].is_moved = fstat(file, &standard[file].file) == 0;
}

/// Whether a file is the one that the program began with.
static bool is_console(int file) {
    struct stat now;
    if (!standard[file].is_moved) return true;
    const struct stat *before = &standard[file].file;
    return fstat(file, &now) == 0 && now.st_dev == before->st_dev && now.st_ino == before->st_ino;
}

/// Whether the library of tests prints, for code of an app that it checks.
static bool is_below_tests(void) {
    void *frames[24];
    int count = backtrace(frames, 24), first = 0;
    // The first are those of this file, and of the function that was called.
    while (first < count && vigil_is_of_app(frames[first])) first++;
    for (int number = first; number < count && !vigil_is_of_app(frames[number]); number++) {
        if (vigil_is_of_library("libXCTest", frames[number])) return true;
    }
    return false;
}

/// Whether a library says something of its own, and not for an app.
static bool is_of_library(int file, const void *caller) {
    if (vigil_is_of_library("libTesting", caller)) return true;
    if (!vigil_is_of_library("libswift", caller)) return false;
    return file == STDERR_FILENO || is_below_tests();
}

bool vigil_prints(int file, const void *caller) {
    return is_standard(file) && vigil_is_watched() && is_console(file) && !is_of_library(file, caller);
}

/// How Swift's library begins what it says of a continuation that nobody can resume any more. No app can hear of that otherwise:
/// what waits for it waits for ever.
static const char misuse[] = "SWIFT TASK CONTINUATION MISUSE: ";

/// Whether a line is what Swift's library says of an app's mistake; the watcher is told then.
static bool tells_of_misuse(int file, const char *line, size_t count, const void *caller) {
    size_t start = sizeof misuse - 1;
    if (file != STDERR_FILENO || count <= start || memcmp(line, misuse, start) != 0) return false;
    if (!vigil_is_watched() || !vigil_is_of_library("libswiftCore", caller)) return false;
    vigil_note_misuse(line + start, count - start);
    return true;
}

bool vigil_print(int file, const void *bytes, size_t count, const void *caller) {
    if (tells_of_misuse(file, bytes, count, caller)) return true;
    if (!vigil_prints(file, caller)) return false;
    int error = errno;
    vigil_exempt_machine_calls(1);
    vigil_watcher.print(bytes, count);
    vigil_exempt_machine_calls(-1);
    errno = error;
    return true;
}

bool vigil_print_format(int *count, int file, const char *format, va_list list, const void *caller) {
    if (!vigil_prints(file, caller)) return false;
    char *text = NULL;
    *count = vasprintf(&text, format, list);
    if (*count < 0) return true;
    vigil_print(file, text, (size_t)*count, caller);
    free(text);
    return true;
}

// A thread that ends in the middle of a line must not keep the stream from all others.

#define LOCK(name) \
    void name(FILE *stream) { \
        NEXT(name); \
        if (!is_standard(stream->_fileno) || !vigil_is_watched()) next(stream); \
    }

LOCK(flockfile)
LOCK(funlockfile)

// Others in the place of the standard files, as an app has that keeps its log in a file.

int dup2(int file, int place) {
    NEXT(dup2);
    vigil_note_move(place);
    return next(file, place);
}

int dup3(int file, int place, int flags) {
    NEXT(dup3);
    vigil_note_move(place);
    return next(file, place, flags);
}
