#ifndef WATCH_H
#define WATCH_H

#define _GNU_SOURCE
#include "CVigilMachineCalls.h"

#include <dlfcn.h>

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

/// Tells the watcher, and lets everything through that it does meanwhile.
bool vigil_note(const char *function, int reach, const char *detail) __attribute__((visibility("hidden")));

/// Whether an open file may be used; if not, the error is that of a phone.
bool vigil_may_use(int file) __attribute__((visibility("hidden")));

/// The function of the next library behind this program, looked up once.
#define NEXT(name) \
    static __typeof__(name) *next; \
    if (next == NULL) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

#endif
