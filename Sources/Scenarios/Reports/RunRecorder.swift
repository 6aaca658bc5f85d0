import BackgroundRuntime
import VigilResults

/// Puts the trace of a phone into columns, in one walk.
package struct RunRecorder {
    private let trace: Trace
    private let book: RuleBook
    private var recording = RunRecording()
    private var texts: [String: Int] = ["": 0]
    private var rules: [Rule: Int] = [:]
    /// For each app and each change of what keeps it awake, the record that has it first.
    private var firstRecords: [[Int]]

    private init(_ device: Device) {
        trace = device.trace
        book = device.modules.book
        firstRecords = trace.appNames.map { _ in [] }
    }

    /// The recording of everything that happened to `device` so far.
    package static func recording(of device: Device) -> RunRecording {
        var recorder = RunRecorder(device)
        recorder.recording.apps = device.trace.appNames
        recorder.recording.kinds = TraceRecord.Kind.allCases.map { "\($0)" }
        recorder.recording.states = AppState.allCases.map(\.description)
        recorder.recording.end = device.now.nanoseconds
        for (place, record) in device.trace.records.enumerated() { recorder.add(record, place) }
        for app in device.trace.appNames.indices { recorder.addSpans(of: app) }
        for activity in device.systemActivities { recorder.add(activity) }
        (recorder.recording.conditions, recorder.recording.clock) = PhoneHistory(device).columns
        if let screens = ScreenRecorder.of(device) { recorder.recording.screens = screens.recording }
        return recorder.recording
    }

    private mutating func add(_ record: TraceRecord, _ place: Int) {
        recording.records.instant.append(record.instant.nanoseconds)
        recording.records.app.append(Int(record.app))
        recording.records.kind.append(Int(record.kind.rawValue))
        recording.records.state.append(Int(record.state.rawValue))
        recording.records.text.append(text(trace.sentence(record)))
        recording.records.rule.append(record.rule.map { rule($0) } ?? -1)
        let version = trace.holderVersion(of: record)
        while firstRecords[Int(record.app)].count <= version { firstRecords[Int(record.app)].append(place) }
    }

    private mutating func addSpans(of app: Int) {
        let first = firstRecords[app]
        for span in trace.holdSpans(of: app) where span.first < first.count {
            let begin = first[span.first]
            var awake = AwakeSpan(
                app: app, number: span.hold.number, name: text(span.hold.name), grant: span.hold.grant?.number,
                first: begin, from: recording.records.instant[begin])
            awake.deadline = span.hold.deadline.map(\.nanoseconds)
            if let last = span.last, last < first.count {
                (awake.last, awake.to) = (first[last], recording.records.instant[first[last]])
            }
            recording.spans.append(awake)
        }
    }

    private mutating func add(_ activity: SystemActivity) {
        guard let app = trace.appNames.firstIndex(of: activity.app) else { return }
        recording.errands.append(
            SystemActivitySpan(
                app: app, kind: text(activity.kind), name: text(activity.name), from: activity.start.nanoseconds,
                to: activity.end?.nanoseconds))
    }

    private mutating func text(_ text: String) -> Int {
        if let place = texts[text] { return place }
        texts[text] = recording.strings.count
        recording.strings.append(text)
        return recording.strings.count - 1
    }

    private mutating func rule(_ rule: Rule) -> Int {
        if let place = rules[rule] { return place }
        rules[rule] = recording.rules.count
        recording.rules.append(CitedRule(rule, in: book))
        return recording.rules.count - 1
    }
}

extension CitedRule {
    /// A rule with its sources as `book` has them; one that it does not have is named by its key.
    init(_ rule: Rule, in book: RuleBook) {
        let sources = rule.sources.map { key in
            guard let source = book.source(named: key) else { return Source(title: key, url: nil) }
            let address = source.addresses.first { $0.contains(".") && !$0.contains(" ") }
            return Source(title: source.title, url: address.map { "https://" + $0 })
        }
        self.init(
            id: rule.id, text: rule.sentence, confidence: rule.confidence.map(\.inWords), sources: sources,
            advice: rule.advice)
    }
}

extension RunReport {
    /// The run in full, for whoever draws it.
    package var recording: RunRecording { RunRecorder.recording(of: device) }
}
