import BackgroundRuntime

/// The duty to report every VoIP push as a call (iOS 13), and the count of pushes that were not reported.
///
/// The count belongs to the installed app: it survives launches and ends with the app's removal.
public struct PushObligation: Hashable, Sendable {
    /// One push that was handed to the app.
    public struct Ticket: Hashable, Sendable {
        let number: Int
    }

    /// What became of one push.
    public enum Verdict: Hashable, Sendable {
        /// It was reported in time.
        case reported
        /// It was not: so many so far, and whether no more are delivered from now on.
        case unreported(count: Int, isBlocked: Bool)
    }

    /// The number of unreported pushes that stops delivery; nil where nothing does.
    public let limit: Int?
    /// How many pushes were not reported.
    public private(set) var unreported = 0
    private var open: [Ticket] = []
    private var nextNumber = 1

    /// A duty of an app that has got no push.
    public init(limit: Int?) {
        self.limit = limit
    }

    /// Whether pushes are no longer delivered.
    public var isBlocked: Bool { limit.map { unreported >= $0 } ?? false }

    /// A push that has to be reported is handed to the app.
    public mutating func hand() -> Ticket {
        let ticket = Ticket(number: nextNumber)
        nextNumber += 1
        open.append(ticket)
        return ticket
    }

    /// The app reported a call, which counts for the push that waits longest, even when the report is refused. False
    /// when none waits.
    public mutating func report() -> Bool {
        guard !open.isEmpty else { return false }
        open.removeFirst()
        return true
    }

    /// The time to report a push is over.
    public mutating func settle(_ ticket: Ticket) -> Verdict {
        guard let index = open.firstIndex(of: ticket) else { return .reported }
        open.remove(at: index)
        unreported += 1
        return .unreported(count: unreported, isBlocked: isBlocked)
    }

    /// The process is gone: nobody can report for it any more.
    public mutating func forgetOpenPushes() { open = [] }
}
