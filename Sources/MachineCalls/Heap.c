#include "Watch.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>

// The memory of an app's code: apart from the computer's, at an address of its own, so that where an object lies follows from what
// the app did before and from nothing else. The C library gives each thread memory of its own, in the order in which they ask
// first, and what one thread gave back another gets: a set of objects has an order of chance by that.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_HEAP_OF_ITS_OWN 1
#endif
#endif

#ifdef HAS_HEAP_OF_ITS_OWN

bool vigil_fix_heap(void) { return false; }

bool vigil_is_in_heap(void) { return false; }

void vigil_context_did_change(void) {}

#else

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

/// Where it begins, and how it is cut: into pages, of which one or several in a row have blocks of one size. No kernel has larger
/// pages of its own.
static char *begin = (char *)0x200000000000;
/// Where it begins under a kernel whose programs have shorter addresses, as some for arm64 are built: of 39 bits, or 42.
static char *const begin_of_short = (char *)0x2000000000;
enum { page_size = 1 << 16, page_count = 1 << 18, smallest = 16, largest = 1 << 18, finest = 1024, size_count = 96 };

struct page {
    unsigned first;
    unsigned char size;
};

static struct page pages[page_count];
static size_t used = 0;
static bool is_there = false;

/// A block that nobody has. The mark tells that it may be one: a block that is given back twice is no mistake to pass over.
struct block {
    struct block *next;
    uintptr_t mark;
};

static uintptr_t mark_of(const struct block *block) { return ~(uintptr_t)block; }

/// The blocks of a size that code of the simulation gave back, and those that came from threads beside it: at an instant of
/// chance, so that an app does not get them.
static struct block *free_blocks[size_count], *stray_blocks[size_count];
static atomic_flag lock = ATOMIC_FLAG_INIT;
/// Whether the calling thread has the lock, or is about to.
static __thread volatile bool is_inside = false;

static void enter(void) {
    is_inside = true;
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {}
}

static void leave(void) {
    atomic_flag_clear_explicit(&lock, memory_order_release);
    is_inside = false;
}

bool vigil_is_in_heap(void) { return is_inside; }

/// Up to `finest` in steps of sixteen bytes, then four steps for each doubling.
static int number_of(size_t size) {
    if (size <= smallest) return 0;
    if (size <= finest) return (int)((size - 1) / smallest);
    int doubling = 63 - __builtin_clzl(size - 1);
    return finest / smallest + (doubling - 10) * 4 + (int)((size - 1) >> (doubling - 2) & 3);
}

static size_t size_of(int number) {
    if (number < finest / smallest) return (size_t)(number + 1) * smallest;
    int step = number - finest / smallest;
    return (size_t)(5 + step % 4) << (10 + step / 4 - 2);
}

static bool holds(const void *block) { return (uintptr_t)block - (uintptr_t)begin < (uintptr_t)page_size * page_count; }

static int number_at(const void *block) { return pages[((const char *)block - begin) / page_size].size; }

/// The begin of the block that an address lies in.
static char *block_at(const void *place) {
    size_t page = (size_t)((const char *)place - begin) / page_size;
    char *first = begin + (size_t)pages[page].first * page_size;
    size_t size = size_of(pages[page].size);
    return first + (size_t)((const char *)place - first) / size * size;
}

/// How often the code that threads run became that of others.
static atomic_uint changes = 1;

void vigil_context_did_change(void) {
    if (is_there) atomic_fetch_add_explicit(&changes, 1, memory_order_relaxed);
}

/// What the watcher says of the calling thread, as long as nothing changes: to ask at each block would cost more than the block.
struct context {
    unsigned change;
    bool is_asking, is_app, is_in_run;
};

static const struct context *context(void) {
    static __thread struct context own;
    unsigned change = atomic_load_explicit(&changes, memory_order_relaxed);
    // The answer may need memory itself: that is none of an app's.
    if (own.change == change || own.is_asking || vigil_watcher.is_app == NULL) return &own;
    own = (struct context){.is_asking = true};
    bool is_app = vigil_watcher.is_app(), is_in_run = vigil_watcher.is_in_run();
    own = (struct context){change, false, is_app, is_in_run};
    return &own;
}

