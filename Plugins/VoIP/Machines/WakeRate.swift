import BackgroundRuntime

/// Counts the wakes of an app and says when there are too many within a span.
public struct WakeRate: Hashable, Sendable {
    /// The number of wakes that is still allowed; nil where the system does not count.
    public let limit: Int?
    /// The span in which wakes are counted.
    public let window: Duration
    /// The wakes within the span, the oldest first.
    public private(set) var wakes: [VirtualInstant] = []

    /// A count without wakes.
    public init(limit: Int?, window: Duration) {
        self.limit = limit
        self.window = window
    }

    /// The app is woken: whether that is one time too many.
    public mutating func wake(at instant: VirtualInstant) -> Bool {
        guard let limit else { return false }
        wakes.removeAll { $0.duration(to: instant) >= window }
        wakes.append(instant)
        return wakes.count > limit
    }
}
