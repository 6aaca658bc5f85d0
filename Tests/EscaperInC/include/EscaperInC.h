#ifndef ESCAPER_IN_C_H
#define ESCAPER_IN_C_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Tries one way out of an app, by its name.
///
/// - Parameters:
///   - outside: a folder that is none of the app's, with a file `file`, an empty folder `folder` and nothing else.
///   - inside: a folder of the app's.
/// - Returns: 0 where it got through, otherwise the error; -1 for a name that is none.
int escaper_try(const char *_Nonnull way, const char *_Nonnull outside, const char *_Nonnull inside);

/// The names of all ways, by number; null behind the last.
const char *_Nullable escaper_way(int number);

/// Gives calls about signals addresses that are wrong.
///
/// - Returns: how many did not answer that the address is bad.
int escaper_wrong_masks(void);

/// The names of all ways to read a file, by number; null behind the last.
const char *_Nullable escaper_read_way(int number);

/// Opens a file, so that a way finds it open which reads what was open before.
///
/// - Parameters:
///   - number: that of the way.
///   - path: that of the file.
void escaper_open(int number, const char *_Nonnull path);

/// Reads a file in one way.
///
/// - Parameters:
///   - number: that of the way.
///   - path: that of the file, which is open already.
///   - other: a path where nothing is yet.
/// - Returns: how many bytes it got; less than zero the error.
int escaper_read(int number, const char *_Nonnull path, const char *_Nonnull other);

/// Reads a file by `std::ifstream`. The stream of `escaper_open` is read where there is no path.
int escaper_read_stream(int number, const char *_Nullable path);

/// Opens one for `escaper_read_stream`.
void escaper_open_stream(int number, const char *_Nonnull path);

#ifdef __cplusplus
}
#endif

#endif
