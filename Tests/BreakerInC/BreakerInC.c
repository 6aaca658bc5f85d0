#define _GNU_SOURCE
#include "BreakerInC.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Not a variable that an app's next launch finds as it was at the first: the hang is to be there at the end.
static volatile int *hangs = NULL;

void breaker_hang_at_end(void) {
    hangs = malloc(sizeof *hangs);
    *hangs = 1;
}

// Whatever an app before it has left, from the beginning: `BREAKER_HANGS` says which end hangs.
static bool is_asked(const char *end) {
    const char *asked = getenv("BREAKER_HANGS");
    return asked != NULL && strcmp(asked, end) == 0;
}

static void hang(void) {
    volatile int rounds = 0;
    for (;;) rounds = rounds + 1;
}

__attribute__((constructor)) static void begin(void) {
    if (is_asked("beginning")) hang();
}

__attribute__((destructor)) static void end(void) {
    if (hangs != NULL || is_asked("end")) hang();
}

bool breaker_vfork(void) {
    pid_t copy = vfork();
    if (copy == 0) _exit(0);
    return copy > 0;
}

/// A copy of the process, made past the C library and past its function for calls of the kernel.
static pid_t copy_process(void) {
    long result;
#if defined(__x86_64__)
    register long fourth __asm__("r10") = 0;
    register long fifth __asm__("r8") = 0;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(SYS_clone), "D"((long)SIGCHLD), "S"(0L), "d"(0L), "r"(fourth), "r"(fifth)
                     : "rcx", "r11", "memory");
#else
    register long number __asm__("x8") = SYS_clone;
    register long flags __asm__("x0") = SIGCHLD;
    register long second __asm__("x1") = 0;
    register long third __asm__("x2") = 0;
    register long fourth __asm__("x3") = 0;
    register long fifth __asm__("x4") = 0;
    __asm__ volatile("svc #0" : "+r"(flags) : "r"(number), "r"(second), "r"(third), "r"(fourth), "r"(fifth) : "memory");
    result = flags;
#endif
    return (pid_t)result;
}

bool breaker_copy(const char *way) {
    pid_t copy = copy_process();
    if (copy == 0) {
        if (strcmp(way, "exit") == 0) exit(7);
        if (strcmp(way, "crash") == 0) abort();
        _exit(7);
    }
    int status = 0;
    if (copy < 0 || waitpid(copy, &status, 0) != copy) return false;
    return strcmp(way, "crash") == 0 ? WIFSIGNALED(status) : WIFEXITED(status) && WEXITSTATUS(status) == 7;
}
