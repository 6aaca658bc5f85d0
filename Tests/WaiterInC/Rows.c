#include "Rows.h"

#include <stdlib.h>
#include <unistd.h>

enum { rows_at_most = 300 };

static struct {
    const char *name;
    const char *wanted;
    waiter_row *row;
} rows[rows_at_most];
static int count = 0;

void waiter_add(const char *name, const char *wanted, waiter_row *row) {
    if (count == rows_at_most) abort();
    rows[count].name = name;
    rows[count].wanted = wanted;
    rows[count].row = row;
    count += 1;
}

int waiter_rows(void) { return count; }

const char *waiter_name(int number) { return rows[number].name; }

const char *waiter_wanted(int number) { return rows[number].wanted; }

struct play {
    int number;
    void (*tell)(int, const char *);
};

static void *play(void *given) {
    struct play own = *(struct play *)given;
    free(given);
    char answer[waiter_answer_size] = "";
    rows[own.number].row(answer);
    own.tell(own.number, answer);
    return NULL;
}

void waiter_play(int number, void (*tell)(int, const char *)) {
    struct play *given = malloc(sizeof *given);
    *given = (struct play){number, tell};
    // What is called after the main thread is played there.
    if (strncmp(rows[number].name, "main: ", 6) == 0) {
        play(given);
        return;
    }
    pthread_t thread;
    pthread_create(&thread, NULL, play, given);
}

double uptime(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

struct timespec for_seconds(double seconds) {
    return (struct timespec){(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
}

struct timespec at(clockid_t clock, double seconds) {
    struct timespec now, span = for_seconds(seconds);
    clock_gettime(clock, &now);
    now.tv_sec += span.tv_sec;
    now.tv_nsec += span.tv_nsec;
    if (now.tv_nsec >= 1000000000) {
        now.tv_sec += 1;
        now.tv_nsec -= 1000000000;
    }
    return now;
}

struct later {
    double seconds;
    void (*code)(void *);
    void *argument;
};

static void *do_later(void *given) {
    struct later own = *(struct later *)given;
    free(given);
    usleep((useconds_t)(own.seconds * 1e6));
    own.code(own.argument);
    return NULL;
}

pthread_t later(double seconds, void (*code)(void *), void *argument) {
    struct later *given = malloc(sizeof *given);
    *given = (struct later){seconds, code, argument};
    pthread_t thread;
    pthread_create(&thread, NULL, do_later, given);
    return thread;
}

void end(pthread_t thread) { pthread_join(thread, NULL); }
