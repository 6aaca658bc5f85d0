#include "Launch.h"
#include "Waits.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

// What is done at signals that an app sends itself, or has a timer send: each launch has its own actions, and the kernel has one
// that asks them. Signals of broken code, and those that nobody can take, are the kernel's.

static bool is_of_kernel(int number) {
    switch (number) {
    case SIGKILL: case SIGSTOP: case SIGSEGV: case SIGBUS: case SIGFPE: case SIGILL: case SIGTRAP: return true;
    default: return number <= 0 || number >= signal_count;
    }
}

static int (*next_action(void))(int, const struct sigaction *, struct sigaction *) {
    NEXT(sigaction);
    return next;
}

/// What the program does at a signal where no app's code runs.
static struct sigaction of_program[signal_count];
static bool is_taken[signal_count];

static bool is_function(const struct sigaction *action) {
    return action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN;
}

static void call(const struct sigaction *action, int number, siginfo_t *info, void *context) {
    if ((action->sa_flags & SA_SIGINFO) != 0) return action->sa_sigaction(number, info, context);
    action->sa_handler(number);
}

static void do_as_program(int number, siginfo_t *info, void *context) {
    struct sigaction before = of_program[number];
    if (is_function(&before)) return call(&before, number, info, context);
    if (before.sa_handler == SIG_IGN) return;
    next_action()(number, &before, NULL);
    is_taken[number] = false;
    raise(number);
}

static const char *name_of(int number) {
    static const char *const names[signal_count] = {
        [SIGHUP] = "SIGHUP", [SIGINT] = "SIGINT", [SIGQUIT] = "SIGQUIT", [SIGABRT] = "SIGABRT", [SIGUSR1] = "SIGUSR1",
        [SIGUSR2] = "SIGUSR2", [SIGPIPE] = "SIGPIPE", [SIGALRM] = "SIGALRM", [SIGTERM] = "SIGTERM",
        [SIGXCPU] = "SIGXCPU", [SIGXFSZ] = "SIGXFSZ", [SIGVTALRM] = "SIGVTALRM", [SIGPROF] = "SIGPROF",
        [SIGIO] = "SIGIO", [SIGSYS] = "SIGSYS",
    };
    return names[number] != NULL ? names[number] : "a signal";
}

/// Whether the program sent a signal to itself. One of the user, such as Control-C, is for the program, whatever an app set.
static bool is_from_here(const siginfo_t *info) { return info->si_code <= 0 && info->si_pid == vigil_process(); }

static void deliver(int number, siginfo_t *info, void *context) {
    int error = errno;
    struct launch *own = is_from_here(info) ? vigil_launch() : NULL;
    if (own == NULL) return do_as_program(number, info, context);
    struct sigaction action = own->signals.actions[number];
    vigil_wake(own, true);
    if (is_function(&action)) {
        if ((action.sa_flags & (int)SA_RESETHAND) != 0) own->signals.actions[number].sa_handler = SIG_DFL;
        own->signals.handled += 1;
        call(&action, number, info, context);
    } else if (action.sa_handler == SIG_DFL) {
        vigil_watcher.end_by_signal(name_of(number));
    }
    errno = error;
}

/// Has the kernel ask at a signal.
static void take(int number, const struct sigaction *given) {
    // The one by which the kernel hands calls over stays its own.
    if (number == SIGSYS || number == SIGABRT) return;
    struct sigaction action = *given, before;
    action.sa_sigaction = deliver;
    action.sa_flags = (given->sa_flags & ~(int)SA_RESETHAND) | SA_SIGINFO;
    if (next_action()(number, &action, &before) != 0 || is_taken[number]) return;
    of_program[number] = before;
    is_taken[number] = true;
}

int sigaction(int number, const struct sigaction *restrict given, struct sigaction *restrict before) {
    struct launch *own = is_of_kernel(number) ? NULL : vigil_launch();
    if (own == NULL) return next_action()(number, given, before);
    struct sigaction action = own->signals.actions[number];
    if (given != NULL) {
        own->signals.actions[number] = *given;
        own->signals.is_set[number] = own->signals.is_any_set = true;
        take(number, given);
    }
    if (before != NULL) *before = action;
    return 0;
}

void (*signal(int number, void (*handler)(int)))(int) {
    NEXT(signal);
    if (is_of_kernel(number) || vigil_launch() == NULL) return next(number, handler);
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART}, before;
    return sigaction(number, &action, &before) == 0 ? before.sa_handler : SIG_ERR;
}

