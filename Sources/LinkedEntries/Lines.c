#include "CVigilLines.h"

#include <string.h>

// A program has thousands of parts, each begins with an entry that has another form, and all are gone through before an
// app is told of its hang. What is cut off, or has a form that is not known here, is passed over.

/// Reads bytes from one place on, and never behind their end.
typedef struct {
    const uint8_t *place, *end;
    bool failed;
} reader;

static reader reader_at(vigil_section section, uint64_t offset) {
    if (offset > section.size) return (reader){section.start, section.start, true};
    return (reader){section.start + offset, section.start + section.size, false};
}

/// A number of so many bytes, the lowest first.
static uint64_t fixed(reader *from, size_t size) {
    uint64_t number = 0;
    if ((size_t)(from->end - from->place) < size) {
        from->failed = true;
        return 0;
    }
    memcpy(&number, from->place, size);
    from->place += size;
    return number;
}

/// A number of as many bytes as it takes, seven bits each, the lowest first (LEB128); its sign does not matter here.
static uint64_t number(reader *from) {
    uint64_t result = 0;
    for (unsigned shift = 0;; shift += 7) {
        uint8_t byte = fixed(from, 1);
        if (from->failed) return 0;
        if (shift < 64) result |= (uint64_t)(byte & 0x7f) << shift;
        if (!(byte & 0x80)) return result;
    }
}

static void skip(reader *from, uint64_t count) {
    if ((uint64_t)(from->end - from->place) < count) from->failed = true;
    else from->place += count;
}

/// A value by its form; what is no number counts as 0.
static uint64_t value(reader *from, uint64_t form) {
    switch (form) {
    case 0x01: case 0x07: case 0x20: return fixed(from, 8);
    case 0x05: return fixed(from, 2);
    case 0x06: case 0x0e: case 0x13: case 0x17: return fixed(from, 4);
    case 0x0b: case 0x0c: return fixed(from, 1);
    case 0x0d: case 0x0f: return number(from);
    case 0x19: return 1;
    case 0x08: while (fixed(from, 1) != 0) {} return 0;
    case 0x18: skip(from, number(from)); return 0;
    default: from->failed = true; return 0;
    }
}

/// What the first entry of a part says.
typedef struct {
    uint64_t base, lines, folder, ranges;
    bool has_lines, has_ranges;
} entry;

/// Goes to the form of the entries with this code.
static void find_form(reader *forms, uint64_t code) {
    for (;;) {
        uint64_t found = number(forms);
        if (found == 0) forms->failed = true;
        number(forms);
        skip(forms, 1);
        if (forms->failed || found == code) return;
        while (!forms->failed) {
            uint64_t name = number(forms);
            number(forms);
            if (name == 0) break;
        }
    }
}

static entry read_entry(reader *from, reader *forms) {
    entry result = {0};
    find_form(forms, number(from));
    while (!from->failed && !forms->failed) {
        uint64_t name = number(forms), form = number(forms);
        if (name == 0 || forms->failed) break;
        uint64_t found = value(from, form);
        if (name == 0x11) result.base = found;
        if (name == 0x1b) result.folder = found;
        if (name == 0x10) result.lines = found, result.has_lines = true;
        if (name == 0x55) result.ranges = found, result.has_ranges = true;
    }
    return result;
}

/// Whether an address is in a list, which ends with two zeros; a first number with all bits set changes the base.
static bool holds(vigil_section ranges, uint64_t offset, uint64_t base, uint64_t address) {
    reader list = reader_at(ranges, offset);
    for (;;) {
        uint64_t first = fixed(&list, 8), last = fixed(&list, 8);
        if (list.failed || (first == 0 && last == 0)) return false;
        if (first == UINT64_MAX) base = last;
        else if (address >= base + first && address < base + last) return true;
    }
}

bool vigil_unit_at(const vigil_units *units, uint64_t address, vigil_unit *unit) {
    reader all = reader_at(units->info, 0);
    while (all.place < all.end) {
        uint64_t length = fixed(&all, 4);
        // Longer ones are marked, and not known here.
        if (all.failed || length >= 0xfffffff0) return false;
        reader part = all;
        skip(&all, length);
        if (all.failed) return false;
        part.end = all.place;
        if (fixed(&part, 2) != 4) continue;
        reader forms = reader_at(units->abbreviations, fixed(&part, 4));
        if (fixed(&part, 1) != 8) continue;
        entry found = read_entry(&part, &forms);
        if (part.failed || forms.failed || !found.has_lines || !found.has_ranges) continue;
        if (!holds(units->ranges, found.ranges, found.base, address)) continue;
        *unit = (vigil_unit){found.lines, found.folder};
        return true;
    }
    return false;
}
