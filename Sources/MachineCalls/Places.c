#include "Watch.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>

// Which file a path means. It is asked where code may be that the C library does not expect, so that it uses the kernel alone.

/// How many links are followed that lead to nothing.
enum { links_at_most = 8 };

static long open_place(int folder, const char *path, int flags) {
    return vigil_gate(SYS_openat, folder, (long)path, O_PATH | O_CLOEXEC | flags, 0, 0, 0);
}

/// The path of an open file; false for what is none, as a pipe.
static bool path_of(int file, char found[PATH_MAX]) {
    char name[32];
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    long count = vigil_gate(SYS_readlinkat, AT_FDCWD, (long)name, (long)found, PATH_MAX - 1, 0, 0);
    if (count <= 0) return false;
    found[count] = '\0';
    return found[0] == '/';
}

/// Where a name stands behind the folders of a path that ends in no slash.
static const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash == NULL ? path : slash + 1;
}

/// Copies a path without slashes at its end.
static bool copy(const char *path, char plain[PATH_MAX]) {
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/') length -= 1;
    if (length >= PATH_MAX) return false;
    memcpy(plain, path, length);
    plain[length] = '\0';
    return true;
}

/// The file that a path means where nothing is there: a name in a folder that is, or what a link leads to.
static bool find_new(int folder, const char *path, bool follows, int depth, char found[PATH_MAX]) {
    char plain[PATH_MAX], target[PATH_MAX];
    if (depth > links_at_most || !copy(path, plain)) return false;
    const char *name = name_of(plain);
    if (*name == '\0' || strcmp(name, ".") == 0 || strcmp(name, "..") == 0) return false;
    size_t length = (size_t)(name - plain);
    char above[PATH_MAX] = ".";
    if (length > 0) {
        memcpy(above, plain, length);
        above[length] = '\0';
    }
    long opened = open_place(folder, above, O_DIRECTORY);
    if (opened < 0) return false;
    long count = -1;
    if (follows) {
        count = vigil_gate(SYS_readlinkat, opened, (long)name, (long)target, sizeof target - 1, 0, 0);
        if (count > 0) target[count] = '\0';
    }
    bool isFound = count > 0 ? find_new((int)opened, target, true, depth + 1, found) : path_of((int)opened, found);
    vigil_gate(SYS_close, opened, 0, 0, 0, 0, 0);
    if (!isFound || count > 0) return isFound;
    size_t start = strcmp(found, "/") == 0 ? 0 : strlen(found);
    return snprintf(found + start, PATH_MAX - start, "/%s", name) < (int)(PATH_MAX - start);
}

bool vigil_find_file(int folder, const char *path, bool follows, char found[PATH_MAX]) {
    if (path == NULL || *path == '\0') return path_of(folder, found);
    long opened = open_place(folder, path, follows ? 0 : O_NOFOLLOW);
    if (opened < 0) return find_new(folder, path, follows, 0, found);
    bool isFound = path_of((int)opened, found);
    vigil_gate(SYS_close, opened, 0, 0, 0, 0, 0);
    return isFound;
}
