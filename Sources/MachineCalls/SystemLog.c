#include "Watch.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <syslog.h>

// The log of the computer, to which an app's lines do not go: they are lines of the app, as those on its standard error are.
// What a library has to say of itself there is none of the app's.

static void note(const char *format, va_list list) {
    char line[2048] = "";
    int error = errno, count = vsnprintf(line, sizeof line, format, list);
    size_t length = strlen(line);
    bool has_end = length > 0 && line[length - 1] == '\n';
    if (count >= 0) fprintf(stderr, has_end ? "%s" : "%s\n", line);
    errno = error;
}

static void log_from(const void *caller, int priority, const char *format, va_list list) {
    static void (*next)(int, const char *, va_list);
    if (next == NULL) next = (__typeof__(next))dlsym(RTLD_NEXT, "vsyslog");
    if (vigil_is_watched() && vigil_is_of_app(caller)) note(format, list); else next(priority, format, list);
}

void vsyslog(int priority, const char *format, va_list list) {
    log_from(__builtin_return_address(0), priority, format, list);
}

void syslog(int priority, const char *format, ...) {
    va_list list;
    va_start(list, format);
    log_from(__builtin_return_address(0), priority, format, list);
    va_end(list);
}

// What is compiled with the checks of the C library.

void __vsyslog_chk(int priority, int flag, const char *format, va_list list);
void __vsyslog_chk(int priority, int flag, const char *format, va_list list) {
    (void)flag;
    log_from(__builtin_return_address(0), priority, format, list);
}

void __syslog_chk(int priority, int flag, const char *format, ...);
void __syslog_chk(int priority, int flag, const char *format, ...) {
    (void)flag;
    va_list list;
    va_start(list, format);
    log_from(__builtin_return_address(0), priority, format, list);
    va_end(list);
}
