#include "Watch.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

// Files and folders that an app's code makes, removes, names and changes, opened or not.

/// Stands in front of a function of the C library that answers with -1 where it fails.
#define CHANGE(name, parameters, arguments, judgement) \
    int name parameters { \
        NEXT(name); \
        int refusal = judgement; \
        if (refusal != 0) { \
            errno = refusal; \
            return -1; \
        } \
        vigil_let_through(1); \
        int status = next arguments; \
        vigil_let_through(-1); \
        return status; \
    }

/// Judges one path.
static int judge(const char *function, int folder, const char *path, bool follows) {
    return path == NULL && folder == AT_FDCWD ? 0 : vigil_judge_change(function, folder, path, follows);
}

/// Judges two.
static int judge_two(const char *function, int old_folder, const char *old, int folder, const char *now) {
    int refusal = judge(function, old_folder, old, false);
    return refusal != 0 ? refusal : judge(function, folder, now, false);
}

static int judge_folder(const char *function, int folder, const char *path) {
    int refusal = judge(function, folder, path, false);
    if (refusal == 0) vigil_note_folder(folder, path);
    return refusal;
}

static bool follows(int flags) { return (flags & AT_SYMLINK_NOFOLLOW) == 0; }

// Folders.
CHANGE(mkdir, (const char *path, mode_t mode), (path, mode), judge_folder("mkdir", AT_FDCWD, path))
CHANGE(
    mkdirat, (int folder, const char *path, mode_t mode), (folder, path, mode), judge_folder("mkdirat", folder, path))
CHANGE(rmdir, (const char *path), (path), judge("rmdir", AT_FDCWD, path, false))

// Names that go.
CHANGE(unlink, (const char *path), (path), judge("unlink", AT_FDCWD, path, false))
CHANGE(unlinkat, (int folder, const char *path, int flags), (folder, path, flags), judge("unlinkat", folder, path, false))
CHANGE(remove, (const char *path), (path), judge("remove", AT_FDCWD, path, false))

// Names that come.
CHANGE(symlink, (const char *target, const char *path), (target, path), judge("symlink", AT_FDCWD, path, false))
CHANGE(
    symlinkat, (const char *target, int folder, const char *path), (target, folder, path),
    judge("symlinkat", folder, path, false))
CHANGE(mkfifo, (const char *path, mode_t mode), (path, mode), judge("mkfifo", AT_FDCWD, path, false))
CHANGE(
    mkfifoat, (int folder, const char *path, mode_t mode), (folder, path, mode), judge("mkfifoat", folder, path, false))
CHANGE(
    mknod, (const char *path, mode_t mode, dev_t device), (path, mode, device), judge("mknod", AT_FDCWD, path, false))
CHANGE(
    mknodat, (int folder, const char *path, mode_t mode, dev_t device), (folder, path, mode, device),
    judge("mknodat", folder, path, false))

// Contents, rights, owners, times.
CHANGE(truncate, (const char *path, off_t length), (path, length), judge("truncate", AT_FDCWD, path, true))
CHANGE(truncate64, (const char *path, off64_t length), (path, length), judge("truncate64", AT_FDCWD, path, true))
CHANGE(chmod, (const char *path, mode_t mode), (path, mode), judge("chmod", AT_FDCWD, path, true))
CHANGE(fchmod, (int file, mode_t mode), (file, mode), judge("fchmod", file, NULL, true))
CHANGE(
    fchmodat, (int folder, const char *path, mode_t mode, int flags), (folder, path, mode, flags),
    judge("fchmodat", folder, path, follows(flags)))
CHANGE(chown, (const char *path, uid_t user, gid_t group), (path, user, group), judge("chown", AT_FDCWD, path, true))
CHANGE(lchown, (const char *path, uid_t user, gid_t group), (path, user, group), judge("lchown", AT_FDCWD, path, false))
CHANGE(fchown, (int file, uid_t user, gid_t group), (file, user, group), judge("fchown", file, NULL, true))
CHANGE(
    fchownat, (int folder, const char *path, uid_t user, gid_t group, int flags), (folder, path, user, group, flags),
    judge("fchownat", folder, path, follows(flags)))
CHANGE(utime, (const char *path, const struct utimbuf *times), (path, times), judge("utime", AT_FDCWD, path, true))
CHANGE(utimes, (const char *path, const struct timeval times[2]), (path, times), judge("utimes", AT_FDCWD, path, true))
CHANGE(
    utimensat, (int folder, const char *path, const struct timespec times[2], int flags), (folder, path, times, flags),
    judge("utimensat", folder, path, follows(flags)))
CHANGE(futimens, (int file, const struct timespec times[2]), (file, times), judge("futimens", file, NULL, true))
CHANGE(
    setxattr, (const char *path, const char *name, const void *value, size_t size, int flags),
    (path, name, value, size, flags), judge("setxattr", AT_FDCWD, path, true))
CHANGE(
    lsetxattr, (const char *path, const char *name, const void *value, size_t size, int flags),
    (path, name, value, size, flags), judge("lsetxattr", AT_FDCWD, path, false))
CHANGE(
    fsetxattr, (int file, const char *name, const void *value, size_t size, int flags), (file, name, value, size, flags),
    judge("fsetxattr", file, NULL, true))
CHANGE(removexattr, (const char *path, const char *name), (path, name), judge("removexattr", AT_FDCWD, path, true))

// Files with a name of chance.
CHANGE(mkstemp, (char *path), (path), judge("mkstemp", AT_FDCWD, path, false))
CHANGE(mkstemp64, (char *path), (path), judge("mkstemp64", AT_FDCWD, path, false))
CHANGE(mkostemp, (char *path, int flags), (path, flags), judge("mkostemp", AT_FDCWD, path, false))
CHANGE(mkstemps, (char *path, int length), (path, length), judge("mkstemps", AT_FDCWD, path, false))
CHANGE(mkostemps, (char *path, int length, int flags), (path, length, flags), judge("mkostemps", AT_FDCWD, path, false))

char *mkdtemp(char *path) {
    NEXT(mkdtemp);
    int refusal = judge("mkdtemp", AT_FDCWD, path, false);
    if (refusal != 0) {
        errno = refusal;
        return NULL;
    }
    vigil_let_through(1);
    char *made = next(path);
    vigil_let_through(-1);
    return made;
}

// Files that are called otherwise, or have a further name: a protected one stays protected.

#define NAME(function, is_further, parameters, arguments, old_folder, folder) \
    int function parameters { \
        NEXT(function); \
        int refusal = judge_two(#function, old_folder, old, folder, now); \
        if (refusal != 0) { \
            errno = refusal; \
            return -1; \
        } \
        char found[PATH_MAX]; \
        const char *known = vigil_old_name(old_folder, old, found); \
        vigil_let_through(1); \
        int status = next arguments; \
        vigil_let_through(-1); \
        if (status == 0) vigil_note_name(known, folder, now, is_further); \
        return status; \
    }

NAME(rename, false, (const char *old, const char *now), (old, now), AT_FDCWD, AT_FDCWD)
NAME(
    renameat, false, (int old_folder, const char *old, int folder, const char *now), (old_folder, old, folder, now),
    old_folder, folder)
NAME(
    renameat2, false, (int old_folder, const char *old, int folder, const char *now, unsigned flags),
    (old_folder, old, folder, now, flags), old_folder, folder)
NAME(link, true, (const char *old, const char *now), (old, now), AT_FDCWD, AT_FDCWD)
NAME(
    linkat, true, (int old_folder, const char *old, int folder, const char *now, int flags),
    (old_folder, old, folder, now, flags), old_folder, folder)
