#include "Rows.h"

#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

// Semaphores, barriers, once and signals: those that time out, and those that another thread of the app ends.

static void pass(double seconds) { usleep((useconds_t)(seconds * 1e6)); }

#define SEMAPHORE \
    sem_t semaphore; \
    sem_init(&semaphore, 0, 0)

static void post(void *semaphore) { sem_post(semaphore); }

ROW(semaphore_wait, "sem_wait waits for a post", "0 in 1.0") {
    SEMAPHORE;
    pthread_t other = later(1, post, &semaphore);
    TIMED(sem_wait(&semaphore));
    end(other);
}

ROW(semaphore_free, "sem_wait takes what was posted before", "0 in 0.0") {
    SEMAPHORE;
    sem_post(&semaphore);
    TIMED(sem_wait(&semaphore));
}

ROW(semaphore_time, "sem_timedwait times out", "-1 in 2.0, timed out") {
    SEMAPHORE;
    struct timespec limit = at(CLOCK_REALTIME, 2);
    TIMED(sem_timedwait(&semaphore, &limit));
    SAY(", %s", name_of(errno));
}

ROW(semaphore_got, "sem_timedwait is ended by a post", "0 in 1.0") {
    SEMAPHORE;
    struct timespec limit = at(CLOCK_REALTIME, 2);
    pthread_t other = later(1, post, &semaphore);
    TIMED(sem_timedwait(&semaphore, &limit));
    end(other);
}

ROW(semaphore_clock, "sem_clockwait times out by the uptime", "-1 in 0.5, timed out") {
    SEMAPHORE;
    struct timespec limit = at(CLOCK_MONOTONIC, 0.5);
    TIMED(sem_clockwait(&semaphore, CLOCK_MONOTONIC, &limit));
    SAY(", %s", name_of(errno));
}

static sem_t ping, pong;

static void play_pong(void *nothing) {
    (void)nothing;
    for (int turn = 0; turn < 100; turn++) {
        sem_wait(&ping);
        sem_post(&pong);
    }
}

ROW(semaphores, "two semaphores pass a ball a hundred times in no time", "100 in 0.0") {
    sem_init(&ping, 0, 0);
    sem_init(&pong, 0, 0);
    pthread_t other = later(0, play_pong, NULL);
    double begin = uptime();
    int turns = 0;
    for (; turns < 100; turns++) {
        sem_post(&ping);
        sem_wait(&pong);
    }
    SAY("%d in %.1f", turns, uptime() - begin);
    end(other);
}

static pthread_barrier_t barrier;

static void meet(void *serial) {
    if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) *(int *)serial += 1;
}

ROW(barrier_two, "a barrier waits for the last of three threads", "in 2.0, 1 serial") {
    int serial = 0;
    pthread_barrier_init(&barrier, NULL, 3);
    pthread_t one = later(1, meet, &serial), two = later(2, meet, &serial);
    double begin = uptime();
    meet(&serial);
    SAY("in %.1f", uptime() - begin);
    end(one), end(two);
    SAY(", %d serial", serial);
    pthread_barrier_destroy(&barrier);
}

static void meet_often(void *serial) {
    for (int round = 0; round < 50; round++) meet(serial);
}

ROW(barrier_rounds, "a barrier is used for fifty rounds, and destroyed", "50 serial, 0") {
    int serial = 0;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_t other = later(0, meet_often, &serial);
    meet_often(&serial);
    end(other);
    SAY("%d serial, %d", serial, pthread_barrier_destroy(&barrier));
}

ROW(barrier_alone, "a barrier of one does not wait", "in 0.0, 1 serial") {
    int serial = 0;
    pthread_barrier_init(&barrier, NULL, 1);
    double begin = uptime();
    meet(&serial);
    SAY("in %.1f, %d serial", uptime() - begin, serial);
    pthread_barrier_destroy(&barrier);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int times_done = 0;

static void take_two_seconds(void) {
    pass(2);
    times_done += 1;
}

static void do_once(void *nothing) {
    (void)nothing;
    pthread_once(&once, take_two_seconds);
}

ROW(once_contended, "pthread_once waits for the thread that does it", "in 1.5, 1 time") {
    pthread_t other = later(0, do_once, NULL);
    pass(0.5);
    double begin = uptime();
    pthread_once(&once, take_two_seconds);
    SAY("in %.1f, %d time", uptime() - begin, times_done);
    end(other);
}

ROW(once_again, "pthread_once does not wait for what was done", "in 0.0, 1 time") {
    do_once(NULL);
    double begin = uptime();
    do_once(NULL);
    SAY("in %.1f, %d time", uptime() - begin, times_done);
}

static volatile int flag = 0;

static void raise_flag(void *nothing) {
    (void)nothing;
    flag = 1;
}

ROW(yield_loop, "a loop that yields sees what another thread does", "in 0.1") {
    flag = 0;
    pthread_t other = later(0.1, raise_flag, NULL);
    double begin = uptime();
    while (!flag) sched_yield();
    SAY("in %.1f", uptime() - begin);
    end(other);
}

static sigset_t user_signal(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    return set;
}

ROW(signal_time, "sigtimedwait times out", "-1 in 2.0, again") {
    sigset_t set = user_signal();
    struct timespec time = {2, 0};
    TIMED(sigtimedwait(&set, NULL, &time));
    SAY(", %s", name_of(errno));
}

static void send_signal(void *thread) { pthread_kill(*(pthread_t *)thread, SIGUSR1); }

ROW(signal_served, "sigtimedwait is ended by pthread_kill", "got it in 1.0") {
    sigset_t set = user_signal();
    struct timespec time = {3, 0};
    pthread_t own = pthread_self(), other = later(1, send_signal, &own);
    double begin = uptime();
    int got = sigtimedwait(&set, NULL, &time);
    SAY("%s in %.1f", got == SIGUSR1 ? "got it" : "none", uptime() - begin);
    end(other);
}

ROW(signal_wait, "sigwait is ended by pthread_kill", "got it in 1.0") {
    sigset_t set = user_signal();
    pthread_t own = pthread_self(), other = later(1, send_signal, &own);
    double begin = uptime();
    int got = 0;
    sigwait(&set, &got);
    SAY("%s in %.1f", got == SIGUSR1 ? "got it" : "none", uptime() - begin);
    end(other);
}

ROW(signal_info, "sigwaitinfo is ended by pthread_kill", "got it in 1.0") {
    sigset_t set = user_signal();
    pthread_t own = pthread_self(), other = later(1, send_signal, &own);
    double begin = uptime();
    int got = sigwaitinfo(&set, NULL);
    SAY("%s in %.1f", got == SIGUSR1 ? "got it" : "none", uptime() - begin);
    end(other);
}
