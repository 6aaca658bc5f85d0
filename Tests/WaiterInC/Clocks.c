#include "Rows.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/times.h>
#include <unistd.h>

// Clocks, sleeps and timers. A clock is asked before and after three seconds of sleep.

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

#define CLOCK(row, clock, wanted) \
    ROW(row, #clock " goes on in a sleep", wanted) { \
        double begin = seconds(clock); \
        usleep(3000000); \
        SAY("%.1f", seconds(clock) - begin); \
    }

CLOCK(date, CLOCK_REALTIME, "3.0")
CLOCK(date_coarse, CLOCK_REALTIME_COARSE, "3.0")
CLOCK(monotonic, CLOCK_MONOTONIC, "3.0")
CLOCK(monotonic_raw, CLOCK_MONOTONIC_RAW, "3.0")
CLOCK(monotonic_coarse, CLOCK_MONOTONIC_COARSE, "3.0")
CLOCK(boot, CLOCK_BOOTTIME, "3.0")
CLOCK(boot_alarm, CLOCK_BOOTTIME_ALARM, "3.0")
CLOCK(date_alarm, CLOCK_REALTIME_ALARM, "3.0")
CLOCK(atomic, CLOCK_TAI, "3.0")
CLOCK(processor, CLOCK_PROCESS_CPUTIME_ID, "0.0")
CLOCK(processor_of_thread, CLOCK_THREAD_CPUTIME_ID, "0.0")

ROW(atomic_offset, "CLOCK_TAI is ahead of the date by its leap seconds", "37.0") {
    SAY("%.1f", seconds(CLOCK_TAI) - seconds(CLOCK_REALTIME));
}

static long measured(void (*ask)(double *)) {
    double begin = 0, end = 0;
    ask(&begin);
    usleep(3000000);
    ask(&end);
    return (long)((end - begin) * 10 + 0.5);
}

static void ask_timespec(double *shown) {
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    *shown = (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

ROW(timespec_row, "timespec_get goes on in a sleep", "30") { SAY("%ld", measured(ask_timespec)); }

ROW(timespec_date, "timespec_get tells the phone's date", "same") {
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    SAY("%s", now.tv_sec == time(NULL) ? "same" : "another");
}

static void ask_times(double *shown) {
    struct tms spent;
    *shown = (double)times(&spent) / (double)sysconf(_SC_CLK_TCK);
}

ROW(times_row, "times goes on in a sleep", "30") { SAY("%ld", measured(ask_times)); }

ROW(times_spent, "times counts no time of the processor", "0") {
    struct tms spent;
    times(&spent);
    SAY("%ld", (long)(spent.tms_utime + spent.tms_stime));
}

static void ask_day(double *shown) {
    struct timeval now;
    gettimeofday(&now, NULL);
    *shown = (double)now.tv_sec + (double)now.tv_usec / 1e6;
}

ROW(day_row, "gettimeofday goes on in a sleep", "30") { SAY("%ld", measured(ask_day)); }

static void ask_time(double *shown) { *shown = (double)time(NULL); }

ROW(time_row, "time goes on in a sleep", "30") { SAY("%ld", measured(ask_time)); }

static void ask_sysinfo(double *shown) {
    struct sysinfo info;
    sysinfo(&info);
    *shown = (double)info.uptime;
}

ROW(sysinfo_row, "sysinfo tells the phone's uptime", "30") { SAY("%ld", measured(ask_sysinfo)); }

static void ask_clock(double *shown) { *shown = (double)clock() / CLOCKS_PER_SEC; }

ROW(clock_row, "clock counts no time of a sleep", "0") { SAY("%ld", measured(ask_clock)); }

static void ask_usage(double *shown) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    *shown = (double)usage.ru_utime.tv_sec + (double)usage.ru_utime.tv_usec / 1e6;
}

ROW(usage_row, "getrusage counts no time of a sleep", "0") { SAY("%ld", measured(ask_usage)); }

static void ask_kernel(double *shown) {
    struct timespec now;
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
    *shown = (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

ROW(kernel_row, "the kernel's clock_gettime goes on in a sleep", "30") { SAY("%ld", measured(ask_kernel)); }

static void ask_kernel_day(double *shown) {
    struct timeval now;
    syscall(SYS_gettimeofday, &now, NULL);
    *shown = (double)now.tv_sec + (double)now.tv_usec / 1e6;
}

ROW(kernel_day_row, "the kernel's gettimeofday goes on in a sleep", "30") { SAY("%ld", measured(ask_kernel_day)); }

ROW(kernel_sleep, "the kernel's nanosleep takes its time", "0 in 1.0") {
    struct timespec time = {1, 0};
    TIMED(syscall(SYS_nanosleep, &time, NULL));
}

ROW(nanosleep_row, "nanosleep takes its time", "0 in 0.3") {
    struct timespec time = for_seconds(0.3);
    TIMED(nanosleep(&time, NULL));
}

ROW(sleep_row, "sleep takes its time", "0 in 2.0") { TIMED(sleep(2)); }

ROW(usleep_row, "usleep takes its time", "0 in 0.5") { TIMED(usleep(500000)); }

ROW(clock_sleep, "clock_nanosleep takes its time", "0 in 1.5") {
    struct timespec time = for_seconds(1.5);
    TIMED(clock_nanosleep(CLOCK_MONOTONIC, 0, &time, NULL));
}

ROW(clock_sleep_until, "clock_nanosleep sleeps until the uptime says so", "0 in 1.5") {
    struct timespec limit = at(CLOCK_MONOTONIC, 1.5);
    TIMED(clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &limit, NULL));
}

ROW(clock_sleep_date, "clock_nanosleep sleeps until a date", "0 in 2.0") {
    struct timespec limit = at(CLOCK_REALTIME, 2);
    TIMED(clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &limit, NULL));
}

ROW(clock_sleep_past, "clock_nanosleep does not sleep until what has been", "0 in 0.0") {
    struct timespec limit = {1, 0};
    TIMED(clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &limit, NULL));
}

ROW(clock_sleep_none, "clock_nanosleep refuses a time that is none", "invalid in 0.0") {
    struct timespec time = {1, 2000000000};
    TIMED_ERROR(clock_nanosleep(CLOCK_MONOTONIC, 0, &time, NULL));
}

// What cannot be of the phone.

ROW(uptime_file, "/proc/uptime is a clock of the computer", "read!sim.escape.clocks") {
    int file = open("/proc/uptime", O_RDONLY);
    SAY("%s", file >= 0 ? "read" : "none");
    close(file);
}

ROW(uptime_stream, "/proc/uptime is a clock of the computer, as a stream", "read!sim.escape.clocks") {
    FILE *stream = fopen("/proc/uptime", "r");
    SAY("%s", stream != NULL ? "read" : "none");
    if (stream != NULL) fclose(stream);
}

ROW(timer_row, "timer_create makes a timer of the computer", "made!sim.escape.timers") {
    timer_t timer;
    struct sigevent event = {.sigev_notify = SIGEV_NONE};
    SAY("%s", timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 ? "made" : "none");
    timer_delete(timer);
}

ROW(timerfd_row, "timerfd_create makes a timer of the computer", "made!sim.escape.timers") {
    int file = timerfd_create(CLOCK_MONOTONIC, 0);
    SAY("%s", file >= 0 ? "made" : "none");
    close(file);
}
