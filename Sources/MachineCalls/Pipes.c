#include "Waits.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Pipes with a name. Who opens one end waits until another thread of the app opens the other, in the time of the phone.

static const char *const what = "the other end of a pipe";

/// One that is opened.
struct meeting {
    int folder, flags, file;
    const char *path;
    struct stat pipe;
};

/// Whether an open file of this process is the end of the pipe that is written to.
static bool is_writer(int file, const struct stat *pipe) {
    struct stat found;
    int flags = fcntl(file, F_GETFL);
    return flags >= 0 && (flags & O_ACCMODE) != O_RDONLY && fstat(file, &found) == 0 && found.st_ino == pipe->st_ino
        && found.st_dev == pipe->st_dev;
}

static bool has_writer(const struct stat *pipe) {
    DIR *folder = opendir("/proc/self/fd");
    bool is_found = false;
    for (struct dirent *entry; folder != NULL && !is_found && (entry = readdir(folder)) != NULL;) {
        if (entry->d_name[0] != '.') is_found = is_writer(atoi(entry->d_name), pipe);
    }
    if (folder != NULL) closedir(folder);
    return is_found;
}

/// The end that is read from is open; whether another is there, or was.
static int ask_for_writer(void *given) {
    struct meeting *own = given;
    long nothing[2] = {0, 0};
    struct pollfd one = {own->file, POLLIN, 0};
    return vigil_gate(SYS_ppoll, (long)&one, 1, (long)nothing, 0, 0, 0) > 0 || has_writer(&own->pipe);
}

/// The end that is written to can be opened where the other one is open.
static int ask_for_reader(void *given) {
    struct meeting *own = given;
    long file = vigil_gate(SYS_openat, own->folder, (long)own->path, own->flags | O_NONBLOCK, 0, 0, 0);
    if (file == -ENXIO) return 0;
    own->file = (int)file;
    return 1;
}

bool vigil_open_pipe(int folder, const char *path, int flags, int *opened) {
    int error = errno;
    struct meeting own = {.folder = folder, .flags = flags, .path = path, .file = -1};
    bool is_pipe = (flags & (O_NONBLOCK | O_PATH | O_DIRECTORY)) == 0 && (flags & O_ACCMODE) != O_RDWR
        && vigil_is_watched() && fstatat(folder, path, &own.pipe, 0) == 0 && S_ISFIFO(own.pipe.st_mode);
    errno = error;
    if (!is_pipe) return false;
    bool is_reader = (flags & O_ACCMODE) == O_RDONLY, is_impossible = false;
    if (is_reader) {
        own.file = (int)vigil_gate(SYS_openat, folder, (long)path, flags | O_NONBLOCK, 0, 0, 0);
        if (own.file < 0) return false;
    }
    vigil_ask((struct vigil_question){is_reader ? ask_for_writer : ask_for_reader, &own, what}, NULL, &is_impossible);
    if (is_impossible) {
        if (own.file >= 0) close(own.file);
        return false;
    }
    *opened = own.file;
    if (own.file >= 0) {
        fcntl(own.file, F_SETFL, flags & ~(O_NONBLOCK | O_CREAT | O_EXCL | O_TRUNC));
    } else {
        errno = -own.file;
        *opened = -1;
    }
    return true;
}
