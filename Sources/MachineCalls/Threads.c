#include "Waits.h"

#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Threads of the computer: what an app's code gives them runs at an instant that no two runs agree on. The threads that its own
// code makes by the C library, or that of C++, are simulated ones.

bool vigil_is_of_app(const void *address) {
    Dl_info found;
    if (dladdr(address, &found) == 0 || found.dli_fname == NULL) return true;
    static const char *const systems[] = {
        "/usr/lib", "/lib", "libswift", "libFoundation", "lib_Foundation", "libdispatch", "libTesting", "libXCTest",
    };
    for (size_t number = 0; number < sizeof systems / sizeof systems[0]; number++) {
        const char *place = strstr(found.dli_fname, systems[number]);
        if (place != NULL && (systems[number][0] != '/' || place == found.dli_fname)) return false;
    }
    // A program that contains the system's libraries does not tell them from the app.
    return dlsym(RTLD_NEXT, "dispatch_async") != NULL;
}

bool vigil_is_of_library(const char *part, const void *address) {
    Dl_info found;
    return dladdr(address, &found) != 0 && found.dli_fname != NULL && strstr(found.dli_fname, part) != NULL;
}

/// Whether the library of C++ calls: what it makes, and waits for, is its caller's.
static bool is_of_standard_library(const void *caller) {
    return vigil_is_of_library("libstdc++", caller) || vigil_is_of_library("libc++", caller);
}

bool vigil_acts_for_app(const void *address) {
    return vigil_is_of_app(address) || is_of_standard_library(address) || vigil_is_of_library("libFoundation", address);
}

/// What a thread of an app begins with.
struct beginning {
    void *(*start)(void *);
    void *argument;
    void *thread;
};

static void *run(void *given) {
    struct beginning own = *(struct beginning *)given;
    free(given);
    return vigil_watcher.enter_thread(own.thread) ? own.start(own.argument) : NULL;
}

/// Makes a thread whose code runs as a simulated one.
static int simulate(
    __typeof__(pthread_create) *make, pthread_t *thread, const pthread_attr_t *attributes, struct beginning own
) {
    own.thread = vigil_watcher.make_thread();
    if (own.thread == NULL) return make(thread, attributes, own.start, own.argument);
    struct beginning *given = malloc(sizeof *given);
    if (given == NULL) {
        vigil_watcher.start_thread(own.thread, 0, false);
        return EAGAIN;
    }
    *given = own;
    int status = make(thread, attributes, run, given);
    if (status != 0) free(given);
    vigil_watcher.start_thread(own.thread, status == 0 ? (uintptr_t)*thread : 0, status == 0);
    return status;
}

// Threads that begin before anything is watched: a library's, of constructors that run before main().

static int early_threads = 0;

struct early_beginning {
    void *(*start)(void *);
    void *argument;
};

static void early_thread_ends(void *nothing) {
    (void)nothing;
    __atomic_sub_fetch(&early_threads, 1, __ATOMIC_RELAXED);
}

static void *run_early(void *given) {
    struct early_beginning own = *(struct early_beginning *)given;
    free(given);
    void *result;
    pthread_cleanup_push(early_thread_ends, NULL);
    result = own.start(own.argument);
    pthread_cleanup_pop(1);
    return result;
}

/// Makes a thread, and counts it as long as it runs.
static int begin_early(
    __typeof__(pthread_create) *make, pthread_t *thread, const pthread_attr_t *attributes, struct early_beginning own
) {
    struct early_beginning *given = malloc(sizeof *given);
    if (given == NULL) return EAGAIN;
    *given = own;
    __atomic_add_fetch(&early_threads, 1, __ATOMIC_RELAXED);
    int status = make(thread, attributes, run_early, given);
    if (status == 0) return 0;
    free(given);
    early_thread_ends(NULL);
    return status;
}

int vigil_early_threads(void) { return __atomic_load_n(&early_threads, __ATOMIC_RELAXED); }

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *), void *restrict argument
) {
    NEXT(pthread_create);
    const void *caller = __builtin_return_address(0);
    if (!vigil_is_watched()) {
        bool isOfSystem = vigil_is_exempt() || vigil_is_of_library("libdispatch", caller) || vigil_is_of_library("libFoundation", caller);
        if (vigil_watcher.is_app != NULL || isOfSystem) return next(thread, attributes, start, argument);
        return begin_early(next, thread, attributes, (struct early_beginning){start, argument});
    }
    if (vigil_is_of_app(caller) || is_of_standard_library(caller)) {
        return simulate(next, thread, attributes, (struct beginning){start, argument, NULL});
    }
    // Dispatch makes threads when it sees fit; what is given to it is noted below.
    if (!vigil_is_of_library("libdispatch", caller)) vigil_note("pthread_create", vigil_reach_threads, NULL);
    return next(thread, attributes, start, argument);
}

/// Waits for the end of a thread in the time of the phone.
static enum vigil_wait wait_for_end(pthread_t thread, const struct timespec *delay) {
    vigil_test_cancel();
    enum vigil_wait end = vigil_watcher.join_thread((uintptr_t)thread, delay, vigil_may_cancel());
    if (end != vigil_wait_served) vigil_test_cancel();
    return end;
}

int pthread_join(pthread_t thread, void **result) {
    NEXT(pthread_join);
    if (vigil_is_watched()) wait_for_end(thread, NULL);
    return next(thread, result);
}

int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock, const struct timespec *limit) {
    NEXT(pthread_clockjoin_np);
    if (!vigil_is_watched() || limit == NULL) return next(thread, result, clock, limit);
    if (!vigil_is_time(limit)) return EINVAL;
    struct timespec delay = vigil_delay_until(clock, limit);
    switch (wait_for_end(thread, &delay)) {
    case vigil_wait_served: return pthread_join(thread, result);
    case vigil_wait_over: return ETIMEDOUT;
    case vigil_wait_impossible: return next(thread, result, clock, limit);
    }
    __builtin_unreachable();
}

int pthread_timedjoin_np(pthread_t thread, void **result, const struct timespec *limit) {
    return pthread_clockjoin_np(thread, result, CLOCK_REALTIME, limit);
}

void pthread_exit(void *result) {
    static __typeof__(pthread_exit) *next;
    if (next == NULL) next = (__typeof__(pthread_exit) *)dlsym(RTLD_NEXT, "pthread_exit");
    if (vigil_is_watched()) vigil_watcher.exit_thread();
    next(result);
    __builtin_trap();
}
