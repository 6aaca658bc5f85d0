#include "Watch.h"

// The user defaults of Foundation, for a package that knows nothing of Vigil. It comes to an object of Foundation's class by these
// functions of Swift, in front of which the program's own stand: they give it one with the values of the app that is running. A
// program without such values leaves them to Foundation.

/// Those without a suite, as `Machine` has them.
extern void *vigil_defaults_without_suite(void) __attribute__((weak, visibility("hidden")));

/// Those of a suite; null for none.
///
/// - Parameter name: the two words of an optional text of Swift, which are taken.
extern void *vigil_defaults_of_suite(uint64_t name[2]) __attribute__((weak, visibility("hidden")));

// Names of Swift, which may have a dollar in them as those of C here. They are called as Swift calls: with the class in a register
// of its own.
#define SWIFT __attribute__((swiftcall))
#define CLASS __attribute__((swift_context)) void *class

SWIFT void *$s10Foundation12UserDefaultsC8standardACvgZ(CLASS);
SWIFT void *$s10Foundation12UserDefaultsCACycfC(CLASS);
SWIFT void *$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC(uint64_t first, uint64_t second, CLASS);

SWIFT void *$s10Foundation12UserDefaultsC8standardACvgZ(CLASS) {
    NEXT($s10Foundation12UserDefaultsC8standardACvgZ);
    return vigil_defaults_without_suite != NULL ? vigil_defaults_without_suite() : next(class);
}

SWIFT void *$s10Foundation12UserDefaultsCACycfC(CLASS) {
    NEXT($s10Foundation12UserDefaultsCACycfC);
    return vigil_defaults_without_suite != NULL ? vigil_defaults_without_suite() : next(class);
}

SWIFT void *$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC(uint64_t first, uint64_t second, CLASS) {
    NEXT($s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC);
    uint64_t name[2] = {first, second};
    return vigil_defaults_of_suite != NULL ? vigil_defaults_of_suite(name) : next(first, second, class);
}
