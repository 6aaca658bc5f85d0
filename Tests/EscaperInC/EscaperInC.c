#define _GNU_SOURCE
#include "EscaperInC.h"
#include "ProcessorInC.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <ucontext.h>
#include <unistd.h>
#include <wordexp.h>

// Each way in which code of an app could change something that is none of its own.

/// Where a way leads: paths outside and inside.
struct world {
    char file[512], made[512], folder[512], outside[512], own[512], link[512];
};

static int closed(int file) {
    if (file >= 0) close(file);
    return file < 0 ? -1 : 0;
}

static int shut(FILE *stream) {
    if (stream != NULL) fclose(stream);
    return stream == NULL ? -1 : 0;
}

static int make_own(const struct world *w) { return closed(open(w->own, O_CREAT | O_WRONLY, 0600)); }

/// A call of the kernel past the C library, and past its own function for that.
static long raw_of_six(long number, long a, long b, long c, long d, long e, long f) {
    long result = processor_call(number, a, b, c, d, e, f);
    if (result >= 0 || result < -4095) return result;
    errno = (int)-result;
    return -1;
}

static long raw(long number, long a, long b, long c, long d) { return raw_of_six(number, a, b, c, d, 0, 0); }

#define WAY(name, ...) \
    static int way_##name(const struct world *w) { \
        (void)w; \
        __VA_ARGS__ \
    }

// Files.
WAY(creat, return closed(creat(w->made, 0600));)
WAY(open, return closed(open(w->made, O_CREAT | O_WRONLY, 0600));)
WAY(open64, return closed(open64(w->file, O_WRONLY | O_TRUNC));)
WAY(fopen, return shut(fopen(w->made, "w"));)
WAY(fopen64, return shut(fopen64(w->file, "a"));)
WAY(freopen, return shut(freopen(w->made, "w", fopen("/dev/null", "r")));)
WAY(openat, int folder = open(w->outside, O_RDONLY | O_DIRECTORY); int file = openat(folder, "made", O_CREAT | O_RDWR, 0600);
    int error = errno; close(folder); errno = error; return closed(file);)
WAY(mkstemp, char name[600]; snprintf(name, sizeof name, "%s/XXXXXX", w->outside); return closed(mkstemp(name));)
WAY(mkdtemp, char name[600]; snprintf(name, sizeof name, "%s/XXXXXX", w->outside); return mkdtemp(name) == NULL ? -1 : 0;)
WAY(unlink, return unlink(w->file);)
WAY(unlinkat, return unlinkat(AT_FDCWD, w->folder, AT_REMOVEDIR);)
WAY(remove, return remove(w->file);)
WAY(rmdir, return rmdir(w->folder);)
WAY(rename_out, make_own(w); return rename(w->own, w->made);)
WAY(rename_in, return rename(w->file, w->own);)
WAY(renameat, return renameat(AT_FDCWD, w->file, AT_FDCWD, w->made);)
WAY(renameat2, return renameat2(AT_FDCWD, w->file, AT_FDCWD, w->made, 0);)
WAY(truncate, return truncate(w->file, 0);)
WAY(link_out, make_own(w); return link(w->own, w->made);)
WAY(link_in, return link(w->file, w->link);)
WAY(linkat, return linkat(AT_FDCWD, w->file, AT_FDCWD, w->made, 0);)
WAY(symlink, return symlink("file", w->made);)
WAY(symlinkat, return symlinkat("file", AT_FDCWD, w->made);)
WAY(chmod, return chmod(w->file, 0777);)
WAY(fchmod, int file = open(w->file, O_RDONLY); int status = fchmod(file, 0777); int error = errno; close(file);
    errno = error; return status;)
WAY(fchmodat, return fchmodat(AT_FDCWD, w->file, 0777, 0);)
WAY(chown, return chown(w->file, getuid(), getgid());)
WAY(lchown, return lchown(w->file, getuid(), getgid());)
WAY(mkdir, return mkdir(w->made, 0700);)
WAY(mkdirat, return mkdirat(AT_FDCWD, w->made, 0700);)
WAY(mkfifo, return mkfifo(w->made, 0600);)
WAY(mknod, return mknod(w->made, S_IFREG | 0600, 0);)
WAY(utimes, struct timeval times[2] = {{1, 0}, {1, 0}}; return utimes(w->file, times);)
WAY(utimensat, struct timespec times[2] = {{1, 0}, {1, 0}}; return utimensat(AT_FDCWD, w->file, times, 0);)
WAY(setxattr, return setxattr(w->file, "user.escaped", "1", 1, 0);)
WAY(bind, struct sockaddr_un address = {.sun_family = AF_UNIX}; if (strlen(w->made) >= sizeof address.sun_path) return -1;
    strcpy(address.sun_path, w->made); int file = socket(AF_UNIX, SOCK_STREAM, 0);
    int status = bind(file, (struct sockaddr *)&address, sizeof address); int error = errno; close(file); errno = error;
    return status;)
