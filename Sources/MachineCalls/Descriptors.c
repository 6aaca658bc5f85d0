#include "Waits.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <unistd.h>

// Waits for open files: for a pipe, a socket, or whatever else a thread of the app fills. First the kernel is asked without a
// wait; where nothing is there, other threads of the app go on, and time of the phone.

static const char *const what = "an open file";

/// The time of a number of milliseconds.
static struct timespec milliseconds(int count) {
    return (struct timespec){count / 1000, (long)(count % 1000) * 1000000};
}

// poll

static int (*next_poll(void))(struct pollfd *, nfds_t, int) {
    NEXT(poll);
    return next;
}

struct polled {
    struct pollfd *files;
    nfds_t count;
};

static int ask_poll(void *given) {
    struct polled *own = given;
    return next_poll()(own->files, own->count, 0);
}

/// Polls in the time of the phone; `is_impossible` where the kernel has to wait.
static int poll_in_time(struct pollfd *files, nfds_t count, const struct timespec *delay, bool *is_impossible) {
    struct polled own = {files, count};
    return vigil_ask((struct vigil_question){ask_poll, &own, what}, delay, is_impossible);
}

int poll(struct pollfd *files, nfds_t count, int timeout) {
    if (!vigil_is_watched()) return next_poll()(files, count, timeout);
    struct timespec delay = milliseconds(timeout);
    bool is_impossible = false;
    int found = poll_in_time(files, count, timeout < 0 ? NULL : &delay, &is_impossible);
    return is_impossible ? next_poll()(files, count, timeout) : found;
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
    NEXT(ppoll);
    if (!vigil_is_watched()) return next(files, count, timeout, signals);
    if (timeout != NULL && !vigil_is_time(timeout)) return errno = EINVAL, -1;
    bool is_impossible = false;
    int found = poll_in_time(files, count, timeout, &is_impossible);
    return is_impossible ? next(files, count, timeout, signals) : found;
}

bool vigil_may_wait_for(int file) {
    // What comes from outside of the program is none of the app's threads'.
    if (file <= STDERR_FILENO || !vigil_is_watched()) return false;
    struct stat found;
    int error = errno;
    bool may_wait = fstat(file, &found) == 0 && (fcntl(file, F_GETFL) & O_NONBLOCK) == 0
        && (S_ISFIFO(found.st_mode) || S_ISSOCK(found.st_mode) || (found.st_mode & S_IFMT) == 0);
    errno = error;
    return may_wait;
}

void vigil_wait_for_file(int file, short events) {
    struct pollfd one = {file, events, 0};
    bool is_impossible = false;
    if (vigil_may_wait_for(file)) poll_in_time(&one, 1, NULL, &is_impossible);
}

// select

static int (*next_select(void))(int, fd_set *, fd_set *, fd_set *, struct timeval *) {
    NEXT(select);
    return next;
}

struct selected {
    int count;
    fd_set *sets[3];
    fd_set found[3];
};

/// Asks without a wait, of copies of the sets, which become what was found.
static int ask(struct selected *own, fd_set found[3]) {
    for (int set = 0; set < 3; set++) {
        if (own->sets[set] != NULL) found[set] = *own->sets[set];
    }
    struct timeval none = {0, 0};
    return next_select()(
        own->count, own->sets[0] != NULL ? &found[0] : NULL, own->sets[1] != NULL ? &found[1] : NULL,
        own->sets[2] != NULL ? &found[2] : NULL, &none);
}

static int ask_select(void *given) {
    struct selected *own = given;
    return ask(own, own->found);
}

static int select_in_time(struct selected own, const struct timespec *delay, bool *is_impossible) {
    int count = vigil_ask((struct vigil_question){ask_select, &own, what}, delay, is_impossible);
    for (int set = 0; set < 3 && count >= 0 && !*is_impossible; set++) {
        if (own.sets[set] != NULL) *own.sets[set] = own.found[set];
    }
    return count;
}

int select(
    int count, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict others, struct timeval *restrict timeout
) {
    if (!vigil_is_watched()) return next_select()(count, reads, writes, others, timeout);
    if (timeout != NULL && (timeout->tv_sec < 0 || timeout->tv_usec < 0)) return errno = EINVAL, -1;
    struct timespec delay = {0, 0}, begin = {0, 0}, end = {0, 0};
    if (timeout != NULL) {
        delay = (struct timespec){timeout->tv_sec + timeout->tv_usec / 1000000, timeout->tv_usec % 1000000 * 1000};
        vigil_watcher.tell_time(CLOCK_BOOTTIME, &begin);
    }
    bool is_impossible = false;
    int found = select_in_time(
        (struct selected){count, {reads, writes, others}}, timeout != NULL ? &delay : NULL, &is_impossible);
    if (is_impossible) return next_select()(count, reads, writes, others, timeout);
    if (timeout == NULL) return found;
    // The kernel leaves what is left of the time.
    vigil_watcher.tell_time(CLOCK_BOOTTIME, &end);
    long left = (delay.tv_sec - end.tv_sec + begin.tv_sec) * 1000000 + (delay.tv_nsec - end.tv_nsec + begin.tv_nsec) / 1000;
    *timeout = (struct timeval){left > 0 ? left / 1000000 : 0, left > 0 ? left % 1000000 : 0};
    return found;
}

int pselect(
    int count, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict others,
    const struct timespec *restrict timeout, const sigset_t *restrict signals
) {
    NEXT(pselect);
    if (!vigil_is_watched()) return next(count, reads, writes, others, timeout, signals);
    if (timeout != NULL && (timeout->tv_sec < 0 || !vigil_is_time(timeout))) return errno = EINVAL, -1;
    bool is_impossible = false;
    int found = select_in_time((struct selected){count, {reads, writes, others}}, timeout, &is_impossible);
    return is_impossible ? next(count, reads, writes, others, timeout, signals) : found;
}

// epoll

static int (*next_epoll(void))(int, struct epoll_event *, int, int) {
    NEXT(epoll_wait);
    return next;
}

static int ask_epoll(void *queue) {
    // Where something has happened, the queue itself can be read; only the one that waits takes it.
    struct pollfd one = {*(int *)queue, POLLIN, 0};
    return next_poll()(&one, 1, 0);
}

static int epoll_in_time(
    int queue, struct epoll_event *events, int count, const struct timespec *delay, bool *is_impossible
) {
    vigil_ask((struct vigil_question){ask_epoll, &queue, what}, delay, is_impossible);
    return next_epoll()(queue, events, count, 0);
}

int epoll_wait(int queue, struct epoll_event *events, int count, int timeout) {
    if (!vigil_is_watched()) return next_epoll()(queue, events, count, timeout);
    struct timespec delay = milliseconds(timeout);
    bool is_impossible = false;
    int found = epoll_in_time(queue, events, count, timeout < 0 ? NULL : &delay, &is_impossible);
    return is_impossible ? next_epoll()(queue, events, count, timeout) : found;
}

int epoll_pwait(int queue, struct epoll_event *events, int count, int timeout, const sigset_t *signals) {
    NEXT(epoll_pwait);
    if (!vigil_is_watched()) return next(queue, events, count, timeout, signals);
    return epoll_wait(queue, events, count, timeout);
}

int epoll_pwait2(
    int queue, struct epoll_event *events, int count, const struct timespec *timeout, const sigset_t *signals
) {
    NEXT(epoll_pwait2);
    if (!vigil_is_watched()) return next(queue, events, count, timeout, signals);
    bool is_impossible = false;
    int found = epoll_in_time(queue, events, count, timeout, &is_impossible);
    return is_impossible ? next(queue, events, count, timeout, signals) : found;
}
