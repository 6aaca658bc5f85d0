import BackgroundRuntime

/// Reads an expectation of a scenario.
struct ExpectationReader {
    let expectable: ExpectableRules
    /// The modes there are: what keeps an app awake, beside its tasks and wakes.
    let modes: [String]
    let problems: ProblemList

    static let keys = [
        "state", "because", "awakeBecause", "timeRemaining", "terminated", "calls", "output", "rules", "notRules",
        "findings", "awake", "launches",
    ]

    func read(_ value: JSONValue, at path: ContentPath) -> Expectation? {
        guard let reader = ObjectReader(value, at: path, keys: ExpectationReader.keys, problems: problems) else {
            return nil
        }
        var expectation = Expectation()
        expectation.state = state(reader)
        expectation.because = reader.string("because").map { rule($0, at: path.key("because")) }
        expectation.awakeBecause = reader.strings("awakeBecause")
        for (index, name) in (expectation.awakeBecause ?? []).enumerated() {
            checkHolder(name, at: path.key("awakeBecause").item(index))
        }
        expectation.timeRemaining = reader.value("timeRemaining").flatMap {
            range($0, at: path.key("timeRemaining"), reader)
        }
        expectation.terminated = reader.string("terminated")
        expectation.calls = reader.strings("calls")
        expectation.output = reader.strings("output")
        expectation.rules = rules(reader, "rules")
        expectation.notRules = rules(reader, "notRules")
        expectation.findings = rules(reader, "findings")
        expectation.awake = awake(reader)
        expectation.launches = launches(reader)
        if expectation == Expectation(), problems.problems.isEmpty {
            problems.add(path, "the expectation expects nothing", hint: "for example { state: \"suspended\" }")
        }
        return expectation
    }

    private func state(_ reader: ObjectReader) -> AppState? {
        guard let text = reader.string("state") else { return nil }
        let state = AppState.allCases.first { $0.description == text }
        if state == nil {
            problems.addUnknown(
                reader.path.key("state"), "state", text, known: AppState.allCases.map(\.description))
        }
        return state
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

    private func awake(_ reader: ObjectReader) -> [String: Expectation.Range]? {
        guard reader.has("awake") else { return nil }
        var ranges: [String: Expectation.Range] = [:]
        for member in reader.members("awake") {
            checkHolder(member.key, at: reader.path.key("awake").key(member.key))
            ranges[member.key] = range(member.value, at: reader.path.key("awake").key(member.key), reader)
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

    private func launches(_ reader: ObjectReader) -> Int? {
        guard let number = reader.number("launches") else { return nil }
        if Int(exactly: number) == nil { problems.add(reader.path.key("launches"), "expected a whole number") }
        return Int(exactly: number)
    }

    /// `{ atLeast: "10s", atMost: "20s" }`, or a duration alone for exactly that.
    private func range(_ value: JSONValue, at path: ContentPath, _ reader: ObjectReader) -> Expectation.Range? {
        guard case .object = value else {
            return reader.duration(of: value, at: path).map { Expectation.Range(atLeast: $0, atMost: $0) }
        }
        let ends = ObjectReader(value, at: path, keys: ["atLeast", "atMost"], problems: problems)
        return ends.map { Expectation.Range(atLeast: $0.duration("atLeast"), atMost: $0.duration("atMost")) }
    }
}
