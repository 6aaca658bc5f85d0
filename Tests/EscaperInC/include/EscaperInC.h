#ifndef ESCAPER_IN_C_H
#define ESCAPER_IN_C_H

#include <stdbool.h>

/// Tries one way out of an app, by its name.
///
/// - Parameters:
///   - outside: a folder that is none of the app's, with a file `file`, an empty folder `folder` and nothing else.
///   - inside: a folder of the app's.
/// - Returns: 0 where it got through, otherwise the error; -1 for a name that is none.
int escaper_try(const char *_Nonnull way, const char *_Nonnull outside, const char *_Nonnull inside);

/// The names of all ways, by number; null behind the last.
const char *_Nullable escaper_way(int number);

/// Reads a file in one way, by its name.
///
/// - Returns: how many bytes it got; less than zero the error.
int escaper_read(const char *_Nonnull way, const char *_Nonnull path, const char *_Nonnull other);

#endif
