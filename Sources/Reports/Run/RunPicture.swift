import VigilResults

/// A picture of one run as SVG: states, what kept each app awake, what the phone did for it meanwhile, calls, findings and
/// expectations, over the whole run.
///
/// However many records there are, a row has at most one mark for each point of its width.
package struct RunPicture {
    private let result: ScenarioResult
    private let recording: RunRecording
    private let scale: PictureScale

    /// A picture of a run.
    package init(_ result: ScenarioResult, _ recording: RunRecording) {
        self.result = result
        self.recording = recording
        let last = recording.records.instant.last ?? 0
        scale = PictureScale(end: max(recording.end, last, 1))
    }

    /// The picture as a file of its own.
    package var svg: String { svg(isAlone: true) }

    /// The picture.
    ///
    /// - Parameter isAlone: whether it is a file of its own, with a title and a ground, and not a part of a page.
    func svg(isAlone: Bool) -> String {
        var canvas = PictureCanvas(scale, isAlone: isAlone)
        let name = "\(result.outcome.rawValue): \(result.scenario.name)"
        if isAlone { canvas.addTitle(name, facts) }
        canvas.addRuler()
        let rows = PictureRows(recording)
        for app in recording.apps.indices.dropFirst() {
            canvas.addStates(rows.states(of: app), label: recording.apps[app])
            for row in rows.holders(of: app) { canvas.addBars(row.spans, label: row.name, end: recording.end) }
            for row in rows.activities(of: app) {
                canvas.addActivities(row.spans, label: row.label, end: recording.end)
            }
            canvas.addMarks(rows.instants(of: app, ["call"]), label: "calls", .call)
            canvas.addMarks(rows.instants(of: app, ["wake"]), label: "wakes", .wake)
            canvas.addMarks(rows.instants(of: app, ["refusal"]), label: "refusals", .refusal)
            canvas.addMarks(rows.instants(of: app, ["finding"]), label: "findings", .finding)
            canvas.addMarks(rows.instants(of: app, ["termination"]), label: "ends", .end)
        }
        let met = result.expectations.filter(\.isMet).map(\.from)
        let failed = result.expectations.filter { !$0.isMet }.map(\.from)
        canvas.addMarks(met, label: "expected", .met)
        canvas.addMarks(failed, label: "not as expected", .failed)
        return canvas.svg(title: name, description: description)
    }

    private var facts: String {
        let variant = result.scenario.variant.map { "\($0.parameter) \($0.value)" }
        return ([result.system, "seed \(result.seed)"] + variant + [TimeWords.duration(recording.end)])
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private var description: String {
        let failed = result.expectations.count { !$0.isMet }
        return "\(facts). \(recording.records.count) records, \(result.expectingSteps) expectations, "
            + "\(failed) of them not met, \(result.findings.count) findings."
    }
}

/// What the rows of a picture show, taken from a recording.
struct PictureRows {
    private let recording: RunRecording
    private static let most = 12
    private static let mostOfKind = 5

    /// The rows of a recording.
    init(_ recording: RunRecording) {
        self.recording = recording
    }

    /// A time in one state.
    struct Band {
        let state: String
        let from: Int64
        var to: Int64
    }

    /// What kept an app awake under one name.
    struct Holder {
        let name: String
        var spans: [AwakeSpan]
    }

    /// The states of an app, those that lasted no time left out.
    func states(of app: Int) -> [Band] {
        var bands: [Band] = []
        var number = -1
        let records = recording.records
        for place in records.instant.indices where records.app[place] == app && records.state[place] != number {
            number = records.state[place]
            if !bands.isEmpty { bands[bands.count - 1].to = records.instant[place] }
            bands.append(Band(state: recording.states[number], from: records.instant[place], to: recording.end))
        }
        return bands.filter { $0.to > $0.from }
    }

    /// What kept an app awake, the first ones by their beginning, and all others together.
    func holders(of app: Int) -> [Holder] {
        var places: [Int: Int] = [:]
        var holders: [Holder] = []
        for span in recording.spans where span.app == app {
            if let place = places[span.name] {
                holders[place].spans.append(span)
            } else if holders.count < PictureRows.most {
                places[span.name] = holders.count
                holders.append(Holder(name: recording.strings[span.name], spans: [span]))
            } else {
                if holders.count == PictureRows.most { holders.append(Holder(name: "others", spans: [])) }
                holders[PictureRows.most].spans.append(span)
            }
        }
        return holders
    }

    /// What the phone did for an app at one time each, such as its transfers.
    struct ActivityRow {
        /// What it is, in the first row of a kind; nothing in those below it.
        let label: String
        var spans: [(name: String, from: Int64, to: Int64?)]

        /// Whether the row is free at an instant.
        func hasRoom(at instant: Int64) -> Bool { spans.last?.to.map { $0 <= instant } ?? spans.isEmpty }
    }

    /// What the phone did for an app by kind, each in the first row where there is room for it: five rows of a kind at most.
    func activities(of app: Int) -> [ActivityRow] {
        var rows: [(kind: Int, rows: [ActivityRow])] = []
        for activity in recording.errands where activity.app == app {
            let place = rows.firstIndex { $0.kind == activity.kind } ?? rows.count
            if place == rows.count { rows.append((activity.kind, [])) }
            let label = rows[place].rows.isEmpty ? recording.strings[activity.kind] + "s" : ""
            var row = rows[place].rows.firstIndex { $0.hasRoom(at: activity.from) } ?? rows[place].rows.count
            if row == PictureRows.mostOfKind { row -= 1 }
            if row == rows[place].rows.count { rows[place].rows.append(ActivityRow(label: label, spans: [])) }
            rows[place].rows[row].spans.append((recording.strings[activity.name], activity.from, activity.to))
        }
        return rows.flatMap(\.rows)
    }

    /// The instants of the records of an app that are of some kinds.
    func instants(of app: Int, _ kinds: Set<String>) -> [Int64] {
        let numbers = Set(recording.kinds.indices.filter { kinds.contains(recording.kinds[$0]) })
        let records = recording.records
        return records.instant.indices.filter { records.app[$0] == app && numbers.contains(records.kind[$0]) }
            .map { records.instant[$0] }
    }
}
