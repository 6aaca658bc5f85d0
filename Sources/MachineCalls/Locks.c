#include "Waits.h"

#include <errno.h>
#include <pthread.h>
#include <unistd.h>

// Locks and conditions of the C library: where a thread of an app has to wait for another of the app, it waits in the time
// of the phone. A lock that is free costs what it did. The system's own locks are left alone: nothing of an app may run
// between its steps.

/// Whether a wait is an app's. The system's own is ended by threads of the computer.
static bool is_wait_of_app(const void *caller) { return vigil_is_watched() && vigil_acts_for_app(caller); }

/// Waits until a lock may be free; false where the C library has to wait.
static bool wait_for_lock(void *lock, int holder, const void *caller) {
    if (!is_wait_of_app(caller)) return false;
    // A lock of Foundation's own is held for a moment, perhaps for another phone, unless its holder waits itself.
    if (!vigil_is_of_app(caller) && !vigil_watcher.is_blocked(holder)) return false;
    vigil_count_wait(lock, 1);
    bool hasWaited = vigil_watcher.wait_for_lock(lock, holder);
    vigil_count_wait(lock, -1);
    return hasWaited;
}

/// Waits until a lock may be free, or a clock shows a time; `ETIMEDOUT` where that is first, and `EAGAIN` where the C library
/// has to wait.
static int wait_for_time(void *lock, clockid_t clock, const struct timespec *limit, const void *caller) {
    if (!vigil_is_time(limit)) return EINVAL;
    if (!is_wait_of_app(caller)) return EAGAIN;
    struct timespec delay = vigil_delay_until(clock, limit);
    switch (vigil_wait_for_object((struct vigil_waiting){.what = "a lock of the C library", .object = lock, .delay = &delay})) {
    case vigil_wait_served: return 0;
    case vigil_wait_over: return ETIMEDOUT;
    case vigil_wait_impossible: return EAGAIN;
    }
    __builtin_unreachable();
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
    NEXT(pthread_mutex_lock);
    int status;
    while ((status = pthread_mutex_trylock(mutex)) == EBUSY) {
        int owner = mutex->__data.__owner;
        // The C library tells the error of a thread that has such a lock already.
        bool isTold = (mutex->__data.__kind & 3) == PTHREAD_MUTEX_ERRORCHECK && owner == gettid();
        if (isTold || !wait_for_lock(mutex, owner, __builtin_return_address(0))) return next(mutex);
    }
    return status;
}

/// The body of a function that waits for a lock until a time: `again` is what asks for the lock without a wait.
#define WAIT_FOR_TIME(again, lock, clock, instead) \
    int status; \
    while ((status = again) == EBUSY) { \
        int end = wait_for_time(lock, clock, limit, __builtin_return_address(0)); \
        if (end == EAGAIN) return instead; \
        if (end != 0) return end; \
    } \
    return status;

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
    NEXT(pthread_mutex_timedlock);
    WAIT_FOR_TIME(pthread_mutex_trylock(mutex), mutex, CLOCK_REALTIME, next(mutex, limit))
}

int pthread_mutex_clocklock(pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict limit) {
    NEXT(pthread_mutex_clocklock);
    WAIT_FOR_TIME(pthread_mutex_trylock(mutex), mutex, clock, next(mutex, clock, limit))
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
    NEXT(pthread_mutex_unlock);
    int status = next(mutex);
    if (status == 0) vigil_wake(mutex, false);
    return status;
}

/// Waits until nobody writes, or reads; false where the C library has to wait, or to tell the error of a thread that writes
/// already.
static bool wait_for_writer(pthread_rwlock_t *lock, const void *caller) {
    int writer = lock->__data.__cur_writer;
    return writer != gettid() && wait_for_lock(lock, writer, caller);
}

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
    NEXT(pthread_rwlock_rdlock);
    int status;
    while ((status = pthread_rwlock_tryrdlock(lock)) == EBUSY) {
        if (!wait_for_writer(lock, __builtin_return_address(0))) return next(lock);
    }
    return status;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
    NEXT(pthread_rwlock_wrlock);
    int status;
    while ((status = pthread_rwlock_trywrlock(lock)) == EBUSY) {
        if (!wait_for_writer(lock, __builtin_return_address(0))) return next(lock);
    }
    return status;
}

