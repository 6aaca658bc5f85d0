#include "Watch.h"

#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

// Open files that an app's code uses. A protected one is no longer to be used behind a lock.

#define USE(name, result, parameters, arguments) \
    result name parameters { \
        NEXT(name); \
        return vigil_may_use(file) ? next arguments : -1; \
    }

USE(write, ssize_t, (int file, const void *bytes, size_t count), (file, bytes, count))
USE(writev, ssize_t, (int file, const struct iovec *parts, int count), (file, parts, count))
USE(readv, ssize_t, (int file, const struct iovec *parts, int count), (file, parts, count))
USE(pread, ssize_t, (int file, void *bytes, size_t count, off_t place), (file, bytes, count, place))
USE(pread64, ssize_t, (int file, void *bytes, size_t count, off64_t place), (file, bytes, count, place))
USE(pwrite, ssize_t, (int file, const void *bytes, size_t count, off_t place), (file, bytes, count, place))
USE(pwrite64, ssize_t, (int file, const void *bytes, size_t count, off64_t place), (file, bytes, count, place))
USE(preadv, ssize_t, (int file, const struct iovec *parts, int count, off_t place), (file, parts, count, place))
USE(pwritev, ssize_t, (int file, const struct iovec *parts, int count, off_t place), (file, parts, count, place))