bool vigil_is_held_back(int number) {
    sigset_t mask;
    pthread_sigmask(SIG_BLOCK, NULL, &mask);
    return sigismember(&mask, number) == 1;
}

static bool fail(int *result) {
    *result = -1;
    errno = EPERM;
    return true;
}

bool vigil_send_signal(int number, int *result) {
    struct launch *own = vigil_launch();
    if (own == NULL || (is_of_kernel(number) && number != SIGSTOP)) return false;
    // Who holds it back gets it later.
    struct sigaction *action = number == SIGSTOP ? NULL : &own->signals.actions[number];
    if (action != NULL && !own->signals.is_set[number] && vigil_is_held_back(number)) return take(number, action), false;
    if (action != NULL && (vigil_is_held_back(number) || is_function(action))) {
        if ((number != SIGABRT && number != SIGSYS) || !is_function(action)) return false;
        siginfo_t info = {.si_signo = number, .si_code = SI_TKILL, .si_pid = vigil_process()};
        return deliver(number, &info, NULL), true;
    }
    if (action != NULL && action->sa_handler == SIG_IGN) return true;
    switch (number) {
    case SIGCHLD: case SIGURG: case SIGWINCH: case SIGCONT: return true;
    case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU:
        vigil_note("kill", vigil_reach_machine, NULL);
        return fail(result);
    default: vigil_watcher.end_by_signal(name_of(number)); return false;
    }
}

/// Waits for a signal to the launch; false where the calling code cannot.
static bool wait_for_signal(struct launch *own) {
    struct vigil_waiting waiting = {.what = "a signal", .object = own, .is_cancellable = true};
    return vigil_wait_for_object(waiting) != vigil_wait_impossible;
}

/// Waits for a signal that an action is for.
int pause(void) {
    NEXT(pause);
    struct launch *own = vigil_launch();
    if (own == NULL || !wait_for_signal(own)) return next();
    errno = EINTR;
    return -1;
}

/// The same with other signals held back meanwhile. One that waited until then comes at once.
int sigsuspend(const sigset_t *mask) {
    NEXT(sigsuspend);
    struct launch *own = vigil_launch();
    if (own == NULL) return next(mask);
    unsigned handled = own->signals.handled;
    sigset_t before;
    pthread_sigmask(SIG_SETMASK, mask, &before);
    bool has_waited = own->signals.handled != handled || wait_for_signal(own);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!has_waited) return next(mask);
    errno = EINTR;
    return -1;
}

// Sleeps, which a signal ends: one to the thread, and of the main thread one to the process.

int vigil_send_to_process(struct launch *launch, int number, const union sigval *value) {
    unsigned handled = launch->signals.handled;
    int error = value != NULL ? pthread_sigqueue(pthread_self(), number, *value) : raise(number) == 0 ? 0 : errno;
    bool is_handled = launch->signals.handled != handled;
    if (is_handled && launch->signals.is_main_asleep) vigil_wake((void *)launch->signals.main_thread, true);
    return error;
}

/// What is left of a sleep that began at a time of the phone.
static struct timespec left_of(struct timespec duration, struct timespec begin) {
    struct timespec now;
    if (!vigil_watcher.tell_time(CLOCK_MONOTONIC, &now)) return duration;
    // The time that has passed is less than the sleep, which may be longer than any clock shows.
    duration.tv_sec -= now.tv_sec - begin.tv_sec;
    duration.tv_nsec -= now.tv_nsec - begin.tv_nsec;
    if (duration.tv_nsec < 0) duration.tv_sec -= 1, duration.tv_nsec += 1000000000;
    if (duration.tv_nsec >= 1000000000) duration.tv_sec += 1, duration.tv_nsec -= 1000000000;
    return duration.tv_sec < 0 ? (struct timespec){0, 0} : duration;
}

enum vigil_slept vigil_sleep_until_signal(struct timespec duration, struct timespec *rest) {
    struct launch *own = vigil_launch();
    if (own == NULL || !own->signals.is_any_set) return vigil_sleep(duration) ? vigil_slept_whole : vigil_slept_not;
    if (duration.tv_sec < 0 || !vigil_is_time(&duration)) return vigil_slept_not;
    struct timespec begin = {0, 0};
    vigil_watcher.tell_time(CLOCK_MONOTONIC, &begin);
    bool is_main = vigil_watcher.is_main_thread();
    if (is_main) own->signals.main_thread = (unsigned long)pthread_self(), own->signals.is_main_asleep = true;
    enum vigil_wait how = vigil_wait_for_object((struct vigil_waiting){
        .object = (void *)pthread_self(), .delay = &duration, .is_cancellable = true,
    });
    if (is_main) own->signals.is_main_asleep = false;
    if (how == vigil_wait_impossible) return vigil_slept_not;
    if (how == vigil_wait_over) return vigil_slept_whole;
    if (rest != NULL) *rest = left_of(duration, begin);
    errno = EINTR;
    return vigil_slept_part;
}

