#ifndef CVIGIL_DEINITS_H
#define CVIGIL_DEINITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The deinits of classes of an app: a process that has ended runs no code any more, whatever still held its objects.

/// What becomes of an object that nobody holds any more.
typedef enum {
    /// Its deinit runs here and now.
    vigil_deinit_runs = 0,
    /// It belongs to a process that has ended: its memory is given back, its deinit does not run.
    vigil_deinit_is_withheld = 1,
    /// Somebody took it over, to call `vigil_run_deinit` later.
    vigil_deinit_is_put_off = 2,
} vigil_deinit_fate;

/// Lets all objects of a class without generic parameters ask before their deinit runs.
///
/// `metadata` is where the symbol of the class's metadata lies. False where nothing there looks like a class.
bool vigil_guard_class(void *_Nonnull metadata);

/// The same for a generic class, by its descriptor and the pattern that each of its kinds is made from. A kind that was
/// made before is not guarded.
bool vigil_guard_generic_class(const void *_Nonnull descriptor, void *_Nonnull pattern);

/// Who says what becomes of an object outside `vigil_withhold_deinits`, and who gives the memory of one back whose deinit
/// does not run.
void vigil_decide_deinits(
    vigil_deinit_fate (*_Nonnull decide)(void *_Nonnull object), void (*_Nonnull free_object)(void *_Nonnull object));

/// From here to `vigil_allow_deinits`, no deinit of a guarded class runs on the calling thread. They nest.
void vigil_withhold_deinits(void);
void vigil_allow_deinits(void);

/// Whether the calling thread is between them.
bool vigil_withholds_deinits(void);

/// Runs the deinit of an object that was put off.
void vigil_run_deinit(void *_Nonnull object);

/// Gives the memory of an object back whose fields hold nothing any more.
void vigil_free_object(void *_Nonnull object);

#endif
