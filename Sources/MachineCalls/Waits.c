#include "Waits.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

// Waits in the time of the phone: those of all functions in front of the C library's go through here.

static atomic_int waits[256];
static atomic_uint served[256];

static size_t place_of(const void *object) { return ((uintptr_t)object >> 4) % 256; }

struct timespec vigil_delay_until(clockid_t clock, const struct timespec *limit) {
    struct timespec now;
    if (!vigil_watcher.tell_time(clock, &now)) return (struct timespec){0, 0};
    struct timespec delay = {limit->tv_sec - now.tv_sec, limit->tv_nsec - now.tv_nsec};
    if (delay.tv_nsec < 0) delay = (struct timespec){delay.tv_sec - 1, delay.tv_nsec + 1000000000};
    return delay.tv_sec < 0 ? (struct timespec){0, 0} : delay;
}

bool vigil_is_time(const struct timespec *time) { return time->tv_nsec >= 0 && time->tv_nsec < 1000000000; }

void vigil_count_wait(void *object, int change) { atomic_fetch_add(&waits[place_of(object)], change); }

unsigned vigil_served_from_outside(void *object) { return atomic_load(&served[place_of(object)]); }

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
    if (vigil_is_watched()) {
        vigil_watcher.wake(object, is_for_all);
    } else {
        atomic_fetch_add(&served[place_of(object)], 1);
    }
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
