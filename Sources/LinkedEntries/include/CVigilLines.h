#ifndef CVIGIL_LINES_H
#define CVIGIL_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A part of a file that lies in memory.
typedef struct {
    const uint8_t *_Nonnull start;
    size_t size;
} vigil_section;

/// The sections of a file that tell which part of a program an address belongs to, in DWARF 4 (https://dwarfstd.org).
typedef struct {
    vigil_section info;
    vigil_section abbreviations;
    vigil_section ranges;
} vigil_units;

/// A part of the program that was compiled at once.
typedef struct {
    /// Where its line table begins, in the section of lines.
    uint64_t lines;
    /// Where the text with the folder begins in which the compiler ran, in the section of texts.
    uint64_t folder;
} vigil_unit;

/// Finds the part that an address of the file belongs to; false where none says so that has a form known here.
bool vigil_unit_at(const vigil_units *_Nonnull units, uint64_t address, vigil_unit *_Nonnull unit);

#endif