/// Cuts further pages into blocks, the first of them to be taken first.
static bool add_blocks(int number) {
    size_t size = size_of(number), count = (size + page_size - 1) / page_size;
    if (used + count > page_count) return false;
    char *first = begin + used * page_size;
    for (size_t page = 0; page < count; page++) pages[used + page] = (struct page){(unsigned)used, (unsigned char)number};
    used += count;
    for (size_t place = count * page_size / size; place > 0; place--) {
        struct block *block = (struct block *)(first + (place - 1) * size);
        *block = (struct block){free_blocks[number], mark_of(block)};
        free_blocks[number] = block;
    }
    return true;
}

static bool is_among(const struct block *block, const struct block *all) {
    while (all != NULL && all != block) all = all->next;
    return all != NULL;
}

/// Whether nobody has a block. An app may have written the mark by chance: then the lists say.
static bool is_free(const struct block *block, int number) {
    return block->mark == mark_of(block)
        && (is_among(block, free_blocks[number]) || is_among(block, stray_blocks[number]));
}

/// A block; null where the C library has to give it.
static void *take(size_t size) {
    if (!is_there || size > largest) return NULL;
    int number = number_of(size);
    bool is_app = !vigil_is_exempt() && context()->is_app;
    struct block **list = is_app ? &free_blocks[number] : &stray_blocks[number];
    if (!is_app && *list == NULL) return NULL;
    enter();
    struct block *block = *list != NULL || (is_app && add_blocks(number)) ? *list : NULL;
    if (block != NULL) {
        *list = block->next;
        block->mark = 0;
    }
    leave();
    return block;
}

static void give_back(void *place) {
    struct block *block = (struct block *)block_at(place);
    struct block **list = context()->is_in_run ? free_blocks : stray_blocks;
    int number = number_at(block);
    enter();
    bool is_mistake = is_free(block, number);
    if (!is_mistake) {
        *block = (struct block){list[number], mark_of(block)};
        list[number] = block;
    }
    leave();
    // As the C library does.
    if (is_mistake) abort();
}

/// Whether the memory from an address on was free, and is this heap's now.
static bool take_memory(char *place) {
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
    void *memory = mmap(place, (size_t)page_size * page_count, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (memory != place && memory != MAP_FAILED) munmap(memory, (size_t)page_size * page_count);
    return memory == place;
}

bool vigil_fix_heap(void) {
    if (is_there) return true;
    // What the answers need once, they get before.
    context();
    if (take_memory(begin)) return is_there = true;
    if (!take_memory(begin_of_short)) return false;
    begin = begin_of_short;
    return is_there = true;
}

// The functions in front of those of the C library.

void *malloc(size_t size) {
    void *block = take(size);
    return block != NULL ? block : __libc_malloc(size);
}

void free(void *block) {
    if (holds(block)) return give_back(block);
    __libc_free(block);
}

void *calloc(size_t count, size_t size) {
    size_t all;
    void *block = __builtin_mul_overflow(count, size, &all) ? NULL : take(all);
    return block != NULL ? memset(block, 0, all) : __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    if (block == NULL) return malloc(size);
    if (!holds(block)) return __libc_realloc(block, size);
    size_t room = malloc_usable_size(block);
    if (size == 0) return free(block), NULL;
    if (size <= room && size >= room / 2) return block;
    void *other = malloc(size);
    if (other == NULL) return NULL;
    memcpy(other, block, size < room ? size : room);
    free(block);
    return other;
}

void *memalign(size_t alignment, size_t size) {
    if (alignment <= smallest) return malloc(size);
    char *block = alignment <= page_size && size <= largest ? take(size + alignment - 1) : NULL;
    if (block == NULL) return __libc_memalign(alignment, size);
    return (void *)(((uintptr_t)block + alignment - 1) / alignment * alignment);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *made = memalign(alignment, size);
    if (made == NULL) return ENOMEM;
    *block = made;
    return 0;
}

/// Of the kernel, or of the phone, whichever is larger: what is protected later begins with a page of both.
static size_t alignment_of_pages(void) {
    enum { of_phone = 1 << 14 };
    size_t of_kernel = getauxval(AT_PAGESZ);
    return of_kernel > of_phone ? of_kernel : of_phone;
}

void *valloc(size_t size) { return memalign(alignment_of_pages(), size); }

void *pvalloc(size_t size) {
    size_t page = alignment_of_pages();
    if (size > SIZE_MAX - page) return errno = ENOMEM, NULL;
    return memalign(page, (size + page - 1) / page * page);
}

size_t malloc_usable_size(void *block) {
    if (holds(block)) return size_of(number_at(block)) - (size_t)((char *)block - block_at(block));
    NEXT(malloc_usable_size);
    return next(block);
}

#endif
