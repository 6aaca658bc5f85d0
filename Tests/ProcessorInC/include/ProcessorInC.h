#ifndef PROCESSOR_IN_C_H
#define PROCESSOR_IN_C_H

#include <stdint.h>

// What tests do that depends on the kind of processor.

/// A call of the kernel past the C library, and past its own function for that. An error is a negative number.
long processor_call(long number, long a, long b, long c, long d, long e, long f);

/// Stops with a signal, SIGILL or SIGTRAP, while these words stand where a call of the kernel has its own, and returns what then
/// stands where it leaves its result. The handler says that it goes on behind the instruction, by `processor_pass_trap`.
long processor_trap(const long words[6]);

/// Lets a thread that a signal stopped at such an instruction go on behind it, by its `ucontext_t`.
void processor_pass_trap(void *context);

/// Whether the machine code before an address is a call of the kernel.
int processor_is_behind_call(const void *place);

/// The same instructions: where a function has no frame yet, where it has one, and where it has it no more.
extern const char processor_entered[], processor_framed[], processor_left[], processor_end[];

/// The stack of a thread that stands at one of these places, called from `caller` by code whose frame lies at `frame`.
void processor_lay_stack(uintptr_t stack[4], const void *place, uintptr_t frame, uintptr_t caller);

#endif
