#include "Waits.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdint.h>
#include <stdlib.h>
#include <threads.h>

// Threads, locks and conditions by the names of C11, which the C library keeps apart from its others: they are the same.

static int result_of(int status) {
    switch (status) {
    case 0: return thrd_success;
    case EBUSY: return thrd_busy;
    case ETIMEDOUT: return thrd_timedout;
    case ENOMEM: case EAGAIN: return thrd_nomem;
    default: return thrd_error;
    }
}

// What a thread of C11 gives back is a number.

struct standard_beginning {
    thrd_start_t start;
    void *argument;
};

static void *run_standard(void *given) {
    struct standard_beginning own = *(struct standard_beginning *)given;
    free(given);
    return (void *)(intptr_t)own.start(own.argument);
}

int thrd_create(thrd_t *thread, thrd_start_t start, void *argument) {
    NEXT(thrd_create);
    if (!vigil_is_watched()) return next(thread, start, argument);
    struct standard_beginning *given = malloc(sizeof *given);
    if (given == NULL) return thrd_nomem;
    *given = (struct standard_beginning){start, argument};
    int status = pthread_create((pthread_t *)thread, NULL, run_standard, given);
    if (status != 0) free(given);
    return result_of(status);
}

int thrd_join(thrd_t thread, int *result) {
    void *given = NULL;
    int status = pthread_join((pthread_t)thread, &given);
    if (status == 0 && result != NULL) *result = (int)(intptr_t)given;
    return result_of(status);
}

_Noreturn void thrd_exit(int result) { pthread_exit((void *)(intptr_t)result); }

int thrd_sleep(const struct timespec *duration, struct timespec *rest) {
    int status = clock_nanosleep(CLOCK_REALTIME, 0, duration, rest);
    return status == 0 ? 0 : status == EINTR ? -1 : -2;
}

void thrd_yield(void) { sched_yield(); }

int mtx_lock(mtx_t *lock) { return result_of(pthread_mutex_lock((pthread_mutex_t *)lock)); }

int mtx_timedlock(mtx_t *restrict lock, const struct timespec *restrict limit) {
    return result_of(pthread_mutex_timedlock((pthread_mutex_t *)lock, limit));
}

int mtx_unlock(mtx_t *lock) { return result_of(pthread_mutex_unlock((pthread_mutex_t *)lock)); }

int cnd_wait(cnd_t *condition, mtx_t *lock) {
    return result_of(pthread_cond_wait((pthread_cond_t *)condition, (pthread_mutex_t *)lock));
}

int cnd_timedwait(cnd_t *restrict condition, mtx_t *restrict lock, const struct timespec *restrict limit) {
    return result_of(pthread_cond_timedwait((pthread_cond_t *)condition, (pthread_mutex_t *)lock, limit));
}

int cnd_signal(cnd_t *condition) { return result_of(pthread_cond_signal((pthread_cond_t *)condition)); }

int cnd_broadcast(cnd_t *condition) { return result_of(pthread_cond_broadcast((pthread_cond_t *)condition)); }

void call_once(once_flag *flag, void (*routine)(void)) { pthread_once((pthread_once_t *)flag, routine); }
