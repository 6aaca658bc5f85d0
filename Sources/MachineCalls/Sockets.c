#include "Watch.h"

#include <errno.h>
#include <netdb.h>
#include <sys/socket.h>

// The computer's network: what comes from it is no part of a simulation. In a closed world nothing leaves.

/// Whether a socket is one of this computer alone.
static bool is_local(const struct sockaddr *address) { return address != NULL && address->sa_family == AF_UNIX; }

int socket(int domain, int type, int protocol) {
    NEXT(socket);
    if (vigil_is_watched() && domain != AF_UNIX) vigil_note("socket", vigil_reach_network, NULL);
    if (domain != AF_UNIX && vigil_is_closed()) {
        errno = EPERM;
        return -1;
    }
    return next(domain, type, protocol);
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
    NEXT(connect);
    if (vigil_is_watched() && !is_local(address)) vigil_note("connect", vigil_reach_network, NULL);
    int refusal = is_local(address) ? vigil_judge_address("connect", address, length) : 0;
    if (refusal != 0) {
        errno = refusal;
        return -1;
    }
    return next(socket, address, length);
}

int bind(int socket, const struct sockaddr *address, socklen_t length) {
    NEXT(bind);
    int refusal = vigil_is_watched() && is_local(address) ? vigil_judge_address("bind", address, length) : 0;
    if (refusal == 0) return next(socket, address, length);
    errno = refusal;
    return -1;
}

int getaddrinfo(
    const char *restrict name, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict found
) {
    NEXT(getaddrinfo);
    if (vigil_is_watched()) vigil_note("getaddrinfo", vigil_reach_network, name);
    return next(name, service, hints, found);
}
