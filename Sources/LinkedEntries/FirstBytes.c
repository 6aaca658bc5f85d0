#define _GNU_SOURCE
#include "CVigilEntries.h"

#include <link.h>
#include <linux/futex.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Apart from the variables of an app's C code, which the next app in the same process must find as they were.
#pragma clang section bss = "vigil_bss" data = "vigil_data"

// What the writable data of the program begins with, copied before any code of the program runs: from then on a test or an
// app may have changed it. Data that begins with zeros needs no copy.

struct first_bytes {
    uintptr_t start;
    size_t size;
    unsigned char *copy;
};

enum { most_parts = 8 };

static struct first_bytes parts[most_parts];
static size_t part_count = 0;

/// Copies the data of the program, which the loader names first, and then says that it has seen enough.
static int copy_program(struct dl_phdr_info *program, size_t size, void *context) {
    (void)size;
    (void)context;
    for (int number = 0; number < program->dlpi_phnum && part_count < most_parts; number++) {
        const ElfW(Phdr) *part = &program->dlpi_phdr[number];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_W) || part->p_filesz == 0) continue;
        unsigned char *copy = malloc(part->p_filesz);
        if (copy == NULL) continue;
        uintptr_t start = program->dlpi_addr + part->p_vaddr;
        memcpy(copy, (const void *)start, part->p_filesz);
        parts[part_count++] = (struct first_bytes){start, part->p_filesz, copy};
    }
    return 1;
}

__attribute__((constructor)) static void copy_data(void) { dl_iterate_phdr(copy_program, NULL); }

void vigil_set_back(void *place, size_t size) {
    uintptr_t address = (uintptr_t)place;
    for (size_t number = 0; number < part_count; number++) {
        const struct first_bytes *part = &parts[number];
        if (address < part->start || address - part->start >= part->size) continue;
        size_t offset = address - part->start;
        size_t known = part->size - offset < size ? part->size - offset : size;
        memcpy(place, part->copy + offset, known);
        memset((unsigned char *)place + known, 0, size - known);
        return;
    }
    memset(place, 0, size);
}

int32_t vigil_thread_at_mark(const struct vigil_mark *mark) {
    return (int32_t)(__atomic_load_n(&mark->computing, __ATOMIC_ACQUIRE) & FUTEX_TID_MASK);
}

void vigil_free_mark(struct vigil_mark *mark, int32_t thread) {
    uint32_t held = __atomic_load_n(&mark->computing, __ATOMIC_ACQUIRE);
    if ((int32_t)(held & FUTEX_TID_MASK) != thread) return;
    __atomic_compare_exchange_n(&mark->computing, &held, 0, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

void vigil_clear_mark(struct vigil_mark *mark) { __atomic_store_n(&mark->is_computed, 0, __ATOMIC_RELEASE); }