WAY(through_link, symlink(w->outside, w->link); char path[600]; snprintf(path, sizeof path, "%s/made", w->link);
    return closed(open(path, O_CREAT | O_WRONLY, 0600));)
WAY(dangling_link, symlink(w->made, w->link); return closed(open(w->link, O_CREAT | O_WRONLY, 0600));)
static int remove_one(const char *path, const struct stat *found, int kind, struct FTW *place) {
    (void)found, (void)kind, (void)place;
    return remove(path);
}
WAY(remove_all, return nftw(w->outside, remove_one, 8, FTW_DEPTH | FTW_PHYS);)
WAY(syscall, return closed((int)syscall(SYS_openat, AT_FDCWD, w->made, O_CREAT | O_WRONLY, 0600));)
WAY(raw_open, return closed((int)raw(SYS_openat, AT_FDCWD, (long)w->made, O_CREAT | O_WRONLY, 0600));)
WAY(raw_unlink, return (int)raw(SYS_unlinkat, AT_FDCWD, (long)w->file, 0, 0);)
WAY(raw_chmod, return (int)raw(SYS_fchmodat, AT_FDCWD, (long)w->file, 0777, 0);)

// The same with all signals held back, in each way there is: what is judged does not depend on that.

static const sigset_t all_signals = {{~0ul}};

static int make(const struct world *w) { return closed(open(w->made, O_CREAT | O_WRONLY, 0600)); }

/// Gives all signals free again, and keeps the error.
static int released(int status) {
    int error = errno;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    errno = error;
    return status;
}

WAY(held_back, sigprocmask(SIG_BLOCK, &all_signals, NULL); return released(make(w));)
WAY(held_back_thread, pthread_sigmask(SIG_SETMASK, &all_signals, NULL); return released(make(w));)
WAY(held_back_raw, raw(SYS_rt_sigprocmask, SIG_BLOCK, (long)&all_signals, 0, 8); return released(make(w));)
WAY(held_back_context, ucontext_t place; volatile int times = 0; getcontext(&place); place.uc_sigmask = all_signals;
    if (times++ == 0) setcontext(&place); return released(make(w));)
WAY(held_back_jump, sigjmp_buf place; sigset_t before; sigprocmask(SIG_BLOCK, &all_signals, &before);
    if (sigsetjmp(place, 1) == 0) { sigprocmask(SIG_SETMASK, &before, NULL); siglongjmp(place, 1); }
    return released(make(w));)

/// Code that is called back, and what came of it.
static const struct world *of_called;
static int status_of_called, error_of_called;
static void called(int number) { (void)number; status_of_called = make(of_called); error_of_called = errno; }
static int result_of_called(void) { errno = error_of_called; return status_of_called; }
static void *called_thread(void *unused) { called(0); return unused; }
static void call_at(const struct world *w, int number) {
    struct sigaction action = {.sa_handler = called, .sa_mask = all_signals};
    of_called = w, status_of_called = -1, error_of_called = EINTR;
    sigaction(number, &action, NULL);
}

WAY(held_back_birth, pthread_attr_t attributes; pthread_t thread; of_called = w; pthread_attr_init(&attributes);
    pthread_attr_setsigmask_np(&attributes, &all_signals);
    if (pthread_create(&thread, &attributes, called_thread, NULL) != 0) return -1; pthread_join(thread, NULL);
    return result_of_called();)
WAY(held_back_handler, call_at(w, SIGUSR2); raise(SIGUSR2); return result_of_called();)
WAY(held_back_suspended, call_at(w, SIGUSR1); sigset_t one = all_signals; sigprocmask(SIG_BLOCK, &all_signals, NULL);
    raise(SIGUSR1); sigdelset(&one, SIGUSR1); raw(SYS_rt_sigsuspend, (long)&one, 8, 0, 0);
    return released(result_of_called());)

/// All signals but one held back, of which one waits.
static sigset_t one_waits(const struct world *w) {
    sigset_t one = all_signals;
    call_at(w, SIGUSR1);
    sigprocmask(SIG_BLOCK, &all_signals, NULL);
    raise(SIGUSR1);
    sigdelset(&one, SIGUSR1);
    return one;
}
WAY(held_back_polled, sigset_t one = one_waits(w); raw_of_six(SYS_ppoll, 0, 0, 0, (long)&one, 8, 0);
    return released(result_of_called());)
WAY(held_back_selected, sigset_t one = one_waits(w); const long held[] = {(long)&one, 8};
    raw_of_six(SYS_pselect6, 0, 0, 0, 0, 0, (long)held); return released(result_of_called());)
