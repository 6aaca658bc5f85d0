#include "Watch.h"

#include <errno.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

// What an app's code is told of where it runs: what a phone tells, not what the computer would.

extern char **environ;

static bool begins(const char *variable, const char *const names[], size_t count) {
    for (size_t index = 0; index < count; index++) {
        if (strncmp(variable, names[index], strlen(names[index])) == 0) return true;
    }
    return false;
}

/// Those of the computer's variables that libraries need which play an app.
static bool is_kept(const char *variable) {
    static const char *const names[] = {"HOME=", "TMPDIR=", "TZ=", "LANG=", "LC_", "ICU_", "SWIFT_", "LIBDISPATCH_"};
    return begins(variable, names, sizeof names / sizeof names[0]);
}

/// Those of them that an app's code finds too: the zone is that of the phone.
static bool is_of_both(const char *variable) {
    static const char *const names[] = {"TZ=", "ICU_", "SWIFT_", "LIBDISPATCH_"};
    return begins(variable, names, sizeof names / sizeof names[0]);
}

/// What each app of a phone finds, beside the folders of its own.
static char *const of_phone[] = {
    "PATH=/usr/bin:/bin:/usr/sbin:/sbin", "SHELL=/bin/sh", "USER=mobile", "LOGNAME=mobile", NULL,
};

enum { variables_at_most = 512 };

/// The computer's variables as the process began with them.
static const char *of_computer[variables_at_most];

__attribute__((constructor)) static void remember(void) {
    for (size_t index = 0; environ != NULL && environ[index] != NULL && index + 1 < variables_at_most; index++) {
        of_computer[index] = environ[index];
    }
}

static const char *value_of_phone(const char *name) {
    size_t length = strlen(name);
    for (size_t index = 0; of_phone[index] != NULL; index++) {
        if (strncmp(of_phone[index], name, length) == 0 && of_phone[index][length] == '=') {
            return of_phone[index] + length + 1;
        }
    }
    return NULL;
}

/// The value for an app's code: its own, the phone's, or that of a variable that is kept.
static char *shown(const char *name, char *value) {
    const char *own = vigil_watcher.variable(name);
    if (value != NULL) {
        const char *variable = value - strlen(name) - 1;
        bool isOfComputer = false;
        for (size_t index = 0; of_computer[index] != NULL; index++) isOfComputer |= of_computer[index] == variable;
        if (!isOfComputer || is_of_both(variable)) return value;
    }
    return (char *)(own != NULL ? own : value_of_phone(name));
}

char *getenv(const char *name) {
    NEXT(getenv);
    char *value = next(name);
    return vigil_is_watched() ? shown(name, value) : value;
}

char *secure_getenv(const char *name) {
    NEXT(secure_getenv);
    char *value = next(name);
    return vigil_is_watched() ? shown(name, value) : value;
}

void vigil_show_phone(void) {
    static char *variables[variables_at_most];
    size_t count = 0;
    for (size_t index = 0; environ != NULL && environ[index] != NULL; index++) {
        if (is_kept(environ[index]) && count + 1 < variables_at_most / 2) variables[count++] = environ[index];
    }
    for (size_t index = 0; of_phone[index] != NULL; index++) variables[count++] = of_phone[index];
    variables[count] = NULL;
    environ = variables;
}

// The phone's name, and its user.

static const char name_of_phone[] = "iPhone";

int gethostname(char *name, size_t size) {
    NEXT(gethostname);
    if (!vigil_is_watched()) return next(name, size);
    if (size < sizeof name_of_phone) {
        errno = ENAMETOOLONG;
        return -1;
    }
    memcpy(name, name_of_phone, sizeof name_of_phone);
    return 0;
}

/// The kernel and the device have no version: that of the computer is none of a phone's.
int uname(struct utsname *names) {
    NEXT(uname);
    if (!vigil_is_watched()) return next(names);
    memset(names, 0, sizeof *names);
    strcpy(names->sysname, "Darwin");
    strcpy(names->nodename, name_of_phone);
    strcpy(names->release, "0.0.0");
    strcpy(names->version, "Darwin Kernel Version 0.0.0");
    strcpy(names->machine, name_of_phone);
    return 0;
}

// The number of the process.

int vigil_process(void) { return (int)vigil_gate(SYS_getpid, 0, 0, 0, 0, 0, 0); }

pid_t getpid(void) {
    NEXT(getpid);
    int number = vigil_is_watched() ? vigil_watcher.process_number() : 0;
    return number > 0 ? number : next();
}

/// The first process of a phone begins its apps.
pid_t getppid(void) {
    NEXT(getppid);
    return vigil_is_watched() ? 1 : next();
}

enum { mobile = 501 };

#define IDENTITY(name, type) \
    type name(void) { \
        NEXT(name); \
        return vigil_is_watched() ? mobile : next(); \
    }

IDENTITY(getuid, uid_t)
IDENTITY(geteuid, uid_t)
IDENTITY(getgid, gid_t)
IDENTITY(getegid, gid_t)

static struct passwd *user(void) {
    static struct passwd user = {"mobile", "*", mobile, mobile, "Mobile User", "/var/mobile", "/bin/sh"};
    return &user;
}

struct passwd *getpwuid(uid_t number) {
    NEXT(getpwuid);
    return number == mobile && vigil_is_watched() ? user() : next(number);
}

struct passwd *getpwnam(const char *name) {
    NEXT(getpwnam);
    return strcmp(name, "mobile") == 0 && vigil_is_watched() ? user() : next(name);
}
