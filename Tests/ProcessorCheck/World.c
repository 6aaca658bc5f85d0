#include "Checks.h"

#include "CVigilMachineCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static long open_raw(const char *path, int flags) {
    return processor_call(SYS_openat, AT_FDCWD, (long)path, flags, 0600, 0, 0);
}

/// How a copy ends for which the kernel does not close its world.
enum { is_left_out = 3 };

/// What is wrong in a world that this process closes around a folder, by some barriers.
static const char *try_world(const char *folder, int barriers) {
    char inside[64], outside[64];
    snprintf(inside, sizeof inside, "%s/app/file", folder);
    snprintf(outside, sizeof outside, "%s/file", folder);
    char app[64];
    snprintf(app, sizeof app, "%s/app", folder);
    int stands = vigil_close_world(app, barriers);
    if (stands != barriers) _exit(is_left_out);
    long file = open_raw(inside, O_CREAT | O_WRONLY);
    EXPECT(file >= 0 && processor_call(SYS_close, file, 0, 0, 0, 0, 0) == 0);
    EXPECT(open_raw(outside, O_RDONLY) >= 0);
    long refusal = open_raw(outside, O_WRONLY);
    EXPECT(refusal == -EPERM || refusal == -EACCES);
    EXPECT(processor_call(SYS_unlinkat, AT_FDCWD, (long)outside, 0, 0, 0, 0) < 0);
    EXPECT(processor_call(SYS_unlinkat, AT_FDCWD, (long)inside, 0, 0, 0, 0) == 0);
    if ((barriers & vigil_barrier_calls) == 0) return NULL;
    EXPECT(processor_call(SYS_socket, AF_INET, SOCK_STREAM, 0, 0, 0, 0) == -EPERM);
    EXPECT(processor_call(SYS_socket, AF_UNIX, SOCK_STREAM, 0, 0, 0, 0) >= 0);
    EXPECT(processor_call(SYS_kill, getppid(), 0, 0, 0, 0, 0) == -EPERM);
    EXPECT(processor_call(SYS_kill, getpid(), 0, 0, 0, 0, 0) == 0);
    EXPECT(processor_call(SYS_getppid, 0, 0, 0, 0, 0, 0) == getppid());
    return NULL;
}

static const char *try_in_copy(int barriers) {
    static char folder[64], outside[80], app[80];
    strcpy(folder, "/tmp/vigil-check-XXXXXX");
    EXPECT(mkdtemp(folder) != NULL);
    snprintf(app, sizeof app, "%s/app", folder);
    snprintf(outside, sizeof outside, "%s/file", folder);
    int file = open(outside, O_CREAT | O_WRONLY, 0600), ends[2];
    EXPECT(file >= 0 && mkdir(app, 0700) == 0 && pipe(ends) == 0);
    close(file);
    static char complaint[200];
    memset(complaint, 0, sizeof complaint);
    pid_t copy = fork();
    if (copy == 0) {
        const char *found = try_world(folder, barriers);
        if (found != NULL && write(ends[1], found, strlen(found)) < 0) _exit(2);
        _exit(found != NULL);
    }
    int status = 0;
    waitpid(copy, &status, 0);
    close(ends[1]);
    if (WIFEXITED(status) && WEXITSTATUS(status) == is_left_out) left_out = "the kernel does not close one here";
    else if (read(ends[0], complaint, sizeof complaint - 1) <= 0 && status != 0) strcpy(complaint, "the copy ended by itself");
    close(ends[0]);
    unlink(outside);
    rmdir(app);
    rmdir(folder);
    return complaint[0] != '\0' ? complaint : NULL;
}

CHECK(calls, "A world that the kernel closes by its filter takes no call past it, and answers those that it hands over") {
    return try_in_copy(vigil_barrier_calls);
}

CHECK(files, "A world that the kernel closes by rules for files lets none outside be changed") {
    return try_in_copy(vigil_barrier_files);
}
