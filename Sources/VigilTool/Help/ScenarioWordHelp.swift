import BackgroundRuntime
import VigilDocuments
import VigilScenarios

/// `vigil help scenario WORD`: what can happen to the phone, what a scripted app can do, and what can be asked of it.
struct ScenarioWordHelp {
    private let vocabulary: Vocabulary

    init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

    /// All words that it knows.
    var words: [String] {
        vocabulary.stimuli.map(\.name) + vocabulary.actions.map(\.name) + vocabulary.observations.map(\.name)
    }

    /// The words in three lists, each with what it means.
    var list: String {
        [
            table("Stimuli (device: ...)", vocabulary.stimuli.map { ($0.name, $0.summary) }),
            table("Actions of a scripted app (app: ...)", vocabulary.actions.map { ($0.name, $0.summary) }),
            table("Observations (expect: { ... })", vocabulary.observations.map { ($0.name, $0.summary) }),
        ].joined(separator: "\n\n")
    }

    /// What a word means, and what stands beside it.
    ///
    /// - Throws: ``UsageError`` for a word that there is not.
    func text(about word: String) throws(UsageError) -> String {
        let pages = [
            vocabulary.stimulus(named: word).map { page("device", word, $0.summary, $0.parameters) },
            vocabulary.action(named: word).map { page("app", word, $0.summary, $0.parameters) },
            vocabulary.observation(named: word).map {
                "\(word)\n\n\($0.summary)\n\nIn a step: expect: { \"\(word)\": ... }"
            },
        ].compactMap(\.self)
        guard !pages.isEmpty else {
            let closest = closestMatch(to: word, in: words).map { "; did you mean \($0)?" } ?? ""
            throw UsageError("scenarios have no word \(word)\(closest)\nvigil help scenario lists them")
        }
        return pages.joined(separator: "\n\n")
    }

    private func page(_ key: String, _ word: String, _ summary: String, _ parameters: [Parameter]) -> String {
        let required = parameters.filter(\.isRequired).map { "\($0.name): ..." }
        let with = required.isEmpty ? "" : ", with: { \(required.joined(separator: ", ")) }"
        let rows = parameters.map { parameter in
            (parameter.name, "\(kind(parameter.kind))\(parameter.isRequired ? ", required" : ""): \(parameter.summary)")
        }
        let parts = [
            "\(word)\n\n\(summary)", rows.isEmpty ? nil : table("With:", rows),
            "In a step: { at: \"0s\", \(key): \"\(word)\"\(with) }",
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n")
    }

    private func kind(_ kind: Parameter.Kind) -> String {
        switch kind {
        case .text: "a text"
        case .number: "a number"
        case .numberIn(let range): range.form
        case .flag: "true or false"
        case .duration: "a duration such as \"30s\""
        case .interval: "a duration above zero"
        case .offset: "a duration, also below zero"
        case .file: "a path"
        case .texts: "a list of texts"
        case .choice(let choices): choices.joined(separator: ", ")
        }
    }

    private func table(_ title: String, _ rows: [(name: String, text: String)]) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        let lines = rows.map { row in
            "  \(row.name)" + String(repeating: " ", count: width - row.name.count + 2) + row.text
        }
        return ([title] + lines).joined(separator: "\n")
    }
}
