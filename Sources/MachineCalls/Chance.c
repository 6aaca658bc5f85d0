#include "Waits.h"

#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

// Chance: an app's code gets that of its phone, which comes from a seed.

/// Whether a file is one of the devices of Linux for random numbers.
static bool is_random(int file) {
    struct stat found;
    return fstat(file, &found) == 0 && S_ISCHR(found.st_mode)
        && (found.st_rdev == makedev(1, 8) || found.st_rdev == makedev(1, 9));
}

/// Foundation takes the numbers of a UUID from a device.
ssize_t read(int file, void *bytes, size_t count) {
    NEXT(read);
    if (!vigil_may_use(file)) return -1;
    if (!vigil_is_watched() || !is_random(file)) {
        vigil_wait_for_file(file, POLLIN);
        return next(file, bytes, count);
    }
    vigil_watcher.fill(bytes, count);
    return (ssize_t)count;
}

ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
    NEXT(getrandom);
    if (!vigil_is_watched()) return next(bytes, count, flags);
    vigil_watcher.fill(bytes, count);
    return (ssize_t)count;
}

/// What `std::random_device` of C++ takes from the processor.
unsigned int vigil_random_device(void *device) __asm__("_ZNSt13random_device9_M_getvalEv");

unsigned int vigil_random_device(void *device) {
    static unsigned int (*next)(void *);
    if (next == NULL) next = (unsigned int (*)(void *))dlsym(RTLD_NEXT, "_ZNSt13random_device9_M_getvalEv");
    unsigned int value = 0;
    if (!vigil_is_watched() && next != NULL) return next(device);
    // Outside of any app of a phone, and without the library that this stands in front of, by the kernel.
    vigil_is_watched() ? vigil_watcher.fill(&value, sizeof value) : (void)getentropy(&value, sizeof value);
    return value;
}

int getentropy(void *bytes, size_t count) {
    NEXT(getentropy);
    if (!vigil_is_watched()) return next(bytes, count);
    vigil_watcher.fill(bytes, count);
    return 0;
}

void arc4random_buf(void *bytes, size_t count) {
    // In the C library since 2.36; what it is made of is older.
    static void (*next)(void *, size_t);
    if (next == NULL) next = (void (*)(void *, size_t))dlsym(RTLD_NEXT, "arc4random_buf");
    if (vigil_is_watched()) return vigil_watcher.fill(bytes, count);
    if (next != NULL) return next(bytes, count);
    for (unsigned char *place = bytes; count > 0;) {
        ssize_t got = getrandom(place, count, 0);
        if (got < 0) continue;
        place += got;
        count -= (size_t)got;
    }
}

uint32_t arc4random(void) {
    uint32_t number;
    arc4random_buf(&number, sizeof number);
    return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    uint32_t least = -bound % bound;
    uint32_t number;
    do number = arc4random(); while (number < least);
    return number % bound;
}
