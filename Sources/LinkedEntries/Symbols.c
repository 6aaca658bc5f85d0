// For what the loader tells of an address.
#define _GNU_SOURCE

#include "CVigilEntries.h"

#include <dlfcn.h>
#include <elf.h>
#include <stdbool.h>
#include <string.h>

// A program has some hundred thousand symbols, of which few are wanted, and each start of an app looks at all of them.

/// How long a name is without the number that the optimizer gives to the parts of a variable, as in `vpZ.0`.
static size_t length_without_number(const char *name) {
    size_t length = strlen(name), end = length;
    while (end > 1 && name[end - 1] >= '0' && name[end - 1] <= '9') end--;
    return end > 1 && name[end - 1] == '.' ? end - 1 : length;
}

static bool ends_like(const char *name, const char *const *endings, size_t count) {
    size_t length = length_without_number(name);
    for (size_t number = 0; number < count; number++) {
        size_t size = strlen(endings[number]);
        if (length > size && memcmp(name + length - size, endings[number], size) == 0) return true;
    }
    return false;
}

size_t vigil_next_symbol(
    const void *table, size_t count, size_t first, const char *names, unsigned char kind, const char *const *endings,
    size_t ending_count, const char *mark
) {
    for (size_t number = first; number < count; number++) {
        Elf64_Sym symbol;
        memcpy(&symbol, (const char *)table + number * sizeof symbol, sizeof symbol);
        if (ELF64_ST_TYPE(symbol.st_info) != kind) continue;
        const char *name = names + symbol.st_name;
        if (ends_like(name, endings, ending_count) || (mark != NULL && strstr(name, mark) != NULL)) return number;
    }
    return count;
}

size_t vigil_next_c_variable(const void *table, size_t count, size_t first, const char *names) {
    for (size_t number = first; number < count; number++) {
        Elf64_Sym symbol;
        memcpy(&symbol, (const char *)table + number * sizeof symbol, sizeof symbol);
        if (ELF64_ST_TYPE(symbol.st_info) != STT_OBJECT || symbol.st_size == 0) continue;
        const char *name = names + symbol.st_name;
        if (strncmp(name, "$s", 2) != 0 && strncmp(name, "symbolic ", 9) != 0) return number;
    }
    return count;
}

/// The place of the first address that is not below `value`.
static size_t first_from(uint64_t value, const uint64_t *addresses, size_t count) {
    size_t low = 0;
    while (low < count) {
        size_t middle = low + (count - low) / 2;
        if (addresses[middle] < value) low = middle + 1;
        else count = middle;
    }
    return low;
}

void vigil_functions_at(
    const void *table, size_t count, const uint64_t *addresses, size_t address_count, size_t *numbers
) {
    for (size_t place = 0; place < address_count; place++) numbers[place] = count;
    for (size_t number = 0; number < count; number++) {
        Elf64_Sym symbol;
        memcpy(&symbol, (const char *)table + number * sizeof symbol, sizeof symbol);
        if (ELF64_ST_TYPE(symbol.st_info) != STT_FUNC) continue;
        size_t place = first_from(symbol.st_value, addresses, address_count);
        for (; place < address_count && addresses[place] - symbol.st_value < symbol.st_size; place++) numbers[place] = number;
    }
}

vigil_library vigil_library_at(const void *address) {
    Dl_info info;
    if (dladdr(address, &info) == 0) return (vigil_library){NULL, NULL, NULL};
    return (vigil_library){info.dli_fname, info.dli_sname, info.dli_fbase};
}
