import BackgroundRuntime
import VigilScenarios

/// What can be typed at a phone, in words.
struct SessionHelp {
    private let steps: TypedStep
    private let vocabulary: Vocabulary

    /// The help for these words.
    init(_ steps: TypedStep, _ vocabulary: Vocabulary) {
        self.steps = steps
        self.vocabulary = vocabulary
    }

    /// All words, or what one of them does and takes.
    ///
    /// - Throws: ``UsageError`` for a word that is none.
    func text(_ word: String?) throws(UsageError) -> String {
        guard let word else { return overview }
        let own = SessionCommand.words.filter { $0.name == word }.map { "\($0.name) \($0.operands)\n  \($0.summary)" }
        let stimulus = vocabulary.stimulus(named: word).map { text($0.name, $0.summary, $0.parameters) }
        let action = vocabulary.action(named: word).map { text("app \($0.name)", $0.summary, $0.parameters) }
        let texts = own + [stimulus, action].compactMap(\.self)
        guard texts.isEmpty else { return texts.joined(separator: "\n") }
        let closest = closestMatch(to: word, in: SessionCommand.names + steps.names)
        throw UsageError("\(word.quoted) is no word of this phone" + (closest.map { "; did you mean \($0)?" } ?? ""))
    }

    private func text(_ name: String, _ summary: String, _ parameters: [Parameter]) -> String {
        let lines = parameters.map { parameter in
            var line = "  \(parameter.name)=  \(parameter.summary)"
            if case .choice(let choices) = parameter.kind { line += " (\(choices.joined(separator: ", ")))" }
            return parameter.isRequired ? line + "; has to be given" : line
        }
        return (["\(name)\n  \(summary)"] + lines).joined(separator: "\n")
    }

    private var overview: String {
        let own = SessionCommand.words.map { ("\($0.name) \($0.operands)", $0.summary) }
        let names = Set(steps.names)
        let device = vocabulary.stimuli.map { ($0.name, $0.summary) }
        let actions = vocabulary.actions.filter { names.contains($0.name) }.map { ($0.name, $0.summary) }
        let parts = [
            SessionHelp.list("The session", own), SessionHelp.list("What happens to the phone", device),
            actions.isEmpty
                ? "The app has code of its own, and does what that says."
                : SessionHelp.list("What a scripted app does", actions),
        ]
        return parts.joined(separator: "\n\n")
            + "\n\nValues follow as name=value; help WORD lists them. A time alone lets it pass: 30s."
    }

    private static func list(_ title: String, _ items: [(String, String)]) -> String {
        let width = items.map(\.0.count).max() ?? 0
        return ([title] + items.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 })
            .joined(separator: "\n")
    }
}
