#ifndef ROWS_H
#define ROWS_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "WaiterInC.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif

/// One program: it writes its answer.
typedef void waiter_row(char *answer);

/// Adds one.
void waiter_add(const char *name, const char *wanted, waiter_row *row);

/// What the phone's uptime is, in seconds.
double uptime(void);

/// The time that a clock shows after so many seconds from now.
struct timespec at(clockid_t clock, double seconds);

/// So many seconds.
struct timespec for_seconds(double seconds);

/// Has a thread call something after so many seconds.
pthread_t later(double seconds, void (*code)(void *), void *argument);

/// Waits for the end of such a thread.
void end(pthread_t thread);

#ifdef __cplusplus
}
#endif

/// A row: its name, what it is to answer, and its body.
#define ROW(row, name, wanted) \
    static void row(char *answer); \
    __attribute__((constructor)) static void add_##row(void) { waiter_add(name, wanted, row); } \
    static void row(char *answer)

/// Adds to the answer.
#define SAY(...) snprintf(answer + strlen(answer), waiter_answer_size - strlen(answer), __VA_ARGS__)

/// Adds what a call gives, and how long it takes.
#define TIMED(call) \
    do { \
        double begin_ = uptime(); \
        long got_ = (long)(call); \
        SAY("%s%ld in %.1f", *answer ? ", " : "", got_, uptime() - begin_); \
    } while (0)

/// The name of an error.
static inline const char *name_of(int error) {
    switch (error) {
    case 0: return "ok";
    case ETIMEDOUT: return "timed out";
    case EAGAIN: return "again";
    case EBUSY: return "busy";
    case EINVAL: return "invalid";
    default: return strerror(error);
    }
}

/// Adds the error that a call gives, and how long it takes.
#define TIMED_ERROR(call) \
    do { \
        double begin_ = uptime(); \
        int got_ = (int)(call); \
        SAY("%s%s in %.1f", *answer ? ", " : "", name_of(got_), uptime() - begin_); \
    } while (0)

#endif
