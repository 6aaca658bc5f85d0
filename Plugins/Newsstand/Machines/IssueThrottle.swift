import BackgroundRuntime

/// When a push may start the download of an issue: once in a period.
struct IssueThrottle: Hashable, Sendable {
    /// The time between two.
    let period: Duration
    private var last: VirtualInstant?

    init(period: Duration) { self.period = period }

    /// A push is there.
    ///
    /// - Returns: whether it may wake the app; then it counts.
    mutating func take(at now: VirtualInstant, isFree: Bool) -> Bool {
        if !isFree, let last, last.duration(to: now) < period { return false }
        last = now
        return true
    }
}
