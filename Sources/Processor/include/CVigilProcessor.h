#ifndef CVIGIL_PROCESSOR_H
#define CVIGIL_PROCESSOR_H

// All that depends on the kind of processor. Another kind is added in this folder and, for what only tests do, in
// `Tests/ProcessorInC`; a test reads all other sources for words of one.

#if !defined(__x86_64__) && !defined(__aarch64__)
#error "Vigil knows two kinds of processors, x86-64 and arm64, and this is another"
#endif

#include "VigilFrames.h"
#include "VigilKernelCalls.h"
#include "VigilRegisters.h"

/// The name of this kind of processor, as Swift has it in the archive of a stack.
static inline const char *_Nonnull vigil_processor_name(void) {
#if defined(__x86_64__)
    return "x86_64";
#else
    return "arm64";
#endif
}

/// The signal by which a trap of compiled code ends a program: SIGILL or SIGTRAP.
#if defined(__x86_64__)
enum { vigil_trap_signal = 4 };
#else
enum { vigil_trap_signal = 5 };
#endif

#endif
