#include "Watch.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Files that an app's code changes. Where they lie, the watcher judges.

static bool changes(int flags) { return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0; }

static void note_change(const char *function, const char *path) {
    if (vigil_is_watched()) vigil_note(function, vigil_reach_files, path);
}

// Protected files. Nobody is asked before some phone has any.

static atomic_bool is_guarding;

void vigil_guard_files(void) { atomic_store(&is_guarding, true); }

static bool is_asked(void) { return atomic_load_explicit(&is_guarding, memory_order_relaxed) && vigil_is_watched(); }

/// Whether a file may be opened; the error is that of a phone where not.
static bool may_open(const char *path, bool is_made) {
    if (!is_asked()) return true;
    vigil_exempt_machine_calls(1);
    bool may = vigil_watcher.may_open(path, is_made);
    vigil_exempt_machine_calls(-1);
    if (!may) errno = EPERM;
    return may;
}

bool vigil_may_use(int file) {
    if (!is_asked()) return true;
    vigil_exempt_machine_calls(1);
    bool may = vigil_watcher.may_use(file);
    vigil_exempt_machine_calls(-1);
    if (!may) errno = EPERM;
    return may;
}

static void note_folder(const char *path) {
    if (!is_asked()) return;
    vigil_exempt_machine_calls(1);
    vigil_watcher.folder_made(path);
    vigil_exempt_machine_calls(-1);
}

static void note_move(const char *old, const char *now) {
    if (!is_asked()) return;
    int error = errno;
    vigil_exempt_machine_calls(1);
    vigil_watcher.file_moved(old, now);
    vigil_exempt_machine_calls(-1);
    errno = error;
}

ssize_t write(int file, const void *bytes, size_t count) {
    NEXT(write);
    return vigil_may_use(file) ? next(file, bytes, count) : -1;
}

ssize_t pread(int file, void *bytes, size_t count, off_t place) {
    NEXT(pread);
    return vigil_may_use(file) ? next(file, bytes, count, place) : -1;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
    NEXT(pwrite);
    return vigil_may_use(file) ? next(file, bytes, count, place) : -1;
}

int open(const char *path, int flags, ...) {
    NEXT(open);
    va_list list;
    va_start(list, flags);
    mode_t mode = va_arg(list, mode_t);
    va_end(list);
    if (changes(flags)) note_change("open", path);
    if ((flags & O_DIRECTORY) == 0 && !may_open(path, (flags & O_CREAT) != 0)) return -1;
    return next(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
    NEXT(openat);
    va_list list;
    va_start(list, flags);
    mode_t mode = va_arg(list, mode_t);
    va_end(list);
    if (changes(flags) && path[0] == '/') note_change("openat", path);
    if (path[0] == '/' && !may_open(path, (flags & O_CREAT) != 0)) return -1;
    return next(folder, path, flags, mode);
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
    NEXT(fopen);
    if (mode != NULL && strpbrk(mode, "wa+") != NULL) note_change("fopen", path);
    if (!may_open(path, mode != NULL && strpbrk(mode, "wa") != NULL)) return NULL;
    return next(path, mode);
}

int mkdir(const char *path, mode_t mode) {
    NEXT(mkdir);
    note_change("mkdir", path);
    note_folder(path);
    return next(path, mode);
}

int unlink(const char *path) {
    NEXT(unlink);
    note_change("unlink", path);
    return next(path);
}

int rename(const char *old, const char *new) {
    NEXT(rename);
    note_change("rename", old);
    note_change("rename", new);
    int status = next(old, new);
    if (status == 0) note_move(old, new);
    return status;
}
