#define _GNU_SOURCE
#include "CVigilProcessor.h"

#include <ucontext.h>

#if defined(__x86_64__)

static uintptr_t held(const void *context, int number) {
    return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[number];
}

static void hold(void *context, int number, uintptr_t value) {
    ((ucontext_t *)context)->uc_mcontext.gregs[number] = (greg_t)value;
}

vigil_registers vigil_registers_of(const void *context) {
    return (vigil_registers){held(context, REG_RIP), held(context, REG_RSP), held(context, REG_RBP)};
}

void vigil_call_on_return(void *context, void (*function)(void), uintptr_t frame, uintptr_t stack, uintptr_t place) {
    // The place to return to lies where an aligned call leaves it.
    *(uintptr_t *)(stack - 8) = place;
    hold(context, REG_RBP, frame);
    hold(context, REG_RSP, stack - 8);
    hold(context, REG_RIP, (uintptr_t)function);
}

void vigil_words_of_call(const void *context, long *words) {
    static const int registers[6] = {REG_RDI, REG_RSI, REG_RDX, REG_R10, REG_R8, REG_R9};
    for (int index = 0; index < 6; index++) words[index] = (long)held(context, registers[index]);
}

void vigil_answer_call(void *context, long result) { hold(context, REG_RAX, (uintptr_t)result); }

#else

enum { of_frame = 29, of_place = 30 };

vigil_registers vigil_registers_of(const void *context) {
    const mcontext_t *registers = &((const ucontext_t *)context)->uc_mcontext;
    return (vigil_registers){registers->pc, registers->sp, registers->regs[of_frame]};
}

void vigil_call_on_return(void *context, void (*function)(void), uintptr_t frame, uintptr_t stack, uintptr_t place) {
    mcontext_t *registers = &((ucontext_t *)context)->uc_mcontext;
    registers->regs[of_place] = place;
    registers->regs[of_frame] = frame;
    registers->sp = stack;
    registers->pc = (uintptr_t)function;
}

void vigil_words_of_call(const void *context, long *words) {
    const mcontext_t *registers = &((const ucontext_t *)context)->uc_mcontext;
    for (int index = 0; index < 6; index++) words[index] = (long)registers->regs[index];
}

void vigil_answer_call(void *context, long result) {
    ((ucontext_t *)context)->uc_mcontext.regs[0] = (unsigned long)result;
}

#endif
