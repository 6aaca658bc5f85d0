#include "Checks.h"

#include <setjmp.h>
#include <signal.h>
#include <string.h>
#include <ucontext.h>

static vigil_registers found;
static long words[6];
static sigjmp_buf behind;
static int struck;
/// Where the interrupted thread is sent; goes on behind the instruction where that is null.
static void (*target)(void);
enum { words_of_stack = 1 << 14 };
static uintptr_t own_stack[words_of_stack + 2] __attribute__((aligned(16)));

static void handle(int number, siginfo_t *info, void *context) {
    (void)info;
    struck = number;
    found = vigil_registers_of(context);
    vigil_words_of_call(context, words);
    if (target != NULL) {
        uintptr_t top = (uintptr_t)&own_stack[words_of_stack];
        vigil_call_on_return(context, target, top, top, 0x1234);
    } else {
        vigil_answer_call(context, 42);
        processor_pass_trap(context);
    }
}

static void catch_traps(void) {
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_NODEFER};
    sigaction(SIGILL, &action, NULL);
    sigaction(SIGTRAP, &action, NULL);
}

CHECK(words_of_call, "A handler reads the six words of a call of the kernel, and answers it") {
    catch_traps();
    target = NULL;
    EXPECT(processor_trap((const long[6]){11, 22, 33, 44, 55, 66}) == 42);
    const long expected[6] = {11, 22, 33, 44, 55, 66};
    EXPECT(memcmp(words, expected, sizeof words) == 0);
    return NULL;
}

CHECK(place_of_thread, "A handler finds the instruction, the stack and the frame of the code that it interrupted") {
    catch_traps();
    target = NULL;
    processor_trap((const long[6]){0});
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    EXPECT(found.counter - (uintptr_t)processor_trap < 256);
    EXPECT(found.stack < here && here - found.stack < 1024 && found.stack <= found.frame);
    // On arm64 a function that calls no other may do without a frame.
    EXPECT(found.frame == here || *(const uintptr_t *)found.frame == here);
    return NULL;
}

static uintptr_t frames[2], stack_of_target;

__attribute__((noinline)) static void arrive(void) {
    char local;
    stack_of_target = (uintptr_t)&local;
    memcpy(frames, __builtin_frame_address(0), sizeof frames);
    siglongjmp(behind, 1);
}

CHECK(diverted, "Interrupted code calls a function instead, with the frame, the stack and the place that it is given") {
    catch_traps();
    target = arrive;
    if (sigsetjmp(behind, 1) == 0) {
        processor_trap((const long[6]){0});
        return "it went on behind the instruction";
    }
    uintptr_t top = (uintptr_t)&own_stack[words_of_stack];
    EXPECT(frames[0] == top && vigil_plain_place(frames[1]) == 0x1234);
    EXPECT(stack_of_target < top && top - stack_of_target < 1024);
    return NULL;
}

__attribute__((noinline)) static void end(void) { __builtin_trap(); }

CHECK(trap, "A trap of compiled code is the signal that is said of it") {
    catch_traps();
    target = arrive;
    struck = 0;
    if (sigsetjmp(behind, 1) == 0) end();
    EXPECT(struck == vigil_trap_signal);
    return NULL;
}
