#include "Watch.h"

#include <fcntl.h>
#include <stdarg.h>
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

int open(const char *path, int flags, ...) {
    NEXT(open);
    va_list list;
    va_start(list, flags);
    mode_t mode = va_arg(list, mode_t);
    va_end(list);
    if (changes(flags)) note_change("open", path);
    return next(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
    NEXT(openat);
    va_list list;
    va_start(list, flags);
    mode_t mode = va_arg(list, mode_t);
    va_end(list);
    if (changes(flags) && path[0] == '/') note_change("openat", path);
    return next(folder, path, flags, mode);
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
    NEXT(fopen);
    if (mode != NULL && strpbrk(mode, "wa+") != NULL) note_change("fopen", path);
    return next(path, mode);
}

int mkdir(const char *path, mode_t mode) {
    NEXT(mkdir);
    note_change("mkdir", path);
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
    return next(old, new);
}
