/// Time that the system gives an app for one thing: a finite-length task, an activity, a wake for an event.
///
/// Two grants are never the same, whatever they are called: two pushes at once are two, and so are two tasks of one name.
/// The ``GrantLedger`` of the process decides what becomes of each.
public struct Grant: Hashable, Sendable {
    /// Names a grant of an app, for all time.
    public struct ID: Hashable, Sendable {
        /// Which launch of the app it was given to, from 1.
        let launch: UInt32
        /// Which grant of that launch it is, from 1. For a task this is the identifier that begin returns.
        public let number: Int
    }

    /// On which terms time is given.
    public struct Terms: Hashable, Sendable {
        /// What it is given for.
        public let purpose: Purpose
        /// How much there is, and what counts.
        public let budget: Budget
        /// What exceeding it means.
        public let whenExceeded: Excess
        /// The rule by which it keeps the app awake.
        public let rule: Rule
    }

    /// What time is given for.
    public enum Purpose: Hashable, Sendable {
        /// A finite-length task: the app ends it by its identifier, also in its expiration handler.
        case task
        /// An expiring activity: the return of its block ends it, not its expiration handler.
        case activity
        /// An event: the app may call its completion handler.
        case wake
    }

    /// How much time there is, and what counts.
    public enum Budget: Hashable, Sendable {
        /// The one of the stay in the background, drawn on with all others that share it. It counts in the background
        /// alone, and stands still while the device sleeps or a mode in use keeps the app awake: see ``TaskTime``.
        case shared
        /// One of its own, counted from the beginning on. Nothing pauses it.
        case own(Duration)
    }

    /// What exceeding the budget means.
    public enum Excess: Hashable, Sendable {
        /// The process is ended, after its expiration handlers.
        case endsProcess
        /// The grant is over, and no longer keeps the app awake.
        case endsGrant
        /// The process is ended for this reason.
        case ends(TerminationReason)
    }

    /// Tells it from all other grants of the app, for all time.
    public let id: ID
    /// What it was given for, how much, and by which rule.
    public let terms: Terms
    /// The name of the task, the reason of the activity, the event.
    public let name: String
    /// Where the app asked for it: `Uploader.swift:31`; empty for a wake.
    public let place: String
    /// When it was given.
    public let begun: VirtualInstant
    /// Whether the app gave an expiration handler.
    public let hasHandler: Bool
    /// Whether that handler was called.
    public internal(set) var isWarned = false
    /// Whether the system did not grant it: it holds no assertion, uses no budget and kills nothing.
    public internal(set) var isRefused = false
    /// The assertion by which it keeps the app awake; nil while it does not.
    var assertion: AssertionID?
}

extension Grant.Terms {
    /// The terms of a finite-length task.
    public static let task = Grant.Terms(
        purpose: .task, budget: .shared, whenExceeded: .endsProcess, rule: TaskRules.budgetShared)

    /// The terms of an expiring activity.
    public static let activity = Grant.Terms(
        purpose: .activity, budget: .shared, whenExceeded: .endsProcess, rule: TaskRules.budgetShared)

    /// The terms of a wake for an event.
    static func wake(_ allowance: Duration, rule: Rule, overrun: TerminationReason? = nil) -> Grant.Terms {
        Grant.Terms(
            purpose: .wake, budget: .own(allowance),
            whenExceeded: overrun.map { .ends($0) } ?? .endsGrant, rule: rule)
    }
}

extension Grant {
    /// When its own budget is over; nil when it shares one.
    public var end: VirtualInstant? {
        if case .own(let time) = terms.budget { begun.advanced(by: time) } else { nil }
    }
}

/// Says that an app is done with the event that it was woken for, as a completion handler does.
///
/// Whoever delivers the event gets it, one for each wake, whether the wake keeps the app awake or not.
public final class WakeCompletion {
    private let reference: ProcessReference
    private let grant: Grant.ID?
    /// Whether the app is done.
    public private(set) var isDone = false

    init(_ process: AppProcess, _ grant: Grant.ID?) {
        reference = process.reference
        self.grant = grant
    }

    /// The app is done with the event: the time that it was woken for ends, and the system takes a new picture of its
    /// screen. Called again, or when the process has ended, nothing happens.
    public func complete(rule: Rule) {
        guard !isDone, let process = reference.process else { return }
        isDone = true
        process.takeSnapshotAfterEvent()
        if let grant { process.grants.complete(grant, rule: rule) }
    }
}
