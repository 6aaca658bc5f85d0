#include "Calls.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// The calls of the kernel that change something outside the process: a list that the kernel ends, not the C library. Those that
// the headers of an older system do not know have the numbers that each kind of processor shares.

#ifndef SYS_openat2
#define SYS_openat2 437
#endif
#ifndef SYS_fchmodat2
#define SYS_fchmodat2 452
#endif
#ifndef SYS_pidfd_send_signal
#define SYS_pidfd_send_signal 424
#endif
#ifndef SYS_io_uring_setup
#define SYS_io_uring_setup 425
#endif
#ifndef SYS_open_tree
#define SYS_open_tree 428
#endif
#ifndef SYS_move_mount
#define SYS_move_mount 429
#endif
#ifndef SYS_fsopen
#define SYS_fsopen 430
#endif
#ifndef SYS_pidfd_getfd
#define SYS_pidfd_getfd 438
#endif
#ifndef SYS_mount_setattr
#define SYS_mount_setattr 442
#endif
enum { SYS_setxattrat_ = 463, SYS_removexattrat_ = 466, SYS_file_setattr_ = 469 };

enum { changing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC };

#define AT(call, folder, path, follows) {SYS_##call, #call, kind_file, {{folder, path, follows}, {none, none, false}}}
#define TWO(call, a, b, c, d) {SYS_##call, #call, kind_file, {{a, b, false}, {c, d, false}}}
#define FILE_ITSELF(call) {SYS_##call, #call, kind_file, {{0, none, false}, {none, none, false}}}
#define MASK(call, word) {SYS_##call, #call, kind_wait, {{none, word, false}, {none, none, false}}}
#define OTHER(call, kind) {SYS_##call, #call, kind, {{none, none, false}, {none, none, false}}}

static const struct call calls[] = {
    // Files, by an open folder and a path.
    {SYS_openat, "openat", kind_open, {{0, 1, true}, {none, none, false}}},
    AT(openat2, 0, 1, true), AT(mkdirat, 0, 1, false), AT(unlinkat, 0, 1, false),
    TWO(renameat2, 0, 1, 2, 3), TWO(linkat, 0, 1, 2, 3), AT(symlinkat, 1, 2, false), AT(mknodat, 0, 1, false),
    AT(truncate, none, 0, true), AT(fchmodat, 0, 1, true), AT(fchmodat2, 0, 1, true), AT(fchownat, 0, 1, true),
    AT(utimensat, 0, 1, true), AT(setxattr, none, 0, true), AT(lsetxattr, none, 0, false),
    AT(removexattr, none, 0, true), AT(lremovexattr, none, 0, false),
    {SYS_setxattrat_, "setxattrat", kind_file, {{0, 1, true}, {none, none, false}}},
    {SYS_removexattrat_, "removexattrat", kind_file, {{0, 1, true}, {none, none, false}}},
    {SYS_file_setattr_, "file_setattr", kind_file, {{0, 1, true}, {none, none, false}}},
    FILE_ITSELF(fchmod), FILE_ITSELF(fchown), FILE_ITSELF(fsetxattr), FILE_ITSELF(fremovexattr),
    {SYS_ioctl, "ioctl", kind_control, {{0, none, false}, {none, none, false}}},
    OTHER(bind, kind_address), OTHER(connect, kind_address), OTHER(sendto, kind_sending), OTHER(sendmsg, kind_message),
    OTHER(sendmmsg, kind_message),
    TWO(renameat, 0, 1, 2, 3),
#if VIGIL_HAS_OLDER_CALLS
    // The same without an open folder.
    {SYS_open, "open", kind_open, {{none, 0, true}, {none, none, false}}},
    AT(creat, none, 0, true), AT(mkdir, none, 0, false), AT(rmdir, none, 0, false), AT(unlink, none, 0, false),
    TWO(rename, none, 0, none, 1), TWO(link, none, 0, none, 1), AT(symlink, none, 1, false),
    AT(mknod, none, 0, false), AT(chmod, none, 0, true), AT(chown, none, 0, true), AT(lchown, none, 0, false),
    AT(utime, none, 0, true), AT(utimes, none, 0, true), AT(futimesat, 0, 1, true),
    // Programs.
    OTHER(fork, kind_program), OTHER(vfork, kind_program),
#endif
    OTHER(clone, kind_copy), OTHER(execve, kind_program), OTHER(execveat, kind_program),
    // What leaves the computer.
    OTHER(socket, kind_socket),
    // Other processes, and the computer itself.
    OTHER(kill, kind_process), OTHER(tgkill, kind_process), OTHER(rt_sigqueueinfo, kind_process),
    OTHER(rt_tgsigqueueinfo, kind_process), OTHER(prlimit64, kind_process_or_none),
    OTHER(pidfd_send_signal, kind_machine), OTHER(pidfd_getfd, kind_machine), OTHER(ptrace, kind_machine),
    OTHER(process_vm_writev, kind_machine), OTHER(io_uring_setup, kind_machine), OTHER(mount, kind_machine),
    OTHER(umount2, kind_machine), OTHER(pivot_root, kind_machine), OTHER(open_tree, kind_machine),
    OTHER(move_mount, kind_machine), OTHER(fsopen, kind_machine), OTHER(mount_setattr, kind_machine),
    OTHER(unshare, kind_machine), OTHER(setns, kind_machine), OTHER(open_by_handle_at, kind_machine),
    OTHER(bpf, kind_machine), OTHER(perf_event_open, kind_machine), OTHER(keyctl, kind_machine),
    OTHER(add_key, kind_machine), OTHER(request_key, kind_machine), OTHER(shmget, kind_machine),
    OTHER(semget, kind_machine), OTHER(msgget, kind_machine), OTHER(mq_open, kind_machine),
    OTHER(mq_unlink, kind_machine), OTHER(reboot, kind_machine), OTHER(sethostname, kind_machine),
    OTHER(setdomainname, kind_machine), OTHER(settimeofday, kind_machine), OTHER(clock_settime, kind_machine),
    OTHER(adjtimex, kind_machine), OTHER(clock_adjtime, kind_machine), OTHER(swapon, kind_machine),
    OTHER(swapoff, kind_machine), OTHER(init_module, kind_machine), OTHER(finit_module, kind_machine),
    OTHER(delete_module, kind_machine), OTHER(kexec_load, kind_machine), OTHER(acct, kind_machine),
    OTHER(quotactl, kind_machine), OTHER(setpriority, kind_machine), OTHER(syslog, kind_machine),
    // What holds signals back; a mask that is none is left to the kernel.
    OTHER(rt_sigprocmask, kind_signal), OTHER(rt_sigaction, kind_signal), OTHER(rt_sigsuspend, kind_signal),
    MASK(ppoll, 3), MASK(pselect6, 5), MASK(epoll_pwait, 4), MASK(epoll_pwait2, 4),
};

