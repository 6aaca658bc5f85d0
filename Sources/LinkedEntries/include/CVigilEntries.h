#ifndef CVIGIL_ENTRIES_H
#define CVIGIL_ENTRIES_H

#include <stddef.h>

/// An entry of the section `vigil_entries`: a function that adds what its Swift module brings to the program.
typedef void (*vigil_entry)(void *_Nonnull program);

/// The number of entries that are linked into this program.
size_t vigil_entry_count(void);

/// The entry with this number, from zero on, in no particular order.
vigil_entry _Nonnull vigil_entry_at(size_t number);

/// Writes what a variable of the program held before any of the program's code ran.
void vigil_set_back(void *_Nonnull place, size_t size);

/// The number of the first symbol of a table, from `first` on, that is of this kind and has a name that ends like one of
/// `endings` or holds `mark`; `count` where there is none. The optimizer numbers the parts of a variable that it takes
/// apart, as in `vpZ.0`: they count like the whole.
size_t vigil_next_symbol(
    const void *_Nonnull table, size_t count, size_t first, const char *_Nonnull names, unsigned char kind,
    const char *_Nonnull const *_Nonnull endings, size_t ending_count, const char *_Nullable mark);

#endif
