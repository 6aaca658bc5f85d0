#include "Checks.h"

#include "CVigilDeinits.h"

#include <string.h>

// The Swift runtime is no part of this program.
void swift_deallocClassInstance(void *object, size_t size, size_t alignment);
void swift_deallocClassInstance(void *object, size_t size, size_t alignment) { (void)object, (void)size, (void)alignment; }

typedef __attribute__((swiftcall)) void (*destroyer)(__attribute__((swift_context)) void *object);

static const void *destroyed, *asked;

__attribute__((swiftcall)) static void destroy(__attribute__((swift_context)) void *object) { destroyed = object; }

static vigil_deinit_fate decide(void *object) {
    asked = object;
    return vigil_deinit_runs;
}

static void free_fields(void *object) { (void)object; }

CHECK(deinits, "A deinit has its object in the register that Swift keeps for it") {
    static uintptr_t metadata[16];
    destroyer own = destroy;
    memcpy(metadata, &own, sizeof own);
    void *object[2] = {&metadata[2], NULL};
    vigil_decide_deinits(decide, free_fields);
    EXPECT(vigil_guard_class(&metadata[2]));
    destroyer guarded;
    memcpy(&guarded, metadata, sizeof guarded);
    EXPECT(guarded != own);
    guarded(object);
    EXPECT(asked == object && destroyed == object);
    return NULL;
}
