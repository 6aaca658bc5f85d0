#include "Watch.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <unistd.h>

// Locks and conditions of the C library: where a thread of an app has to wait for another of the app, it waits in the time
// of the phone. A lock that is free costs what it did. The system's own locks are left alone: nothing of an app may run
// between its steps.

/// How many waits there are of which the C library knows nothing, by the address of what is waited for.
static atomic_int waits[256];

static atomic_int *waits_for(const void *object) { return &waits[((uintptr_t)object >> 4) % 256]; }

/// Waits until a lock may be free; false where the C library has to wait.
static bool wait_for_lock(void *lock, int holder, const void *caller) {
    if (!vigil_is_watched() || !vigil_is_of_app(caller)) return false;
    atomic_fetch_add(waits_for(lock), 1);
    bool hasWaited = vigil_watcher.wait_for_lock(lock, holder);
    atomic_fetch_sub(waits_for(lock), 1);
    return hasWaited;
}

/// Wakes those that wait in the time of the phone.
static void wake(void *object, bool isForAll, const void *caller) {
    if (atomic_load_explicit(waits_for(object), memory_order_relaxed) == 0) return;
    if (vigil_is_watched() && vigil_is_of_app(caller)) vigil_watcher.wake(object, isForAll);
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

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
    NEXT(pthread_mutex_unlock);
    int status = next(mutex);
    if (status == 0) wake(mutex, false, __builtin_return_address(0));
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

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
    NEXT(pthread_rwlock_unlock);
    int status = next(lock);
    if (status == 0) wake(lock, true, __builtin_return_address(0));
    return status;
}

/// Functions of which the C library keeps an old version, which a search without a version may find.
#define NEXT_CONDITION(name) \
    static __typeof__(name) *next; \
    if (next == NULL) next = (__typeof__(name) *)dlvsym(RTLD_NEXT, #name, "GLIBC_2.3.2"); \
    if (next == NULL) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

/// Waits in the time of the phone.
static enum vigil_wait wait_for(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *delay) {
    atomic_fetch_add(waits_for(condition), 1);
    enum vigil_wait end = vigil_watcher.wait_for_condition(condition, mutex, delay);
    atomic_fetch_sub(waits_for(condition), 1);
    if (end != vigil_wait_impossible) pthread_mutex_lock(mutex);
    return end;
}

/// How long it is until a clock of the phone shows a time; nothing for a time that has been.
static struct timespec delay_until(clockid_t clock, const struct timespec *limit) {
    struct timespec now;
    if (!vigil_watcher.tell_time(clock, &now)) return (struct timespec){0, 0};
    struct timespec delay = {limit->tv_sec - now.tv_sec, limit->tv_nsec - now.tv_nsec};
    if (delay.tv_nsec < 0) delay = (struct timespec){delay.tv_sec - 1, delay.tv_nsec + 1000000000};
    return delay.tv_sec < 0 ? (struct timespec){0, 0} : delay;
}

/// Whether a wait for a condition is an app's. The system's own is ended by threads of the computer.
static bool is_wait_of_app(const void *caller) { return vigil_is_watched() && vigil_is_of_app(caller); }

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
    if (limit->tv_nsec < 0 || limit->tv_nsec >= 1000000000) return EINVAL;
    // Which clock the condition was made for is kept in this bit.
    clockid_t clock = (condition->__data.__wrefs & 2) != 0 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
    struct timespec delay = delay_until(clock, limit);
    switch (wait_for(condition, mutex, &delay)) {
    case vigil_wait_served: return 0;
    case vigil_wait_over: return ETIMEDOUT;
    case vigil_wait_impossible: return next(condition, mutex, limit);
    }
    __builtin_unreachable();
}

int pthread_cond_signal(pthread_cond_t *condition) {
    NEXT_CONDITION(pthread_cond_signal);
    int status = next(condition);
    wake(condition, false, __builtin_return_address(0));
    return status;
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
    NEXT_CONDITION(pthread_cond_broadcast);
    int status = next(condition);
    wake(condition, true, __builtin_return_address(0));
    return status;
}
