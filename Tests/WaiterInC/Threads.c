#include "Rows.h"

#include <sched.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <threads.h>
#include <unistd.h>

// Threads: their ends, also those that another asks for, and the threads, locks and conditions of C11.

static void *sleep_two(void *nothing) {
    sleep(2);
    return nothing;
}

static pthread_t start(void *(*code)(void *), void *argument) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, code, argument) != 0) abort();
    return thread;
}

ROW(join_row, "pthread_join waits for the end", "ok in 2.0") { TIMED_ERROR(pthread_join(start(sleep_two, NULL), NULL)); }

ROW(join_time, "pthread_timedjoin_np times out, and joins later", "timed out in 0.5, ok in 1.5") {
    pthread_t thread = start(sleep_two, NULL);
    struct timespec limit = at(CLOCK_REALTIME, 0.5);
    TIMED_ERROR(pthread_timedjoin_np(thread, NULL, &limit));
    TIMED_ERROR(pthread_join(thread, NULL));
}

ROW(join_clock, "pthread_clockjoin_np joins in time", "ok in 2.0") {
    pthread_t thread = start(sleep_two, NULL);
    struct timespec limit = at(CLOCK_MONOTONIC, 5);
    TIMED_ERROR(pthread_clockjoin_np(thread, NULL, CLOCK_MONOTONIC, &limit));
}

ROW(join_try, "pthread_tryjoin_np says that a thread runs", "busy in 0.0") {
    pthread_t thread = start(sleep_two, NULL);
    TIMED_ERROR(pthread_tryjoin_np(thread, NULL));
    pthread_join(thread, NULL);
}

// Cancelling.

static int cleaned = 0;

static void clean(void *nothing) {
    (void)nothing;
    cleaned += 1;
}

/// A wait without end, behind which comes a cleanup.
#define ENDLESS(name, wait) \
    static void *name(void *given) { \
        (void)given; \
        pthread_cleanup_push(clean, NULL); \
        for (;;) wait; \
        pthread_cleanup_pop(1); \
        return NULL; \
    }

static sem_t never;
static int empty[2];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;

static void unlock(void *nothing) {
    (void)nothing;
    pthread_mutex_unlock(&lock);
}

ENDLESS(in_sleep, sleep(100))
ENDLESS(in_semaphore, sem_wait(&never))
ENDLESS(in_read, { char byte; if (read(empty[0], &byte, 1) < 0) break; })
ENDLESS(in_test, { pthread_testcancel(); usleep(100000); })
ENDLESS(in_join, pthread_join(*(pthread_t *)given, NULL))

static void *in_condition(void *given) {
    pthread_mutex_lock(&lock);
    pthread_cleanup_push(unlock, NULL);
    for (;;) pthread_cond_wait(&condition, &lock);
    pthread_cleanup_pop(1);
    return given;
}

static void cancel(char *answer, void *(*code)(void *), void *argument) {
    cleaned = 0;
    pthread_t thread = start(code, argument);
    usleep(1000000);
    double begin = uptime();
    void *result = NULL;
    int asked = pthread_cancel(thread), joined = pthread_join(thread, &result);
    SAY("%s, %s, %s in %.1f, cleaned %d", name_of(asked), name_of(joined),
        result == PTHREAD_CANCELED ? "cancelled" : "returned", uptime() - begin, cleaned);
}

#define CANCELLED(row, name, code, wanted) \
    ROW(row, name, wanted) { cancel(answer, code, NULL); }

CANCELLED(cancel_sleep, "pthread_cancel ends a sleep", in_sleep, "ok, ok, cancelled in 0.0, cleaned 1")

ROW(cancel_semaphore, "pthread_cancel ends a wait for a semaphore", "ok, ok, cancelled in 0.0, cleaned 1") {
    sem_init(&never, 0, 0);
    cancel(answer, in_semaphore, NULL);
}

ROW(cancel_read, "pthread_cancel ends a read", "ok, ok, cancelled in 0.0, cleaned 1") {
    if (pipe(empty) != 0) abort();
    cancel(answer, in_read, NULL);
    close(empty[0]), close(empty[1]);
}

CANCELLED(cancel_test, "pthread_testcancel ends the thread", in_test, "ok, ok, cancelled in 0.0, cleaned 1")

ROW(cancel_condition, "pthread_cancel ends a wait for a condition with its lock", "ok, ok, cancelled in 0.0, cleaned 0, 0") {
    cancel(answer, in_condition, NULL);
    SAY(", %d", pthread_mutex_trylock(&lock));
}

ROW(cancel_join, "pthread_cancel ends a join", "ok, ok, cancelled in 0.0, cleaned 1") {
    pthread_t other = start(sleep_two, NULL);
    cancel(answer, in_join, &other);
    pthread_join(other, NULL);
}

static void *without_cancel(void *nothing) {
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, NULL);
    sleep(2);
    return nothing;
}

CANCELLED(
    cancel_disabled, "pthread_cancel waits for a thread that does not allow it", without_cancel,
    "ok, ok, returned in 1.0, cleaned 0")

static void *cancels_itself(void *nothing) {
    pthread_cancel(pthread_self());
    pthread_testcancel();
    return nothing;
}

CANCELLED(cancel_itself, "a thread cancels itself", cancels_itself, "ok, ok, cancelled in 0.0, cleaned 0")

