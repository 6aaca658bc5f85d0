#include "Checks.h"

#include "CVigilMachineCalls.h"

#include <malloc.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static bool is_aligned(const void *block, size_t size) { return block != NULL && (uintptr_t)block % size == 0; }

CHECK(pages, "Memory for whole pages begins with one, of the kernel and of the phone") {
    size_t kernel = getauxval(AT_PAGESZ), phone = 1 << 14, larger = kernel > phone ? kernel : phone;
    for (int round = 0; round < 8; round++) {
        void *block = valloc(100), *whole = pvalloc(larger + 1);
        EXPECT(is_aligned(block, kernel) && is_aligned(block, phone));
        EXPECT(is_aligned(whole, larger) && malloc_usable_size(whole) >= larger * 2);
    }
    return NULL;
}

static bool is_app(void) { return true; }

static bool is_in_run(void) { return true; }

/// Where an app's first block lies, in a process whose memory at `taken` is another's; 0 where it has none of its own.
static uintptr_t first_block(uintptr_t taken) {
    int ends[2];
    uintptr_t place = 0;
    if (pipe(ends) != 0) return 0;
    pid_t copy = fork();
    if (copy == 0) {
        if (taken != 0) mmap((void *)taken, 1, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
        vigil_watch_machine_calls((struct vigil_machine_calls){.is_app = is_app, .is_in_run = is_in_run});
        // Whoever optimizes knows what `malloc` gives, and would not ask.
        void *(*volatile get)(size_t) = malloc;
        if (vigil_fix_heap()) {
            char *block = get(24);
            memset(block, 1, 24);
            place = (uintptr_t)block;
            free(block);
            if ((uintptr_t)get(24) != place) place = 1;
        }
        vigil_watch_machine_calls((struct vigil_machine_calls){.is_app = NULL});
        if (write(ends[1], &place, sizeof place) != sizeof place) _exit(1);
        _exit(0);
    }
    int status;
    if (read(ends[0], &place, sizeof place) != sizeof place) place = 0;
    waitpid(copy, &status, 0);
    close(ends[0]);
    close(ends[1]);
    return place;
}

CHECK(heap, "An app's memory begins at one address, or at another where the kernel's programs have shorter ones") {
    uintptr_t usual = 0x200000000000, of_short = 0x2000000000;
    EXPECT(first_block(0) == usual);
    EXPECT(first_block(usual) == of_short);
    return NULL;
}
