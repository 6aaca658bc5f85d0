import BackgroundRuntime
import Foundation
import VigilScenarios

/// `vigil completions`: prints a script by which a shell completes what is typed, made from what the commands take.
enum CompletionsCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil completions", "Prints a script that completes commands and options in a shell.",
        operands: "bash|zsh|fish", operandCount: 1...1,
        discussion: """
            For this session of bash: source <(vigil completions bash)
            For each of zsh: vigil completions zsh > "${fpath[1]}/_vigil"
            For each of fish: vigil completions fish > ~/.config/fish/completions/vigil.fish
            """)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let shell = parsed.operands[0]
        let values = CompletionValues(try context.modules)
        let words = CompletionWords(ToolCommands.program, ToolCommands.all + [HelpCommand.command], values)
        switch shell {
        case "bash": context.write(BashCompletion(words).text)
        case "zsh": context.write(ZshCompletion(words).text)
        case "fish": context.write(FishCompletion(words).text)
        default: throw UsageError("there is no script for \(shell), but for bash, zsh and fish", command: spec)
        }
        return ExitCode.passed
    }
}

/// What can be typed behind the name of a tool.
struct CompletionWords {
    /// What stands in the place of an operand or of an option's value.
    enum Kind: Equatable {
        case choice([String])
        /// One of these, with a value behind an equals sign.
        case assignment([String])
        /// One of these, or a file or folder.
        case choiceOrPath([String])
        /// A file or folder.
        case path
        /// Something that cannot be completed.
        case other
        case none
    }

    /// A command of the tool.
    struct Entry {
        let word: String
        let summary: String
        let options: [Option]
        let operands: Kind
    }

    /// An option of a command.
    struct Option {
        let name: String
        let value: String
        let summary: String
        let kind: Kind
    }

    /// The name of the tool.
    let program: String
    /// The name of a shell's function for it.
    var function: String { "_" + program.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() }
    let entries: [Entry]
    /// The words that can follow `vigil help scenario`.
    let scenarioWords: [String]
    static let optionsOfTool = ["--help", "--version"]

    init(_ program: String, _ commands: [Command], _ values: CompletionValues) {
        self.program = program
        scenarioWords = values.scenarioWords
        let topics = HelpCommand.topics(of: commands)
        entries = commands.map { command in
            let options = command.spec.options + [OptionSpec("--help", "Prints help.")]
            return Entry(
                word: command.word, summary: command.spec.summary,
                options: options.map { CompletionWords.option($0, values) },
                operands: command.word == HelpCommand.command.word
                    ? .choice(topics) : values.kind(of: command.spec.operands))
        }
    }

    private static func option(_ spec: OptionSpec, _ values: CompletionValues) -> Option {
        let kind = spec.value.map { values.kind(of: $0, option: spec.name) } ?? Kind.none
        return Option(name: spec.name, value: spec.value ?? "", summary: spec.summary, kind: kind)
    }
}
