#define _GNU_SOURCE
#include "BreakerInC.h"
#include "ProcessorInC.h"

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
    return (pid_t)processor_call(SYS_clone, SIGCHLD, 0, 0, 0, 0, 0);
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

void breaker_say(const char *text) { processor_call(SYS_write, 2, (long)text, (long)strlen(text), 0, 0, 0); }
