#ifndef VIGIL_REGISTERS_H
#define VIGIL_REGISTERS_H

#include <stdint.h>

// What the registers of a thread hold: `context` is the `ucontext_t` that a signal handler is given, or that `getcontext` fills
// in.

/// Where a thread stands.
typedef struct {
    /// The instruction.
    uintptr_t counter;
    /// The top of the stack.
    uintptr_t stack;
    /// The innermost frame.
    uintptr_t frame;
} vigil_registers;

/// Where the thread stands whose registers these are.
vigil_registers vigil_registers_of(const void *_Nonnull context);

/// Has a thread call a function when the handler returns, as if its code had done so.
///
/// - Parameters:
///   - frame: the frame that the function finds above itself.
///   - stack: where its stack begins, a multiple of 16. Eight bytes below are written.
///   - place: the instruction that it would return to.
void vigil_call_on_return(
    void *_Nonnull context, void (*_Nonnull function)(void), uintptr_t frame, uintptr_t stack, uintptr_t place);

/// The six words that a call of the kernel was given, which a filter stopped.
void vigil_words_of_call(const void *_Nonnull context, long *_Nonnull words);

/// Lets such a call have a result.
void vigil_answer_call(void *_Nonnull context, long result);

#endif
