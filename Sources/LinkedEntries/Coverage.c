#include "CVigilEntries.h"

// Of the compiler's library, and there only where it counts.
extern int __llvm_profile_write_file(void) __attribute__((weak));

void vigil_write_coverage(void) {
    if (__llvm_profile_write_file != NULL) __llvm_profile_write_file();
}

bool vigil_measures_coverage(void) { return __llvm_profile_write_file != NULL; }
