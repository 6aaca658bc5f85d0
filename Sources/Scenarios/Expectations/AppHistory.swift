import BackgroundRuntime

/// What happened to an app so far, as far as expectations ask. Each look at it reads on from where the last one stopped, so
/// that many expectations cost no more than the trace is long.
final class AppHistory {
    let app: InstalledApp
    /// From when on what happened counts, what happened at that instant included; nil for everything.
    let since: VirtualInstant?
    /// What was on its screen; nil where nobody asks of that.
    var screens: ScreenLog?
    /// The place in the trace behind the last record that was read.
    private var place = 0
    private var firstByRule: [String: TraceRecord] = [:]
    private var stretches: StretchList
    private var awake = AwakeTime()
    private var wasRunning = false
    /// Each time that something began to keep the app awake.
    private var acquires: [TraceRecord] = []
    /// The changes of the app's state, and its ends, those before `since` included.
    private var changes: [TraceRecord] = []

    /// The last time that something began, stopped, or was refused, to keep the app awake.
    private(set) var hold: TraceEntry?
    /// What the system called.
    private(set) var calls = OrderedTexts()
    /// What the app printed.
    private(set) var output = OrderedTexts()
    /// The first finding of each rule.
    private(set) var firstFindings: [String: TraceRecord] = [:]
    /// The rules of all findings, each once, in the order of their first.
    private(set) var findings: [String] = []
    /// What else was found, of which no rule is cited.
    private(set) var findingsWithoutRule: [TraceRecord] = []
    /// Each time that the app was woken or launched for an event.
    private(set) var wakes: [TraceRecord] = []
    /// Each end of it.
    private(set) var ends: [TraceRecord] = []
    /// How often the app was launched.
    private(set) var launches = 0

    /// The history of `app`, from an instant on where one is given; nothing of it is read yet.
    init(of app: InstalledApp, since: VirtualInstant? = nil) {
        self.app = app
        self.since = since
        stretches = StretchList(from: since)
    }

    /// Reads what was recorded since the last time, and returns how many records that were.
    @discardableResult
    func readOn() -> Int {
        let new = app.trace.records(from: place)
        place = app.device.trace.records.endIndex
        for record in new { read(record) }
        hold = new.last { [.drop, .acquire, .refusal].contains($0.kind) }.map(app.trace.entry) ?? hold
        return new.count
    }

    private func read(_ record: TraceRecord) {
        stretches.add(record, holderVersion: app.device.trace.holderVersion(of: record))
        switch record.kind {
        case .acquire: acquires.append(record)
        case .state, .termination: changes.append(record)
        default: break
        }
        if since.map({ record.instant < $0 }) != true { count(record) }
        wasRunning = record.state != .notRunning
    }

    private func count(_ record: TraceRecord) {
        if !wasRunning, record.state != .notRunning { launches += 1 }
        switch record.kind {
        case .call: calls.append(app.device.trace.sentence(record))
        case .output: output.append(app.device.trace.sentence(record))
        case .wake: wakes.append(record)
        case .termination: ends.append(record)
        case .finding where record.rule == nil: findingsWithoutRule.append(record)
        default: break
        }
        guard let id = record.rule?.id else { return }
        if firstByRule[id] == nil { firstByRule[id] = record }
        if record.kind == .finding, firstFindings[id] == nil {
            firstFindings[id] = record
            findings.append(id)
        }
    }

    /// The first record of the app that cites the rule with this id.
    func first(rule id: String) -> TraceEntry? { firstByRule[id].map(app.trace.entry) }

    /// The last change of the app's state, or its end.
    var change: TraceEntry? { changes.last.map(app.trace.entry) }

    /// When and by which rule the app's present holders began to keep it awake.
    var holds: [TraceEntry] {
        app.awakeReasons.compactMap { acquire(of: $0, until: app.device.now) }.map(app.trace.entry)
    }

    /// Time awake in the background because of a holder, by its name with or without `task` and quotation marks; for
    /// `total`, whatever the reason.
    func awake(because holder: String) -> Duration {
        awake.readOn(self)
        return awake.duration(because: holder, self)
    }

    private func acquire(of holder: String, until instant: VirtualInstant) -> TraceRecord? {
        acquires.last {
            $0.instant <= instant && app.device.trace.sentence($0).contains("kept awake by \(holder)")
        }
    }
}

extension AppHistory {
    /// How many stretches the history has; never none.
    var stretchCount: Int { stretches.count }

    /// A stretch by its number.
    func stretch(_ number: Int) -> Stretch { stretches.stretch(number, now: app.device.now) }

    /// All that keeps the app awake in a stretch.
    func holders(in stretch: Stretch) -> [String] {
        let text = stretch.cause.map(app.device.trace.holders) ?? ""
        return text.split(separator: TraceSymbol.holderSeparator).map(String.init)
    }

    /// Why the app is as it is in a stretch: the last change of its state, and in the background what keeps it awake.
    func reasons(for stretch: Stretch) -> [TraceEntry] {
        let change = changes.last { $0.instant <= stretch.begin && $0.state == stretch.state }
        let holders = stretch.state == .background ? holders(in: stretch) : []
        let holds = holders.compactMap { acquire(of: $0, until: stretch.begin) }
        return ((change.map { [$0] } ?? []) + holds).map(app.trace.entry)
    }
}
