/// The script for bash.
struct BashCompletion {
    private let words: CompletionWords

    init(_ words: CompletionWords) {
        self.words = words
    }

    private var function: String { words.function }

    var text: String {
        let commands = words.entries.map(\.word) + CompletionWords.optionsOfTool
        return """
            \(function)() {
                local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
                COMPREPLY=()
                if [ "$COMP_CWORD" = 1 ]; then
                    mapfile -t COMPREPLY < <(compgen -W "\(commands.joined(separator: " "))" -- "$current")
                    return
                fi
                if [ "$command:$before" = "\(HelpCommand.command.word):\(HelpCommand.scenario)" ]; then
                    \(reply(.choice(words.scenarioWords)))
                    return
                fi
                case "$command:$before" in
            \(words.entries.flatMap(values).joined(separator: "\n"))
                esac
                case "$command:$current" in
            \(words.entries.map(options).joined(separator: "\n"))
            \(words.entries.compactMap(operands).joined(separator: "\n"))
                esac
            }
            complete -o filenames -F \(function) \(words.program)
            """
    }

    private func values(_ entry: CompletionWords.Entry) -> [String] {
        entry.options.compactMap { option in
            guard option.kind != .none else { return nil }
            return "        \(entry.word):\(option.name)) \(reply(option.kind)); return ;;"
        }
    }

    private func options(_ entry: CompletionWords.Entry) -> String {
        "        \(entry.word):-*) \(reply(.choice(entry.options.map(\.name)))) ;;"
    }

    private func operands(_ entry: CompletionWords.Entry) -> String? {
        switch entry.operands {
        case .choice, .assignment, .choiceOrPath, .path: "        \(entry.word):*) \(reply(entry.operands)) ;;"
        case .other, .none: nil
        }
    }

    private func reply(_ kind: CompletionWords.Kind) -> String {
        switch kind {
        case .choice(let choices):
            "mapfile -t COMPREPLY < <(compgen -W \"\(choices.joined(separator: " "))\" -- \"$current\")"
        case .assignment(let choices):
            // The value follows at once: no blank, and an equals sign that nothing stands before.
            reply(.choice(choices.map { $0 + "=" })) + "; compopt -o nospace +o filenames"
        case .choiceOrPath(let choices):
            "mapfile -t COMPREPLY < <(compgen -f -W \"\(choices.joined(separator: " "))\" -- \"$current\")"
        case .path: "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
        case .other, .none: ":"
        }
    }
}
