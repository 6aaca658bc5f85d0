/// The rules of Grand Central Dispatch: what ends an app that misuses it. The sentences are those of libdispatch.
public enum DispatchRules {
    /// All rules about queues, timers and threads of Dispatch.
    public static let all: [Rule] = [
        syncOwnQueue, resumeBalance, releaseSuspended, groupBalance, semaphoreInUse, precondition, itemReuse,
        targetActive,
    ]

    /// A synchronous call to the own queue.
    public static let syncOwnQueue = Rule(
        "gcd.sync.own-queue", .from(.iOS(10)),
        """
        A synchronous call to a serial queue, or past a barrier, that the calling thread is inside of ends the app: \
        "dispatch_sync called on queue already owned by current thread". Before iOS 10 it waited for ever.
        """,
        confidence: .observed, .folklore, sources: "LIBDISPATCH", "GCD-SYNC",
        advice: "Call the code directly when it is on the queue already, or make the call asynchronous.")

    /// Each resume needs a suspend.
    public static let resumeBalance = Rule(
        "gcd.resume.balance", .all,
        "A resume() of a queue or a source that is not suspended ends the app: \"Over-resume of an object\".",
        confidence: .documented, .observed, sources: "GCD-RESUME", "LIBDISPATCH")

    /// Nothing that is suspended may be let go.
    public static let releaseSuspended = Rule(
        "gcd.release.suspended", .all,
        """
        A queue or a source that is let go while it is suspended, or was never activated, ends the app: "Release of a \
        suspended object", "Release of an inactive object".
        """,
        confidence: .documented, .observed, sources: "GCD-SUSPEND", "LIBDISPATCH",
        advice: "Resume the source, then cancel it, before the last reference goes.")

    /// Each leave needs an enter.
    public static let groupBalance = Rule(
        "gcd.group.balance", .all,
        "A leave() of a group without its enter() ends the app: \"Unbalanced call to dispatch_group_leave()\".",
        confidence: .observed, sources: "LIBDISPATCH")

    /// A semaphore that is let go needs its first value back.
    public static let semaphoreInUse = Rule(
        "gcd.semaphore.in-use", .all,
        """
        A semaphore that is let go with a lower value than it began with ends the app: "Semaphore object deallocated \
        while in use". So does one that begins below zero.
        """,
        confidence: .documented, .observed, sources: "GCD-SEMA", "LIBDISPATCH")

    /// A precondition about the queue failed.
    public static let precondition = Rule(
        "gcd.precondition", .from(.iOS(10)),
        "dispatchPrecondition(condition:) that does not hold ends the app.",
        confidence: .observed, sources: "LIBDISPATCH")

    /// An item that is waited for runs once.
    public static let itemReuse = Rule(
        "gcd.item.reuse", .from(.iOS(8)),
        """
        A work item that is waited for twice, or that is both waited for, or followed, and run more than once ends the \
        app.
        """,
        confidence: .observed, sources: "LIBDISPATCH")

    /// The target of a queue is chosen before it is active.
    public static let targetActive = Rule(
        "gcd.target.active", .from(.iOS(10)),
        """
        A setTarget(queue:) of a queue that is active ends the app: "Cannot change the target of this object after it \
        has been activated".
        """,
        confidence: .observed, sources: "LIBDISPATCH",
        advice: "Name the target when the queue is made, or set it before the activate() of an .initiallyInactive one.")
}
