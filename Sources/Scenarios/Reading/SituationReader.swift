import BackgroundRuntime

/// Reads how an app is to be for a while: `{ state: "suspended" }`, `{ heldBy: ["audio"] }`.
struct SituationReader {
    /// Reports a name of nothing that keeps an app awake.
    let checkHolder: (String, ContentPath) -> Void
    let problems: ProblemList

    static let keys = ["state", "awakeBecause", "heldBy", "screen"]

    func read(_ value: JSONValue, at path: ContentPath) -> Situation? {
        ObjectReader(value, at: path, keys: SituationReader.keys, problems: problems).map(situation)
    }

    /// Reads what is to be so at some time, with the time that it has for that.
    func readEventualSituation(_ value: JSONValue, at path: ContentPath) -> Expectation.EventualSituation? {
        let keys = SituationReader.keys + ["within"]
        guard let reader = ObjectReader(value, at: path, keys: keys, problems: problems) else { return nil }
        let within = reader.duration("within")
        if let within, within <= .zero { problems.add(path.key("within"), "expected a duration above zero") }
        return Expectation.EventualSituation(situation: situation(reader), within: within)
    }

    private func situation(_ reader: ObjectReader) -> Situation {
        var situation = Situation()
        situation.states = states(reader)
        situation.awakeBecause = holders(reader, "awakeBecause")
        situation.heldBy = holders(reader, "heldBy")
        situation.screen = reader.value("screen").flatMap {
            ScreenExpectationReader(problems: problems).read($0, at: reader.path.key("screen"))
        }
        if situation.heldBy == [] {
            problems.add(
                reader.path.key("heldBy"), "names nothing", hint: "awake because of nothing is written awakeBecause: []"
            )
        }
        if !SituationReader.keys.contains(where: reader.has) {
            problems.add(reader.path, "says nothing of the app", hint: "for example { state: \"suspended\" }")
        }
        return situation
    }

    /// One state, or a list of which any will do.
    private func states(_ reader: ObjectReader) -> [AppState]? {
        let path = reader.path.key("state")
        switch reader.value("state") {
        case nil: return nil
        case .array(let items):
            if items.isEmpty { problems.add(path, "names no state") }
            return (reader.strings("state") ?? []).enumerated().compactMap {
                AppState.read($1, at: path.item($0), problems)
            }
        default: return reader.string("state").flatMap { AppState.read($0, at: path, problems) }.map { [$0] }
        }
    }

    private func holders(_ reader: ObjectReader, _ key: String) -> [String]? {
        let names = reader.strings(key)
        for (index, name) in (names ?? []).enumerated() { checkHolder(name, reader.path.key(key).item(index)) }
        return names
    }
}

extension AppState {
    /// The state that a scenario names; nil, with a problem, where there is none.
    static func read(_ text: String, at path: ContentPath, _ problems: ProblemList) -> AppState? {
        let state = allCases.first { $0.description == text }
        if state == nil { problems.addUnknown(path, "state", text, known: allCases.map(\.description)) }
        return state
    }
}
