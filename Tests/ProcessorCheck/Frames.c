#include "Checks.h"

#include <string.h>
#include <unwind.h>

static uintptr_t links[2];

__attribute__((noinline)) static void look(void *argument) {
    memcpy(links, __builtin_frame_address(0), sizeof links);
    memcpy(argument, (const void *)links[0], sizeof links);
}

CHECK(called_from, "A function is called as if the code of a frame did") {
    struct vigil_frame frame = {(void *)0x1110, (void *)0x2220};
    uintptr_t seen[2] = {0};
    vigil_call_from(look, seen, &frame);
    EXPECT(links[0] == (uintptr_t)&frame);
    EXPECT(vigil_plain_place(links[1]) - (uintptr_t)vigil_call_from < 64);
    EXPECT(seen[0] == 0x1110 && seen[1] == 0x2220);
    return NULL;
}

/// The frames of three functions, and what the tables of frames say of the second.
static struct vigil_frame chain[3];
static uintptr_t frame_of_middle, frame_by_tables;

__attribute__((noinline)) static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *function) {
    if (_Unwind_GetRegionStart(context) != (uintptr_t)function) return _URC_NO_REASON;
    frame_by_tables = _Unwind_GetGR(context, vigil_frame_register);
    return _URC_END_OF_STACK;
}

__attribute__((noinline)) static int inner(void (*middle)(int *), int *rounds) {
    struct vigil_frame *frame = __builtin_frame_address(0);
    for (int index = 0; index < 3; index++, frame = frame->next) chain[index] = *frame;
    frame_by_tables = 0;
    _Unwind_Backtrace(visit, (void *)middle);
    return *rounds += 1;
}

__attribute__((noinline)) static void middle(int *rounds) {
    frame_of_middle = (uintptr_t)__builtin_frame_address(0);
    *rounds += inner(middle, rounds);
}

__attribute__((noinline)) static int outer(int rounds) {
    middle(&rounds);
    return rounds + 1;
}

static bool is_in(struct vigil_frame frame, const void *function) {
    return vigil_plain_place((uintptr_t)frame.place) - (uintptr_t)function < 512;
}

CHECK(chain_of_frames, "The chain of frames leads from a function to those that wait for it, also where their places are signed") {
    outer(0);
    EXPECT((uintptr_t)chain[0].next == frame_of_middle);
    EXPECT(is_in(chain[0], middle) && is_in(chain[1], outer) && is_in(chain[2], chain_of_frames));
#ifdef __ARM_FEATURE_PAC_DEFAULT
    // Otherwise this would show nothing.
    uintptr_t place = (uintptr_t)chain[0].place;
    EXPECT(place != vigil_plain_place(place));
#endif
    return NULL;
}

CHECK(register_of_tables, "The tables of frames have the frame in the register with that number") {
    outer(0);
    EXPECT(frame_by_tables == frame_of_middle);
    return NULL;
}

static bool is_between(const char *place, uintptr_t frame, uintptr_t caller) {
    uintptr_t stack[4];
    processor_lay_stack(stack, place, frame, caller);
    vigil_registers registers = {(uintptr_t)place, (uintptr_t)stack, place == processor_framed ? (uintptr_t)&stack[0] : frame};
    return vigil_is_between_frames(registers, (uintptr_t)processor_entered, (uintptr_t)processor_end);
}

CHECK(between_frames, "A function that is being entered or left is known from one that has its frame") {
    uintptr_t frame = 0x7000, caller = (uintptr_t)processor_framed;
    EXPECT(is_between(processor_entered, frame, caller));
    EXPECT(!is_between(processor_framed, frame, caller));
    EXPECT(is_between(processor_left, frame, caller));
    // Of another library nothing is known.
    EXPECT(!is_between(processor_end, frame, 0x10));
    return NULL;
}
