import BackgroundRuntime

/// How often an app is told of changes in the background; numbers as in `HKUpdateFrequency`.
public enum DeliveryFrequency: Int, Hashable, Sendable, CaseIterable {
    case immediate = 1
    /// At most once an hour.
    case hourly = 2
    /// At most once a day.
    case daily = 3
    /// At most once a week.
    case weekly = 4

    /// What scenarios call it.
    var name: String {
        switch self {
        case .immediate: "immediate"
        case .hourly: "hourly"
        case .daily: "daily"
        case .weekly: "weekly"
        }
    }

    /// The least time between two deliveries.
    var period: Duration {
        switch self {
        case .immediate: .zero
        case .hourly: .seconds(3_600)
        case .daily: .seconds(86_400)
        case .weekly: .seconds(604_800)
        }
    }
}

/// The background delivery of one kind to one app, as a value: when it is due, and how often the app did not answer.
struct DeliveryPlan: Hashable {
    /// How often the app is told.
    let frequency: DeliveryFrequency
    /// The least time between two deliveries: that of the frequency, or that of the kind.
    let period: Duration
    /// Whether something changed that the app was not told of.
    private(set) var isPending = false
    /// How many deliveries in a row were not answered.
    private(set) var strikes = 0
    /// Whether the system has given the app up.
    private(set) var isStopped = false
    private var earliest: VirtualInstant?

    init(_ frequency: DeliveryFrequency, of kind: HealthKind) {
        self.frequency = frequency
        period = kind.isHourly ? max(frequency.period, DeliveryFrequency.hourly.period) : frequency.period
    }

    /// The app enables it again: what waits goes on waiting, and a system that had given the app up tries again.
    func renewed(_ frequency: DeliveryFrequency, of kind: HealthKind) -> DeliveryPlan {
        var plan = DeliveryPlan(frequency, of: kind)
        plan.isPending = isPending
        guard !isStopped else { return plan }
        plan.strikes = strikes
        if plan.period == period { plan.earliest = earliest }
        return plan
    }

    /// Notes that there is something to deliver.
    mutating func change() { isPending = true }

    /// The app was told otherwise, such as in the foreground.
    mutating func told() { isPending = false }

    /// How long a delivery has to wait; nil for none that is due.
    func wait(at now: VirtualInstant) -> Duration? {
        guard isPending, !isStopped else { return nil }
        return earliest.map { $0 > now ? now.duration(to: $0) : .zero } ?? .zero
    }

    /// The app is told.
    mutating func deliver(at now: VirtualInstant) {
        isPending = false
        earliest = now.advanced(by: period)
    }

    /// The app said that it is done.
    mutating func answer() { strikes = 0 }

    /// The app did not say so: it is tried again later, each time twice as late, until the system gives up.
    mutating func miss(at now: VirtualInstant, backoff: Duration, limit: Int) {
        strikes += 1
        isPending = true
        isStopped = strikes >= limit
        let delay = backoff * (1 << min(strikes - 1, 20))
        earliest = max(earliest ?? now, now.advanced(by: delay))
    }
}
