#include "CVigilProcessor.h"

#if defined(__x86_64__)

__asm__(
    ".text\n.hidden vigil_call_from\n.globl vigil_call_from\n"
    ".type vigil_call_from, @function\nvigil_call_from:\n"
    ".cfi_startproc\n push %rbp\n.cfi_def_cfa_offset 16\n.cfi_offset %rbp, -16\n"
    " mov %rdi, %rax\n mov %rsi, %rdi\n mov %rdx, %rbp\n call *%rax\n pop %rbp\n.cfi_def_cfa_offset 8\n ret\n"
    ".cfi_endproc\n.size vigil_call_from, . - vigil_call_from\n");

uintptr_t vigil_plain_place(uintptr_t place) { return place; }

bool vigil_is_between_frames(vigil_registers registers, uintptr_t code, uintptr_t end) {
    const uintptr_t *top = (const uintptr_t *)registers.stack;
    if (top == NULL) return false;
    if (top[0] >= code && top[0] < end) return true;
    return top[0] == registers.frame && top[1] >= code && top[1] < end;
}

#else

__asm__(
    ".text\n.balign 4\n.hidden vigil_call_from\n.globl vigil_call_from\n"
    ".type vigil_call_from, %function\nvigil_call_from:\n"
    ".cfi_startproc\n stp x29, x30, [sp, #-16]!\n.cfi_def_cfa_offset 16\n.cfi_offset w29, -16\n.cfi_offset w30, -8\n"
    " mov x9, x0\n mov x0, x1\n mov x29, x2\n blr x9\n ldp x29, x30, [sp], #16\n.cfi_def_cfa_offset 0\n ret\n"
    ".cfi_endproc\n.size vigil_call_from, . - vigil_call_from\n");

uintptr_t vigil_plain_place(uintptr_t place) {
    // XPACLRI, which works on the register of the place to return to, and is nothing to a processor that signs none.
    register uintptr_t plain __asm__("x30") = place;
    __asm__("hint #7" : "+r"(plain));
    return plain;
}

bool vigil_is_between_frames(vigil_registers registers, uintptr_t code, uintptr_t end) {
    if (registers.counter < code || registers.counter >= end) return false;
    return vigil_is_code_between_frames((const uint32_t *)registers.counter, (end - registers.counter) / 4);
}

#endif

// Instructions of arm64, by the bits that tell them from others:
// https://developer.arm.com/documentation/ddi0602/latest/Base-Instructions

static bool is_like(uint32_t instruction, uint32_t mask, uint32_t pattern) { return (instruction & mask) == pattern; }

/// `add x29, sp, #...`, the last step towards a frame.
static bool links(uint32_t instruction) { return is_like(instruction, 0xFF8003FF, 0x910003FD); }

/// `ldp x29, x30, ...`, which leaves it.
static bool unlinks(uint32_t instruction) { return is_like(instruction, 0xFC407C1F, 0xA840781D); }

/// `ret`, or one that checks a signature first.
static bool returns(uint32_t instruction) {
    return instruction == 0xD65F03C0 || instruction == 0xD65F0BFF || instruction == 0xD65F0FFF;
}

/// Whether the next instruction may be another than the following one.
static bool branches(uint32_t instruction) {
    return is_like(instruction, 0x7C000000, 0x14000000) || is_like(instruction, 0xFF000000, 0x54000000)
        || is_like(instruction, 0x7C000000, 0x34000000) || is_like(instruction, 0xFE000000, 0xD6000000)
        || is_like(instruction, 0xFF000000, 0xD4000000);
}

bool vigil_is_code_between_frames(const uint32_t *code, size_t count) {
    // To make or leave a frame takes no more, with all registers that a function has to keep.
    enum { at_most = 24 };
    for (size_t index = 0; index < count && index < at_most; index++) {
        if (links(code[index]) || returns(code[index])) return true;
        if (unlinks(code[index]) || branches(code[index])) return false;
    }
    return false;
}
