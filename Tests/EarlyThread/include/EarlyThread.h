#ifndef EARLY_THREAD_H
#define EARLY_THREAD_H

#include <stdbool.h>

/// Asks the thread that began before main() for an answer; false where it gives none.
bool early_thread_runs(void);

/// How often this was called in this process of the machine, with this call.
int early_thread_calls(void);

#endif
