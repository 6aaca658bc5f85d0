#include "Watch.h"

#include <execinfo.h>
#include <string.h>

struct vigil_machine_calls vigil_watcher;
static __thread int exemptions = 0;

void vigil_watch_machine_calls(struct vigil_machine_calls calls) { vigil_watcher = calls; }

void vigil_exempt_machine_calls(int change) { exemptions += change; }

bool vigil_is_watched(void) { return vigil_watcher.is_app != NULL && exemptions == 0 && vigil_watcher.is_app(); }

bool vigil_note(const char *function, int reach, const char *detail) {
    exemptions += 1;
    bool isRefused = vigil_watcher.note(function, reach, detail);
    exemptions -= 1;
    return isRefused;
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
