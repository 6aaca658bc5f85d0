#include "Waits.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/file.h>
#include <unistd.h>

// Locks of files. Which ones an app holds when it is suspended the kernel tells; from here come who took them, and where. A lock
// that another holds is waited for in the time of the phone.

/// A lock that is asked for, by one of the functions that take one.
struct wanted {
    int (*take)(const struct wanted *own, bool waits);
    void *next;
    int file, operation;
    void *range;
    off64_t length;
};

/// Asks for it without a wait; 0 as long as another has it.
static int ask(void *given) {
    const struct wanted *own = given;
    if (own->take(own, false) == 0) return 1;
    return errno == EWOULDBLOCK || errno == EACCES ? 0 : -1;
}

/// Takes a lock of an app.
static int take(struct wanted own, bool waits) {
    bool is_impossible = false;
    int answer = waits ? vigil_ask((struct vigil_question){ask, &own, "a lock of a file"}, NULL, &is_impossible) : 0;
    int status = answer == 1 ? 0 : own.take(&own, waits);
    if (status == 0) vigil_note_lock(own.file);
    return status;
}

static int take_whole(const struct wanted *own, bool waits) {
    return ((int (*)(int, int))own->next)(own->file, waits ? own->operation : own->operation | LOCK_NB);
}

int flock(int file, int operation) {
    NEXT(flock);
    if ((operation & LOCK_UN) != 0 || !vigil_is_watched()) return next(file, operation);
    struct wanted own = {.take = take_whole, .next = next, .file = file, .operation = operation};
    return take(own, (operation & LOCK_NB) == 0);
}

static int take_range(const struct wanted *own, bool waits) {
    int command = own->operation;
    if (!waits && command == F_SETLKW) command = F_SETLK;
    if (!waits && command == F_OFD_SETLKW) command = F_OFD_SETLK;
    return ((int (*)(int, int, ...))own->next)(own->file, command, own->range);
}

static int control(int (*next)(int, int, ...), int file, int command, void *argument) {
    switch (command) {
    case F_SETLK: case F_SETLKW: case F_OFD_SETLK: case F_OFD_SETLKW: break;
    default: return next(file, command, argument);
    }
    if (argument == NULL || ((struct flock *)argument)->l_type == F_UNLCK || !vigil_is_watched()) {
        return next(file, command, argument);
    }
    struct wanted own = {.take = take_range, .next = next, .file = file, .operation = command, .range = argument};
    return take(own, command == F_SETLKW || command == F_OFD_SETLKW);
}

#define CONTROL(name) \
    int name(int file, int command, ...) { \
        NEXT(name); \
        va_list list; \
        va_start(list, command); \
        void *argument = va_arg(list, void *); \
        va_end(list); \
        return control(next, file, command, argument); \
    }

CONTROL(fcntl)
CONTROL(fcntl64)

static int take_section(const struct wanted *own, bool waits) {
    return ((int (*)(int, int, off64_t))own->next)(own->file, waits ? F_LOCK : F_TLOCK, own->length);
}

#define SECTION(name, offset) \
    int name(int file, int operation, offset length) { \
        NEXT(name); \
        if ((operation != F_LOCK && operation != F_TLOCK) || !vigil_is_watched()) return next(file, operation, length); \
        struct wanted own = {.take = take_section, .next = next, .file = file, .length = length}; \
        return take(own, operation == F_LOCK); \
    }

SECTION(lockf, off_t)
SECTION(lockf64, off64_t)
