#include "Waits.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

// Waits in the time of the phone: those of all functions in front of the C library's go through here.

/// How many wait for objects of a place: where nobody does, a wake costs a look.
static atomic_int waits[256];

static size_t place_of(const void *object) { return ((uintptr_t)object >> 4) % 256; }

/// An object that is waited for, and how often threads of the computer served it.
struct awaited {
    void *object;
    int count;
    unsigned served;
};

static struct awaited awaited[1024];
/// How many places of them were ever used, and how many waits found none.
static size_t used = 0, unlisted = 0;
static atomic_flag awaited_lock = ATOMIC_FLAG_INIT;

static void lock_awaited(void) { while (atomic_flag_test_and_set_explicit(&awaited_lock, memory_order_acquire)) {} }

static void unlock_awaited(void) { atomic_flag_clear_explicit(&awaited_lock, memory_order_release); }

/// That of an object; else a free one where one is made, or none.
static struct awaited *find_awaited(void *object, bool is_made) {
    struct awaited *free = NULL;
    for (size_t i = 0; i < used; i++) {
        if (awaited[i].count > 0 && awaited[i].object == object) return &awaited[i];
        if (awaited[i].count == 0 && free == NULL) free = &awaited[i];
    }
    if (!is_made) return NULL;
    if (free == NULL && used < sizeof awaited / sizeof *awaited) free = &awaited[used++];
    if (free == NULL) return NULL;
    *free = (struct awaited){.object = object};
    return free;
}

struct timespec vigil_delay_until(clockid_t clock, const struct timespec *limit) {
    struct timespec now;
    if (!vigil_watcher.tell_time(clock, &now)) return (struct timespec){0, 0};
    struct timespec delay = {limit->tv_sec - now.tv_sec, limit->tv_nsec - now.tv_nsec};
    if (delay.tv_nsec < 0) delay = (struct timespec){delay.tv_sec - 1, delay.tv_nsec + 1000000000};
    return delay.tv_sec < 0 ? (struct timespec){0, 0} : delay;
}

bool vigil_is_time(const struct timespec *time) { return time->tv_nsec >= 0 && time->tv_nsec < 1000000000; }

void vigil_count_wait(void *object, int change) {
    atomic_fetch_add(&waits[place_of(object)], change);
    lock_awaited();
    struct awaited *found = find_awaited(object, change > 0);
    if (found != NULL) found->count += change;
    // Threads that ended in the middle of a wait leave theirs behind; at last there is no room.
    if (found == NULL && change > 0) unlisted++;
    unlock_awaited();
}

unsigned vigil_served_from_outside(void *object) {
    lock_awaited();
    struct awaited *found = find_awaited(object, false);
    unsigned served = found != NULL ? found->served : 0;
    unlock_awaited();
    return served;
}

/// Whether an object is waited for; who serves it from a thread of the computer is counted.
static bool is_awaited(void *object, bool is_from_outside) {
    lock_awaited();
    struct awaited *found = find_awaited(object, false);
    if (found != NULL && is_from_outside) found->served++;
    bool may_be = found != NULL || unlisted > 0;
    unlock_awaited();
    return may_be;
}

enum vigil_wait vigil_wait(struct vigil_waiting waiting) {
    if (waiting.is_cancellable) vigil_test_cancel();
    waiting.is_cancellable = waiting.is_cancellable && vigil_may_cancel();
    enum vigil_wait end = vigil_watcher.wait(&waiting);
    if (waiting.is_cancellable) vigil_test_cancel();
    return end;
}

static bool is_answered(void *given) {
    struct vigil_question *question = given;
    int error = errno;
    bool is_over = question->ask(question->context) != 0;
    errno = error;
    return is_over;
}

int vigil_ask(struct vigil_question question, const struct timespec *delay, bool *is_impossible) {
    struct timespec limit = {0, 0}, rest;
    if (delay != NULL) {
        vigil_watcher.tell_time(CLOCK_MONOTONIC, &limit);
        bool is_endless = __builtin_add_overflow(limit.tv_sec, delay->tv_sec, &limit.tv_sec);
        limit.tv_nsec += delay->tv_nsec;
        if (limit.tv_nsec >= 1000000000) limit = (struct timespec){limit.tv_sec + 1, limit.tv_nsec - 1000000000};
        if (is_endless) delay = NULL;
    }
    vigil_test_cancel();
    int answer;
    while ((answer = question.ask(question.context)) == 0) {
        rest = delay != NULL ? vigil_delay_until(CLOCK_MONOTONIC, &limit) : (struct timespec){0, 0};
        if (delay != NULL && rest.tv_sec == 0 && rest.tv_nsec == 0) return 0;
        enum vigil_wait end = vigil_wait((struct vigil_waiting){
            .what = question.what, .is_over = is_answered, .context = &question, .delay = delay != NULL ? &rest : NULL,
            .is_cancellable = true,
        });
        *is_impossible = end == vigil_wait_impossible;
        if (*is_impossible) return 0;
    }
    return answer;
}

enum vigil_wait vigil_wait_for_object(struct vigil_waiting waiting) {
    vigil_count_wait(waiting.object, 1);
    enum vigil_wait end = vigil_wait(waiting);
    vigil_count_wait(waiting.object, -1);
    return end;
}

void vigil_wake(void *object, bool is_for_all) {
    if (atomic_load_explicit(&waits[place_of(object)], memory_order_relaxed) == 0) return;
    // The system's own locks are given up in the middle of the work of whoever looks after the waits.
    bool is_watched = vigil_is_watched();
    if (is_awaited(object, !is_watched) && is_watched) vigil_watcher.wake(object, is_for_all);
}

bool vigil_sleep(struct timespec duration) {
    if (duration.tv_sec < 0 || !vigil_is_time(&duration)) return false;
    return vigil_wait((struct vigil_waiting){.delay = &duration, .is_cancellable = true}) != vigil_wait_impossible;
}

// The end of a thread that another asks for. The C library would end it by a signal, wherever it stands; here it ends where it
// waits, as soon as it runs.

bool vigil_may_cancel(void) {
    int state;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state);
    pthread_setcancelstate(state, NULL);
    return state == PTHREAD_CANCEL_ENABLE;
}

void vigil_test_cancel(void) {
    if (!vigil_watcher.is_cancelled() || !vigil_may_cancel()) return;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, NULL);
    pthread_exit(PTHREAD_CANCELED);
}

int pthread_cancel(pthread_t thread) {
    NEXT(pthread_cancel);
    if (!vigil_is_watched() || !vigil_watcher.cancel_thread((uintptr_t)thread)) return next(thread);
    int kind = PTHREAD_CANCEL_DEFERRED;
    if (thread == pthread_self()) {
        pthread_setcanceltype(PTHREAD_CANCEL_DEFERRED, &kind);
        pthread_setcanceltype(kind, NULL);
        if (kind == PTHREAD_CANCEL_ASYNCHRONOUS) vigil_test_cancel();
    }
    return 0;
}

void pthread_testcancel(void) {
    static __typeof__(pthread_testcancel) *next;
    if (next == NULL) next = (__typeof__(pthread_testcancel) *)dlsym(RTLD_NEXT, "pthread_testcancel");
    if (vigil_is_watched()) vigil_test_cancel(); else next();
}
