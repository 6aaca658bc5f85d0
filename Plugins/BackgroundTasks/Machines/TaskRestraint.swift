/// Decides which tasks a phone puts off that it may start: most phones start few, at night and by the user's habits.
public struct TaskRestraint: Hashable, Sendable {
    /// The hour of the day, as the user's clock shows it.
    public var hour: Int
    /// The hours of the night, from the first one up to the second, over midnight.
    public var night: (begin: Int, end: Int) { (nightBegin, nightEnd) }
    private let nightBegin: Int
    private let nightEnd: Int
    /// The share of days on which the user opens the app about now, from 0 to 1; nil where that is not known yet.
    public var likelihood: Double?
    /// How many tasks of the kind the app may still have today; nil for any number.
    public var left: Int?

    /// The restraint of a phone at an hour of its day.
    public init(hour: Int, night: (begin: Int, end: Int), likelihood: Double? = nil, left: Int? = nil) {
        (self.hour, nightBegin, nightEnd) = (hour, night.begin, night.end)
        (self.likelihood, self.left) = (likelihood, left)
    }

    /// Whether the user sleeps.
    public var isNight: Bool {
        nightBegin <= nightEnd
            ? (nightBegin..<nightEnd).contains(hour) : hour >= nightBegin || hour < nightEnd
    }

    /// What puts a task of a kind off; nil when nothing does.
    func hold(of kind: TaskRequest.Kind, isCharging: Bool) -> TaskHold? {
        if let left, left <= 0 { return .budget }
        if kind.isProcessing {
            if !isCharging { return .notChargingAtNight }
            return isNight ? nil : .notAtNight
        }
        guard let likelihood else { return .unknownUse }
        return likelihood > 0 ? nil : .noUseAhead
    }
}

/// How many tasks an app had in a day, by kind.
public struct DailyTasks: Hashable, Sendable {
    private var day: Int?
    private var counts: [TaskRequest.Kind: Int] = [:]

    public init() {}

    /// A task of a kind starts on the day of a number.
    public mutating func noteStart(of kind: TaskRequest.Kind, on day: Int) {
        if self.day != day { (self.day, counts) = (day, [:]) }
        counts[kind, default: 0] += 1
    }

    /// How many tasks of a kind started on the day of a number.
    public func count(of kind: TaskRequest.Kind, on day: Int) -> Int { self.day == day ? counts[kind] ?? 0 : 0 }
}
