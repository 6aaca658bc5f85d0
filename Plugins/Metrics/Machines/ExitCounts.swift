import BackgroundRuntime

/// How often an app ended, by category: from the foreground, and from the background.
public struct ExitCounts: Hashable, Sendable {
    /// Ends of an app that was on the screen.
    public private(set) var foreground: [TerminationReason.Category: Int] = [:]
    /// Ends of an app that was not, suspended ones included.
    public private(set) var background: [TerminationReason.Category: Int] = [:]

    /// Counts of an app that never ended.
    public init() {}

    /// Counts an end of the app.
    public mutating func add(_ category: TerminationReason.Category, wasForeground: Bool) {
        if wasForeground { foreground[category, default: 0] += 1 } else { background[category, default: 0] += 1 }
    }

    /// How often it ended.
    public var total: Int { (foreground.values.map(\.self) + background.values).reduce(0, +) }
}

/// What a phone reports of one day of an app.
public struct DayReport: Hashable, Sendable {
    /// When the day began.
    public let begin: VirtualInstant
    /// When it was over.
    public let end: VirtualInstant
    /// How the app ended in it.
    public let exits: ExitCounts
}

/// The days of an app, from when its reports began: what is over and was not handed out yet, and the one that goes on.
public struct ReportDays: Hashable, Sendable {
    /// What a day is to reports, and how much lies at least between two deliveries.
    public let length: Duration
    /// Days that are over and were not delivered, the oldest first.
    public private(set) var waiting: [DayReport] = []
    private var begin: VirtualInstant
    private var today = ExitCounts()
    private var lastDelivery: VirtualInstant?

    /// Reports that begin now.
    public init(length: Duration, at begin: VirtualInstant) {
        self.length = length
        self.begin = begin
    }

    /// When the day that goes on is over.
    public var end: VirtualInstant { begin.advanced(by: length) }

    /// Counts an end of the app for this day.
    public mutating func count(_ category: TerminationReason.Category, wasForeground: Bool) {
        today.add(category, wasForeground: wasForeground)
    }

    /// The day is over.
    public mutating func close() {
        waiting.append(DayReport(begin: begin, end: end, exits: today))
        begin = end
        today = ExitCounts()
    }

    /// All that waits, where something does and the last delivery is a day ago.
    public mutating func deliver(at instant: VirtualInstant) -> [DayReport] {
        if let lastDelivery, instant < lastDelivery.advanced(by: length) { return [] }
        guard !waiting.isEmpty else { return [] }
        lastDelivery = instant
        defer { waiting = [] }
        return waiting
    }
}
