#ifndef WAITS_H
#define WAITS_H

#include "Watch.h"

/// How long it is until a clock of the phone shows a time; nothing for a time that has been.
struct timespec vigil_delay_until(clockid_t clock, const struct timespec *limit) __attribute__((visibility("hidden")));

/// Whether a time is one: its nanoseconds are less than a second.
bool vigil_is_time(const struct timespec *time) __attribute__((visibility("hidden")));

/// A question to the kernel that is asked without a wait.
struct vigil_question {
    /// Asks, and answers 0 as long as there is nothing.
    int (*ask)(void *context);
    void *context;
    /// What is waited for, in words.
    const char *what;
};

/// Asks until there is an answer, for a time of the phone or without end.
///
/// - Parameter is_impossible: set where the calling code cannot wait.
int vigil_ask(struct vigil_question question, const struct timespec *delay, bool *is_impossible)
    __attribute__((visibility("hidden")));

/// Whether a call for an open file may wait for what a thread of the app does with the other end.
bool vigil_may_wait_for(int file) __attribute__((visibility("hidden")));

/// Waits until an open file is ready for `events` of a poll, where a call for it would be one that waits.
void vigil_wait_for_file(int file, short events) __attribute__((visibility("hidden")));

/// Opens a pipe with a name, and waits until its other end is open.
///
/// - Parameter opened: the open file; -1 where there is an error.
/// - Returns: whether the path is that of one, and the call one that waits.
bool vigil_open_pipe(int folder, const char *path, int flags, int *opened) __attribute__((visibility("hidden")));

/// Waits in the time of the phone. Where the wait can be cancelled, and was, the thread ends here.
enum vigil_wait vigil_wait(struct vigil_waiting waiting) __attribute__((visibility("hidden")));

/// The same for an object that `vigil_wake` wakes.
enum vigil_wait vigil_wait_for_object(struct vigil_waiting waiting) __attribute__((visibility("hidden")));

/// Wakes one, or all, that wait for an object in the time of the phone, whoever calls.
void vigil_wake(void *object, bool is_for_all) __attribute__((visibility("hidden")));

/// Counts a wait for an object, of which the C library knows nothing.
void vigil_count_wait(void *object, int change) __attribute__((visibility("hidden")));

/// Counts up when a thread of the computer serves an object that an app's thread waits for.
unsigned vigil_served_from_outside(void *object) __attribute__((visibility("hidden")));

/// Lets a time of the phone pass; false where the calling code cannot wait.
bool vigil_sleep(struct timespec duration) __attribute__((visibility("hidden")));

/// How a sleep went.
enum vigil_slept {
    /// The calling code cannot wait in the time of a phone.
    vigil_slept_not,
    vigil_slept_whole,
    /// A signal was handled meanwhile; the error is set.
    vigil_slept_part,
};

/// Lets a time of the phone pass, or less of it where a signal is handled.
///
/// - Parameter rest: gets what was not slept; null for nobody.
enum vigil_slept vigil_sleep_until_signal(struct timespec duration, struct timespec *rest)
    __attribute__((visibility("hidden")));

/// Whether the calling thread lets others end it.
bool vigil_may_cancel(void) __attribute__((visibility("hidden")));

/// Ends the calling thread where another has asked for that, and it may end.
void vigil_test_cancel(void) __attribute__((visibility("hidden")));

#endif
