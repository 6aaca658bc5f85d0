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

#endif