int pthread_rwlock_timedrdlock(pthread_rwlock_t *restrict lock, const struct timespec *restrict limit) {
    NEXT(pthread_rwlock_timedrdlock);
    WAIT_FOR_TIME(pthread_rwlock_tryrdlock(lock), lock, CLOCK_REALTIME, next(lock, limit))
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *restrict lock, const struct timespec *restrict limit) {
    NEXT(pthread_rwlock_timedwrlock);
    WAIT_FOR_TIME(pthread_rwlock_trywrlock(lock), lock, CLOCK_REALTIME, next(lock, limit))
}

int pthread_rwlock_clockrdlock(pthread_rwlock_t *restrict lock, clockid_t clock, const struct timespec *restrict limit) {
    NEXT(pthread_rwlock_clockrdlock);
    WAIT_FOR_TIME(pthread_rwlock_tryrdlock(lock), lock, clock, next(lock, clock, limit))
}

int pthread_rwlock_clockwrlock(pthread_rwlock_t *restrict lock, clockid_t clock, const struct timespec *restrict limit) {
    NEXT(pthread_rwlock_clockwrlock);
    WAIT_FOR_TIME(pthread_rwlock_trywrlock(lock), lock, clock, next(lock, clock, limit))
}

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
    NEXT(pthread_rwlock_unlock);
    int status = next(lock);
    if (status == 0) vigil_wake(lock, true);
    return status;
}

/// Functions of which the C library keeps an old version, which a search without a version may find.
#define NEXT_CONDITION(name) \
    static __typeof__(name) *next; \
    if (next == NULL) next = (__typeof__(name) *)dlvsym(RTLD_NEXT, #name, "GLIBC_2.3.2"); \
    if (next == NULL) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

/// A condition, and how often threads of the computer had signalled it when a wait began.
struct condition {
    pthread_cond_t *condition;
    unsigned served;
};

static bool is_served(void *given) {
    struct condition *own = given;
    return vigil_served_from_outside(own->condition) != own->served;
}

/// Waits in the time of the phone.
static enum vigil_wait wait_for(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *delay) {
    vigil_test_cancel();
    vigil_count_wait(condition, 1);
    struct condition own = {condition, vigil_served_from_outside(condition)};
    struct vigil_waiting waiting = {
        .what = "a condition of the C library", .object = condition, .is_over = is_served, .context = &own, .delay = delay,
        .is_cancellable = vigil_may_cancel(),
    };
    enum vigil_wait end = vigil_watcher.wait_for_condition(&waiting, mutex);
    vigil_count_wait(condition, -1);
    if (end == vigil_wait_impossible) return end;
    pthread_mutex_lock(mutex);
    vigil_test_cancel();
    return end;
}

/// The same until a clock shows a time.
static int wait_until(
    pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *limit, bool *is_impossible
) {
    if (!vigil_is_time(limit)) return EINVAL;
    struct timespec delay = vigil_delay_until(clock, limit);
    enum vigil_wait end = wait_for(condition, mutex, &delay);
    *is_impossible = end == vigil_wait_impossible;
    return end == vigil_wait_over ? ETIMEDOUT : 0;
}

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
    NEXT_CONDITION(pthread_cond_wait);
    if (!is_wait_of_app(__builtin_return_address(0))) return next(condition, mutex);
    return wait_for(condition, mutex, NULL) == vigil_wait_impossible ? next(condition, mutex) : 0;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict limit
) {
    NEXT_CONDITION(pthread_cond_timedwait);
    if (!is_wait_of_app(__builtin_return_address(0))) return next(condition, mutex, limit);
    // Which clock the condition was made for is kept in this bit.
    clockid_t clock = (condition->__data.__wrefs & 2) != 0 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
    bool is_impossible = false;
    int status = wait_until(condition, mutex, clock, limit, &is_impossible);
    return is_impossible ? next(condition, mutex, limit) : status;
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict limit
) {
    NEXT(pthread_cond_clockwait);
    if (!is_wait_of_app(__builtin_return_address(0))) return next(condition, mutex, clock, limit);
    bool is_impossible = false;
    int status = wait_until(condition, mutex, clock, limit, &is_impossible);
    return is_impossible ? next(condition, mutex, clock, limit) : status;
}

int pthread_cond_signal(pthread_cond_t *condition) {
    NEXT_CONDITION(pthread_cond_signal);
    int status = next(condition);
    vigil_wake(condition, false);
    return status;
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
    NEXT_CONDITION(pthread_cond_broadcast);
    int status = next(condition);
    vigil_wake(condition, true);
    return status;
}
