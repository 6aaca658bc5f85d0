import BackgroundRuntime

/// The time that the tasks of one stay in the background share.
public struct TaskTimeline: Hashable, Sendable {
    /// How long before the end the expiration handlers are called.
    public let lead: Duration
    /// When the time is over; nil while no task has begun.
    public private(set) var end: VirtualInstant?

    public init(lead: Duration) {
        self.lead = lead
    }

    /// When the expiration handlers are called.
    public var expiry: VirtualInstant? { end.map { $0.advanced(by: .zero - lead) } }

    /// A task begins, with this much time if it is the first. Another shares what is left, unless its kind has more, which
    /// counts from the beginning of the first.
    ///
    /// - Returns: whether it shares the time of another.
    public mutating func begin(_ allowance: Duration, at now: VirtualInstant) -> Bool {
        guard let begun, let end else {
            (begun, end) = (now, now.advanced(by: max(allowance, lead)))
            return false
        }
        self.end = max(end, begun.advanced(by: allowance))
        return true
    }

    /// No task is left, or the app came to the front, where time does not count.
    public mutating func clear() { (begun, end) = (nil, nil) }

    private var begun: VirtualInstant?
}
