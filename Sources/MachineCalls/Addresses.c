#include "Watch.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>

// Addresses of sockets of this computer. An app reaches those that listen in its container, and those that it made itself; behind
// all others stands a process that is none of the app's. The kernel is asked past the C library: code may be anywhere.

/// How many files of the process are looked at.
enum { files_at_most = 4096 };

static int type_of(int socket) {
    int type = -1;
    socklen_t size = sizeof type;
    long status = vigil_gate(SYS_getsockopt, socket, SOL_SOCKET, SO_TYPE, (long)&type, (long)&size, 0);
    return status == 0 ? type : -1;
}

/// Whether a socket of this process has a name.
static bool is_own_name(int socket, const struct sockaddr *address, size_t length) {
    int type = type_of(socket);
    for (int file = 0; file < files_at_most; file++) {
        struct sockaddr_storage found;
        socklen_t size = sizeof found;
        if (vigil_gate(SYS_getsockname, file, (long)&found, (long)&size, 0, 0, 0) != 0) continue;
        if (size == length && memcmp(&found, address, length) == 0 && type_of(file) == type) return true;
    }
    return false;
}

/// Whether a library of the system asks a service of the computer, which a phone does not have, for names and users.
static bool is_of_service(const char *path) {
    static const char *const services[] = {
        "/var/run/nscd/", "/run/nscd/", "/run/systemd/", "/run/dbus/", "/var/run/dbus/", "/dev/log",
    };
    for (size_t index = 0; index < sizeof services / sizeof services[0]; index++) {
        if (strncmp(path, services[index], strlen(services[index])) == 0) return true;
    }
    return false;
}

/// A name that is none of a file, which no phone has.
static int judge_name(const char *function, int socket, const struct sockaddr *address, size_t length) {
    bool isWatched = vigil_is_watched();
    if (vigil_is_let_through() || (!isWatched && !vigil_is_closed()) || strcmp(function, "bind") == 0) return 0;
    if (is_own_name(socket, address, length)) return 0;
    bool isRefused = isWatched && vigil_note(function, vigil_reach_machine, NULL);
    return isRefused || vigil_is_closed() ? EPERM : 0;
}

int vigil_judge_address(const char *function, int socket, const struct sockaddr *address, size_t length) {
    if (address == NULL || length < 3 || address->sa_family != AF_UNIX) return 0;
    if (address->sa_data[0] == '\0') return judge_name(function, socket, address, length);
    char path[128] = {0};
    size_t count = length - offsetof(struct sockaddr, sa_data);
    memcpy(path, address->sa_data, count < sizeof path ? count : sizeof path - 1);
    if (vigil_is_closed() && !vigil_is_let_through() && is_of_service(path)) return ENOENT;
    return vigil_judge_change(function, AT_FDCWD, path, true);
}
