#include "Waits.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

// Semaphores, barriers and once: where a thread of an app waits at one, it waits in the time of the phone.

static bool has_count(void *semaphore) {
    int count = 0;
    return sem_getvalue(semaphore, &count) == 0 && count > 0;
}

/// Waits until a semaphore counts something, or a clock shows a time; -1 with `errno` where that is first.
static int take(sem_t *semaphore, clockid_t clock, const struct timespec *limit, bool *is_impossible) {
    while (sem_trywait(semaphore) != 0) {
        if (errno != EAGAIN) return -1;
        if (limit != NULL && !vigil_is_time(limit)) return errno = EINVAL, -1;
        struct timespec delay = limit != NULL ? vigil_delay_until(clock, limit) : (struct timespec){0, 0};
        enum vigil_wait end = vigil_wait((struct vigil_waiting){
            .what = "a semaphore of the C library", .is_over = has_count, .context = semaphore,
            .delay = limit != NULL ? &delay : NULL, .is_cancellable = true,
        });
        *is_impossible = end == vigil_wait_impossible;
        if (*is_impossible) return -1;
        if (end == vigil_wait_over) return errno = ETIMEDOUT, -1;
    }
    return 0;
}

static bool is_wait_of_app(const void *caller) { return vigil_is_watched() && vigil_acts_for_app(caller); }

int sem_wait(sem_t *semaphore) {
    NEXT(sem_wait);
    if (!is_wait_of_app(__builtin_return_address(0))) return next(semaphore);
    bool is_impossible = false;
    int status = take(semaphore, CLOCK_REALTIME, NULL, &is_impossible);
    return is_impossible ? next(semaphore) : status;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict limit) {
    NEXT(sem_timedwait);
    if (!is_wait_of_app(__builtin_return_address(0))) return next(semaphore, limit);
    bool is_impossible = false;
    int status = take(semaphore, CLOCK_REALTIME, limit, &is_impossible);
    return is_impossible ? next(semaphore, limit) : status;
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict limit) {
    NEXT(sem_clockwait);
    if (!is_wait_of_app(__builtin_return_address(0))) return next(semaphore, clock, limit);
    bool is_impossible = false;
    int status = take(semaphore, clock, limit, &is_impossible);
    return is_impossible ? next(semaphore, clock, limit) : status;
}

// A barrier of the C library, as it lies in memory.
struct barrier {
    unsigned in;
    unsigned round;
    unsigned count;
};

struct barrier_wait {
    struct barrier *barrier;
    unsigned round;
};

static bool is_passed(void *given) {
    struct barrier_wait *own = given;
    return own->barrier->round != own->round;
}

int pthread_barrier_wait(pthread_barrier_t *barrier) {
    NEXT(pthread_barrier_wait);
    if (!is_wait_of_app(__builtin_return_address(0))) return next(barrier);
    struct barrier_wait own = {(struct barrier *)barrier, ((struct barrier *)barrier)->round};
    own.barrier->in += 1;
    if (own.barrier->in >= own.barrier->count) {
        own.barrier->in = 0;
        own.barrier->round += 1;
        return PTHREAD_BARRIER_SERIAL_THREAD;
    }
    struct vigil_waiting waiting = {.what = "a barrier of the C library", .is_over = is_passed, .context = &own};
    if (vigil_wait(waiting) != vigil_wait_impossible) return 0;
    own.barrier->in -= 1;
    return next(barrier);
}

static bool is_not_under_way(void *control) { return (__atomic_load_n((int *)control, __ATOMIC_ACQUIRE) & 1) == 0; }

int pthread_once(pthread_once_t *control, void (*routine)(void)) {
    NEXT(pthread_once);
    // The lowest bit says that a thread is doing it.
    while (!is_not_under_way(control) && is_wait_of_app(__builtin_return_address(0))) {
        struct vigil_waiting waiting = {
            .what = "what is done once", .is_over = is_not_under_way, .context = control,
        };
        if (vigil_wait(waiting) == vigil_wait_impossible) break;
    }
    return next(control, routine);
}
