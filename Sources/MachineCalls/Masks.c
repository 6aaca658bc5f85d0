#include "Calls.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <ucontext.h>

// Calls that hold signals back. Where the one is held back by which the kernel hands calls over, it ends the program instead: so it
// never is. All else is as an app asks for it, and it is told that this is too.

/// What is done at a signal, as the kernel reads it.
struct action {
    void (*function)(int);
    unsigned long flags;
    void (*restorer)(void);
    uint64_t mask;
};

static const uint64_t handing_over = 1ull << (SIGSYS - 1);
enum { size_of_mask = sizeof(uint64_t) };

/// What is done at the signal where it comes from somebody else.
static struct action others;

/// Whether the thread asked for the signal to be held back.
static __thread bool holds_back;

bool vigil_take_signal(void (*function)(int, siginfo_t *, void *)) {
    struct sigaction own = {0}, before;
    own.sa_sigaction = function;
    own.sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART;
    if (sigaction(SIGSYS, &own, &before) != 0) return false;
    others = (struct action){before.sa_handler, (unsigned long)before.sa_flags, NULL, 0};
    return true;
}

static void set_action(void (*function)(int), unsigned long flags) {
    struct sigaction action = {.sa_handler = function, .sa_flags = (int)flags};
    sigaction(SIGSYS, &action, NULL);
}

void vigil_give_signal_back(void) { set_action(others.function, others.flags); }

void vigil_pass_on(int number, siginfo_t *info, void *context) {
    if (holds_back || others.function == SIG_IGN) return;
    if ((others.flags & SA_SIGINFO) != 0) {
        return ((void (*)(int, siginfo_t *, void *))(void *)others.function)(number, info, context);
    }
    if (others.function != SIG_DFL) return others.function(number);
    struct action ends = {SIG_DFL, 0, NULL, 0};
    vigil_gate(SYS_rt_sigaction, number, (long)&ends, 0, size_of_mask, 0, 0);
    raise(number);
}

/// Whether words of memory can be read: the kernel looks, as an address of an app's may be wrong. It takes them for masks, and to
/// hold more back until the handler is left harms nobody.
static long readable(long address, size_t size) {
    long error = 0;
    for (size_t at = 0; error == 0 && at < size; at += size_of_mask) {
        error = vigil_gate(SYS_rt_sigprocmask, SIG_BLOCK, address + (long)at, 0, size_of_mask, 0, 0);
    }
    return error;
}

/// Whether words of memory can be written, which are changed by it.
static long writable(long address, size_t size) {
    long error = 0;
    for (size_t at = 0; error == 0 && at < size; at += size_of_mask) {
        error = vigil_gate(SYS_rt_sigprocmask, SIG_BLOCK, 0, address + (long)at, size_of_mask, 0, 0);
    }
    return error;
}

/// Reads a mask that a call was given.
static long read_mask(long given, long size, uint64_t *mask) {
    if (size != size_of_mask) return -EINVAL;
    if (given == 0) return *mask = 0;
    long error = readable(given, size_of_mask);
    *mask = error == 0 ? *(const uint64_t *)given : 0;
    return error;
}

static long change_mask(uint64_t *mask, const long words[6]) {
    uint64_t given, before = *mask | (holds_back ? handing_over : 0), after = before;
    long error = read_mask(words[1], words[3], &given);
    if (error == 0 && words[2] != 0) error = writable(words[2], size_of_mask);
    if (error != 0) return error;
    if (words[1] != 0) {
        switch (words[0]) {
        case SIG_BLOCK: after |= given; break;
        case SIG_UNBLOCK: after &= ~given; break;
        case SIG_SETMASK: after = given; break;
        default: return -EINVAL;
        }
    }
    if (words[2] != 0) *(uint64_t *)words[2] = before;
    holds_back = (after & handing_over) != 0;
    *mask = after & ~handing_over;
    return 0;
}

static long change_action(const long words[6]) {
    const struct action *given = (const struct action *)words[1];
    if (words[3] != size_of_mask) return -EINVAL;
    long error = given == NULL ? 0 : readable(words[1], sizeof *given);
    if (error != 0) return error;
    struct action own = given != NULL ? *given : (struct action){0}, before = others;
    own.mask &= ~handing_over;
    if (words[0] != SIGSYS) {
        return vigil_gate(SYS_rt_sigaction, words[0], given != NULL ? (long)&own : 0, words[2], words[3], 0, 0);
    }
    if (words[2] != 0) error = writable(words[2], sizeof before);
    if (error != 0) return error;
    if (given != NULL) others = own;
    if (words[2] != 0) *(struct action *)words[2] = before;
    return 0;
}

/// Makes a call that holds signals back as long as it waits.
///
/// - Parameter place: which of its words is the place of the mask; its size is the next.
static long wait(long number, const long words[6], int place) {
    uint64_t mask;
    long error = read_mask(words[place], words[place + 1], &mask);
    if (error != 0) return error;
    mask &= ~handing_over;
    long own[6];
    for (int index = 0; index < 6; index++) own[index] = words[index];
    own[place] = (long)&mask;
    return vigil_gate(number, own[0], own[1], own[2], own[3], own[4], own[5]);
}

/// The same where the mask and its size are in memory.
static long select_with_mask(const long words[6]) {
    struct held { long mask, size; } given = {0, size_of_mask};
    long error = words[5] == 0 ? 0 : readable(words[5], sizeof given);
    if (error != 0) return error;
    if (words[5] != 0) given = *(const struct held *)words[5];
    uint64_t mask;
    error = given.mask == 0 ? 0 : read_mask(given.mask, given.size, &mask);
    if (error != 0) return error;
    mask &= ~handing_over;
    struct held own = {given.mask == 0 ? 0 : (long)&mask, given.size};
    return vigil_gate(SYS_pselect6, words[0], words[1], words[2], words[3], words[4], (long)&own);
}

bool vigil_answer_about_signals(void *context, long number, const long words[6], long *result) {
    switch (number) {
    // The kernel's mask is the first word of the C library's.
    case SYS_rt_sigprocmask: *result = change_mask((uint64_t *)&((ucontext_t *)context)->uc_sigmask, words); return true;
    case SYS_rt_sigaction: *result = change_action(words); return true;
    case SYS_rt_sigsuspend: *result = wait(number, words, 0); return true;
    case SYS_ppoll: *result = wait(number, words, 3); return true;
    case SYS_epoll_pwait: case SYS_epoll_pwait2: *result = wait(number, words, 4); return true;
    case SYS_pselect6: *result = select_with_mask(words); return true;
    default: return false;
    }
}
