// For what the loader tells of the program.
#define _GNU_SOURCE

#include "CVigilDeinits.h"

#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Apart from the variables of an app's C code, which the next app in the same process must find as they were.
#pragma clang section bss = "vigil_bss" data = "vigil_data"

// The metadata of each class names the function that destroys its objects, as the ABI of the language lays it out. The function
// below stands in its place for the classes of an app.

typedef __attribute__((swiftcall)) void (*destroyer)(__attribute__((swift_context)) void *object);

/// Where things stand, in bytes: in the metadata of a class, counted from its symbol, and in the pattern of a generic one.
enum {
    place_of_destroyer = -16, place_of_kind = 0, place_of_size = 24, place_of_alignment = 28, place_of_descriptor = 40,
    place_in_pattern = 12,
};

struct guarded_class {
    /// The metadata, or the descriptor of a generic class.
    const void *key;
    destroyer own;
};

/// A table with open addresses. Objects may be destroyed on other threads while it grows: they find it whole, with its size.
struct table {
    size_t size;
    struct guarded_class classes[];
};

static struct table *classes = NULL;
static size_t count = 0;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static _Thread_local unsigned withheld = 0;
static vigil_deinit_fate (*decide)(void *object) = NULL;
static void (*free_fields)(void *object) = NULL;

static struct guarded_class *place_of(const void *key, struct table *table) {
    size_t place = ((uintptr_t)key >> 3) * 0x9E3779B97F4A7C15u;
    for (place >>= 20;; place++) {
        struct guarded_class *found = &table->classes[place & (table->size - 1)];
        if (found->key == key || found->key == NULL) return found;
    }
}

/// Old tables are kept: another thread may be looking into one.
static bool grow(void) {
    size_t size = classes == NULL ? 1024 : classes->size * 2;
    struct table *table = calloc(1, sizeof *table + size * sizeof table->classes[0]);
    if (table == NULL) return false;
    table->size = size;
    for (size_t number = 0; classes != NULL && number < classes->size; number++) {
        struct guarded_class known = classes->classes[number];
        if (known.key != NULL) *place_of(known.key, table) = known;
    }
    __atomic_store_n(&classes, table, __ATOMIC_RELEASE);
    return true;
}

static bool remember(const void *key, destroyer own) {
    if ((classes == NULL || count * 2 >= classes->size) && !grow()) return false;
    *place_of(key, classes) = (struct guarded_class){key, own};
    count++;
    return true;
}

static destroyer own_destroyer(const void *object) {
    const unsigned char *metadata = *(const unsigned char *const *)object;
    struct table *table = __atomic_load_n(&classes, __ATOMIC_ACQUIRE);
    const struct guarded_class *found = place_of(metadata, table);
    if (found->key == NULL) found = place_of(*(const void *const *)(metadata + place_of_descriptor), table);
    if (found->key == NULL) __builtin_trap();
    return found->own;
}

static void give_back(void *object) {
    withheld++;
    free_fields(object);
    withheld--;
}

__attribute__((swiftcall)) static void destroy(__attribute__((swift_context)) void *object) {
    if (withheld > 0) return give_back(object);
    switch (decide(object)) {
    case vigil_deinit_runs: own_destroyer(object)(object); break;
    case vigil_deinit_is_withheld: give_back(object); break;
    case vigil_deinit_is_put_off: break;
    }
}

void vigil_run_deinit(void *object) { own_destroyer(object)(object); }

bool vigil_guard_class(void *metadata) {
    if (*(uintptr_t *)((char *)metadata + place_of_kind) != 0) return false;
    destroyer *slot = (destroyer *)((char *)metadata + place_of_destroyer);
    pthread_mutex_lock(&lock);
    bool isNew = *slot != NULL && *slot != destroy && remember(metadata, *slot);
    if (isNew) *slot = destroy;
    pthread_mutex_unlock(&lock);
    return isNew;
}

struct part {
    uintptr_t address;
    int protection;
};

/// Finds how the part of the program that holds an address may be used.
static int find_part(struct dl_phdr_info *program, size_t size, void *context) {
    (void)size;
    struct part *wanted = context;
    for (int number = 0; number < program->dlpi_phnum; number++) {
        const ElfW(Phdr) *part = &program->dlpi_phdr[number];
        uintptr_t start = program->dlpi_addr + part->p_vaddr;
        if (part->p_type != PT_LOAD || wanted->address < start || wanted->address - start >= part->p_memsz) continue;
        wanted->protection = (part->p_flags & PF_R ? PROT_READ : 0) | (part->p_flags & PF_W ? PROT_WRITE : 0)
            | (part->p_flags & PF_X ? PROT_EXEC : 0);
        return 1;
    }
    return 0;
}

/// Writes four bytes where the program may only read.
static bool overwrite(int32_t *place, int32_t value) {
    struct part part = {(uintptr_t)place, -1};
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE), page = part.address / size * size;
    dl_iterate_phdr(find_part, &part);
    if (part.protection < 0) return false;
    if (mprotect((void *)page, size, part.protection | PROT_READ | PROT_WRITE) != 0) return false;
    *place = value;
    mprotect((void *)page, size, part.protection);
    return true;
}

bool vigil_guard_generic_class(const void *descriptor, void *pattern) {
    int32_t *slot = (int32_t *)((char *)pattern + place_in_pattern);
    intptr_t distance = (intptr_t)destroy - (intptr_t)slot;
    if (*slot == 0 || distance != (int32_t)distance) return false;
    destroyer own = (destroyer)((intptr_t)slot + *slot);
    pthread_mutex_lock(&lock);
    bool isNew = own != destroy && remember(descriptor, own) && overwrite(slot, (int32_t)distance);
    pthread_mutex_unlock(&lock);
    return isNew;
}

void vigil_decide_deinits(vigil_deinit_fate (*decider)(void *), void (*free_object)(void *)) {
    decide = decider;
    free_fields = free_object;
}

void vigil_withhold_deinits(void) { withheld++; }

void vigil_allow_deinits(void) {
    if (withheld == 0) __builtin_trap();
    withheld--;
}

bool vigil_withholds_deinits(void) { return withheld > 0; }

// A function of the Swift runtime.
void swift_deallocClassInstance(void *object, size_t size, size_t alignment);

void vigil_free_object(void *object) {
    const unsigned char *metadata = *(const unsigned char *const *)object;
    uint32_t size;
    uint16_t alignment;
    memcpy(&size, metadata + place_of_size, sizeof size);
    memcpy(&alignment, metadata + place_of_alignment, sizeof alignment);
    swift_deallocClassInstance(object, size, alignment);
}
