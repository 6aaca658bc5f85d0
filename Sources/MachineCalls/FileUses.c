#include "Waits.h"

#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

// Open files that an app's code uses. A protected one is no longer to be used behind a lock, and
// a pipe may be one that another thread of the app fills.

#define USE(name, result, parameters, arguments) \
    result name parameters { \
        NEXT(name); \
        return vigil_may_use(file) ? next arguments : -1; \
    }

/// The same for a call that may wait: for what another thread of the app does with the other end.
#define WAIT_AND_USE(name, events, result, parameters, arguments) \
    result name parameters { \
        NEXT(name); \
        if (!vigil_may_use(file)) return -1; \
        vigil_wait_for_file(file, events); \
        return next arguments; \
    }

WAIT_AND_USE(readv, POLLIN, ssize_t, (int file, const struct iovec *parts, int count), (file, parts, count))
USE(pread, ssize_t, (int file, void *bytes, size_t count, off_t place), (file, bytes, count, place))
USE(pread64, ssize_t, (int file, void *bytes, size_t count, off64_t place), (file, bytes, count, place))
USE(pwrite, ssize_t, (int file, const void *bytes, size_t count, off_t place), (file, bytes, count, place))
USE(pwrite64, ssize_t, (int file, const void *bytes, size_t count, off64_t place), (file, bytes, count, place))
USE(preadv, ssize_t, (int file, const struct iovec *parts, int count, off_t place), (file, parts, count, place))
USE(pwritev, ssize_t, (int file, const struct iovec *parts, int count, off_t place), (file, parts, count, place))
USE(preadv64, ssize_t, (int file, const struct iovec *parts, int count, off64_t place), (file, parts, count, place))
USE(pwritev64, ssize_t, (int file, const struct iovec *parts, int count, off64_t place), (file, parts, count, place))
USE(
    preadv2, ssize_t, (int file, const struct iovec *parts, int count, off_t place, int flags),
    (file, parts, count, place, flags))
USE(
    preadv64v2, ssize_t, (int file, const struct iovec *parts, int count, off64_t place, int flags),
    (file, parts, count, place, flags))

// What the kernel copies from one file to another, or into memory.

USE(sendfile, ssize_t, (int to, int file, off_t *place, size_t count), (to, file, place, count))
USE(sendfile64, ssize_t, (int to, int file, off64_t *place, size_t count), (to, file, place, count))
USE(
    copy_file_range, ssize_t, (int file, off64_t *from, int to, off64_t *place, size_t count, unsigned flags),
    (file, from, to, place, count, flags))
USE(
    splice, ssize_t, (int file, off64_t *from, int to, off64_t *place, size_t count, unsigned flags),
    (file, from, to, place, count, flags))

#define MAP(name, offset) \
    void *name(void *memory, size_t size, int rights, int flags, int file, offset place) { \
        NEXT(name); \
        if ((flags & MAP_ANONYMOUS) == 0 && !vigil_may_use(file)) return MAP_FAILED; \
        return next(memory, size, rights, flags, file, place); \
    }

MAP(mmap, off_t)
MAP(mmap64, off64_t)

/// How much a pipe takes at once when it takes anything.
enum { at_once = PIPE_BUF };

/// Whether a pipe may have to be emptied while it is written to.
static bool is_emptied_meanwhile(int file, size_t count) {
    struct stat found;
    return count > at_once && file > STDERR_FILENO && vigil_is_watched() && (fcntl(file, F_GETFL) & O_NONBLOCK) == 0
        && fstat(file, &found) == 0 && S_ISFIFO(found.st_mode);
}

ssize_t writev(int file, const struct iovec *parts, int count) {
    NEXT(writev);
    if (vigil_prints(file, __builtin_return_address(0))) {
        ssize_t done = 0;
        for (int part = 0; part < count; part++) {
            vigil_print(file, parts[part].iov_base, parts[part].iov_len, __builtin_return_address(0));
            done += (ssize_t)parts[part].iov_len;
        }
        return done;
    }
    if (!vigil_may_use(file)) return -1;
    vigil_wait_for_file(file, POLLOUT);
    return next(file, parts, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
    NEXT(write);
    if (vigil_print(file, bytes, count, __builtin_return_address(0))) return (ssize_t)count;
    if (!vigil_may_use(file)) return -1;
    if (!is_emptied_meanwhile(file, count)) {
        vigil_wait_for_file(file, POLLOUT);
        return next(file, bytes, count);
    }
    size_t done = 0;
    while (done < count) {
        vigil_wait_for_file(file, POLLOUT);
        ssize_t written = next(file, (const char *)bytes + done, count - done < at_once ? count - done : at_once);
        if (written < 0) return done > 0 ? (ssize_t)done : -1;
        done += (size_t)written;
    }
    return (ssize_t)done;
}

// The C library itself reads for these, and for what is compiled with its checks.

int eventfd_read(int file, eventfd_t *value) { return read(file, value, sizeof *value) == sizeof *value ? 0 : -1; }

int eventfd_write(int file, eventfd_t value) { return write(file, &value, sizeof value) == sizeof value ? 0 : -1; }

ssize_t __read_chk(int file, void *bytes, size_t count, size_t size) {
    NEXT(__read_chk);
    return count > size ? next(file, bytes, count, size) : read(file, bytes, count);
}

ssize_t __recv_chk(int file, void *bytes, size_t count, size_t size, int flags) {
    NEXT(__recv_chk);
    return count > size ? next(file, bytes, count, size, flags) : recv(file, bytes, count, flags);
}

int __poll_chk(struct pollfd *files, nfds_t count, int timeout, size_t size) {
    NEXT(__poll_chk);
    return count > size / sizeof *files ? next(files, count, timeout, size) : poll(files, count, timeout);
}

int __ppoll_chk(
    struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *signals, size_t size
) {
    NEXT(__ppoll_chk);
    if (count > size / sizeof *files) return next(files, count, timeout, signals, size);
    return ppoll(files, count, timeout, signals);
}

// Sockets.

/// Such a call where it does not say that it does not wait.
#define WAIT_FOR_SOCKET(name, events, flags, result, parameters, arguments) \
    result name parameters { \
        NEXT(name); \
        if (((flags) & MSG_DONTWAIT) == 0) vigil_wait_for_file(file, events); \
        return next arguments; \
    }

WAIT_FOR_SOCKET(recv, POLLIN, flags, ssize_t, (int file, void *bytes, size_t count, int flags), (file, bytes, count, flags))
WAIT_FOR_SOCKET(
    recvfrom, POLLIN, flags, ssize_t,
    (int file, void *restrict bytes, size_t count, int flags, struct sockaddr *restrict address, socklen_t *restrict length),
    (file, bytes, count, flags, address, length))
WAIT_FOR_SOCKET(recvmsg, POLLIN, flags, ssize_t, (int file, struct msghdr *message, int flags), (file, message, flags))
WAIT_FOR_SOCKET(
    accept, POLLIN, 0, int, (int file, struct sockaddr *restrict address, socklen_t *restrict length),
    (file, address, length))
WAIT_FOR_SOCKET(
    accept4, POLLIN, 0, int, (int file, struct sockaddr *restrict address, socklen_t *restrict length, int flags),
    (file, address, length, flags))
