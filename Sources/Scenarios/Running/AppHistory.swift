import BackgroundRuntime

/// What happened to an app so far, as far as expectations ask. Each look at it reads on from where the last one stopped, so
/// that many expectations cost no more than the trace is long.
final class AppHistory {
    private let app: InstalledApp
    /// The place in the trace behind the last record that was read.
    private var place = 0
    private var findingRules: Set<String> = []
    private var firstByRule: [String: TraceRecord] = [:]
    private var awake = AwakeTime()
    /// Each time that something began to keep the app awake.
    private var acquires: [TraceRecord] = []

    /// The last change of the app's state, or its end.
    private(set) var change: TraceEntry?
    /// The last time that something began, stopped, or was refused, to keep the app awake.
    private(set) var hold: TraceEntry?
    /// What the system called.
    private(set) var calls = OrderedTexts()
    /// What the app printed.
    private(set) var output = OrderedTexts()
    /// The rules of all findings, each once, in the order of their first.
    private(set) var findings: [String] = []

    /// The history of `app`; nothing of it is read yet.
    init(of app: InstalledApp) {
        self.app = app
    }

    /// Reads what was recorded since the last time, and returns how many records that were.
    @discardableResult
    func readOn() -> Int {
        let new = app.trace.records(from: place)
        place = app.device.trace.records.endIndex
        for record in new { read(record) }
        change = new.last { $0.kind == .state || $0.kind == .termination }.map(app.trace.entry) ?? change
        hold = new.last { [.drop, .acquire, .refusal].contains($0.kind) }.map(app.trace.entry) ?? hold
        return new.count
    }

    private func read(_ record: TraceRecord) {
        switch record.kind {
        case .call: calls.append(app.device.trace.sentence(record))
        case .output: output.append(app.device.trace.sentence(record))
        case .acquire: acquires.append(record)
        default: break
        }
        guard let id = record.rule?.id else { return }
        if firstByRule[id] == nil { firstByRule[id] = record }
        if record.kind == .finding, findingRules.insert(id).inserted { findings.append(id) }
    }

    /// The first record of the app that cites the rule with this id.
    func first(rule id: String) -> TraceEntry? { firstByRule[id].map(app.trace.entry) }

    /// When and by which rule the app's present holders began to keep it awake.
    var holds: [TraceEntry] {
        app.awakeReasons.compactMap { holder in
            acquires.last { app.device.trace.sentence($0).contains("kept awake by \(holder)") }.map(app.trace.entry)
        }
    }

    /// Time awake in the background because of a holder, by its name with or without `task` and quotation marks.
    func awake(because holder: String) -> Duration {
        awake.readOn(app)
        let durations = awake.durations(until: app.device.now, app)
        return durations[holder] ?? durations["task \"\(holder)\""] ?? .zero
    }
}

/// Time awake in the background, by holder. It is counted when somebody asks: few do.
private struct AwakeTime {
    private var place = 0
    private var last: TraceRecord?
    private var before: [String: Duration] = [:]

    mutating func readOn(_ app: InstalledApp) {
        for record in app.trace.records(from: place) {
            AwakeTime.add(last, until: record.instant, app, to: &before)
            last = record
        }
        place = app.device.trace.records.endIndex
    }

    /// The durations up to an instant that is not before the last record.
    func durations(until end: VirtualInstant, _ app: InstalledApp) -> [String: Duration] {
        var durations = before
        AwakeTime.add(last, until: end, app, to: &durations)
        return durations
    }

    private static func add(
        _ record: TraceRecord?, until end: VirtualInstant, _ app: InstalledApp, to durations: inout [String: Duration]
    ) {
        guard let record, record.state == .background, record.instant < end else { return }
        let holders = app.device.trace.holders(of: record).split(separator: TraceSymbol.holderSeparator)
        for holder in holders { durations[String(holder), default: .zero] += record.instant.duration(to: end) }
    }
}

/// Texts in the order in which they came, and the places of each.
struct OrderedTexts {
    private(set) var all: [String] = []
    private var places: [String: [Int]] = [:]

    mutating func append(_ text: String) {
        places[text, default: []].append(all.count)
        all.append(text)
    }

    /// The first of `wanted` that does not follow those before it; nil when all do.
    ///
    /// - Parameter matches: whether a wanted text means one that came; nil where they have to be the same.
    func firstMissing(of wanted: [String], matches: ((String, String) -> Bool)? = nil) -> String? {
        var start = 0
        for item in wanted {
            guard let place = place(of: item, from: start, matches) else { return item }
            start = place + 1
        }
        return nil
    }

    private func place(of item: String, from start: Int, _ matches: ((String, String) -> Bool)?) -> Int? {
        guard let matches else { return next(of: item, from: start) }
        return places.filter { matches(item, $0.key) }.compactMap { next(of: $0.key, from: start) }.min()
    }

    /// The first place of a text that is not before `start`.
    private func next(of text: String, from start: Int) -> Int? {
        guard let places = places[text] else { return nil }
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < places.count ? places[low] : nil
    }
}
