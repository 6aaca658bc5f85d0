#include "Rows.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

// Signals that an app sends itself: to a handler, to none, and by a timer.

static volatile int handled, count;

static void note(int number) {
    handled = number;
    count += 1;
}

static void begin(int number) {
    handled = count = 0;
    signal(number, note);
}

ROW(raise_handled, "raise calls the handler before it comes back", "0, handled") {
    begin(SIGUSR1);
    SAY("%d, %s", raise(SIGUSR1), handled == SIGUSR1 ? "handled" : "not handled");
}

ROW(kill_handled, "kill of the process itself calls the handler before it comes back", "0, handled 2 times") {
    begin(SIGTERM);
    kill(getpid(), SIGTERM);
    SAY("%d, handled %d times", kill(getpid(), SIGTERM), count);
}

ROW(thread_handled, "pthread_kill of the thread itself calls the handler", "0, handled") {
    begin(SIGUSR2);
    SAY("%d, %s", pthread_kill(pthread_self(), SIGUSR2), handled == SIGUSR2 ? "handled" : "not handled");
}

static void tell_info(int number, siginfo_t *info, void *context) { handled = context != NULL ? info->si_signo : -number; }

ROW(info_handled, "a handler with three arguments gets them, once where it asks for that", "handled, then default") {
    struct sigaction action = {.sa_flags = SA_SIGINFO | (int)SA_RESETHAND}, now;
    action.sa_sigaction = tell_info;
    handled = 0;
    sigaction(SIGUSR1, &action, NULL);
    raise(SIGUSR1);
    sigaction(SIGUSR1, NULL, &now);
    SAY("%s, then %s", handled == SIGUSR1 ? "handled" : "not handled", now.sa_handler == SIG_DFL ? "default" : "it");
}

ROW(fresh_actions, "a launch begins without the handlers of the one before", "default default default") {
    int numbers[] = {SIGUSR1, SIGTERM, SIGALRM};
    for (int index = 0; index < 3; index++) {
        struct sigaction now;
        sigaction(numbers[index], NULL, &now);
        SAY("%s%s", index > 0 ? " " : "", now.sa_handler == SIG_DFL ? "default" : "a handler");
    }
}

ROW(ignored, "what is ignored does nothing", "0 0") {
    signal(SIGTERM, SIG_IGN);
    SAY("%d", raise(SIGTERM));
    SAY(" %d", kill(getpid(), SIGTERM));
}

ROW(ignored_by_default, "what nobody asked for and does nothing by default does nothing", "0 0") {
    SAY("%d %d", raise(SIGCHLD), raise(SIGURG));
}

ROW(held_back, "what is held back comes as soon as it is not", "not yet, then handled") {
    begin(SIGUSR1);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    raise(SIGUSR1);
    SAY("%s", handled ? "at once" : "not yet");
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    SAY(", then %s", handled == SIGUSR1 ? "handled" : "not handled");
}

ROW(broken_pipe, "a write to a pipe that nobody reads fails where the signal is ignored", "-1, Broken pipe") {
    int ends[2];
    if (pipe(ends) != 0) abort();
    signal(SIGPIPE, SIG_IGN);
    close(ends[0]);
    SAY("%ld", (long)write(ends[1], "x", 1));
    SAY(", %s", name_of(errno));
    close(ends[1]);
}

// Those that end the app.

ROW(raise_ends, "raise ends the app", "!SIGTERM, which the app sent to itself") { SAY("%d", raise(SIGTERM)); }

ROW(kill_ends, "kill of the process itself ends the app", "!SIGHUP, which the app sent to itself") {
    SAY("%d", kill(getpid(), SIGHUP));
}

ROW(abort_ends, "raise of SIGABRT ends the app", "!SIGABRT, which the app sent to itself") { SAY("%d", raise(SIGABRT)); }

static void *sleep_long(void *nothing) {
    sleep(9);
    return nothing;
}

ROW(thread_ends, "pthread_kill of another thread ends the app", "!SIGUSR2, which the app sent to itself") {
    pthread_t other;
    pthread_create(&other, NULL, sleep_long, NULL);
    usleep(1000);
    SAY("%d", pthread_kill(other, SIGUSR2));
}

ROW(stop, "an app does not stop itself", "-1 -1!sim.escape.machine") {
    SAY("%d", raise(SIGTSTP));
    SAY(" %d", kill(getpid(), SIGSTOP));
}

// Timers.

