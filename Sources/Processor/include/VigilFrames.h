#ifndef VIGIL_FRAMES_H
#define VIGIL_FRAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "VigilRegisters.h"

/// A link of the chain of frames, as functions leave one on the stack: both kinds of processors lay it out alike.
struct vigil_frame {
    /// The frame of the caller.
    void *_Nullable next;
    /// The instruction of the caller that is returned to; it may be signed.
    void *_Nullable place;
} __attribute__((aligned(16)));

/// The number that tables of frames (DWARF) have for the register that points to the innermost one.
#if defined(__x86_64__)
enum { vigil_frame_register = 6 };
#else
enum { vigil_frame_register = 29 };
#endif

/// The address in a place of a frame. Some libraries for arm64 sign the places that they return to, in bits that no address
/// has.
uintptr_t vigil_plain_place(uintptr_t place);

/// Calls a function with an argument as if the code of a frame did. Some libraries keep no chain of frames, and whoever reads
/// the stack would not come past them.
void vigil_call_from(
    void (*_Nonnull function)(void *_Nullable), void *_Nullable argument, struct vigil_frame *_Nonnull frame)
    __attribute__((visibility("hidden")));

/// Whether a function is just being entered or left, as far as can be seen: its caller, whose frame is the innermost then, would
/// be missing in the chain.
///
/// `code` and `end` are the bounds of the program's own machine code.
bool vigil_is_between_frames(vigil_registers registers, uintptr_t code, uintptr_t end);

/// The same of code for arm64, by the instructions from one on: there a function that has no frame yet is about to make it, and
/// one that has it no more, or never had, is about to return. Whatever the processor that this runs on.
bool vigil_is_code_between_frames(const uint32_t *_Nonnull code, size_t count);

#endif
