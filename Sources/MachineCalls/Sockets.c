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

/// Stands in front of a call that gives a socket an address, or sends to one.
#define ADDRESS(name, result, parameters, arguments, socket, address, length) \
    result name parameters { \
        NEXT(name); \
        if ((address) != NULL && vigil_is_watched() && !is_local(address)) vigil_note(#name, vigil_reach_network, NULL); \
        int refusal = is_local(address) ? vigil_judge_address(#name, socket, address, length) : 0; \
        if (refusal != 0) { \
            errno = refusal; \
            return -1; \
        } \
        vigil_let_through(1); \
        result status = next arguments; \
        vigil_let_through(-1); \
        return status; \
    }

ADDRESS(
    connect, int, (int file, const struct sockaddr *address, socklen_t length), (file, address, length), file, address,
    length)

int bind(int file, const struct sockaddr *address, socklen_t length) {
    NEXT(bind);
    int refusal = vigil_is_watched() && is_local(address) ? vigil_judge_address("bind", file, address, length) : 0;
    if (refusal == 0) return next(file, address, length);
    errno = refusal;
    return -1;
}

// What is sent to an address without a connection.

ADDRESS(
    sendto, ssize_t,
    (int file, const void *bytes, size_t count, int flags, const struct sockaddr *address, socklen_t length),
    (file, bytes, count, flags, address, length), file, address, length)
ADDRESS(
    sendmsg, ssize_t, (int file, const struct msghdr *message, int flags), (file, message, flags), file,
    message != NULL ? (const struct sockaddr *)message->msg_name : NULL, message != NULL ? message->msg_namelen : 0)

int getaddrinfo(
    const char *restrict name, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict found
) {
    NEXT(getaddrinfo);
    if (vigil_is_watched()) vigil_note("getaddrinfo", vigil_reach_network, name);
    return next(name, service, hints, found);
}
