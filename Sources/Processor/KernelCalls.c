#include "CVigilProcessor.h"

#include <linux/audit.h>

#if defined(__x86_64__)

unsigned vigil_audit_architecture(void) { return AUDIT_ARCH_X86_64; }

__asm__(
    ".text\n.hidden vigil_gate\n.hidden vigil_gate_end\n.globl vigil_gate\n.globl vigil_gate_end\n"
    ".type vigil_gate, @function\nvigil_gate:\n.cfi_startproc\n"
    " mov %rdi, %rax\n mov %rsi, %rdi\n mov %rdx, %rsi\n mov %rcx, %rdx\n mov %r8, %r10\n mov %r9, %r8\n"
    " mov 8(%rsp), %r9\n syscall\nvigil_gate_end:\n ret\n.cfi_endproc\n.size vigil_gate, . - vigil_gate\n");

#else

unsigned vigil_audit_architecture(void) { return AUDIT_ARCH_AARCH64; }

__asm__(
    ".text\n.balign 4\n.hidden vigil_gate\n.hidden vigil_gate_end\n.globl vigil_gate\n.globl vigil_gate_end\n"
    ".type vigil_gate, %function\nvigil_gate:\n.cfi_startproc\n"
    " mov x8, x0\n mov x0, x1\n mov x1, x2\n mov x2, x3\n mov x3, x4\n mov x4, x5\n mov x5, x6\n svc #0\n"
    "vigil_gate_end:\n ret\n.cfi_endproc\n.size vigil_gate, . - vigil_gate\n");

#endif
