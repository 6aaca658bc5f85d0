#include "Rows.h"

#include <stdlib.h>
#include <unistd.h>

// Locks and conditions: those that time out, and those that another thread of the app ends.

static void unlock(void *lock) { pthread_mutex_unlock(lock); }

/// A thread that has a lock for so many seconds.
struct holder {
    pthread_mutex_t *lock;
    double seconds;
};

static void hold(void *given) {
    struct holder *own = given;
    pthread_mutex_lock(own->lock);
    usleep((useconds_t)(own->seconds * 1e6));
    unlock(own->lock);
}

static void pass(double seconds) { usleep((useconds_t)(seconds * 1e6)); }

#define HELD(time) \
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; \
    struct holder holder = {&lock, time}; \
    pthread_t other = later(0, hold, &holder); \
    pass(0.1)

ROW(mutex_wait, "pthread_mutex_lock waits for its thread", "ok in 1.9") {
    HELD(2);
    TIMED_ERROR(pthread_mutex_lock(&lock));
    end(other);
}

ROW(mutex_time, "pthread_mutex_timedlock times out", "timed out in 1.0") {
    HELD(2);
    struct timespec limit = at(CLOCK_REALTIME, 1);
    TIMED_ERROR(pthread_mutex_timedlock(&lock, &limit));
    end(other);
}

ROW(mutex_got, "pthread_mutex_timedlock gets a lock that is given up", "ok in 1.9") {
    HELD(2);
    struct timespec limit = at(CLOCK_REALTIME, 5);
    TIMED_ERROR(pthread_mutex_timedlock(&lock, &limit));
    end(other);
}

ROW(mutex_past, "pthread_mutex_timedlock for a time that has been does not wait", "timed out in 0.0") {
    HELD(2);
    struct timespec limit = {1, 0};
    TIMED_ERROR(pthread_mutex_timedlock(&lock, &limit));
    end(other);
}

ROW(mutex_free, "pthread_mutex_timedlock gets a free lock at once", "ok in 0.0") {
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    struct timespec limit = {1, 0};
    TIMED_ERROR(pthread_mutex_timedlock(&lock, &limit));
}

ROW(mutex_invalid, "pthread_mutex_timedlock refuses a time that is none", "invalid in 0.0") {
    HELD(2);
    struct timespec limit = {1, 2000000000};
    TIMED_ERROR(pthread_mutex_timedlock(&lock, &limit));
    end(other);
}

ROW(mutex_clock, "pthread_mutex_clocklock times out by the uptime", "timed out in 0.5") {
    HELD(2);
    struct timespec limit = at(CLOCK_MONOTONIC, 0.5);
    TIMED_ERROR(pthread_mutex_clocklock(&lock, CLOCK_MONOTONIC, &limit));
    end(other);
}

static void write_for_two(void *lock) {
    pthread_rwlock_wrlock(lock);
    pass(2);
    pthread_rwlock_unlock(lock);
}

static void read_for_two(void *lock) {
    pthread_rwlock_rdlock(lock);
    pass(2);
    pthread_rwlock_unlock(lock);
}

#define SHARED(code) \
    pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER; \
    pthread_t other = later(0, code, &lock); \
    pass(0.1)

ROW(read_wait, "pthread_rwlock_rdlock waits for a writer", "ok in 1.9") {
    SHARED(write_for_two);
    TIMED_ERROR(pthread_rwlock_rdlock(&lock));
    end(other);
}

ROW(read_shared, "pthread_rwlock_rdlock does not wait for a reader", "ok in 0.0") {
    SHARED(read_for_two);
    TIMED_ERROR(pthread_rwlock_rdlock(&lock));
    end(other);
}

ROW(read_time, "pthread_rwlock_timedrdlock times out", "timed out in 1.0") {
    SHARED(write_for_two);
    struct timespec limit = at(CLOCK_REALTIME, 1);
    TIMED_ERROR(pthread_rwlock_timedrdlock(&lock, &limit));
    end(other);
}

ROW(write_time, "pthread_rwlock_timedwrlock times out behind a reader", "timed out in 1.0") {
    SHARED(read_for_two);
    struct timespec limit = at(CLOCK_REALTIME, 1);
    TIMED_ERROR(pthread_rwlock_timedwrlock(&lock, &limit));
    end(other);
}

ROW(write_got, "pthread_rwlock_timedwrlock gets a lock that is given up", "ok in 1.9") {
    SHARED(read_for_two);
    struct timespec limit = at(CLOCK_REALTIME, 8);
    TIMED_ERROR(pthread_rwlock_timedwrlock(&lock, &limit));
    end(other);
}

ROW(read_clock, "pthread_rwlock_clockrdlock times out by the uptime", "timed out in 0.5") {
    SHARED(write_for_two);
    struct timespec limit = at(CLOCK_MONOTONIC, 0.5);
    TIMED_ERROR(pthread_rwlock_clockrdlock(&lock, CLOCK_MONOTONIC, &limit));
    end(other);
}

ROW(write_clock, "pthread_rwlock_clockwrlock times out by the uptime", "timed out in 0.5") {
    SHARED(write_for_two);
    struct timespec limit = at(CLOCK_MONOTONIC, 0.5);
    TIMED_ERROR(pthread_rwlock_clockwrlock(&lock, CLOCK_MONOTONIC, &limit));
    end(other);
}

static void signal_it(void *condition) { pthread_cond_signal(condition); }

#define CONDITION \
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; \
    pthread_cond_t condition = PTHREAD_COND_INITIALIZER; \
    pthread_mutex_lock(&lock)

ROW(condition_time, "pthread_cond_timedwait times out", "timed out in 2.0") {
    CONDITION;
    struct timespec limit = at(CLOCK_REALTIME, 2);
    TIMED_ERROR(pthread_cond_timedwait(&condition, &lock, &limit));
}

ROW(condition_clock, "pthread_cond_clockwait times out by the uptime", "timed out in 2.0") {
    CONDITION;
    struct timespec limit = at(CLOCK_MONOTONIC, 2);
    TIMED_ERROR(pthread_cond_clockwait(&condition, &lock, CLOCK_MONOTONIC, &limit));
}

ROW(condition_clock_served, "pthread_cond_clockwait is ended by a signal", "ok in 1.0") {
    CONDITION;
    struct timespec limit = at(CLOCK_MONOTONIC, 2);
    pthread_t other = later(1, signal_it, &condition);
    TIMED_ERROR(pthread_cond_clockwait(&condition, &lock, CLOCK_MONOTONIC, &limit));
    end(other);
}

ROW(condition_wait, "pthread_cond_wait is ended by a signal", "ok in 1.0") {
    CONDITION;
    pthread_t other = later(1, signal_it, &condition);
    TIMED_ERROR(pthread_cond_wait(&condition, &lock));
    end(other);
}