// The timer of a launch, in the time of its phone. A thread waits for it, as long as it is the one that was set last.

struct timing {
    struct launch *launch;
    unsigned number;
};

static void *wait_for_timer(void *given) {
    struct timing own = *(struct timing *)given;
    struct signals *signals = &own.launch->signals;
    free(given);
    while (signals->timer == own.number && signals->is_timed) {
        if (!vigil_sleep(vigil_delay_until(CLOCK_MONOTONIC, &signals->due)) || signals->timer != own.number) break;
        signals->due.tv_sec += signals->interval.tv_sec;
        signals->due.tv_nsec += signals->interval.tv_nsec;
        if (signals->due.tv_nsec >= 1000000000) signals->due.tv_nsec -= 1000000000, signals->due.tv_sec += 1;
        signals->is_timed = signals->interval.tv_sec != 0 || signals->interval.tv_nsec != 0;
        vigil_send_to_process(own.launch, SIGALRM, NULL);
    }
    return NULL;
}

static struct timespec time_of(struct timeval time) { return (struct timespec){time.tv_sec, time.tv_usec * 1000}; }

static struct timeval value_of(struct timespec time) { return (struct timeval){time.tv_sec, time.tv_nsec / 1000}; }

static int set_timer(struct launch *launch, const struct itimerval *given, struct itimerval *before) {
    struct signals *own = &launch->signals;
    if (before != NULL) {
        *before = (struct itimerval){{0, 0}, {0, 0}};
        if (own->is_timed) before->it_value = value_of(vigil_delay_until(CLOCK_MONOTONIC, &own->due));
        if (own->is_timed) before->it_interval = value_of(own->interval);
    }
    if (given == NULL) return 0;
    struct timespec delay = time_of(given->it_value);
    if (!vigil_is_time(&delay) || delay.tv_sec < 0) return errno = EINVAL, -1;
    own->timer += 1;
    own->is_timed = delay.tv_sec != 0 || delay.tv_nsec != 0;
    own->interval = time_of(given->it_interval);
    if (!own->is_timed) return 0;
    vigil_watcher.tell_time(CLOCK_MONOTONIC, &own->due);
    own->due.tv_sec += delay.tv_sec;
    own->due.tv_nsec += delay.tv_nsec;
    if (own->due.tv_nsec >= 1000000000) own->due.tv_nsec -= 1000000000, own->due.tv_sec += 1;
    struct timing *timing = malloc(sizeof *timing);
    *timing = (struct timing){launch, own->timer};
    pthread_t thread;
    if (pthread_create(&thread, NULL, wait_for_timer, timing) == 0) pthread_detach(thread);
    return 0;
}

int setitimer(__itimer_which_t which, const struct itimerval *restrict given, struct itimerval *restrict before) {
    NEXT(setitimer);
    struct launch *own = vigil_launch();
    if (own == NULL) return next(which, given, before);
    // Code takes no time of the processor, and a thread that holds the signal back would get it from the kernel.
    if (which == ITIMER_REAL && !vigil_is_held_back(SIGALRM)) return set_timer(own, given, before);
    vigil_note("setitimer", vigil_reach_timers, NULL);
    if (before != NULL) *before = (struct itimerval){{0, 0}, {0, 0}};
    return 0;
}

unsigned alarm(unsigned seconds) {
    NEXT(alarm);
    if (vigil_launch() == NULL) return next(seconds);
    struct itimerval given = {{0, 0}, {seconds, 0}}, before;
    setitimer(ITIMER_REAL, &given, &before);
    return (unsigned)before.it_value.tv_sec + (before.it_value.tv_usec > 0);
}

useconds_t ualarm(useconds_t first, useconds_t interval) {
    NEXT(ualarm);
    if (vigil_launch() == NULL) return next(first, interval);
    struct itimerval given = {{interval / 1000000, interval % 1000000}, {first / 1000000, first % 1000000}}, before;
    setitimer(ITIMER_REAL, &given, &before);
    return (useconds_t)(before.it_value.tv_sec * 1000000 + before.it_value.tv_usec);
}
