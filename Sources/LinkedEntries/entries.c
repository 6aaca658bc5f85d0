#include "CVigilEntries.h"

// The linker defines these two for a section whose name is an identifier of C. They are weak, since a program in which
// nothing registers has no such section.
extern const vigil_entry __start_vigil_entries[] __attribute__((weak, visibility("hidden")));
extern const vigil_entry __stop_vigil_entries[] __attribute__((weak, visibility("hidden")));

size_t vigil_entry_count(void) { return (size_t)(__stop_vigil_entries - __start_vigil_entries); }

vigil_entry vigil_entry_at(size_t number) { return __start_vigil_entries[number]; }
