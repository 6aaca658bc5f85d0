#ifndef VIGIL_KERNEL_CALLS_H
#define VIGIL_KERNEL_CALLS_H

/// Calls the kernel past the filter of this process: the one place from which it lets each call through. An error is a negative
/// number.
long vigil_gate(long number, long, long, long, long, long, long) __attribute__((visibility("hidden")));

/// The instruction behind the call in the gate, as a filter sees it.
extern const char vigil_gate_end[] __attribute__((visibility("hidden")));

/// The number that the kernel gives this kind of processor where it asks a filter.
unsigned vigil_audit_architecture(void);

/// Whether the kernel has the calls that it keeps for programs of its first years, such as `open`, `unlink` and `fork`, beside those
/// that came for them: it has on x86-64 alone. The numbers of calls are those of the system's own headers.
#if defined(__x86_64__)
#define VIGIL_HAS_OLDER_CALLS 1
#else
#define VIGIL_HAS_OLDER_CALLS 0
#endif

#endif
