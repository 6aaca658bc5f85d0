#include "Watch.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <sys/sysinfo.h>
#include <unistd.h>

// What an app's code is told of the hardware it runs on: that of its phone, not the computer's.

/// That of the phone whose app calls; false for other code.
static bool show(struct vigil_hardware *hardware) {
    return vigil_is_watched() && vigil_watcher.hardware(hardware);
}

/// Libraries that play an app give the computer's pages back to the kernel: only others are told those of the phone.
static long page_size(const void *caller, long computers) {
    struct vigil_hardware phone;
    return show(&phone) && vigil_is_of_app(caller) ? phone.page_size : computers;
}

long sysconf(int name) {
    NEXT(sysconf);
    struct vigil_hardware phone;
    switch (name) {
    case _SC_NPROCESSORS_CONF: case _SC_NPROCESSORS_ONLN: return show(&phone) ? phone.processors : next(name);
    case _SC_PHYS_PAGES: case _SC_AVPHYS_PAGES:
        // In pages of the size that the caller is told.
        if (!show(&phone)) return next(name);
        return (long)(phone.memory / (uint64_t)page_size(__builtin_return_address(0), next(_SC_PAGESIZE)));
    case _SC_PAGESIZE: return page_size(__builtin_return_address(0), next(name));
    default: return next(name);
    }
}

int getpagesize(void) {
    NEXT(getpagesize);
    return (int)page_size(__builtin_return_address(0), next());
}

// The library of C++ asks these for the number of threads that the hardware plays at once.

#define PROCESSORS(name) \
    int name(void) { \
        NEXT(name); \
        struct vigil_hardware phone; \
        return show(&phone) ? phone.processors : next(); \
    }

PROCESSORS(get_nprocs)
PROCESSORS(get_nprocs_conf)

#define PAGES(name) \
    long name(void) { \
        NEXT(name); \
        struct vigil_hardware phone; \
        if (!show(&phone)) return next(); \
        return (long)(phone.memory / (uint64_t)page_size(__builtin_return_address(0), getpagesize())); \
    }

PAGES(get_phys_pages)
PAGES(get_avphys_pages)

// A phone has no such calls: where one is made, each thread may run on any of the phone's processors, and does on the first.

/// Fills a set of processors; false for code that is none of a phone's.
static bool show_all(size_t size, cpu_set_t *set) {
    struct vigil_hardware phone;
    if (!show(&phone)) return false;
    memset(set, 0, size);
    for (int number = 0; number < phone.processors; number++) CPU_SET_S((size_t)number, size, set);
    return true;
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
    NEXT(sched_getaffinity);
    return show_all(size, set) ? 0 : next(process, size, set);
}

int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
    NEXT(pthread_getaffinity_np);
    return show_all(size, set) ? 0 : next(thread, size, set);
}

int sched_getcpu(void) {
    NEXT(sched_getcpu);
    return vigil_is_watched() ? 0 : next();
}

/// Memory is counted in bytes, and none of it is taken; nothing else runs.
int sysinfo(struct sysinfo *info) {
    NEXT(sysinfo);
    struct vigil_hardware phone;
    struct timespec shown;
    if (!show(&phone) || !vigil_watcher.tell_time(CLOCK_BOOTTIME, &shown)) return next(info);
    memset(info, 0, sizeof *info);
    info->uptime = shown.tv_sec;
    info->totalram = info->freeram = phone.memory;
    info->mem_unit = 1;
    info->procs = 1;
    return 0;
}
