/// The script for fish.
struct FishCompletion {
    private let words: CompletionWords

    init(_ words: CompletionWords) {
        self.words = words
    }

    var text: String {
        let options = CompletionWords.optionsOfTool.map { "\(start) -n __fish_use_subcommand -l \($0.dropFirst(2))" }
        let scenario =
            "\(start) -n '__fish_seen_subcommand_from \(HelpCommand.scenario)' -a "
            + quoted(words.scenarioWords.joined(separator: " "))
        return (["\(start) -f", scenario] + options + words.entries.flatMap(lines)).joined(separator: "\n")
    }

    private var start: String { "complete -c \(words.program)" }

    private func lines(_ entry: CompletionWords.Entry) -> [String] {
        let here = "\(start) -n '__fish_seen_subcommand_from \(entry.word)'"
        let command = "\(start) -n __fish_use_subcommand -a \(entry.word) -d \(quoted(entry.summary))"
        let options = entry.options.map { option in
            let value = option.kind == .none ? "" : " " + value(option.kind)
            return "\(here) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.summary))"
        }
        return [command] + options + operands(entry.operands).map { "\(here) \($0)" }
    }

    private func value(_ kind: CompletionWords.Kind) -> String {
        switch kind {
        case .choiceOrPath(let choices): "-r -F -a \(quoted(choices.joined(separator: " ")))"
        case .choice(let choices): "-x -a \(quoted(choices.joined(separator: " ")))"
        case .assignment(let choices): "-x -a \(quoted(choices.map { $0 + "=" }.joined(separator: " ")))"
        case .path: "-r -F"
        case .other, .none: "-x"
        }
    }

    private func operands(_ kind: CompletionWords.Kind) -> [String] {
        switch kind {
        case .choiceOrPath(let choices): ["-F -a \(quoted(choices.joined(separator: " ")))"]
        case .choice(let choices), .assignment(let choices): ["-a \(quoted(choices.joined(separator: " ")))"]
        case .path: ["-F"]
        case .other, .none: []
        }
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
