#include "Watch.h"

#include <errno.h>
#include <netdb.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

// Connections and further programs. An app may start none: a phone refuses that, too.

int socket(int domain, int type, int protocol) {
    NEXT(socket);
    if (vigil_is_watched()) vigil_note("socket", vigil_reach_network, NULL);
    return next(domain, type, protocol);
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
    NEXT(connect);
    if (vigil_is_watched()) vigil_note("connect", vigil_reach_network, NULL);
    return next(socket, address, length);
}

int getaddrinfo(
    const char *restrict name, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict found
) {
    NEXT(getaddrinfo);
    if (vigil_is_watched()) vigil_note("getaddrinfo", vigil_reach_network, name);
    return next(name, service, hints, found);
}

pid_t fork(void) {
    NEXT(fork);
    if (!vigil_is_watched() || !vigil_note("fork", vigil_reach_programs, NULL)) return next();
    errno = EPERM;
    return -1;
}

// A copy that runs in the memory of the one that waits for it would go on with the simulation. The standard that had the
// function allows it to be the other.
pid_t vfork(void) {
    if (vigil_is_watched() && vigil_note("vfork", vigil_reach_programs, NULL)) {
        errno = EPERM;
        return -1;
    }
    NEXT(fork);
    return next();
}

int system(const char *command) {
    NEXT(system);
    if (!vigil_is_watched() || !vigil_note("system", vigil_reach_programs, command)) return next(command);
    errno = EPERM;
    return -1;
}

int posix_spawn(
    pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *restrict actions,
    const posix_spawnattr_t *restrict attributes, char *const arguments[restrict], char *const environment[restrict]
) {
    NEXT(posix_spawn);
    if (vigil_is_watched() && vigil_note("posix_spawn", vigil_reach_programs, path)) return EPERM;
    return next(process, path, actions, attributes, arguments, environment);
}

void abort(void) {
    NEXT(abort);
    if (vigil_is_watched()) vigil_watcher.abort();
    next();
    __builtin_trap();
}
