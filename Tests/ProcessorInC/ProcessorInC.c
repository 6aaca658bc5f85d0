#define _GNU_SOURCE
#include "ProcessorInC.h"

#include <string.h>
#include <ucontext.h>

#if defined(__x86_64__)

long processor_call(long number, long a, long b, long c, long d, long e, long f) {
    long result;
    register long fourth __asm__("r10") = d;
    register long fifth __asm__("r8") = e;
    register long sixth __asm__("r9") = f;
    __asm__ volatile(
        "syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
        : "rcx", "r11", "memory");
    return result;
}

long processor_trap(const long words[6]) {
    long result;
    register long fourth __asm__("r10") = words[3];
    register long fifth __asm__("r8") = words[4];
    register long sixth __asm__("r9") = words[5];
    __asm__ volatile(
        "ud2" : "=a"(result) : "D"(words[0]), "S"(words[1]), "d"(words[2]), "r"(fourth), "r"(fifth), "r"(sixth) : "memory");
    return result;
}

void processor_pass_trap(void *context) { ((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP] += 2; }

int processor_is_behind_call(const void *place) { return memcmp((const char *)place - 2, "\x0F\x05", 2) == 0; }

__asm__(
    ".text\n.globl processor_entered\n.globl processor_framed\n.globl processor_left\n.globl processor_end\n"
    "processor_entered:\n push %rbp\n mov %rsp, %rbp\nprocessor_framed:\n nop\n pop %rbp\nprocessor_left:\n ret\n"
    "processor_end:\n");

void processor_lay_stack(uintptr_t stack[4], const void *place, uintptr_t frame, uintptr_t caller) {
    memset(stack, 0, 4 * sizeof stack[0]);
    if (place != processor_framed) stack[0] = caller;
    // Below its frame a function keeps what it likes.
    else stack[0] = 1, stack[1] = frame, stack[2] = caller;
}

#else

long processor_call(long number, long a, long b, long c, long d, long e, long f) {
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    register long x3 __asm__("x3") = d;
    register long x4 __asm__("x4") = e;
    register long x5 __asm__("x5") = f;
    __asm__ volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
    return x0;
}

long processor_trap(const long words[6]) {
    register long x0 __asm__("x0") = words[0];
    register long x1 __asm__("x1") = words[1];
    register long x2 __asm__("x2") = words[2];
    register long x3 __asm__("x3") = words[3];
    register long x4 __asm__("x4") = words[4];
    register long x5 __asm__("x5") = words[5];
    __asm__ volatile("brk #1" : "+r"(x0) : "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
    return x0;
}

void processor_pass_trap(void *context) { ((ucontext_t *)context)->uc_mcontext.pc += 4; }

int processor_is_behind_call(const void *place) { return memcmp((const char *)place - 4, "\x01\x00\x00\xD4", 4) == 0; }

__asm__(
    ".text\n.balign 4\n.globl processor_entered\n.globl processor_framed\n.globl processor_left\n.globl processor_end\n"
    "processor_entered:\n stp x29, x30, [sp, #-16]!\n mov x29, sp\nprocessor_framed:\n nop\n ldp x29, x30, [sp], #16\n"
    "processor_left:\n ret\nprocessor_end:\n");

void processor_lay_stack(uintptr_t stack[4], const void *place, uintptr_t frame, uintptr_t caller) {
    memset(stack, 0, 4 * sizeof stack[0]);
    if (place == processor_framed) stack[0] = frame, stack[1] = caller;
}

#endif
