#include "Watch.h"

#include <errno.h>
#include <sys/time.h>
#include <unistd.h>

// Time: an app's code sees that of its phone, also where it was compiled without the phone's frameworks.

static bool is_shown(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE: case CLOCK_BOOTTIME: return true;
    default: return false;
    }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    NEXT(clock_gettime);
    if (is_shown(clock) && vigil_is_watched() && vigil_watcher.tell_time(clock, time)) return 0;
    return next(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    NEXT(gettimeofday);
    struct timespec shown;
    if (!vigil_is_watched() || !vigil_watcher.tell_time(CLOCK_REALTIME, &shown)) return next(time, zone);
    *time = (struct timeval){shown.tv_sec, shown.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *place) {
    NEXT(time);
    struct timespec shown;
    if (!vigil_is_watched() || !vigil_watcher.tell_time(CLOCK_REALTIME, &shown)) return next(place);
    if (place != NULL) *place = shown.tv_sec;
    return shown.tv_sec;
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
    NEXT(nanosleep);
    if (duration != NULL && vigil_is_watched() && vigil_watcher.sleep(*duration)) return 0;
    return next(duration, rest);
}

int usleep(useconds_t microseconds) {
    NEXT(usleep);
    struct timespec duration = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
    return vigil_is_watched() && vigil_watcher.sleep(duration) ? 0 : next(microseconds);
}

unsigned int sleep(unsigned int seconds) {
    NEXT(sleep);
    return vigil_is_watched() && vigil_watcher.sleep((struct timespec){seconds, 0}) ? 0 : next(seconds);
}
