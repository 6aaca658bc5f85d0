#include "Watch.h"

#include <errno.h>
#include <execinfo.h>
#include <string.h>
#include <unwind.h>

struct vigil_machine_calls vigil_watcher;
static __thread int exemptions = 0;

void vigil_watch_machine_calls(struct vigil_machine_calls calls) { vigil_watcher = calls; }

void vigil_exempt_machine_calls(int change) { exemptions += change; }

bool vigil_is_exempt(void) { return exemptions != 0; }

bool vigil_is_watched(void) { return vigil_watcher.is_app != NULL && exemptions == 0 && vigil_watcher.is_app(); }

/// A search for the innermost frame of an app behind a library.
struct search {
    int depth;
    bool isBehindLibrary;
    bool isFound;
    struct vigil_frame frame;
};

static _Unwind_Reason_Code look(struct _Unwind_Context *context, void *given) {
    struct search *search = given;
    search->depth += 1;
    void *place = (void *)_Unwind_GetIP(context);
    if (!vigil_is_of_app(place)) {
        search->isBehindLibrary = true;
        return search->depth < 64 ? _URC_NO_REASON : _URC_END_OF_STACK;
    }
    // The first frames are those of these files, up to the function that was called. Where no library lies behind them, the
    // chain is whole.
    if (!search->isBehindLibrary) return search->depth < 8 ? _URC_NO_REASON : _URC_END_OF_STACK;
    search->frame = (struct vigil_frame){(void *)_Unwind_GetGR(context, vigil_frame_register), place};
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

static void tell_of_lock(void *file) { vigil_watcher.file_locked(*(int *)file); }

/// Calls the watcher so that it finds the place in the app's code, and lets everything through that it does meanwhile.
static void call_watcher(void (*function)(void *), void *argument) {
    exemptions += 1;
    struct search search = {0};
    _Unwind_Backtrace(look, &search);
    if (search.isFound) {
        vigil_call_from(function, argument, &search.frame);
    } else {
        function(argument);
    }
    exemptions -= 1;
}

bool vigil_note(const char *function, int reach, const char *detail) {
    struct note note = {function, reach, detail, false};
    call_watcher(tell, &note);
    return note.isRefused;
}

/// What Swift's library says.
struct words {
    const char *bytes;
    size_t count;
};

static void tell_of_misuse(void *given) {
    struct words *words = given;
    vigil_watcher.misused(words->bytes, words->count);
}

void vigil_note_misuse(const char *words, size_t count) {
    struct words given = {words, count};
    int error = errno;
    call_watcher(tell_of_misuse, &given);
    errno = error;
}

void vigil_note_lock(int file) {
    int error = errno;
    call_watcher(tell_of_lock, &file);
    errno = error;
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
