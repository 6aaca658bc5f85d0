#ifndef WATCH_H
#define WATCH_H

#define _GNU_SOURCE
#include "CVigilMachineCalls.h"
#include "CVigilProcessor.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdarg.h>

// Apart from the variables of an app's C code, which the next app in the same process must find as they were.
#pragma clang section bss = "vigil_bss" data = "vigil_data"

/// Whoever watches; `is_app` is null while nobody does.
extern struct vigil_machine_calls vigil_watcher __attribute__((visibility("hidden")));

/// Whether a call is an app's and to be looked at.
bool vigil_is_watched(void) __attribute__((visibility("hidden")));

/// Whether what the calling thread does is the system's doing.
bool vigil_is_exempt(void) __attribute__((visibility("hidden")));

/// Whether code at an address is an app's, or its packages', and not the system's.
bool vigil_is_of_app(const void *address) __attribute__((visibility("hidden")));

/// Whether code at an address waits, and makes threads, for an app: the app's own, that of the library of C++, and the locks of
/// Foundation.
bool vigil_acts_for_app(const void *address) __attribute__((visibility("hidden")));

/// Whether a library contains an address, by a part of its name.
bool vigil_is_of_library(const char *part, const void *address) __attribute__((visibility("hidden")));

/// Tells the watcher, and lets everything through that it does meanwhile.
bool vigil_note(const char *function, int reach, const char *detail) __attribute__((visibility("hidden")));

/// Tells the watcher that an app's code misuses Swift, by what Swift's library says of it.
void vigil_note_misuse(const char *words, size_t count) __attribute__((visibility("hidden")));

/// Tells the watcher that an app's code locked a file that it has open.
void vigil_note_lock(int file) __attribute__((visibility("hidden")));

/// Whether an app's code may open a file that a path means from a folder, or make it; the error is that of a phone where not.
bool vigil_may_open(int folder, const char *path, bool is_made) __attribute__((visibility("hidden")));

/// The watcher hears that a file is called otherwise, or has a further name; nothing where the old one is not known.
void vigil_note_name(const char *old, int folder, const char *now, bool is_further) __attribute__((visibility("hidden")));

/// Where a file is that a call gives another name, before it does; nothing where nobody asks.
const char *vigil_old_name(int folder, const char *path, char found[PATH_MAX]) __attribute__((visibility("hidden")));

/// The watcher hears that a folder is about to be made.
void vigil_note_folder(int folder, const char *path) __attribute__((visibility("hidden")));

/// Notes that a path is that of a clock of the computer; whether it is.
bool vigil_note_clock(const char *function, const char *path) __attribute__((visibility("hidden")));

/// Whether an open file may be used; if not, the error is that of a phone.
bool vigil_may_use(int file) __attribute__((visibility("hidden")));

/// The file that a path means, without links, whether or not it is there.
///
/// - Parameters:
///   - folder: an open folder that a relative path begins from, or the file itself where there is no path.
///   - follows: whether a link at the end is followed.
/// - Returns: false where that is not known, or no file.
bool vigil_find_file(int folder, const char *path, bool follows, char found[PATH_MAX]) __attribute__((visibility("hidden")));

/// Judges a call of an app's code that changes a file.
///
/// - Returns: 0 where it may; otherwise the call is refused with that error.
int vigil_judge_change(const char *function, int folder, const char *path, bool follows)
    __attribute__((visibility("hidden")));

struct sockaddr;

/// Judges an address of a socket of this computer: by a name among the files, or by one that is none.
///
/// - Returns: 0 where the socket may have it, or reach who has it.
int vigil_judge_address(const char *function, int socket, const struct sockaddr *address, size_t length)
    __attribute__((visibility("hidden")));

/// Counts the calls of this thread that are judged already: above zero they are let through.
void vigil_let_through(int change) __attribute__((visibility("hidden")));

/// Whether they are let through.
bool vigil_is_let_through(void) __attribute__((visibility("hidden")));

/// From now on the variables of the process are those of a phone.
void vigil_show_phone(void) __attribute__((visibility("hidden")));

/// Judges a call of the kernel by what it does. Calls that reach nothing are let through.
///
/// - Returns: 0 where it may; otherwise the call is refused with that error.
int vigil_judge_call(long number, const long words[6]) __attribute__((visibility("hidden")));

/// Whether what is written to an open file is a line of an app.
///
/// - Parameter caller: the code that writes it.
bool vigil_prints(int file, const void *caller) __attribute__((visibility("hidden")));

/// Prints it as one; false where it is none.
bool vigil_print(int file, const void *bytes, size_t count, const void *caller) __attribute__((visibility("hidden")));

/// The same for a text that is yet to be made.
///
/// - Parameter count: gets how long it is; -1 where there is an error.
bool vigil_print_format(int *count, int file, const char *format, va_list list, const void *caller)
    __attribute__((visibility("hidden")));

/// An app's code is about to put another file in the place of an open one.
void vigil_note_move(int file) __attribute__((visibility("hidden")));

/// The function of the next library behind this program, looked up once.
#define NEXT(name) \
    static __typeof__(name) *next; \
    if (next == NULL) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

#endif
