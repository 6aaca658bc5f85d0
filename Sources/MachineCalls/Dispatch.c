#include "Waits.h"

#include <stdint.h>
#include <stdlib.h>

// Dispatch is no part of the C library; its functions are declared here, since its headers need not be there. What is given to a
// queue of the computer is noted; waits take time of the phone.

#define NEXT_OF_DISPATCH(name, result, parameters) \
    static result (*next) parameters; \
    if (next == NULL) next = (result (*) parameters)dlsym(RTLD_NEXT, #name)

/// A function whose code goes to a queue, or a timer.
#define NOTED(name, reach, parameters, arguments) \
    void name parameters { \
        NEXT_OF_DISPATCH(name, void, parameters); \
        bool isWatched = vigil_is_watched(); \
        if (isWatched) vigil_note(#name, reach, NULL); \
        /* What Dispatch calls of itself meanwhile is no further thing to tell. */ \
        vigil_exempt_machine_calls(isWatched ? 1 : 0); \
        next arguments; \
        vigil_exempt_machine_calls(isWatched ? -1 : 0); \
    }

typedef void work(void *);

NOTED(dispatch_async, vigil_reach_threads, (void *queue, void *block), (queue, block))
NOTED(dispatch_async_f, vigil_reach_threads, (void *queue, void *context, work *code), (queue, context, code))
NOTED(dispatch_barrier_async, vigil_reach_threads, (void *queue, void *block), (queue, block))
NOTED(dispatch_barrier_async_f, vigil_reach_threads, (void *queue, void *context, work *code), (queue, context, code))
NOTED(dispatch_group_async, vigil_reach_threads, (void *group, void *queue, void *block), (group, queue, block))
NOTED(
    dispatch_group_async_f, vigil_reach_threads, (void *group, void *queue, void *context, work *code),
    (group, queue, context, code))
NOTED(dispatch_group_notify, vigil_reach_threads, (void *group, void *queue, void *block), (group, queue, block))
NOTED(
    dispatch_group_notify_f, vigil_reach_threads, (void *group, void *queue, void *context, work *code),
    (group, queue, context, code))
NOTED(dispatch_block_notify, vigil_reach_threads, (void *block, void *queue, void *other), (block, queue, other))
NOTED(dispatch_after, vigil_reach_timers, (uint64_t when, void *queue, void *block), (when, queue, block))
NOTED(
    dispatch_after_f, vigil_reach_timers, (uint64_t when, void *queue, void *context, work *code),
    (when, queue, context, code))

void *dispatch_source_create(const void *type, unsigned long handle, unsigned long mask, void *queue) {
    NEXT_OF_DISPATCH(dispatch_source_create, void *, (const void *, unsigned long, unsigned long, void *));
    if (vigil_is_watched()) vigil_note("dispatch_source_create", vigil_reach_timers, NULL);
    return next(type, handle, mask, queue);
}

// A loop of which each turn may run when it likes: here one after the other, on the calling thread.

/// The beginning of a block.
struct block {
    void *kind;
    int flags;
    int reserved;
    void (*invoke)(void *, size_t);
};

void dispatch_apply(size_t count, void *queue, void *block) {
    NEXT_OF_DISPATCH(dispatch_apply, void, (size_t, void *, void *));
    if (!vigil_is_watched()) return next(count, queue, block);
    for (size_t number = 0; number < count; number++) ((struct block *)block)->invoke(block, number);
}

void dispatch_apply_f(size_t count, void *queue, void *context, void (*code)(void *, size_t)) {
    NEXT_OF_DISPATCH(dispatch_apply_f, void, (size_t, void *, void *, void (*)(void *, size_t)));
    if (!vigil_is_watched()) return next(count, queue, context, code);
    for (size_t number = 0; number < count; number++) code(context, number);
}

// Waits.

static const uint64_t forever = ~0ull, wall_now = ~1ull;

/// How long it is until a time as Dispatch writes one: by the uptime, by the boot's whole time, or by the date.
static struct timespec delay_until(uint64_t time) {
    clockid_t clock = CLOCK_MONOTONIC;
    uint64_t shown = time;
    if (time == 0 || time == wall_now) return (struct timespec){0, 0};
    if (time >> 62 == 3) {
        clock = CLOCK_REALTIME;
        shown = -time;
    } else if (time >> 62 == 2) {
        clock = CLOCK_BOOTTIME;
        shown = time & ~(1ull << 63);
    }
    return vigil_delay_until(clock, &(struct timespec){(time_t)(shown / 1000000000), (long)(shown % 1000000000)});
}

typedef long wait(void *, uint64_t);

/// An object of Dispatch, and the function that asks for it.
struct awaited {
    void *object;
    wait *next;
    bool is_had;
};

static int ask(void *given) {
    struct awaited *own = given;
    // What a semaphore counts is taken by the question.
    own->is_had = own->is_had || own->next(own->object, 0) == 0;
    return own->is_had;
}

/// Asks for an object until a time: what is asked for is had then.
static long wait_until(const char *what, void *object, uint64_t time, wait *next) {
    if (time == 0 || !vigil_is_watched()) return next(object, time);
    struct awaited own = {object, next, false};
    struct timespec delay = {0, 0};
    if (time != forever) delay = delay_until(time);
    bool is_impossible = false;
    int answer = vigil_ask((struct vigil_question){ask, &own, what}, time != forever ? &delay : NULL, &is_impossible);
    return is_impossible ? next(object, time) : answer == 0;
}

long dispatch_semaphore_wait(void *semaphore, uint64_t time) {
    NEXT_OF_DISPATCH(dispatch_semaphore_wait, long, (void *, uint64_t));
    return wait_until("a DispatchSemaphore of the computer", semaphore, time, next);
}

long dispatch_group_wait(void *group, uint64_t time) {
    NEXT_OF_DISPATCH(dispatch_group_wait, long, (void *, uint64_t));
    return wait_until("a DispatchGroup of the computer", group, time, next);
}

long dispatch_block_wait(void *block, uint64_t time) {
    NEXT_OF_DISPATCH(dispatch_block_wait, long, (void *, uint64_t));
    return wait_until("a DispatchWorkItem of the computer", block, time, next);
}
