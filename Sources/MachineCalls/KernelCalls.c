#include "Waits.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <poll.h>
#include <stdarg.h>
#include <stdint.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <unistd.h>

#ifndef SYS_openat2
#define SYS_openat2 437
#endif

// Calls of the kernel by number. Where a word of memory is waited for (a futex), as the library of C++ does for whatever it waits
// for, and Dispatch, the wait takes time of the phone; so do the calls for time itself. All others go on to the C library.

/// A word that is waited for, as long as it holds a value.
struct word {
    const uint32_t *place;
    uint32_t value;
};

static bool has_changed(void *given) {
    struct word *own = given;
    return __atomic_load_n(own->place, __ATOMIC_SEQ_CST) != own->value;
}

static long fail(int error) {
    errno = error;
    return -1;
}

/// Whether a call reads no file that is protected behind a lock; if it does, the error is that of a phone.
static bool may_read(long number, const long words[6]) {
    switch (number) {
    case SYS_openat: case SYS_openat2: return vigil_may_open((int)words[0], (const char *)words[1], false);
#if VIGIL_HAS_OLDER_CALLS
    case SYS_open: return vigil_may_open(AT_FDCWD, (const char *)words[0], false);
#endif
    case SYS_read: case SYS_readv: case SYS_pread64: case SYS_preadv: case SYS_preadv2: case SYS_splice:
    case SYS_copy_file_range: return vigil_may_use((int)words[0]);
    case SYS_sendfile: return vigil_may_use((int)words[1]);
    case SYS_mmap: return (words[3] & MAP_ANONYMOUS) != 0 || vigil_may_use((int)words[4]);
    default: return true;
    }
}

/// Waits for a word; false where the kernel has to.
static bool wait_for_word(long *result, const long words[6], const void *caller) {
    int operation = (int)words[1] & FUTEX_CMD_MASK;
    struct word own = {(const uint32_t *)words[0], (uint32_t)words[2]};
    const struct timespec *time = (const struct timespec *)words[3];
    struct timespec delay;
    if (has_changed(&own)) return *result = fail(EAGAIN), true;
    if (time != NULL && operation == FUTEX_WAIT_BITSET) {
        clockid_t clock = (words[1] & FUTEX_CLOCK_REALTIME) != 0 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
        delay = vigil_delay_until(clock, time);
    } else if (time != NULL) {
        delay = *time;
    }
    enum vigil_wait end = vigil_wait_for_object((struct vigil_waiting){
        .what = "a value in memory", .object = (void *)own.place, .is_over = has_changed, .context = &own,
        .delay = time != NULL ? &delay : NULL, .is_served_by_computer = !vigil_acts_for_app(caller),
    });
    *result = end == vigil_wait_over ? fail(ETIMEDOUT) : 0;
    return end != vigil_wait_impossible;
}

static bool is_free(void *word) { return __atomic_load_n((uint32_t *)word, __ATOMIC_SEQ_CST) == 0; }

/// Takes a lock that the kernel keeps, as those of the Swift runtime, whose word holds the number of its thread. Only where that
/// one waits in the time of the phone itself: otherwise it has the lock for a moment, and the kernel waits for it.
static bool take_word(long *result, const long words[6]) {
    uint32_t *word = (uint32_t *)words[0], own = (uint32_t)gettid(), none = 0;
    struct timespec delay;
    if (words[3] != 0) delay = vigil_delay_until(CLOCK_REALTIME, (const struct timespec *)words[3]);
    while (!__atomic_compare_exchange_n(word, &none, own, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
        if (!vigil_watcher.is_blocked((int)(none & FUTEX_TID_MASK))) return false;
        none = 0;
        enum vigil_wait end = vigil_wait_for_object((struct vigil_waiting){
            .what = "a lock in memory", .object = word, .is_over = is_free, .context = word,
            .delay = words[3] != 0 ? &delay : NULL,
        });
        if (end == vigil_wait_impossible) return false;
        if (end == vigil_wait_over) return *result = fail(ETIMEDOUT), true;
    }
    *result = 0;
    return true;
}

static void wake_word(void *word, long count) {
    if (count >= INT_MAX) return vigil_wake(word, true);
    for (long number = 0; number < count; number++) vigil_wake(word, false);
}

static bool answer_futex(long *result, const long words[6], const void *caller) {
    switch ((int)words[1] & FUTEX_CMD_MASK) {
    case FUTEX_WAIT: case FUTEX_WAIT_BITSET: return vigil_is_watched() && wait_for_word(result, words, caller);
    case FUTEX_LOCK_PI: return vigil_is_watched() && take_word(result, words);
    case FUTEX_WAKE: case FUTEX_WAKE_BITSET: wake_word((void *)words[0], words[2]); return false;
    case FUTEX_REQUEUE: case FUTEX_CMP_REQUEUE: wake_word((void *)words[0], INT_MAX); return false;
    default: return false;
    }
}

/// Answers a call; false where the C library has to make it.
static bool answer(long *result, long number, const long words[6], const void *caller) {
    if (number == SYS_futex) return answer_futex(result, words, caller);
    if (!vigil_is_watched()) return false;
    switch (number) {
    // The standard library of Swift takes its random numbers from here.
    case SYS_getrandom:
        vigil_watcher.fill((void *)words[0], (size_t)words[1]);
        *result = words[1];
        return true;
    case SYS_clock_gettime: *result = clock_gettime((clockid_t)words[0], (struct timespec *)words[1]); return true;
    case SYS_gettimeofday: *result = gettimeofday((struct timeval *)words[0], (void *)words[1]); return true;
    case SYS_nanosleep:
        *result = nanosleep((const struct timespec *)words[0], (struct timespec *)words[1]);
        return true;
    case SYS_clock_nanosleep: {
        int status = clock_nanosleep(
            (clockid_t)words[0], (int)words[1], (const struct timespec *)words[2], (struct timespec *)words[3]);
        *result = status == 0 ? 0 : fail(status);
        return true;
    }
    case SYS_write: *result = write((int)words[0], (const void *)words[1], (size_t)words[2]); return true;
    case SYS_writev: *result = writev((int)words[0], (const struct iovec *)words[1], (int)words[2]); return true;
    case SYS_flock: *result = flock((int)words[0], (int)words[1]); return true;
    case SYS_fcntl: *result = fcntl((int)words[0], (int)words[1], words[2]); return true;
#if VIGIL_HAS_OLDER_CALLS
    case SYS_time: *result = time((time_t *)words[0]); return true;
    case SYS_poll: *result = poll((struct pollfd *)words[0], (nfds_t)words[1], (int)words[2]); return true;
#endif
    default: return false;
    }
}

long syscall(long number, ...) {
    NEXT(syscall);
    va_list list;
    va_start(list, number);
    long words[6], result = 0;
    for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
    va_end(list);
    if (answer(&result, number, words, __builtin_return_address(0))) return result;
    int refusal = vigil_is_watched() ? vigil_judge_call(number, words) : 0;
    if (refusal != 0) return fail(refusal);
    if (!may_read(number, words)) return -1;
    return next(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}
