#ifndef BREAKER_IN_C_H
#define BREAKER_IN_C_H

#include <stdbool.h>

/// Lets the destructor of this library run without an end, as one that waits for a thread that is gone.
void breaker_hang_at_end(void);

/// Makes a copy of the process that shares its memory, and ends the copy; whether that was possible.
bool breaker_vfork(void);

/// Makes a copy of the process by the system's own call, past the C library, and lets it leave as the way says: by `_exit`, by
/// `exit`, or by a crash. Whether the copy left so.
bool breaker_copy(const char *way);

/// Writes a text to standard error by the system's own call, so that it is none of the app's lines.
void breaker_say(const char *text);

#endif
