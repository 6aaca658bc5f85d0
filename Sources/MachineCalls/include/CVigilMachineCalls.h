#ifndef CVIGIL_MACHINE_CALLS_H
#define CVIGIL_MACHINE_CALLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/// What an app's code reaches of the computer that runs it.
enum vigil_reach {
    vigil_reach_threads,
    vigil_reach_timers,
    vigil_reach_network,
    vigil_reach_files,
    vigil_reach_programs,
    /// What only the computer's administrator changes, or another process.
    vigil_reach_machine,
    /// A file that is none of the app's, whoever judges: the call is refused.
    vigil_reach_outside,
    vigil_reach_clocks,
};

/// What keeps the code of an app from reaching the computer, beside the functions that stand in front of the C library's.
enum vigil_barrier {
    /// The kernel refuses changes of files outside a folder (Landlock).
    vigil_barrier_files = 1,
    /// The kernel hands over each call that changes something outside the process (seccomp).
    vigil_barrier_calls = 2,
};

/// How a wait ends.
enum vigil_wait {
    /// What was waited for has come.
    vigil_wait_served,
    /// The time is over.
    vigil_wait_over,
    /// The calling code cannot wait in the time of a phone: it has not waited, and no lock was given up.
    vigil_wait_impossible,
};

/// A wait in the time of the phone.
struct vigil_waiting {
    /// What is waited for, in words; null for a sleep.
    const char *_Nullable what;
    /// By what `wake` finds the wait; null where nothing wakes it.
    void *_Nullable object;
    /// Whether the wait is over, asked after each event and by any thread; null where only `wake` ends it.
    bool (*_Nullable is_over)(void *_Nullable context);
    /// What is handed to `is_over`.
    void *_Nullable context;
    /// How long it takes at most; null for a wait without end.
    const struct timespec *_Nullable delay;
    /// Whether the end of the thread ends the wait, when another asks for it.
    bool is_cancellable;
    /// Whether threads of the computer may end the wait, also where none got code of the app.
    bool is_served_by_computer;
};

/// What a phone has.
struct vigil_hardware {
    /// How many processors.
    int processors;
    /// How many bytes a page of memory has.
    long page_size;
    /// How many bytes of memory.
    uint64_t memory;
};

