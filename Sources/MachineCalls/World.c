#include "Calls.h"
#include "Filter.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// The closed world of a process that plays an app: the kernel lets nothing out of it.

static char home[PATH_MAX];
static size_t home_length;
static bool is_closed;
static __thread int let_through;

bool vigil_is_closed(void) { return is_closed; }

void vigil_let_through(int change) { let_through += change; }

bool vigil_is_let_through(void) { return let_through > 0; }

static bool is_below(const char *path, const char *folder, size_t length) {
    return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

/// Whether a file is none of the app's, and yet nobody's that could be changed: an empty device, or a file of the process.
static bool is_harmless(const char *path) {
    static const char *const devices[] = {
        "/dev/null", "/dev/zero", "/dev/full", "/dev/tty", "/dev/random", "/dev/urandom",
    };
    for (size_t index = 0; index < sizeof devices / sizeof devices[0]; index++) {
        if (strcmp(path, devices[index]) == 0) return true;
    }
    char own[32];
    long number = vigil_gate(SYS_getpid, 0, 0, 0, 0, 0, 0);
    char digits[24];
    int place = sizeof digits;
    digits[--place] = '\0';
    for (; number > 0; number /= 10) digits[--place] = (char)('0' + number % 10);
    strcpy(own, "/proc/");
    strcat(own, digits + place);
    return is_below(path, own, strlen(own)) || strncmp(path, "/memfd:", 7) == 0;
}

int vigil_judge_change(const char *function, int folder, const char *path, bool follows) {
    if (let_through > 0) return 0;
    bool isWatched = vigil_is_watched();
    if (!isWatched && !is_closed) return 0;
    char found[PATH_MAX];
    bool isFound = vigil_find_file(folder, path, follows, found);
    if (!isFound && (path == NULL || *path != '/')) return 0;
    const char *file = isFound ? found : path;
    if (!is_closed) {
        vigil_note(function, vigil_reach_files, file);
        return 0;
    }
    if (is_below(file, home, home_length) || is_harmless(file)) return 0;
    if (isWatched) vigil_note(function, vigil_reach_outside, file);
    return EPERM;
}

// The calls that the kernel hands over.

static void take(int number, siginfo_t *info, void *given) {
    enum { of_filter = 1 };
    if (info->si_code != of_filter) return vigil_pass_on(number, info, given);
    int error = errno;
    long words[6], result;
    vigil_words_of_call(given, words);
    if (!vigil_answer_about_signals(given, info->si_syscall, words, &result)) {
        int refusal = let_through > 0 ? 0 : vigil_judge_call(info->si_syscall, words);
        result = refusal != 0
            ? -refusal : vigil_gate(info->si_syscall, words[0], words[1], words[2], words[3], words[4], words[5]);
    }
    vigil_answer_call(given, result);
    errno = error;
}

// The filter.

static void add(struct filter *filter, unsigned short code, unsigned value, int yes, int no) {
    filter->code[filter->count++] = (struct sock_filter){code, (unsigned char)yes, (unsigned char)no, value};
}

static void load(struct filter *filter, size_t place) { add(filter, BPF_LD | BPF_W | BPF_ABS, (unsigned)place, 0, 0); }

static void end(struct filter *filter, unsigned value) { add(filter, BPF_RET | BPF_K, value, 0, 0); }

/// Goes on `yes` instructions farther where the loaded word is a value, otherwise `no`.
static void compare(struct filter *filter, unsigned value, int yes, int no) {
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, value, yes, no);
}

static void test(struct filter *filter, unsigned bits, int yes, int no) {
    add(filter, BPF_JMP | BPF_JSET | BPF_K, bits, yes, no);
}

static size_t word(int index) { return offsetof(struct seccomp_data, args) + (size_t)index * 8; }

/// Hands a call over, unless it comes through the gate.
static void hand_over(struct filter *filter) {
    uintptr_t gate = (uintptr_t)vigil_gate_end;
    load(filter, offsetof(struct seccomp_data, instruction_pointer));
    compare(filter, (unsigned)gate, 0, 3);
    load(filter, offsetof(struct seccomp_data, instruction_pointer) + 4);
    compare(filter, (unsigned)(gate >> 32), 0, 1);
    end(filter, SECCOMP_RET_ALLOW);
    end(filter, SECCOMP_RET_TRAP);
}

/// The calls of one kind: goes past what `hand_over` adds where it is another call.
static void begin_call(struct filter *filter, const struct call *call, int length) {
    compare(filter, (unsigned)call->number, 0, length);
}

