#include "Calls.h"

#include <fcntl.h>
#include <stdint.h>
#include <sys/syscall.h>

// Changes of files that the kernel refuses outside a folder, for the calling thread and those that it makes. Declared here,
// since headers of an older system do not have them.

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { ask_for_version = 1, below_folder = 1 };

static const uint64_t
    execute = 1 << 0, write_file = 1 << 1, remove_folder = 1 << 4, remove_file = 1 << 5, make_character = 1 << 6,
    make_folder = 1 << 7, make_regular = 1 << 8, make_socket = 1 << 9, make_pipe = 1 << 10, make_block = 1 << 11,
    make_link = 1 << 12, move_between_folders = 1 << 13, truncate_file = 1 << 14;
/// Connections, by address and by port, from the fourth version on; names without files, and signals, from the sixth.
static const uint64_t of_network = 3, of_processes = 3;

struct ruleset {
    uint64_t files, network, scopes;
};

struct rule {
    uint64_t allowed;
    int32_t folder;
} __attribute__((packed));

static void allow(long ruleset, const char *path, uint64_t rights) {
    long file = vigil_gate(SYS_openat, AT_FDCWD, (long)path, O_PATH | O_CLOEXEC, 0, 0, 0);
    if (file < 0) return;
    struct rule rule = {rights, (int32_t)file};
    vigil_gate(add_rule, ruleset, below_folder, (long)&rule, 0, 0, 0);
    vigil_gate(SYS_close, file, 0, 0, 0, 0, 0);
}

bool vigil_confine_files(const char *folder) {
    long version = vigil_gate(create_ruleset, 0, 0, ask_for_version, 0, 0, 0);
    if (version < 1) return false;
    uint64_t changes = write_file | remove_folder | remove_file | make_character | make_folder | make_regular
        | make_socket | make_pipe | make_block | make_link;
    if (version >= 2) changes |= move_between_folders;
    if (version >= 3) changes |= truncate_file;
    struct ruleset given = {changes | execute, version >= 4 ? of_network : 0, 0};
    // A signal between threads of which some began before would be refused as well.
    if (version >= 6 && vigil_early_threads() == 0) given.scopes = of_processes;
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    long ruleset = vigil_gate(create_ruleset, (long)&given, (long)size, 0, 0, 0, 0);
    if (ruleset < 0) return false;
    allow(ruleset, folder, changes & ~(make_character | make_block));
    uint64_t ofFile = changes & (write_file | truncate_file);
    static const char *const harmless[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/tty"};
    for (size_t index = 0; index < sizeof harmless / sizeof harmless[0]; index++) {
        allow(ruleset, harmless[index], ofFile);
    }
    allow(ruleset, "/proc/self", ofFile);
    bool isConfined = vigil_gate(restrict_self, ruleset, 0, 0, 0, 0, 0) == 0;
    vigil_gate(SYS_close, ruleset, 0, 0, 0, 0, 0);
    return isConfined;
}