/// What is done about calls to the computer. The functions of this program stand in front of those of the C library; code
/// that is none of an app's gets through to them.
struct vigil_machine_calls {
    /// Whether the calling thread runs code of an app.
    bool (*_Nonnull is_app)(void);
    /// Whether the calling thread belongs to the simulation that runs, whatever it does.
    bool (*_Nonnull is_in_run)(void);
    /// Tells the time of the app's phone; false for a clock that is none of a phone's.
    bool (*_Nonnull tell_time)(clockid_t clock, struct timespec *_Nonnull time);
    /// Waits while other threads of the app run, and time of the phone passes.
    enum vigil_wait (*_Nonnull wait)(const struct vigil_waiting *_Nonnull waiting);
    /// Whether the calling thread is the main thread of an app.
    bool (*_Nonnull is_main_thread)(void);
    /// The number of the process of the phone whose code runs; 0 for none.
    int (*_Nonnull process_number)(void);
    /// Tells what the app's phone has; false for code of none.
    bool (*_Nonnull hardware)(struct vigil_hardware *_Nonnull hardware);
    /// The value of a variable that tells an app's code of its own folders; null for any other. Lasts as long as the process.
    const char *_Nullable (*_Nonnull variable)(const char *_Nonnull name);
    /// Fills memory by chance of the phone.
    void (*_Nonnull fill)(void *_Nonnull bytes, size_t count);
    /// The launch's own memory of `vigil_sequences_size` bytes, zero at first, for what the C library has once for a
    /// program, as the numbers that follow from a seed.
    void *_Nullable (*_Nonnull sequences)(void);
    /// An app's code reaches the computer through a function, for what `detail` says; whether it is refused.
    bool (*_Nonnull note)(const char *_Nonnull function, int reach, const char *_Nullable detail);
    /// Whether an app's code may open a file, or make it. Asked from `vigil_guard_files` on.
    bool (*_Nonnull may_open)(const char *_Nonnull path, bool is_made);
    /// The file that an app's code finds where its manifest lies; null for any other path. Lasts as long as the process.
    const char *_Nullable (*_Nonnull manifest)(const char *_Nonnull path);
    /// Whether it may go on with an open file.
    bool (*_Nonnull may_use)(int file);
    /// A folder is about to be made.
    void (*_Nonnull folder_made)(const char *_Nonnull path);
    /// A file or folder is called otherwise.
    void (*_Nonnull file_moved)(const char *_Nonnull old, const char *_Nonnull now);
    /// A file has a further name.
    void (*_Nonnull file_linked)(const char *_Nonnull old, const char *_Nonnull now);
    /// An app's code prints.
    void (*_Nonnull print)(const void *_Nonnull bytes, size_t count);
    /// Swift's library says that an app's code misuses it, in words of its own.
    void (*_Nonnull misused)(const char *_Nonnull words, size_t count);
    /// A file was locked, by an open file.
    void (*_Nonnull file_locked)(int file);
    /// Ends the app whose code runs; comes back where it cannot.
    void (*_Nonnull abort)(void);
    /// Ends the app whose code runs by a signal that it sent itself; comes back where it cannot.
    void (*_Nonnull end_by_signal)(const char *_Nonnull name);
    /// Makes a simulated thread, for one that the C library is about to make; null where the calling code is none of a phone's.
    void *_Nullable (*_Nonnull make_thread)(void);
    /// The C library made the thread, with a handle, or could not.
    void (*_Nonnull start_thread)(void *_Nonnull thread, uintptr_t handle, bool is_there);
    /// Called by the new thread, before its code: waits for its turn. False when it never comes.
    bool (*_Nonnull enter_thread)(void *_Nonnull thread);
    /// Waits until the app's thread with a handle is over, for a time or without end. Another's end the C library waits for.
    enum vigil_wait (*_Nonnull join_thread)(
        uintptr_t handle, const struct timespec *_Nullable delay, bool is_cancellable);
    /// Asks the app's thread with a handle to end; false for another.
    bool (*_Nonnull cancel_thread)(uintptr_t handle);
    /// Whether the calling thread was asked to end.
    bool (*_Nonnull is_cancelled)(void);
    /// The calling thread is about to end; does not come back where none of those made it.
    void (*_Nonnull exit_thread)(void);
    /// Waits until a lock may be free that a thread of the computer holds, by its number, or several do (0). False where
    /// that is none of the app's, or the calling code cannot wait.
    bool (*_Nonnull wait_for_lock)(void *_Nonnull lock, int holder);
    /// Whether a thread of the computer, by its number, plays one of the app's that waits in the time of the phone.
    bool (*_Nonnull is_blocked)(int thread);
    /// Gives a lock up and waits for a condition.
    enum vigil_wait (*_Nonnull wait_for_condition)(const struct vigil_waiting *_Nonnull waiting, void *_Nonnull lock);
    /// Wakes one of those that wait for a lock or a condition, or all.
    void (*_Nonnull wake)(void *_Nonnull object, bool is_for_all);
};

/// How much memory the numbers that follow from a seed take.
extern const size_t vigil_sequences_size;

/// Begins to watch; from then on, for good.
void vigil_watch_machine_calls(struct vigil_machine_calls calls);

/// Asks from now on who may open a file: some phone protects files.
void vigil_guard_files(void);

/// Lets calls of this thread through while the sum of changes is above zero: the system's own, made for an app.
void vigil_exempt_machine_calls(int change);

/// Closes the world of the calling thread, and of those that it makes: nothing outside of a folder is changed, no program
/// starts, and nothing leaves the computer. For good.
///
/// - Parameters:
///   - folder: the path of the folder, without links.
///   - wanted: the barriers that are tried, a sum of `vigil_barrier`.
/// - Returns: the barriers that stand.
int vigil_close_world(const char *_Nonnull folder, int wanted);

/// Keeps the memory of app code apart from now on, at the same addresses in each process.
///
/// - Returns: whether the system has room for it there.
bool vigil_fix_heap(void);

/// Whether the calling thread is in the middle of that memory: stopped there for ever, it would keep all others from it.
bool vigil_is_in_heap(void);

/// Says that a thread runs code of another process from now on, or of none.
void vigil_context_did_change(void);

/// Whether the world is closed.
bool vigil_is_closed(void);

/// The number that the computer gave this process, also where an app's code would be told another.
int vigil_process(void);

/// How many threads run that began before any app was watched, as those of libraries that make them before main(). A copy
/// of the process does not have them.
int vigil_early_threads(void);

/// Whether a function of a library is on the stack of the calling thread, by a part of the library's path.
bool vigil_is_below_library(const char *_Nonnull part);

#endif