WAY(held_back_epolled, sigset_t one = one_waits(w); struct epoll_event event; int file = epoll_create1(0);
    raw_of_six(SYS_epoll_pwait, file, (long)&event, 1, -1, (long)&one, 8); close(file);
    return released(result_of_called());)

int escaper_wrong_masks(void) {
    // Nothing is at the first; the other can only be read.
    const long wrong = 8, fixed = (long)mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    const struct { long number, words[6]; } calls[] = {
        {SYS_rt_sigprocmask, {SIG_BLOCK, wrong, 0, 8}}, {SYS_rt_sigprocmask, {SIG_BLOCK, 0, wrong, 8}},
        {SYS_rt_sigprocmask, {SIG_BLOCK, 0, fixed, 8}}, {SYS_rt_sigaction, {SIGUSR1, wrong, 0, 8}},
        {SYS_rt_sigaction, {SIGSYS, wrong, 0, 8}}, {SYS_rt_sigaction, {SIGSYS, 0, wrong, 8}},
        {SYS_rt_sigaction, {SIGSYS, 0, fixed, 8}}, {SYS_rt_sigsuspend, {wrong, 8}}, {SYS_ppoll, {0, 0, 0, wrong, 8}},
        {SYS_pselect6, {0, 0, 0, 0, 0, wrong}}, {SYS_pselect6, {0, 0, 0, 0, 0, (long)(const long[]){wrong, 8}}},
    };
    int others = 0;
    for (size_t number = 0; number < sizeof calls / sizeof calls[0]; number++) {
        const long *words = calls[number].words;
        errno = 0;
        raw_of_six(calls[number].number, words[0], words[1], words[2], words[3], words[4], words[5]);
        if (errno != EFAULT) others++;
    }
    munmap((void *)fixed, 4096);
    return others;
}

// Programs: each would make a file.
static char *const environment[] = {NULL};
static int wait_for(pid_t child) {
    int status = 0;
    if (child <= 0) return -1;
    waitpid(child, &status, 0);
    return 0;
}
#define ARGUMENTS char *arguments[] = {"touch", (char *)w->made, NULL}; pid_t child = 0; int error;
WAY(posix_spawn, ARGUMENTS error = posix_spawn(&child, "/usr/bin/touch", NULL, NULL, arguments, environment);
    if (error == 0) return wait_for(child); errno = error; return -1;)
WAY(posix_spawnp, ARGUMENTS error = posix_spawnp(&child, "touch", NULL, NULL, arguments, environment);
    if (error == 0) return wait_for(child); errno = error; return -1;)
WAY(popen, char line[600]; snprintf(line, sizeof line, "touch %s", w->made); FILE *stream = popen(line, "r");
    if (stream == NULL) return -1; pclose(stream); return 0;)
WAY(system, char line[600]; snprintf(line, sizeof line, "touch %s", w->made); return system(line);)
WAY(fork, pid_t child = fork(); if (child == 0) _exit(0); return wait_for(child);)
WAY(raw_fork, pid_t child = (pid_t)raw(SYS_clone, SIGCHLD, 0, 0, 0); if (child == 0) raw(SYS_exit_group, 0, 0, 0, 0);
    return wait_for(child);)
WAY(execve, char *arguments[] = {"false", NULL}; return execve("/usr/bin/false", arguments, environment);)
WAY(execlp, return execlp("false", "false", (char *)NULL);)
WAY(wordexp, wordexp_t words; char line[600]; snprintf(line, sizeof line, "$(touch %s)", w->made);
    int status = wordexp(line, &words, 0); errno = EPERM; return status == 0 ? 0 : -1;)

// What leaves the computer, and what is another's.
WAY(socket, return closed(socket(AF_INET, SOCK_STREAM, 0));)
WAY(raw_socket, return closed((int)raw(SYS_socket, AF_INET6, SOCK_DGRAM, 0, 0));)

/// What is done with a socket of this computer and an address of another's.
static int reach(
    const struct world *w, int type, long (*call)(int file, const struct sockaddr *address, size_t length, bool isRaw),
    bool hasName, bool isRaw
) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(w->file) + 2 > sizeof address.sun_path) return -1;
    strcpy(address.sun_path + (hasName ? 0 : 1), w->file);
    int file = socket(AF_UNIX, type, 0);
    long status = call(file, (struct sockaddr *)&address, sizeof address, isRaw);
    int error = errno;
    close(file);
    errno = error;
    return status < 0 ? -1 : 0;
}

static long connect_it(int file, const struct sockaddr *address, size_t length, bool isRaw) {
    if (!isRaw) return connect(file, address, (socklen_t)length);
    return raw(SYS_connect, file, (long)address, (long)length, 0);
}

