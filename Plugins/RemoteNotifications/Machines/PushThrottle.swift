import BackgroundRuntime

/// When the next background push of an app may be delivered.
///
/// So many in an hour pass. One more switches the throttle on: from then until the budget starts again, deliveries keep a
/// distance. Apple names the advice and shows an example; the machine is a choice that fits both.
public struct PushThrottle: Hashable, Sendable {
    /// How many pass in an hour.
    public let perHour: Int
    /// The least time between two deliveries while the throttle is on.
    public let spacing: Duration
    /// The time after which the budget starts again.
    public let period: Duration

    /// When background pushes were delivered in the present period.
    private var deliveries: [VirtualInstant] = []
    /// When the period began: with its first delivery.
    private var began: VirtualInstant?
    /// Whether deliveries keep a distance.
    public private(set) var isOn = false

    /// A throttle that let nothing pass yet.
    public init(perHour: Int, spacing: Duration, period: Duration) {
        self.perHour = perHour
        self.spacing = spacing
        self.period = period
    }

    /// The instant from which a push that is there now may be delivered: now, or later.
    public mutating func next(at now: VirtualInstant) -> VirtualInstant {
        if let began, began.advanced(by: period) <= now {
            (deliveries, self.began, isOn) = ([], nil, false)
        }
        let hourAgo = now.advanced(by: .seconds(-3600))
        if deliveries.count(where: { $0 > hourAgo }) >= perHour { isOn = true }
        guard isOn, let last = deliveries.last else { return now }
        return max(now, last.advanced(by: spacing))
    }

    /// One reaches the app now: it counts.
    public mutating func didDeliver(at now: VirtualInstant) {
        if began == nil { began = now }
        deliveries.append(now)
    }
}
