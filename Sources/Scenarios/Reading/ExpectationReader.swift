import BackgroundRuntime

/// Reads an expectation of a scenario.
package struct ExpectationReader {
    let expectable: ExpectableRules
    /// The modes there are: what keeps an app awake, beside its tasks and wakes.
    let modes: [String]
    /// What the modules let ask for.
    let observations: [AppObservation]
    let problems: ProblemList

    package static let keys =
        ["state", "because", "awakeBecause", "timeRemaining", "terminated", "openTasks", "screen", "since"] + keysOfPast
    /// The keys that ask of the time before the step, all of it or from `since` on.
    static let keysOfPast = [
        "calls", "output", "rules", "notRules", "findings", "awake", "launches", "always", "never", "eventually",
        "wakes", "exits", "onlyCalls", "notFindings", "allowedFindings", "picture",
    ]

    private var allKeys: [String] { ExpectationReader.keys + observations.map(\.name) }
    /// Those of the keys that take a list.
    package static let lists = [
        "awakeBecause", "calls", "output", "rules", "notRules", "findings", "exits", "onlyCalls", "notFindings",
        "allowedFindings",
    ]

    func read(_ value: JSONValue, at path: ContentPath) -> Expectation? {
        let known = problems.count
        guard let reader = ObjectReader(value, at: path, keys: allKeys, problems: problems) else {
            return nil
        }
        var expectation = Expectation()
        expectation.state = reader.string("state").flatMap { AppState.read($0, at: path.key("state"), problems) }
        expectation.because = reader.string("because").map { rule($0, at: path.key("because")) }
        expectation.awakeBecause = reader.strings("awakeBecause")
        for (index, name) in (expectation.awakeBecause ?? []).enumerated() {
            checkHolder(name, at: path.key("awakeBecause").item(index))
        }
        expectation.timeRemaining = reader.value("timeRemaining").flatMap {
            RangeReader(problems: problems).durations($0, at: path.key("timeRemaining"))
        }
        expectation.terminated = reader.string("terminated")
        expectation.calls = reader.strings("calls")
        expectation.output = reader.strings("output")
        expectation.rules = rules(reader, "rules")
        expectation.notRules = rules(reader, "notRules")
        expectation.findings = rules(reader, "findings")
        expectation.awake = awake(reader)
        expectation.launches = reader.value("launches").flatMap {
            RangeReader(problems: problems).counts($0, at: path.key("launches"))
        }
        readSpan(reader, into: &expectation)
        readLists(reader, into: &expectation)
        expectation.observed = ObservationReader(observations: observations, problems: problems).read(reader)
        expectation.picture = reader.value("picture").flatMap {
            PictureReader(checkHolder: checkHolder, problems: problems).read($0, at: path.key("picture"))
        }
        expectation.screen = reader.value("screen").flatMap {
            ScreenExpectationReader(problems: problems).read($0, at: path.key("screen"))
        }
        checkSpan(of: expectation, reader)
        if expectation == Expectation(), problems.count == known {
            problems.add(path, "the expectation expects nothing", hint: "for example { state: \"suspended\" }")
        }
        return expectation
    }

    private func readSpan(_ reader: ObjectReader, into expectation: inout Expectation) {
        let situations = SituationReader(checkHolder: checkHolder, problems: problems)
        let path = reader.path
        expectation.since = reader.duration("since")
        expectation.always = reader.value("always").flatMap { situations.read($0, at: path.key("always")) }
        expectation.never = reader.value("never").flatMap { situations.read($0, at: path.key("never")) }
        expectation.eventually = reader.value("eventually").flatMap {
            situations.readEventualSituation($0, at: path.key("eventually"))
        }
    }

    private func readLists(_ reader: ObjectReader, into expectation: inout Expectation) {
        expectation.wakes = reader.value("wakes").flatMap { wakes($0, at: reader.path.key("wakes")) }
        expectation.exits = reader.strings("exits")
        expectation.onlyCalls = reader.strings("onlyCalls")
        expectation.notFindings = rules(reader, "notFindings")
        expectation.allowedFindings = rules(reader, "allowedFindings")
        expectation.openTasks = openTasks(reader)
    }

    /// A number for all, or numbers by the beginnings of rules.
    private func wakes(_ value: JSONValue, at path: ContentPath) -> [String: Expectation.Range<Int>] {
        let ranges = RangeReader(problems: problems)
        guard case .object(let members) = value, !members.contains(where: { ["atLeast", "atMost"].contains($0.key) })
        else {
            return ranges.counts(value, at: path).map { [AwakeTime.total: $0] } ?? [:]
        }
        if members.isEmpty { problems.add(path, "counts nothing", hint: "for example { atMost: 4 }") }
        let words = [AwakeTime.total] + expectable.words
        return members.reduce(into: [:]) { counts, member in
            if !words.contains(member.key) {
                problems.addUnknown(path.key(member.key), "rule or beginning of rules", member.key, known: words)
            }
            counts[member.key] = ranges.counts(member.value, at: path.key(member.key))
        }
    }

    private func openTasks(_ reader: ObjectReader) -> Expectation.OpenTasks? {
        guard let value = reader.value("openTasks") else { return nil }
        if case .array = value { return reader.strings("openTasks").map { .names($0) } }
        return RangeReader(problems: problems).counts(value, at: reader.path.key("openTasks")).map { .count($0) }
    }

    /// What is asked for has to be about the time that is given for it.
    private func checkSpan(of expectation: Expectation, _ reader: ObjectReader) {
        let keysOfPast = ExpectationReader.keysOfPast + observations.map(\.name)
        if expectation.since != nil, !keysOfPast.contains(where: reader.has) {
            problems.add(
                reader.path.key("since"), "nothing here asks of the past",
                hint: "for example { since: \"10s\", always: { state: \"suspended\" } }")
        }
        let others = allKeys.filter { $0 != "eventually" && reader.has($0) }
        if expectation.eventually?.within != nil, let other = others.first {
            problems.add(
                reader.path.key(other), "\"within\" looks ahead of the step, and \(other.quoted) does not",
                hint: "give them a step each, at the same time")
        }
    }

    private func rule(_ id: String, at path: ContentPath) -> String {
        expectable.check(id, at: path, problems)
        return id
    }

    private func rules(_ reader: ObjectReader, _ key: String) -> [String]? {
        reader.strings(key).map { ids in
            ids.enumerated().map { rule($1, at: reader.path.key(key).item($0)) }
        }
    }

    private func awake(_ reader: ObjectReader) -> [String: Expectation.Range<Duration>]? {
        guard reader.has("awake") else { return nil }
        var ranges: [String: Expectation.Range<Duration>] = [:]
        for member in reader.members("awake") {
            checkHolder(member.key, at: reader.path.key("awake").key(member.key))
            ranges[member.key] = RangeReader(problems: problems).durations(
                member.value, at: reader.path.key("awake").key(member.key))
        }
        return ranges
    }

    /// Tasks have any name, but one that is nearly a mode's is a slip of the pen.
    private func checkHolder(_ name: String, at path: ContentPath) {
        guard !modes.contains(name), let meant = closestMatch(to: name, in: modes, atMost: 1) else { return }
        problems.add(
            path, "nothing called \(name.quoted) keeps an app awake",
            hint: "did you mean \(meant.quoted)? A task of that name is written 'task \(name.quoted)'")
    }
}
