#include "Watch.h"

#include <pthread.h>
#include <string.h>
#include <sys/timerfd.h>

// Threads, queues and timers of the computer: what an app's code gives them runs at an instant that no two runs agree on.

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *), void *restrict argument
) {
    NEXT(pthread_create);
    Dl_info caller;
    // Dispatch makes threads when it sees fit; what is given to it is noted below.
    bool isOfDispatch = dladdr(__builtin_return_address(0), &caller) != 0 && caller.dli_fname != NULL
        && strstr(caller.dli_fname, "libdispatch") != NULL;
    if (!isOfDispatch && vigil_is_watched()) vigil_note("pthread_create", vigil_reach_threads, NULL);
    return next(thread, attributes, start, argument);
}

int timerfd_create(clockid_t clock, int flags) {
    NEXT(timerfd_create);
    if (vigil_is_watched()) vigil_note("timerfd_create", vigil_reach_timers, NULL);
    return next(clock, flags);
}

// Dispatch is no part of the C library; these are declared here, since its headers need not be there.

void dispatch_async(void *queue, void *block) {
    static void (*next)(void *, void *);
    if (next == NULL) next = (void (*)(void *, void *))dlsym(RTLD_NEXT, "dispatch_async");
    if (vigil_is_watched()) vigil_note("dispatch_async", vigil_reach_threads, NULL);
    next(queue, block);
}

void dispatch_group_async(void *group, void *queue, void *block) {
    static void (*next)(void *, void *, void *);
    if (next == NULL) next = (void (*)(void *, void *, void *))dlsym(RTLD_NEXT, "dispatch_group_async");
    if (vigil_is_watched()) vigil_note("dispatch_group_async", vigil_reach_threads, NULL);
    next(group, queue, block);
}

void dispatch_after(unsigned long when, void *queue, void *block) {
    static void (*next)(unsigned long, void *, void *);
    if (next == NULL) next = (void (*)(unsigned long, void *, void *))dlsym(RTLD_NEXT, "dispatch_after");
    if (vigil_is_watched()) vigil_note("dispatch_after", vigil_reach_timers, NULL);
    next(when, queue, block);
}

void *dispatch_source_create(const void *type, unsigned long handle, unsigned long mask, void *queue) {
    static void *(*next)(const void *, unsigned long, unsigned long, void *);
    if (next == NULL) {
        next = (void *(*)(const void *, unsigned long, unsigned long, void *))dlsym(RTLD_NEXT, "dispatch_source_create");
    }
    if (vigil_is_watched()) vigil_note("dispatch_source_create", vigil_reach_timers, NULL);
    return next(type, handle, mask, queue);
}
