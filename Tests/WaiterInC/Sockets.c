#include "Rows.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

// Waits for sockets and for locks of files.

static void write_one(void *file) {
    if (write(*(int *)file, "x", 1) != 1) abort();
}

#define CLOSE_PIPE close(ends[0]), close(ends[1])

#define SOCKETS \
    int ends[2]; \
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) abort()

ROW(socket_read, "read of a socket waits for the thread that writes", "1 in 1.0") {
    SOCKETS;
    char byte;
    pthread_t other = later(1, write_one, &ends[1]);
    TIMED(read(ends[0], &byte, 1));
    end(other);
    CLOSE_PIPE;
}

ROW(socket_recv, "recv waits for the thread that sends", "1 in 1.0") {
    SOCKETS;
    char byte;
    pthread_t other = later(1, write_one, &ends[1]);
    TIMED(recv(ends[0], &byte, 1, 0));
    end(other);
    CLOSE_PIPE;
}

ROW(socket_recv_none, "recv that is not to wait does not", "-1 in 0.0, again") {
    SOCKETS;
    char byte;
    TIMED(recv(ends[0], &byte, 1, MSG_DONTWAIT));
    SAY(", %s", name_of(errno));
    CLOSE_PIPE;
}

ROW(socket_recvmsg, "recvmsg waits for the thread that sends", "1 in 1.0") {
    SOCKETS;
    char byte;
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    pthread_t other = later(1, write_one, &ends[1]);
    TIMED(recvmsg(ends[0], &message, 0));
    end(other);
    CLOSE_PIPE;
}

/// A name that no other program on this computer has: all of them have the same number.
static struct sockaddr_un address(void) {
    static struct sockaddr_un address = {.sun_family = AF_UNIX};
    struct stat own;
    if (address.sun_path[1] == 0 && stat("/proc/self", &own) == 0) {
        snprintf(address.sun_path + 1, sizeof address.sun_path - 1, "vigil-waiter-%llu", (unsigned long long)own.st_ino);
    }
    return address;
}

static void connect_to(void *file) {
    struct sockaddr_un to = address();
    connect(*(int *)file, (struct sockaddr *)&to, sizeof to);
}

ROW(socket_accept, "accept waits for the thread that connects", "1 in 1.0") {
    struct sockaddr_un own = address();
    int listening = socket(AF_UNIX, SOCK_STREAM, 0), connecting = socket(AF_UNIX, SOCK_STREAM, 0);
    if (bind(listening, (struct sockaddr *)&own, sizeof own) != 0 || listen(listening, 1) != 0) SAY("cannot listen");
    pthread_t other = later(1, connect_to, &connecting);
    int accepted = -1;
    TIMED((accepted = accept(listening, NULL, NULL)) >= 0);
    end(other);
    close(accepted), close(connecting), close(listening);
}

/// An address of a socket in the app's folder for what is temporary: by way of the open folder, since a path may be too long.
static struct sockaddr_un address_inside(int *folder, const char *name) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    *folder = open(getenv("TMPDIR"), O_RDONLY | O_DIRECTORY);
    snprintf(address.sun_path, sizeof address.sun_path, "/proc/self/fd/%d/%s", *folder, name);
    return address;
}

ROW(socket_inside, "an app connects to its own socket in its container", "listens, connected, 1 byte") {
    int folder;
    struct sockaddr_un own = address_inside(&folder, "server");
    int listening = socket(AF_UNIX, SOCK_STREAM, 0), connecting = socket(AF_UNIX, SOCK_STREAM, 0);
    if (bind(listening, (struct sockaddr *)&own, sizeof own) == 0 && listen(listening, 1) == 0) SAY("listens");
    if (connect(connecting, (struct sockaddr *)&own, sizeof own) == 0) SAY(", connected");
    int accepted = accept(listening, NULL, NULL);
    write_one(&connecting);
    char byte;
    SAY(", %ld byte", (long)read(accepted, &byte, 1));
    close(accepted), close(connecting), close(listening), close(folder);
}

ROW(datagram_inside, "an app sends to its own socket in its container", "1 sent, 1 got") {
    int folder;
    struct sockaddr_un own = address_inside(&folder, "datagrams");
    int receiving = socket(AF_UNIX, SOCK_DGRAM, 0), sending = socket(AF_UNIX, SOCK_DGRAM, 0);
    if (bind(receiving, (struct sockaddr *)&own, sizeof own) != 0) SAY("no address, ");
    SAY("%ld sent", (long)sendto(sending, "x", 1, 0, (struct sockaddr *)&own, sizeof own));
    char byte;
    SAY(", %ld got", (long)recv(receiving, &byte, 1, 0));
    close(receiving), close(sending), close(folder);
}

ROW(socket_of_none, "nobody listens at a path of the container", "-1, No such file or directory") {
    int folder, connecting = socket(AF_UNIX, SOCK_STREAM, 0);
    struct sockaddr_un own = address_inside(&folder, "nobody");
    SAY("%d", connect(connecting, (struct sockaddr *)&own, sizeof own));
    SAY(", %s", strerror(errno));
    close(connecting), close(folder);
}

static void unlock_file(void *file) { flock(*(int *)file, LOCK_UN); }

static int open_again(int file) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    return open(path, O_RDWR);
}

ROW(file_lock, "flock waits for the thread that has the lock", "0 in 1.0") {
    int first = memfd_create("lock", 0), second = open_again(first);
    flock(first, LOCK_EX);
    pthread_t other = later(1, unlock_file, &first);
    TIMED(flock(second, LOCK_EX));
    end(other);
    close(first), close(second);
}

static struct flock range_of(short type) { return (struct flock){.l_type = type, .l_whence = SEEK_SET}; }

static void unlock_range(void *file) {
    struct flock none = range_of(F_UNLCK);
    fcntl(*(int *)file, F_OFD_SETLK, &none);
}

ROW(range_lock, "fcntl waits for the thread that has the lock of a range", "0 in 1.0, 0 in 1.0") {
    int first = memfd_create("lock", 0), second = open_again(first);
    struct flock lock = range_of(F_WRLCK);
    fcntl(first, F_OFD_SETLK, &lock);
    pthread_t other = later(1, unlock_range, &first);
    TIMED(fcntl(second, F_OFD_SETLKW, &lock));
    end(other), unlock_range(&second);
    fcntl(first, F_OFD_SETLK, &lock);
    other = later(1, unlock_range, &first);
    TIMED(lockf(second, F_LOCK, 0));
    end(other);
    close(first), close(second);
}

ROW(file_lock_none, "flock that is not to wait does not", "-1 in 0.0, again") {
    int first = memfd_create("lock", 0), second = open_again(first);
    flock(first, LOCK_EX);
    TIMED(flock(second, LOCK_EX | LOCK_NB));
    SAY(", %s", name_of(errno));
    close(first), close(second);
}
