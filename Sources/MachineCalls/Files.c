#include "Waits.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Files that an app's code opens. Where they lie, the watcher judges, or the world that is closed.

static bool changes(int flags) { return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0; }

// Protected files. Nobody is asked before some phone has any.

static atomic_bool is_guarding;

void vigil_guard_files(void) { atomic_store(&is_guarding, true); }

static bool is_asked(void) { return atomic_load_explicit(&is_guarding, memory_order_relaxed) && vigil_is_watched(); }

bool vigil_may_open(int folder, const char *path, bool is_made) {
    if (!is_asked() || path == NULL) return true;
    char found[PATH_MAX];
    const char *file = vigil_find_file(folder, path, true, found) ? found : path;
    vigil_exempt_machine_calls(1);
    bool may = vigil_watcher.may_open(file, is_made);
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

void vigil_note_folder(int folder, const char *path) {
    char found[PATH_MAX];
    if (!is_asked() || !vigil_find_file(folder, path, false, found)) return;
    vigil_exempt_machine_calls(1);
    vigil_watcher.folder_made(found);
    vigil_exempt_machine_calls(-1);
}

const char *vigil_old_name(int folder, const char *path, char found[PATH_MAX]) {
    return is_asked() && vigil_find_file(folder, path, false, found) ? found : NULL;
}

void vigil_note_name(const char *old, int folder, const char *now, bool is_further) {
    char found[PATH_MAX];
    if (old == NULL || !vigil_find_file(folder, now, false, found)) return;
    int error = errno;
    vigil_exempt_machine_calls(1);
    if (is_further) {
        vigil_watcher.file_linked(old, found);
    } else {
        vigil_watcher.file_moved(old, found);
    }
    vigil_exempt_machine_calls(-1);
    errno = error;
}

/// The file that an app's code reads at a path: in the place of the manifest in its project what a build makes of it.
static const char *shown(const char *path) {
    static const char end[] = "Info.plist";
    size_t length = path != NULL ? strlen(path) : 0, own = sizeof end - 1;
    if (length < own || strcmp(path + length - own, end) != 0 || !vigil_is_watched()) return path;
    vigil_exempt_machine_calls(1);
    const char *built = vigil_watcher.manifest(path);
    vigil_exempt_machine_calls(-1);
    return built != NULL ? built : path;
}

// Files that are opened by a descriptor.

/// Whether a file may be opened in such a way.
static bool may_open(const char *function, int folder, const char *path, int flags) {
    vigil_note_clock(function, path);
    bool follows = (flags & O_NOFOLLOW) == 0 && (flags & (O_CREAT | O_EXCL)) != (O_CREAT | O_EXCL);
    int refusal = changes(flags) ? vigil_judge_change(function, folder, path, follows) : 0;
    if (refusal != 0) errno = refusal;
    return refusal == 0 && ((flags & O_DIRECTORY) != 0 || vigil_may_open(folder, path, (flags & O_CREAT) != 0));
}

static int open_as(
    int (*next)(int, const char *, int, ...), const char *function, int folder, const char *path, int flags, mode_t mode
) {
    int file;
    if (!changes(flags)) path = shown(path);
    if (!may_open(function, folder, path, flags)) return -1;
    if (vigil_open_pipe(folder, path, flags, &file)) return file;
    vigil_let_through(1);
    file = next(folder, path, flags, mode);
    vigil_let_through(-1);
    return file;
}

/// The rights of a file that is made, which follow the flags where one is.
#define READ_MODE(flags) \
    mode_t mode = 0; \
    if (((flags) & (O_CREAT | O_TMPFILE)) != 0) { \
        va_list list; \
        va_start(list, flags); \
        mode = va_arg(list, mode_t); \
        va_end(list); \
    }

static int (*open_next(const char *name))(int, const char *, int, ...) {
    return (int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, name);
}

#define OPEN(name, behind, flag) \
    int name(const char *path, int flags, ...) { \
        READ_MODE(flags) \
        static int (*next)(int, const char *, int, ...); \
        if (next == NULL) next = open_next(behind); \
        return open_as(next, #name, AT_FDCWD, path, flags | (flag), mode); \
    }

#define OPEN_AT(name) \
    int name(int folder, const char *path, int flags, ...) { \
        READ_MODE(flags) \
        static int (*next)(int, const char *, int, ...); \
        if (next == NULL) next = open_next(#name); \
        return open_as(next, #name, folder, path, flags, mode); \
    }

OPEN(open, "openat", 0)
OPEN(open64, "openat64", 0)
OPEN_AT(openat)
OPEN_AT(openat64)

static int create_as(const char *function, const char *path, mode_t mode) {
    static int (*next)(int, const char *, int, ...);
    if (next == NULL) next = open_next("openat");
    return open_as(next, function, AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}

int creat(const char *path, mode_t mode) { return create_as("creat", path, mode); }

int creat64(const char *path, mode_t mode) { return create_as("creat64", path, mode); }

// Streams.

/// Whether a stream of such a mode may be opened.
static bool may_stream(const char *function, const char *path, const char *mode) {
    if (path == NULL || mode == NULL) return true;
    int flags = strpbrk(mode, "wa+") != NULL ? O_WRONLY : O_RDONLY;
    return may_open(function, AT_FDCWD, path, strpbrk(mode, "wa") != NULL ? flags | O_CREAT : flags);
}

/// Opens a pipe with a name; false where the path is that of another file.
static bool stream_pipe(const char *path, const char *mode, FILE **stream) {
    if (path == NULL || mode == NULL || strchr(mode, '+') != NULL) return false;
    int file;
    if (!vigil_open_pipe(AT_FDCWD, path, *mode == 'r' ? O_RDONLY : O_WRONLY, &file)) return false;
    *stream = file >= 0 ? fdopen(file, mode) : NULL;
    return true;
}

#define STREAM(name) \
    FILE *name(const char *restrict path, const char *restrict mode) { \
        NEXT(name); \
        FILE *pipe; \
        if (!may_stream(#name, path, mode)) return NULL; \
        if (stream_pipe(path, mode, &pipe)) return pipe; \
        vigil_let_through(1); \
        FILE *stream = next(*mode == 'r' ? shown(path) : path, mode); \
        vigil_let_through(-1); \
        return stream; \
    }

STREAM(fopen)
STREAM(fopen64)

/// Waits until the other end of a pipe with a name is open, and holds both: the C library then finds them, also where the other
/// thread has closed its own meanwhile.
static void wait_for_pipe(const char *path, const char *mode, int pipe[2]) {
    if (path == NULL || mode == NULL || strchr(mode, '+') != NULL) return;
    if (!vigil_open_pipe(AT_FDCWD, path, *mode == 'r' ? O_RDONLY : O_WRONLY, &pipe[0]) || pipe[0] < 0) return;
    pipe[1] = (int)vigil_gate(SYS_openat, AT_FDCWD, (long)path, O_RDWR | O_NONBLOCK | O_CLOEXEC, 0, 0, 0);
}

#define REOPEN(name) \
    FILE *name(const char *restrict path, const char *restrict mode, FILE *restrict old) { \
        NEXT(name); \
        if (!may_stream(#name, path, mode)) return NULL; \
        int pipe[2] = {-1, -1}; \
        wait_for_pipe(path, mode, pipe); \
        vigil_note_move(old->_fileno); \
        vigil_let_through(1); \
        FILE *stream = next(path, mode, old); \
        vigil_let_through(-1); \
        if (pipe[0] >= 0) close(pipe[0]); \
        if (pipe[1] >= 0) close(pipe[1]); \
        return stream; \
    }

REOPEN(freopen)
REOPEN(freopen64)