const struct call *vigil_calls(size_t *count) {
    *count = sizeof calls / sizeof calls[0];
    return calls;
}

static const struct call *find(long number) {
    for (size_t index = 0; index < sizeof calls / sizeof calls[0]; index++) {
        if (calls[index].number == number) return &calls[index];
    }
    return NULL;
}

/// Whether the last link of a path is followed: what the flags of a call say, where it has any.
static bool follows(const struct call *call, const struct place *place, const long words[6]) {
    switch (call->number) {
    case SYS_openat: return (words[2] & O_NOFOLLOW) == 0 && (words[2] & (O_CREAT | O_EXCL)) != (O_CREAT | O_EXCL);
    case SYS_fchownat: return (words[4] & AT_SYMLINK_NOFOLLOW) == 0;
    case SYS_fchmodat2: case SYS_utimensat: return (words[3] & AT_SYMLINK_NOFOLLOW) == 0;
    default: return place->follows;
    }
}

static int judge_files(const struct call *call, const long words[6]) {
    for (int index = 0; index < 2; index++) {
        const struct place *place = &call->places[index];
        if (place->folder == none && place->path == none) continue;
        int folder = place->folder == none ? AT_FDCWD : (int)words[place->folder];
        const char *path = place->path == none ? NULL : (const char *)words[place->path];
        if (path == NULL && folder == AT_FDCWD) continue;
        int error = vigil_judge_change(call->name, folder, path, follows(call, place, words));
        if (error != 0) return error;
    }
    return 0;
}

static int refuse(const struct call *call, int reach) {
    bool isRefused = vigil_is_watched() && vigil_note(call->name, reach, NULL);
    return isRefused || vigil_is_closed() ? EPERM : 0;
}

static int judge_address(const struct call *call, const long words[6], const struct sockaddr *address, size_t length) {
    return vigil_judge_address(call->name, (int)words[0], address, length);
}

/// A message, or several in a row.
static int judge_message(const struct call *call, const long words[6]) {
    bool isOne = call->number == SYS_sendmsg;
    const struct mmsghdr *all = (const struct mmsghdr *)words[1];
    for (long index = 0; all != NULL && index < (isOne ? 1 : words[2]); index++) {
        const struct msghdr *message = isOne ? (const struct msghdr *)all : &all[index].msg_hdr;
        int refusal = judge_address(call, words, message->msg_name, message->msg_namelen);
        if (refusal != 0) return refusal;
    }
    return 0;
}

static bool is_own(long process) {
    // As the kernel numbers it.
    return process == vigil_gate(SYS_getpid, 0, 0, 0, 0, 0, 0);
}

int vigil_judge_call(long number, const long words[6]) {
    const struct call *call = find(number);
    if (call == NULL) return 0;
    switch (call->kind) {
    case kind_open: {
        long flags = call->places[0].folder == none ? words[1] : words[2];
        return (flags & changing) != 0 ? judge_files(call, words) : 0;
    }
    case kind_file: return judge_files(call, words);
    case kind_control: return vigil_is_changing_control(words[1]) ? judge_files(call, words) : 0;
    case kind_address: return judge_address(call, words, (const struct sockaddr *)words[1], (size_t)words[2]);
    case kind_sending: return judge_address(call, words, (const struct sockaddr *)words[4], (size_t)words[5]);
    case kind_message: return judge_message(call, words);
    case kind_copy: return (words[0] & CLONE_THREAD) != 0 ? 0 : refuse(call, vigil_reach_programs);
    case kind_program: return refuse(call, vigil_reach_programs);
    case kind_socket: return words[0] == AF_UNIX ? 0 : refuse(call, vigil_reach_network);
    case kind_process: return is_own(words[0]) ? 0 : refuse(call, vigil_reach_machine);
    case kind_process_or_none: return words[0] == 0 || is_own(words[0]) ? 0 : refuse(call, vigil_reach_machine);
    case kind_machine: return refuse(call, vigil_reach_machine);
    case kind_signal: case kind_wait: return 0;
    }
    return 0;
}
