#ifndef CVIGIL_ENTRIES_H
#define CVIGIL_ENTRIES_H

#include <stddef.h>
#include <stdint.h>

#include "CVigilDeinits.h"
#include "CVigilLines.h"

/// An entry of the section `vigil_entries`: a function that adds what its Swift module brings to the program.
typedef void (*vigil_entry)(void *_Nonnull program);

/// The number of entries that are linked into this program.
size_t vigil_entry_count(void);

/// The entry with this number, from zero on, in no particular order.
vigil_entry _Nonnull vigil_entry_at(size_t number);

/// Writes what a variable of the program held before any of the program's code ran.
void vigil_set_back(void *_Nonnull place, size_t size);

/// What Swift keeps of a variable that is computed on first use.
struct vigil_mark {
    /// Whether it was computed.
    int32_t is_computed;
    /// A lock of the kernel: the number of the thread that computes it, or zero.
    uint32_t computing;
};

/// The number of the thread of the computer that computes a variable at this moment; zero where none does.
int32_t vigil_thread_at_mark(const struct vigil_mark *_Nonnull mark);

/// Takes a variable from a thread that computes it, and never comes to an end of it.
void vigil_free_mark(struct vigil_mark *_Nonnull mark, int32_t thread);

/// Has a variable be computed anew on its next use. A thread that computes it meanwhile keeps it until it is done.
void vigil_clear_mark(struct vigil_mark *_Nonnull mark);

/// The number of the first symbol of a table, from `first` on, that is of this kind and has a name that ends like one of
/// `endings` or holds `mark`; `count` where there is none. The optimizer numbers the parts of a variable that it takes
/// apart, as in `vpZ.0`: they count like the whole.
size_t vigil_next_symbol(
    const void *_Nonnull table, size_t count, size_t first, const char *_Nonnull names, unsigned char kind,
    const char *_Nonnull const *_Nonnull endings, size_t ending_count, const char *_Nullable mark);

/// The number of the first symbol of a table, from `first` on, that is a variable and no name of Swift code; `count` where
/// there is none.
size_t vigil_next_c_variable(const void *_Nonnull table, size_t count, size_t first, const char *_Nonnull names);

/// The functions of a table that hold these addresses of the file, which stand in ascending order: for each the number of
/// its symbol, or `count` where none holds it.
void vigil_functions_at(
    const void *_Nonnull table, size_t count, const uint64_t *_Nonnull addresses, size_t address_count,
    size_t *_Nonnull numbers);

/// What the loader knows of an address: the file that it lies in, and the function before it that others may call.
typedef struct {
    const char *_Nullable path;
    const char *_Nullable function;
    const void *_Nullable base;
} vigil_library;

/// The file that lies at an address; without a path where none does.
vigil_library vigil_library_at(const void *_Nullable address);

/// Writes what a program that was built to measure coverage has counted, which it would write at its tidy end; does nothing in
/// any other.
void vigil_write_coverage(void);

/// Whether this program was built to measure coverage.
bool vigil_measures_coverage(void);

#endif
