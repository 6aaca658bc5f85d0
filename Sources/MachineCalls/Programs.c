#include "Launch.h"

#include <errno.h>
#include <sched.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <pthread.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
#include <wordexp.h>

// Further programs. An app may start none: a phone refuses that.

static bool is_refused(const char *function, const char *detail) {
    if (!vigil_is_watched() || !vigil_note(function, vigil_reach_programs, detail)) return false;
    errno = EPERM;
    return true;
}

pid_t fork(void) {
    NEXT(fork);
    return is_refused("fork", NULL) ? -1 : next();
}

// A copy that runs in the memory of the one that waits for it would go on with the simulation. The standard that had the
// function allows it to be the other.
pid_t vfork(void) {
    NEXT(fork);
    return is_refused("vfork", NULL) ? -1 : next();
}

int system(const char *command) {
    NEXT(system);
    return is_refused("system", command) ? -1 : next(command);
}

FILE *popen(const char *command, const char *mode) {
    NEXT(popen);
    return is_refused("popen", command) ? NULL : next(command, mode);
}

int wordexp(const char *restrict words, wordexp_t *restrict expansion, int flags) {
    NEXT(wordexp);
    if (!vigil_is_watched()) return next(words, expansion, flags);
    int status = next(words, expansion, flags | WRDE_NOCMD);
    if (status == WRDE_CMDSUB && (flags & WRDE_NOCMD) == 0) is_refused("wordexp", words);
    return status;
}

int posix_spawn(
    pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *restrict actions,
    const posix_spawnattr_t *restrict attributes, char *const arguments[restrict], char *const environment[restrict]
) {
    NEXT(posix_spawn);
    if (is_refused("posix_spawn", path)) return EPERM;
    return next(process, path, actions, attributes, arguments, environment);
}

int posix_spawnp(
    pid_t *restrict process, const char *restrict file, const posix_spawn_file_actions_t *restrict actions,
    const posix_spawnattr_t *restrict attributes, char *const arguments[restrict], char *const environment[restrict]
) {
    NEXT(posix_spawnp);
    if (is_refused("posix_spawnp", file)) return EPERM;
    return next(process, file, actions, attributes, arguments, environment);
}

// Programs in the place of this one.

int execve(const char *path, char *const arguments[], char *const environment[]) {
    NEXT(execve);
    return is_refused("execve", path) ? -1 : next(path, arguments, environment);
}

int execv(const char *path, char *const arguments[]) {
    NEXT(execv);
    return is_refused("execv", path) ? -1 : next(path, arguments);
}

int execvp(const char *file, char *const arguments[]) {
    NEXT(execvp);
    return is_refused("execvp", file) ? -1 : next(file, arguments);
}

int execvpe(const char *file, char *const arguments[], char *const environment[]) {
    NEXT(execvpe);
    return is_refused("execvpe", file) ? -1 : next(file, arguments, environment);
}

int fexecve(int file, char *const arguments[], char *const environment[]) {
    NEXT(fexecve);
    return is_refused("fexecve", NULL) ? -1 : next(file, arguments, environment);
}

/// The arguments of a call that has them one by one, up to the null at their end.
#define COLLECT(first) \
    enum { at_most = 4096 }; \
    char *arguments[at_most] = {(char *)(first)}; \
    va_list list; \
    va_start(list, first); \
    for (int count = 0; arguments[count] != NULL && count + 1 < at_most;) arguments[++count] = va_arg(list, char *);

int execl(const char *path, const char *first, ...) {
    COLLECT(first)
    va_end(list);
    return execv(path, arguments);
}

int execlp(const char *file, const char *first, ...) {
    COLLECT(first)
    va_end(list);
    return execvp(file, arguments);
}

int execle(const char *path, const char *first, ...) {
    COLLECT(first)
    char *const *environment = va_arg(list, char *const *);
    va_end(list);
    return execve(path, arguments, environment);
}

// Other processes.

int kill(pid_t process, int number) {
    NEXT(kill);
    // An app knows itself by the number that its phone gave it.
    if (vigil_is_watched() && process > 0 && process == vigil_watcher.process_number()) {
        process = vigil_process();
    }
    long words[6] = {process, number};
    int refusal = vigil_is_watched() ? vigil_judge_call(SYS_kill, words) : 0, result = 0;
    if (refusal == 0 && vigil_launch() != NULL && process == vigil_process()) {
        if (vigil_send_signal(number, &result)) return result;
        // The kernel would choose one of the threads that do not hold it back: this is one.
        if (number > 0 && number < signal_count && !vigil_is_held_back(number)) {
            int error = vigil_send_to_process(vigil_launch(), number, NULL);
            return error == 0 ? 0 : (errno = error, -1);
        }
    }
    if (refusal == 0) return next(process, number);
    errno = refusal;
    return -1;
}

int sigqueue(pid_t process, int number, const union sigval value) {
    NEXT(sigqueue);
    bool is_own = vigil_launch() != NULL && process > 0
        && (process == vigil_watcher.process_number() || process == vigil_process());
    int result = 0;
    if (!is_own) {
        long words[6] = {process, number};
        int refusal = vigil_is_watched() ? vigil_judge_call(SYS_kill, words) : 0;
        if (refusal == 0) return next(process, number, value);
        errno = refusal;
        return -1;
    }
    if (vigil_send_signal(number, &result)) return result;
    int error = vigil_send_to_process(vigil_launch(), number, &value);
    if (error != 0) errno = error;
    return error == 0 ? 0 : -1;
}

ssize_t process_vm_writev(
    pid_t process, const struct iovec *own, unsigned long own_count, const struct iovec *others,
    unsigned long other_count, unsigned long flags
) {
    NEXT(process_vm_writev);
    long words[6] = {process};
    int refusal = vigil_is_watched() ? vigil_judge_call(SYS_process_vm_writev, words) : 0;
    if (refusal == 0) return next(process, own, own_count, others, other_count, flags);
    errno = refusal;
    return -1;
}

void abort(void) {
    NEXT(abort);
    struct launch *own = vigil_launch();
    // The app's own handler comes first, once.
    if (own != NULL && own->signals.is_set[SIGABRT]) raise(SIGABRT);
    if (vigil_is_watched()) vigil_watcher.abort();
    next();
    __builtin_trap();
}
