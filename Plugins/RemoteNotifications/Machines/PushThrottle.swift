import BackgroundRuntime

/// When the next background push of an app may be delivered.
///
/// So many in an hour pass; one more waits until it has a distance from the last. Apple names the advice, two or three an
/// hour, and shows an example in which the distance holds from the first push on; the machine is a choice that follows the
/// advice.
public struct PushThrottle: Hashable, Sendable {
    /// How many pass in an hour.
    public let perHour: Int
    /// The least time between two deliveries where more than those come.
    public let spacing: Duration
    /// The time after which the budget starts again.
    public let period: Duration

    /// When background pushes were delivered in the present period.
    private var deliveries: [VirtualInstant] = []
    /// When the period began: with its first delivery.
    private var began: VirtualInstant?

    /// A throttle that let nothing pass yet.
    public init(perHour: Int, spacing: Duration, period: Duration) {
        self.perHour = perHour
        self.spacing = spacing
        self.period = period
    }

    /// The instant from which a push that is there now may be delivered: now, or later.
    public mutating func next(at now: VirtualInstant) -> VirtualInstant {
        if let began, began.advanced(by: period) <= now {
            (deliveries, self.began) = ([], nil)
        }
        let hourAgo = now.advanced(by: .seconds(-3600))
        deliveries.removeAll { $0 <= hourAgo }
        guard deliveries.count >= perHour, let last = deliveries.last else { return now }
        return max(now, last.advanced(by: spacing))
    }

    /// One reaches the app now: it counts.
    public mutating func didDeliver(at now: VirtualInstant) {
        if began == nil { began = now }
        deliveries.append(now)
    }
}
