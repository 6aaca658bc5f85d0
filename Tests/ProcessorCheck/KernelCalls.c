#include "../../Sources/MachineCalls/Calls.h"
#include "../../Sources/MachineCalls/Filter.h"
#include "Checks.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

CHECK(words, "The gate hands the kernel six words, and its answer back") {
    EXPECT(vigil_gate(SYS_getpid, 0, 0, 0, 0, 0, 0) == getpid());
    EXPECT(vigil_gate(SYS_close, -1, 0, 0, 0, 0, 0) == -EBADF);
    // The sixth is where in the file the memory begins.
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    int file = memfd_create("check", 0);
    EXPECT(file >= 0 && ftruncate(file, (off_t)page * 2) == 0 && pwrite(file, "second", 6, (off_t)page) == 6);
    long place = vigil_gate(SYS_mmap, 0, (long)page, PROT_READ, MAP_PRIVATE, file, (long)page);
    close(file);
    EXPECT(place > 0 && memcmp((const void *)place, "second", 6) == 0);
    return NULL;
}

CHECK(raw, "A test's own call of the kernel does the same") {
    EXPECT(processor_call(SYS_getpid, 0, 0, 0, 0, 0, 0) == getpid());
    long place = processor_call(SYS_mmap, 0, 64, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    EXPECT(place > 0 && *(const char *)place == 0);
    EXPECT(processor_call(SYS_close, -1, 0, 0, 0, 0, 0) == -EBADF);
    return NULL;
}

CHECK(end_of_gate, "A call comes through the gate where the filter looks for it") {
    EXPECT(processor_is_behind_call(vigil_gate_end));
    EXPECT((uintptr_t)vigil_gate_end - (uintptr_t)vigil_gate < 64);
    return NULL;
}

/// What the kernel is told by a filter, of a call.
static unsigned answer(const struct filter *filter, const struct seccomp_data *call) {
    unsigned held = 0;
    for (size_t place = 0; place < filter->count; place++) {
        const struct sock_filter *step = &filter->code[place];
        bool holds = false;
        switch (step->code) {
        case BPF_LD | BPF_W | BPF_ABS: memcpy(&held, (const char *)call + step->k, sizeof held); continue;
        case BPF_RET | BPF_K: return step->k;
        case BPF_JMP | BPF_JEQ | BPF_K: holds = held == step->k; break;
        case BPF_JMP | BPF_JGE | BPF_K: holds = held >= step->k; break;
        case BPF_JMP | BPF_JSET | BPF_K: holds = (held & step->k) != 0; break;
        default: return ~0u;
        }
        place += holds ? step->jt : step->jf;
    }
    return ~0u;
}

static struct seccomp_data call_of(long number, uint64_t first, uint64_t second, uint64_t third) {
    return (struct seccomp_data){
        .nr = (int)number, .arch = vigil_audit_architecture(), .instruction_pointer = 0x1000,
        .args = {first, second, third},
    };
}

static unsigned answer_to(const struct filter *filter, long number, uint64_t first, uint64_t second, uint64_t third) {
    struct seccomp_data call = call_of(number, first, second, third);
    return answer(filter, &call);
}

CHECK(filter, "The filter hands over what changes something, and lets the rest and the gate through") {
    static struct filter own;
    vigil_make_filter(&own);
    EXPECT(answer_to(&own, SYS_read, 0, 0, 0) == SECCOMP_RET_ALLOW);
    EXPECT(answer_to(&own, SYS_openat, 0, 0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) == SECCOMP_RET_ALLOW);
    EXPECT(answer_to(&own, SYS_openat, 0, 0, O_WRONLY) == SECCOMP_RET_TRAP);
    EXPECT(answer_to(&own, SYS_unlinkat, 0, 0, 0) == SECCOMP_RET_TRAP);
    struct seccomp_data gated = call_of(SYS_unlinkat, 0, 0, 0);
    gated.instruction_pointer = (uintptr_t)vigil_gate_end;
    EXPECT(answer(&own, &gated) == SECCOMP_RET_ALLOW);
    gated.instruction_pointer += 1ull << 32;
    EXPECT(answer(&own, &gated) == SECCOMP_RET_TRAP);
    EXPECT(answer_to(&own, SYS_kill, (uint64_t)getpid(), 0, 0) == SECCOMP_RET_ALLOW);
    EXPECT(answer_to(&own, SYS_kill, 1, 0, 0) == SECCOMP_RET_TRAP);
    EXPECT(answer_to(&own, SYS_clone, CLONE_THREAD, 0, 0) == SECCOMP_RET_ALLOW);
    EXPECT(answer_to(&own, SYS_clone, CLONE_VFORK, 0, 0) == (SECCOMP_RET_ERRNO | EPERM));
    EXPECT(answer_to(&own, SYS_clone, 0, 0, 0) == SECCOMP_RET_TRAP);
    EXPECT(answer_to(&own, SYS_clone3, 0, 0, 0) == (SECCOMP_RET_ERRNO | ENOSYS));
    EXPECT(answer_to(&own, SYS_rt_sigprocmask, 0, 0, 0) == SECCOMP_RET_TRAP);
    EXPECT(answer_to(&own, SYS_ppoll, 0, 0, 0) == SECCOMP_RET_ALLOW);
    return NULL;
}

CHECK(architectures, "The filter has no ear for calls of another kind of processor") {
    static struct filter own;
    vigil_make_filter(&own);
    const unsigned kinds[] = {AUDIT_ARCH_X86_64, AUDIT_ARCH_AARCH64, AUDIT_ARCH_I386, AUDIT_ARCH_ARM};
    unsigned heard = 0;
    for (int index = 0; index < 4; index++) {
        struct seccomp_data call = call_of(SYS_read, 0, 0, 0);
        call.arch = kinds[index];
        unsigned given = answer(&own, &call);
        EXPECT(given == SECCOMP_RET_ALLOW || given == (SECCOMP_RET_ERRNO | ENOSYS));
        if (given == SECCOMP_RET_ALLOW) heard = kinds[index];
    }
    EXPECT(heard == (VIGIL_HAS_OLDER_CALLS ? AUDIT_ARCH_X86_64 : AUDIT_ARCH_AARCH64));
    return NULL;
}

CHECK(numbers, "Each call has a number of its own, and those without an open folder are there where the kernel has them") {
    size_t count = 0;
    const struct call *calls = vigil_calls(&count);
    bool hasOpen = false, hasFork = false;
    for (size_t index = 0; index < count; index++) {
        for (size_t other = 0; other < index; other++) EXPECT(calls[index].number != calls[other].number);
        hasOpen |= strcmp(calls[index].name, "open") == 0;
        hasFork |= strcmp(calls[index].name, "fork") == 0;
    }
    EXPECT(hasOpen == VIGIL_HAS_OLDER_CALLS && hasFork == VIGIL_HAS_OLDER_CALLS);
#ifdef SYS_open
    EXPECT(VIGIL_HAS_OLDER_CALLS);
#else
    EXPECT(!VIGIL_HAS_OLDER_CALLS);
#endif
    return NULL;
}
