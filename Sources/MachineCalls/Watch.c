#include "Watch.h"

#include <execinfo.h>
#include <string.h>
#include <unwind.h>

struct vigil_machine_calls vigil_watcher;
static __thread int exemptions = 0;

void vigil_watch_machine_calls(struct vigil_machine_calls calls) { vigil_watcher = calls; }

void vigil_exempt_machine_calls(int change) { exemptions += change; }

bool vigil_is_exempt(void) { return exemptions != 0; }

bool vigil_is_watched(void) { return vigil_watcher.is_app != NULL && exemptions == 0 && vigil_watcher.is_app(); }

/// A link of the chain of frames, as functions leave one on the stack, where each lies at such a place.
struct frame {
    void *next;
    void *place;
} __attribute__((aligned(16)));

// Calls a function with an argument as if the code of a frame did. Some libraries keep no chain of frames, and whoever reads
// the stack would not come past them.
void vigil_call_from(void (*function)(void *), void *argument, struct frame *frame) __attribute__((visibility("hidden")));

#if defined(__x86_64__)
enum { frame_register = 6 };
__asm__(
    ".text\n.type vigil_call_from, @function\nvigil_call_from:\n"
    ".cfi_startproc\n push %rbp\n.cfi_def_cfa_offset 16\n.cfi_offset %rbp, -16\n"
    " mov %rdi, %rax\n mov %rsi, %rdi\n mov %rdx, %rbp\n call *%rax\n pop %rbp\n.cfi_def_cfa_offset 8\n ret\n"
    ".cfi_endproc\n.size vigil_call_from, . - vigil_call_from\n");
#else
enum { frame_register = 29 };
__asm__(
    ".text\n.type vigil_call_from, %function\nvigil_call_from:\n"
    ".cfi_startproc\n stp x29, x30, [sp, #-16]!\n.cfi_def_cfa_offset 16\n.cfi_offset w29, -16\n.cfi_offset w30, -8\n"
    " mov x9, x0\n mov x0, x1\n mov x29, x2\n blr x9\n ldp x29, x30, [sp], #16\n.cfi_def_cfa_offset 0\n ret\n"
    ".cfi_endproc\n.size vigil_call_from, . - vigil_call_from\n");
#endif

/// A search for the innermost frame of an app behind a library.
struct search {
    int depth;
    bool isBehindLibrary;
    bool isFound;
    struct frame frame;
};

static _Unwind_Reason_Code look(struct _Unwind_Context *context, void *given) {
    struct search *search = given;
    search->depth += 1;
    void *place = (void *)_Unwind_GetIP(context);
    if (!vigil_is_of_app(place)) {
        search->isBehindLibrary = true;
        return search->depth < 64 ? _URC_NO_REASON : _URC_END_OF_STACK;
    }
    // The first frames are those of this file and of the function that was called. Where no library lies behind them, the
    // chain is whole.
    if (!search->isBehindLibrary) return search->depth < 5 ? _URC_NO_REASON : _URC_END_OF_STACK;
    search->frame = (struct frame){(void *)_Unwind_GetGR(context, frame_register), place};
    search->isFound = true;
    return _URC_END_OF_STACK;
}

/// A call to the computer that is noted.
struct note {
    const char *function;
    int reach;
    const char *detail;
    bool isRefused;
};

static void tell(void *given) {
    struct note *note = given;
    note->isRefused = vigil_watcher.note(note->function, note->reach, note->detail);
}

bool vigil_note(const char *function, int reach, const char *detail) {
    exemptions += 1;
    struct note note = {function, reach, detail, false};
    struct search search = {0};
    _Unwind_Backtrace(look, &search);
    if (search.isFound) {
        vigil_call_from(tell, &note, &search.frame);
    } else {
        tell(&note);
    }
    exemptions -= 1;
    return note.isRefused;
}

bool vigil_is_below_library(const char *part) {
    void *frames[64];
    int count = backtrace(frames, 64);
    for (int number = 0; number < count; number++) {
        Dl_info found;
        if (dladdr(frames[number], &found) != 0 && found.dli_fname != NULL && strstr(found.dli_fname, part) != NULL) {
            return true;
        }
    }
    return false;
}
