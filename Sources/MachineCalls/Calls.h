#ifndef CALLS_H
#define CALLS_H

#include "Watch.h"

#include <signal.h>

#ifndef SYS_epoll_pwait2
#define SYS_epoll_pwait2 441
#endif

/// What a call of the kernel does, as far as it is judged.
enum kind {
    /// Opens a file; judged where it may change it.
    kind_open,
    /// Changes a file.
    kind_file,
    /// Changes a file, or does something else with it.
    kind_control,
    /// Gives a socket an address, or connects it to one.
    kind_address,
    /// Sends to an address, where there is one.
    kind_sending,
    /// Sends a message, which may have an address.
    kind_message,
    /// Makes a copy of the process, or a thread.
    kind_copy,
    /// Starts a program.
    kind_program,
    /// Makes a socket.
    kind_socket,
    /// Does something to a process, by its number.
    kind_process,
    /// The same, where zero is the process itself.
    kind_process_or_none,
    /// Changes the computer, or another process.
    kind_machine,
    /// Holds signals back, or says what is done at one.
    kind_signal,
    /// Holds signals back as long as it waits, where it is given a mask.
    kind_wait,
};

/// Where in a call stand an open folder and a path.
struct place {
    signed char folder;
    signed char path;
    bool follows;
};

/// No word of a call.
enum { none = -1 };

/// A call of the kernel that is judged.
struct call {
    short number;
    const char *name;
    enum kind kind;
    struct place places[2];
};

/// Lets the kernel refuse changes of files outside a folder; whether it does.
bool vigil_confine_files(const char *folder) __attribute__((visibility("hidden")));

/// Takes the signal by which the kernel hands calls over; whether it could.
bool vigil_take_signal(void (*function)(int, siginfo_t *, void *)) __attribute__((visibility("hidden")));

/// Has done at that signal what was done before.
void vigil_give_signal_back(void) __attribute__((visibility("hidden")));

/// Does at that signal, where it comes from somebody else, what others asked for.
void vigil_pass_on(int number, siginfo_t *info, void *context) __attribute__((visibility("hidden")));

/// Makes a call that holds signals back, but for that one.
///
/// - Parameter context: the registers and the mask of the thread that made it.
/// - Returns: whether it is such a call.
bool vigil_answer_about_signals(void *context, long number, const long words[6], long *result)
    __attribute__((visibility("hidden")));

/// All of them.
const struct call *vigil_calls(size_t *count) __attribute__((visibility("hidden")));

/// The changes of a file that are made with `ioctl`.
enum { control_flags = 0x40086602, control_attributes = 0x401C5820 };

/// What types into a terminal as if a user did.
enum { control_typing = 0x5412 };

static inline bool vigil_is_changing_control(long request) {
    return (unsigned)request == control_flags || (unsigned)request == control_attributes;
}

#endif