static long send_to(int file, const struct sockaddr *address, size_t length, bool isRaw) {
    if (!isRaw) return sendto(file, "x", 1, 0, address, (socklen_t)length);
    return raw_of_six(SYS_sendto, file, (long)"x", 1, 0, (long)address, (long)length);
}

static long send_message(int file, const struct sockaddr *address, size_t length, bool isRaw) {
    struct iovec part = {"x", 1};
    struct msghdr message = {
        .msg_name = (void *)address, .msg_namelen = (socklen_t)length, .msg_iov = &part, .msg_iovlen = 1,
    };
    return isRaw ? raw(SYS_sendmsg, file, (long)&message, 0, 0) : sendmsg(file, &message, 0);
}

WAY(connect, return reach(w, SOCK_STREAM, connect_it, true, false);)
WAY(connect_to_name, return reach(w, SOCK_STREAM, connect_it, false, false);)
WAY(sendto, return reach(w, SOCK_DGRAM, send_to, true, false);)
WAY(sendto_name, return reach(w, SOCK_DGRAM, send_to, false, false);)
WAY(sendmsg, return reach(w, SOCK_DGRAM, send_message, true, false);)
WAY(raw_connect, return reach(w, SOCK_STREAM, connect_it, true, true);)
WAY(raw_connect_to_name, return reach(w, SOCK_STREAM, connect_it, false, true);)
WAY(raw_sendto, return reach(w, SOCK_DGRAM, send_to, true, true);)
WAY(raw_sendmsg, return reach(w, SOCK_DGRAM, send_message, false, true);)
WAY(kill, return kill(getppid(), 0);)
WAY(process_vm_writev, return (int)process_vm_writev(getppid(), NULL, 0, NULL, 0, 0);)
WAY(raw_kill, return (int)raw(SYS_kill, getppid(), 0, 0, 0);)

#define ROW(name) {#name, way_##name}
static const struct {
    const char *name;
    int (*play)(const struct world *);
} ways[] = {
    ROW(creat), ROW(open), ROW(open64), ROW(fopen), ROW(fopen64), ROW(freopen), ROW(openat), ROW(mkstemp), ROW(mkdtemp),
    ROW(unlink), ROW(unlinkat), ROW(remove), ROW(rmdir), ROW(rename_out), ROW(rename_in), ROW(renameat), ROW(renameat2),
    ROW(truncate), ROW(link_out), ROW(link_in), ROW(linkat), ROW(symlink), ROW(symlinkat), ROW(chmod), ROW(fchmod),
    ROW(fchmodat), ROW(chown), ROW(lchown), ROW(mkdir), ROW(mkdirat), ROW(mkfifo), ROW(mknod), ROW(utimes),
    ROW(utimensat), ROW(setxattr), ROW(bind), ROW(through_link), ROW(dangling_link), ROW(remove_all), ROW(syscall),
    ROW(raw_open), ROW(raw_unlink), ROW(raw_chmod), ROW(held_back), ROW(held_back_thread), ROW(held_back_raw), ROW(held_back_context),
    ROW(held_back_jump), ROW(held_back_birth), ROW(held_back_handler), ROW(held_back_suspended), ROW(held_back_polled),
    ROW(held_back_selected), ROW(held_back_epolled), ROW(posix_spawn), ROW(posix_spawnp), ROW(popen), ROW(system),
    ROW(fork), ROW(raw_fork), ROW(execve), ROW(execlp), ROW(wordexp), ROW(socket), ROW(raw_socket), ROW(connect),
    ROW(connect_to_name), ROW(sendto), ROW(sendto_name), ROW(sendmsg), ROW(raw_connect), ROW(raw_connect_to_name),
    ROW(raw_sendto), ROW(raw_sendmsg), ROW(kill), ROW(process_vm_writev), ROW(raw_kill),
};
enum { way_count = sizeof ways / sizeof ways[0] };

const char *escaper_way(int number) { return number < way_count ? ways[number].name : NULL; }

int escaper_try(const char *way, const char *outside, const char *inside) {
    struct world w;
    snprintf(w.outside, sizeof w.outside, "%s", outside);
    snprintf(w.file, sizeof w.file, "%s/file", outside);
    snprintf(w.made, sizeof w.made, "%s/made", outside);
    snprintf(w.folder, sizeof w.folder, "%s/folder", outside);
    snprintf(w.own, sizeof w.own, "%s/own-%s", inside, way);
    snprintf(w.link, sizeof w.link, "%s/link-%s", inside, way);
    for (int number = 0; number < way_count; number++) {
        if (strcmp(ways[number].name, way) != 0) continue;
        errno = 0;
        return ways[number].play(&w) == 0 ? 0 : errno;
    }
    return -1;
}
