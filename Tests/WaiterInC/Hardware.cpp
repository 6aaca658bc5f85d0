#include "Rows.h"

#include <sched.h>
#include <sys/sysinfo.h>
#include <thread>
#include <unistd.h>

// What C and C++ are told of the hardware: that of a phone with a system of today.

ROW(processors, "sysconf, get_nprocs and C++ tell of the phone's processors", "6 6 6 6 6") {
    SAY("%ld %ld", sysconf(_SC_NPROCESSORS_CONF), sysconf(_SC_NPROCESSORS_ONLN));
    SAY(" %d %d %u", get_nprocs(), get_nprocs_conf(), std::thread::hardware_concurrency());
}

ROW(affinity, "each thread may run on all of the phone's processors", "0 6, on 0") {
    cpu_set_t set;
    SAY("%d", sched_getaffinity(0, sizeof set, &set));
    SAY(" %d, on %d", CPU_COUNT(&set), sched_getcpu());
}

ROW(pages, "sysconf and getpagesize tell of the phone's memory", "16384 16384, 6144 6144 6144") {
    long size = sysconf(_SC_PAGESIZE), pages = 1L << 20;
    SAY("%ld %d, %ld", size, getpagesize(), sysconf(_SC_PHYS_PAGES) * size / pages);
    SAY(" %ld %ld", get_phys_pages() * size / pages, get_avphys_pages() * size / pages);
}

ROW(system_info, "sysinfo tells of the phone's memory, and of nothing else that runs", "0, 6144 MB, no swap, 1 process") {
    struct sysinfo info;
    SAY("%d", sysinfo(&info));
    SAY(", %lu MB", info.totalram * info.mem_unit >> 20);
    SAY(", %s swap, %d process", info.totalswap == 0 ? "no" : "some", info.procs);
}