ROW(alarm_handled, "alarm calls the handler on the time of the phone", "0, at 1.0 not yet, at 3.0 handled") {
    begin(SIGALRM);
    SAY("%u", alarm(2));
    sleep(1);
    SAY(", at 1.0 %s", handled ? "handled" : "not yet");
    sleep(2);
    SAY(", at 3.0 %s", handled ? "handled" : "not yet");
}

ROW(alarm_anew, "alarm tells the rest of the one before, which does not fire", "9, 8, nothing") {
    begin(SIGALRM);
    alarm(10);
    sleep(1);
    SAY("%u", alarm(9));
    sleep(1);
    SAY(", %u", alarm(0));
    sleep(9);
    SAY(", %s", handled ? "handled" : "nothing");
}

ROW(alarm_pause, "pause waits for the timer", "-1 in 2.0") {
    begin(SIGALRM);
    alarm(2);
    TIMED(pause());
}

ROW(suspend, "sigsuspend waits for the timer", "-1 in 2.0") {
    begin(SIGALRM);
    sigset_t none;
    sigemptyset(&none);
    alarm(2);
    TIMED(sigsuspend(&none));
}

ROW(suspend_held, "sigsuspend takes at once what was held back", "-1 in 0.0, handled, held back again") {
    begin(SIGUSR1);
    sigset_t set, none, now;
    sigemptyset(&none);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    raise(SIGUSR1);
    TIMED(sigsuspend(&none));
    pthread_sigmask(SIG_UNBLOCK, &set, &now);
    SAY(", %s, %s", handled ? "handled" : "not handled", sigismember(&now, SIGUSR1) ? "held back again" : "not held back");
}

static int value;

static void take_value(int number, siginfo_t *info, void *context) { value = context != NULL ? info->si_value.sival_int : number; }

ROW(queued, "sigqueue hands a value to the handler before it comes back", "0, 7") {
    struct sigaction action = {.sa_flags = SA_SIGINFO};
    action.sa_sigaction = take_value;
    sigaction(SIGUSR2, &action, NULL);
    int status = sigqueue(getpid(), SIGUSR2, (union sigval){.sival_int = 7});
    SAY("%d, %d", status, value);
}

// Sleeps that end early.

ROW(sleep_alarm, "main: sleep ends with the timer, and tells the rest", "58 in 2.0") {
    begin(SIGALRM);
    alarm(2);
    TIMED(sleep(60));
}

ROW(nanosleep_alarm, "main: nanosleep ends with the timer", "-1 in 1.0, Interrupted system call, 2.5 left") {
    begin(SIGALRM);
    struct timespec rest;
    struct timespec time = for_seconds(3.5);
    alarm(1);
    TIMED(nanosleep(&time, &rest));
    SAY(", %s, %.1f left", name_of(errno), (double)rest.tv_sec + (double)rest.tv_nsec / 1e9);
}

ROW(sleep_other, "a timer does not end the sleep of another thread than the main one", "0 in 5.0, handled") {
    begin(SIGALRM);
    alarm(2);
    TIMED(sleep(5));
    SAY(", %s", handled ? "handled" : "not handled");
}

ROW(sleep_ignored, "main: what is ignored does not end a sleep", "0 in 5.0") {
    signal(SIGALRM, SIG_IGN);
    alarm(2);
    TIMED(sleep(5));
}

ROW(interval, "setitimer fires again and again", "3 times") {
    begin(SIGALRM);
    struct itimerval each = {{1, 0}, {1, 500000}}, none = {{0, 0}, {0, 0}};
    setitimer(ITIMER_REAL, &each, NULL);
    sleep(4);
    setitimer(ITIMER_REAL, &none, NULL);
    sleep(4);
    SAY("%d times", count);
}

ROW(alarm_ends, "alarm ends the app where it has no handler", "!SIGALRM, which the app sent to itself") {
    alarm(2);
    sleep(5);
    SAY("goes on");
}

ROW(timer_of_processor, "a timer of the processor's time does not fire", "0!sim.escape.timers") {
    struct itimerval soon = {{0, 0}, {0, 1000}};
    SAY("%d", setitimer(ITIMER_PROF, &soon, NULL));
}

// What the C library ends a program for, and memory of an app's own does too.

ROW(free_twice, "a block that is given back twice ends the app", "!abort() of the C library") {
    void *volatile block = malloc(64);
    free(block);
    free(block);
    SAY("%s", "nothing");
}
