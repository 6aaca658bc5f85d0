#include "Launch.h"
#include "Waits.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// Signals that are waited for, and timers of the computer, which fire on its own time.

/// Signals that a thread waits for. Only that thread can take those that are sent to it.
struct awaited {
    const sigset_t *signals;
    siginfo_t *info;
    int (*next)(const sigset_t *, siginfo_t *, const struct timespec *);
};

/// Takes a signal; 0 while none is there, -1 for an error.
static int take(struct awaited *own) {
    struct timespec none = {0, 0};
    int taken = own->next(own->signals, own->info, &none);
    return taken < 0 && errno == EAGAIN ? 0 : taken;
}

int sigtimedwait(const sigset_t *restrict signals, siginfo_t *restrict info, const struct timespec *restrict timeout) {
    NEXT(sigtimedwait);
    if (!vigil_is_watched() || (timeout != NULL && !vigil_is_time(timeout))) return next(signals, info, timeout);
    struct awaited own = {signals, info, next};
    vigil_test_cancel();
    int taken = take(&own);
    while (taken == 0) {
        if (timeout != NULL && timeout->tv_sec == 0 && timeout->tv_nsec == 0) return errno = EAGAIN, -1;
        enum vigil_wait end = vigil_wait_for_object((struct vigil_waiting){
            .what = "a signal", .object = (void *)pthread_self(), .delay = timeout, .is_cancellable = true,
        });
        if (end == vigil_wait_impossible) return next(signals, info, timeout);
        taken = take(&own);
        if (taken == 0 && end == vigil_wait_over) return errno = EAGAIN, -1;
    }
    return taken;
}

int sigwaitinfo(const sigset_t *restrict signals, siginfo_t *restrict info) {
    NEXT(sigwaitinfo);
    return vigil_is_watched() ? sigtimedwait(signals, info, NULL) : next(signals, info);
}

int sigwait(const sigset_t *restrict signals, int *restrict taken) {
    NEXT(sigwait);
    if (!vigil_is_watched()) return next(signals, taken);
    int found = sigtimedwait(signals, NULL, NULL);
    if (found < 0) return errno;
    *taken = found;
    return 0;
}

/// Whether another thread holds a signal back.
static bool is_held_back_by(pthread_t thread, int number) {
    clockid_t clock;
    char line[256];
    unsigned long mask = 0;
    if (pthread_getcpuclockid(thread, &clock) != 0) return true;
    snprintf(line, sizeof line, "/proc/self/task/%d/status", ~(clock >> 3));
    vigil_exempt_machine_calls(1);
    FILE *status = fopen(line, "r");
    while (status != NULL && fgets(line, sizeof line, status) != NULL && sscanf(line, "SigBlk: %lx", &mask) != 1) {}
    if (status != NULL) fclose(status);
    vigil_exempt_machine_calls(-1);
    return (mask >> (number - 1) & 1) != 0;
}

int pthread_kill(pthread_t thread, int signal) {
    NEXT(pthread_kill);
    int result = 0;
    bool is_here = pthread_equal(thread, pthread_self());
    if (vigil_launch() != NULL && signal > 0 && signal < signal_count && (is_here || !is_held_back_by(thread, signal))) {
        if (vigil_send_signal(signal, &result)) return result == 0 ? 0 : errno;
        // The handler runs there at once, also out of its turn.
        if (!is_here) vigil_note("pthread_kill", vigil_reach_threads, NULL);
    }
    int status = next(thread, signal);
    if (status == 0 && signal != 0) vigil_wake((void *)thread, true);
    return status;
}

int raise(int number) {
    NEXT(raise);
    int result = 0;
    return vigil_send_signal(number, &result) ? result : next(number);
}

// Timers.

#define NOTED(name, result, parameters, arguments) \
    result name parameters { \
        NEXT(name); \
        if (vigil_is_watched()) vigil_note(#name, vigil_reach_timers, NULL); \
        return next arguments; \
    }

NOTED(timerfd_create, int, (int clock, int flags), (clock, flags))
NOTED(timer_create, int, (clockid_t clock, struct sigevent *event, timer_t *timer), (clock, event, timer))
