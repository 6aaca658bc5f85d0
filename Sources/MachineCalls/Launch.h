#ifndef LAUNCH_H
#define LAUNCH_H

#include "Watch.h"

#include <signal.h>
#include <stdlib.h>
#include <time.h>

// What a launch of an app has alone, where the C library has it once for a program. All of it is zero at first.

/// Numbers that follow from a seed.
struct sequences {
    bool is_begun;
    struct random_data random;
    char words[128];
    struct drand48_data drand48;
};

/// How many signals there are.
enum { signal_count = 65 };

/// What is done at a signal, and the timer that sends one.
struct signals {
    struct sigaction actions[signal_count];
    bool is_set[signal_count];
    /// Whether any action is set: only then a signal ends a sleep.
    bool is_any_set;
    /// How many had a function of the app called.
    unsigned handled;
    /// The main thread while it sleeps, and whether it does: a signal to the process comes to it.
    unsigned long main_thread;
    bool is_main_asleep;
    /// How often the timer was set: one that was set before does not fire any more.
    unsigned timer;
    bool is_timed;
    struct timespec due, interval;
};

struct launch {
    struct sequences sequences;
    struct signals signals;
};

/// That of the app whose code runs; null for other code.
static inline struct launch *vigil_launch(void) { return vigil_is_watched() ? vigil_watcher.sequences() : NULL; }

/// Does at a signal that an app sends itself what a phone does.
///
/// - Parameter result: what the call answers; the error is set.
/// - Returns: whether that is all; otherwise the kernel is to deliver it.
bool vigil_send_signal(int number, int *result) __attribute__((visibility("hidden")));

/// Sends a signal to the process, as the kernel does to the calling thread: where it was handled, the sleep of the main thread
/// ends.
///
/// - Parameter value: what goes with it; null for nothing.
/// - Returns: 0, or the number of an error.
int vigil_send_to_process(struct launch *launch, int number, const union sigval *value) __attribute__((visibility("hidden")));

/// Whether the calling thread holds a signal back.
bool vigil_is_held_back(int number) __attribute__((visibility("hidden")));

#endif
