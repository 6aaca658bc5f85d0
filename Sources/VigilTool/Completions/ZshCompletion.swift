/// The script for zsh.
struct ZshCompletion {
    private let words: CompletionWords

    init(_ words: CompletionWords) {
        self.words = words
    }

    private var function: String { words.function }

    var text: String {
        """
        #compdef \(words.program)
        compdef \(function) \(words.program)
        \(function)() {
            local -a commands
            commands=(
        \(words.entries.map { "        \(quoted("\($0.word):\($0.summary)"))" }.joined(separator: "\n"))
            )
            if (( CURRENT == 2 )); then
                _describe command commands
                _arguments \(CompletionWords.optionsOfTool.joined(separator: " "))
                return
            fi
            local command="${words[2]}"
            shift words
            (( CURRENT-- ))
            case "$command" in
        \(words.entries.map(arguments).joined(separator: "\n"))
            esac
        }
        # As the file of the function zsh runs all this when it first needs it.
        if [ "$funcstack[1]" = "\(function)" ]; then
            \(function)
        fi
        """
    }

    private func arguments(_ entry: CompletionWords.Entry) -> String {
        if entry.word == HelpCommand.command.word {
            let words = ": :\(action(entry.operands))"
            return
                "        \(entry.word)) _arguments '1\(words)' '2: :(\(self.words.scenarioWords.joined(separator: " ")))' ;;"
        }
        let options = entry.options.map { option -> String in
            let summary = "[\(escaped(option.summary))]"
            guard option.kind != .none else { return quoted(option.name + summary) }
            return quoted("*\(option.name)\(summary):\(escaped(option.value)):\(action(option.kind))")
        }
        let operands = entry.operands == .none ? [] : [quoted("*:operand:\(action(entry.operands))")]
        return "        \(entry.word)) _arguments \((options + operands).joined(separator: " ")) ;;"
    }

    private func action(_ kind: CompletionWords.Kind) -> String {
        switch kind {
        case .choice(let choices): "(\(choices.joined(separator: " ")))"
        case .assignment(let choices): "{compadd -S = -- \(choices.joined(separator: " "))}"
        case .choiceOrPath(let choices): "{compadd -- \(choices.joined(separator: " ")); _files}"
        case .path: "_files"
        case .other, .none: ""
        }
    }

    /// What means something to zsh in a description.
    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : "\($1)" }
    }

    private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