static void add_call(struct filter *filter, const struct call *call) {
    enum { of_hand_over = 6 };
    switch (call->kind) {
    case kind_open:
        begin_call(filter, call, 3 + of_hand_over);
        load(filter, word(call->places[0].folder == none ? 1 : 2));
        test(filter, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 1, 0);
        end(filter, SECCOMP_RET_ALLOW);
        return hand_over(filter);
    case kind_control:
        begin_call(filter, call, 6 + of_hand_over);
        load(filter, word(1));
        compare(filter, control_flags, 4, 0);
        compare(filter, control_attributes, 3, 0);
        compare(filter, control_typing, 0, 1);
        end(filter, SECCOMP_RET_ERRNO | EPERM);
        end(filter, SECCOMP_RET_ALLOW);
        return hand_over(filter);
    case kind_copy:
        // What makes a copy in order to start a program holds all signals back meanwhile.
        begin_call(filter, call, 5 + of_hand_over);
        load(filter, word(0));
        test(filter, CLONE_THREAD, 0, 1);
        end(filter, SECCOMP_RET_ALLOW);
        test(filter, CLONE_VFORK, 0, 1);
        end(filter, SECCOMP_RET_ERRNO | EPERM);
        return hand_over(filter);
    case kind_socket:
        begin_call(filter, call, 3 + of_hand_over);
        load(filter, word(0));
        compare(filter, AF_UNIX, 0, 1);
        end(filter, SECCOMP_RET_ALLOW);
        return hand_over(filter);
    case kind_sending:
        begin_call(filter, call, 5 + of_hand_over);
        load(filter, word(4));
        compare(filter, 0, 0, 3);
        load(filter, word(4) + 4);
        compare(filter, 0, 0, 1);
        end(filter, SECCOMP_RET_ALLOW);
        return hand_over(filter);
    case kind_process: case kind_process_or_none:
        begin_call(filter, call, 4 + of_hand_over);
        load(filter, word(0));
        compare(filter, (unsigned)getpid(), 1, 0);
        compare(filter, call->kind == kind_process_or_none ? 0 : (unsigned)getpid(), 0, 1);
        end(filter, SECCOMP_RET_ALLOW);
        return hand_over(filter);
    case kind_wait:
        begin_call(filter, call, 5 + of_hand_over);
        load(filter, word(call->places[0].path));
        compare(filter, 0, 0, 3);
        load(filter, word(call->places[0].path) + 4);
        compare(filter, 0, 0, 1);
        end(filter, SECCOMP_RET_ALLOW);
        return hand_over(filter);
    default: break;
    }
}

/// Whether calls of a kind are handed over whatever they are given.
static bool is_plain(enum kind kind) {
    switch (kind) {
    case kind_file: case kind_address: case kind_message: case kind_program: case kind_machine: case kind_signal: return true;
    default: return false;
    }
}

/// They come first, and share an end.
static void add_plain_calls(struct filter *filter, const struct call *calls, size_t count) {
    size_t plain = 0, seen = 0;
    for (size_t index = 0; index < count; index++) {
        plain += is_plain(calls[index].kind);
    }
    for (size_t index = 0; index < count; index++) {
        if (!is_plain(calls[index].kind)) continue;
        seen += 1;
        bool isLast = seen == plain;
        compare(filter, (unsigned)calls[index].number, (int)(plain - seen), isLast ? 6 : 0);
    }
    hand_over(filter);
}

void vigil_make_filter(struct filter *filter) {
    size_t count = 0;
    const struct call *calls = vigil_calls(&count);
    filter->count = 0;
    load(filter, offsetof(struct seccomp_data, arch));
    compare(filter, vigil_audit_architecture(), 1, 0);
    end(filter, SECCOMP_RET_ERRNO | ENOSYS);
    load(filter, offsetof(struct seccomp_data, nr));
    // The calls of a processor's other kinds of programs, and the one whose meaning lies in memory: the C library has another.
    add(filter, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 1, 0);
    compare(filter, SYS_clone3, 0, 1);
    end(filter, SECCOMP_RET_ERRNO | ENOSYS);
    add_plain_calls(filter, calls, count);
    for (size_t index = 0; index < count; index++) add_call(filter, &calls[index]);
    end(filter, SECCOMP_RET_ALLOW);
}

static bool install_filter(void) {
    static struct filter filter;
    vigil_make_filter(&filter);
    struct sock_fprog program = {filter.count, filter.code};
    if (!vigil_take_signal(take)) return false;
    if (vigil_gate(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, (long)&program, 0, 0, 0) == 0) return true;
    vigil_give_signal_back();
    return false;
}

int vigil_close_world(const char *folder, int wanted) {
    if (is_closed || strlen(folder) >= sizeof home) return 0;
    strcpy(home, folder);
    home_length = strlen(home);
    // Some programs start others with all signals held back: an app begins with none.
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
    int stands = 0;
    if (wanted != 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
        if ((wanted & vigil_barrier_files) != 0 && vigil_confine_files(folder)) stands |= vigil_barrier_files;
        // The filter comes last: what it refuses is needed before.
        if ((wanted & vigil_barrier_calls) != 0 && install_filter()) stands |= vigil_barrier_calls;
    }
    is_closed = stands != 0;
    vigil_show_phone();
    return stands;
}