static void *cancels_itself_at_once(void *nothing) {
    pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, NULL);
    pthread_cancel(pthread_self());
    return nothing;
}

CANCELLED(
    cancel_at_once, "a thread cancels itself wherever it stands", cancels_itself_at_once,
    "ok, ok, cancelled in 0.0, cleaned 0")

static void *exits(void *nothing) {
    pthread_exit(&cleaned);
    return nothing;
}

ROW(exit_row, "pthread_exit hands its value over", "ok, right") {
    void *result = NULL;
    SAY("%s", name_of(pthread_join(start(exits, NULL), &result)));
    SAY(", %s", result == &cleaned ? "right" : "wrong");
}

static void *counts(void *count) {
    for (int turn = 0; turn < 10; turn++) {
        *(int *)count += 1;
        usleep(100000);
    }
    return NULL;
}

ROW(many_row, "fifty threads sleep at the same time", "500 in 1.0") {
    pthread_t threads[50];
    int count = 0;
    double begin = uptime();
    for (int number = 0; number < 50; number++) threads[number] = start(counts, &count);
    for (int number = 0; number < 50; number++) pthread_join(threads[number], NULL);
    SAY("%d in %.1f", count, uptime() - begin);
}

// C11.

static int give_seven(void *seconds) {
    struct timespec time = for_seconds(*(double *)seconds);
    thrd_sleep(&time, NULL);
    return 7;
}

ROW(standard_thread, "thrd_create and thrd_join are a thread of the app", "0, 7 in 1.0") {
    thrd_t thread;
    double time = 1, begin = uptime();
    int result = 0;
    thrd_create(&thread, give_seven, &time);
    SAY("%d", thrd_join(thread, &result));
    SAY(", %d in %.1f", result, uptime() - begin);
}

static int exits_with_nine(void *nothing) {
    (void)nothing;
    thrd_exit(9);
}

ROW(standard_exit, "thrd_exit hands its number over", "9") {
    thrd_t thread;
    int result = 0;
    thrd_create(&thread, exits_with_nine, NULL);
    thrd_join(thread, &result);
    SAY("%d", result);
}

ROW(standard_sleep, "thrd_sleep takes its time", "0 in 1.5") {
    struct timespec time = for_seconds(1.5);
    TIMED(thrd_sleep(&time, NULL));
}

static mtx_t standard_lock;
static cnd_t standard_condition;

static int holds_two(void *nothing) {
    (void)nothing;
    mtx_lock(&standard_lock);
    sleep(2);
    return mtx_unlock(&standard_lock);
}

ROW(standard_locks, "mtx_lock waits for its thread", "0 in 1.5") {
    thrd_t thread;
    mtx_init(&standard_lock, mtx_timed);
    thrd_create(&thread, holds_two, NULL);
    usleep(500000);
    TIMED(mtx_lock(&standard_lock));
    thrd_join(thread, NULL);
}

ROW(standard_time, "mtx_timedlock times out", "timed out in 1.0") {
    thrd_t thread;
    mtx_init(&standard_lock, mtx_timed);
    thrd_create(&thread, holds_two, NULL);
    usleep(500000);
    struct timespec limit = at(CLOCK_REALTIME, 1);
    double begin = uptime();
    SAY("%s", mtx_timedlock(&standard_lock, &limit) == thrd_timedout ? "timed out" : "another");
    SAY(" in %.1f", uptime() - begin);
    thrd_join(thread, NULL);
}

ROW(standard_condition_time, "cnd_timedwait times out", "timed out in 2.0") {
    mtx_init(&standard_lock, mtx_plain);
    cnd_init(&standard_condition);
    mtx_lock(&standard_lock);
    struct timespec limit = at(CLOCK_REALTIME, 2);
    double begin = uptime();
    SAY("%s", cnd_timedwait(&standard_condition, &standard_lock, &limit) == thrd_timedout ? "timed out" : "another");
    SAY(" in %.1f", uptime() - begin);
}

static void standard_signal(void *nothing) {
    (void)nothing;
    cnd_broadcast(&standard_condition);
}

ROW(standard_condition_row, "cnd_wait is ended by a signal", "0 in 1.0") {
    mtx_init(&standard_lock, mtx_plain);
    cnd_init(&standard_condition);
    mtx_lock(&standard_lock);
    pthread_t other = later(1, standard_signal, NULL);
    TIMED(cnd_wait(&standard_condition, &standard_lock));
    end(other);
}

static once_flag flag = ONCE_FLAG_INIT;
static int done = 0;

static void take_two(void) {
    sleep(2);
    done += 1;
}

static void call_it(void *nothing) {
    (void)nothing;
    call_once(&flag, take_two);
}

ROW(standard_once, "call_once waits for the thread that does it", "in 1.0, 1 time") {
    pthread_t other = later(0, call_it, NULL);
    sleep(1);
    double begin = uptime();
    call_once(&flag, take_two);
    SAY("in %.1f, %d time", uptime() - begin, done);
    end(other);
}

static void raise_it(void *raised) { *(volatile int *)raised = 1; }

ROW(standard_yield, "a loop of thrd_yield sees what another thread does", "in 0.1") {
    volatile int raised = 0;
    pthread_t other = later(0.1, raise_it, (void *)&raised);
    double begin = uptime();
    while (!raised) thrd_yield();
    SAY("in %.1f", uptime() - begin);
    end(other);
}
