#include "Waits.h"

#include <errno.h>
#include <sched.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/times.h>
#include <threads.h>
#include <unistd.h>

// Time: an app's code sees that of its phone, also where it was compiled without the phone's frameworks.

#ifndef CLOCK_TAI
#define CLOCK_TAI 11
#endif

/// So many seconds the atomic clocks of the earth are ahead of the date.
enum { leap_seconds = 37 };

/// Tells what a clock of the phone shows; false for a clock that is none. Code takes no time there, so the processor's clocks
/// stand at zero.
static bool show(clockid_t clock, struct timespec *time) {
    *time = (struct timespec){0, 0};
    if (!vigil_is_watched()) return false;
    switch (clock) {
    case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE: case CLOCK_BOOTTIME: return vigil_watcher.tell_time(clock, time);
    case CLOCK_REALTIME_ALARM: return vigil_watcher.tell_time(CLOCK_REALTIME, time);
    case CLOCK_BOOTTIME_ALARM: return vigil_watcher.tell_time(CLOCK_BOOTTIME, time);
    case CLOCK_TAI:
        if (!vigil_watcher.tell_time(CLOCK_REALTIME, time)) return false;
        time->tv_sec += leap_seconds;
        return true;
    case CLOCK_PROCESS_CPUTIME_ID: case CLOCK_THREAD_CPUTIME_ID: return true;
    default: return clock < 0;
    }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    NEXT(clock_gettime);
    struct timespec shown;
    if (!show(clock, &shown)) return next(clock, time);
    *time = shown;
    return 0;
}

int timespec_get(struct timespec *time, int base) {
    NEXT(timespec_get);
    return base == TIME_UTC && show(CLOCK_REALTIME, time) ? base : next(time, base);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    NEXT(gettimeofday);
    struct timespec shown;
    if (!show(CLOCK_REALTIME, &shown)) return next(time, zone);
    *time = (struct timeval){shown.tv_sec, shown.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *place) {
    NEXT(time);
    struct timespec shown;
    if (!show(CLOCK_REALTIME, &shown)) return next(place);
    if (place != NULL) *place = shown.tv_sec;
    return shown.tv_sec;
}

clock_t clock(void) {
    NEXT(clock);
    return vigil_is_watched() ? 0 : next();
}

clock_t times(struct tms *spent) {
    NEXT(times);
    struct timespec shown;
    if (!show(CLOCK_BOOTTIME, &shown)) return next(spent);
    if (spent != NULL) *spent = (struct tms){0, 0, 0, 0};
    long ticks = sysconf(_SC_CLK_TCK);
    return shown.tv_sec * ticks + shown.tv_nsec / (1000000000 / ticks);
}

int getrusage(__rusage_who_t who, struct rusage *usage) {
    NEXT(getrusage);
    int status = next(who, usage);
    if (status == 0 && vigil_is_watched()) usage->ru_utime = usage->ru_stime = (struct timeval){0, 0};
    return status;
}

bool vigil_note_clock(const char *function, const char *path) {
    static const char *const clocks[] = {"/proc/uptime", "/proc/stat", "/proc/loadavg", "/proc/self/stat", "/dev/rtc"};
    for (size_t number = 0; number < sizeof clocks / sizeof clocks[0]; number++) {
        if (path == NULL || strcmp(path, clocks[number]) != 0 || !vigil_is_watched()) continue;
        vigil_note(function, vigil_reach_clocks, path);
        return true;
    }
    return false;
}

// Sleeps.

int nanosleep(const struct timespec *duration, struct timespec *rest) {
    NEXT(nanosleep);
    enum vigil_slept slept =
        duration != NULL && vigil_is_watched() ? vigil_sleep_until_signal(*duration, rest) : vigil_slept_not;
    return slept == vigil_slept_not ? next(duration, rest) : slept == vigil_slept_part ? -1 : 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
    NEXT(clock_nanosleep);
    struct timespec shown;
    if (time == NULL || !vigil_is_time(time) || clock < 0 || !show(clock, &shown)) return next(clock, flags, time, rest);
    struct timespec delay = *time;
    if ((flags & TIMER_ABSTIME) != 0) {
        struct timespec limit = *time;
        if (clock == CLOCK_TAI) limit.tv_sec -= leap_seconds;
        bool is_date = clock == CLOCK_TAI || clock == CLOCK_REALTIME_ALARM;
        delay = vigil_delay_until(is_date ? CLOCK_REALTIME : clock == CLOCK_BOOTTIME_ALARM ? CLOCK_BOOTTIME : clock, &limit);
    }
    enum vigil_slept slept = vigil_sleep_until_signal(delay, (flags & TIMER_ABSTIME) != 0 ? NULL : rest);
    if (slept == vigil_slept_not) return next(clock, flags, time, rest);
    return slept == vigil_slept_part ? EINTR : 0;
}

int usleep(useconds_t microseconds) {
    NEXT(usleep);
    struct timespec duration = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
    enum vigil_slept slept = vigil_is_watched() ? vigil_sleep_until_signal(duration, NULL) : vigil_slept_not;
    return slept == vigil_slept_not ? next(microseconds) : slept == vigil_slept_part ? -1 : 0;
}

unsigned int sleep(unsigned int seconds) {
    NEXT(sleep);
    struct timespec duration = {seconds, 0}, rest = {0, 0};
    enum vigil_slept slept = vigil_is_watched() ? vigil_sleep_until_signal(duration, &rest) : vigil_slept_not;
    return slept == vigil_slept_not ? next(seconds) : (unsigned)rest.tv_sec;
}

int sched_yield(void) {
    NEXT(sched_yield);
    // A thread that yields until another has done something gets to an end, because a little time passes.
    struct timespec little = {0, 1000};
    bool is_app = vigil_is_watched() && vigil_acts_for_app(__builtin_return_address(0));
    return is_app && vigil_sleep(little) ? 0 : next();
}
