#include "EarlyThread.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

// A library as there are some in C++: an object that is there before main() has a thread, which its destructor ends.

static pthread_t worker;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
static bool is_over = false;

static void *work(void *nothing) {
    pthread_mutex_lock(&lock);
    while (!is_over) pthread_cond_wait(&change, &lock);
    pthread_mutex_unlock(&lock);
    return nothing;
}

__attribute__((constructor)) static void begin(void) { pthread_create(&worker, NULL, work, NULL); }

__attribute__((destructor)) static void end(void) {
    pthread_mutex_lock(&lock);
    is_over = true;
    pthread_cond_broadcast(&change);
    pthread_mutex_unlock(&lock);
    int problem = pthread_join(worker, NULL);
    if (problem == 0) return;
    fprintf(stderr, "the thread cannot be joined: %d\n", problem);
    abort();
}

static int calls = 0;

int early_thread_calls(void) { return ++calls; }

bool early_thread_runs(void) { return pthread_kill(worker, 0) == 0; }
