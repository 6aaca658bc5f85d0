import BackgroundRuntime

/// One option of a command: `--system VERSION`, or a flag without a value.
public struct OptionSpec: Sendable {
    /// The name with its dashes: `--system`.
    public let name: String
    /// What the value is called in help; nil for a flag.
    public let value: String?
    public let summary: String

    /// An option from its parts.
    public init(_ name: String, value: String? = nil, _ summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }

    var label: String { value.map { "\(name) \($0)" } ?? name }
}

/// A command of the command line: what it takes and what its help says.
public struct CommandSpec: Sendable {
    /// The words that call it: `vigil run`.
    public let name: String
    /// What it does, in one sentence.
    public let summary: String
    /// What follows the options in the usage line: `BUNDLE|SCENARIO`.
    public let operands: String
    /// How many operands it takes.
    public let operandCount: ClosedRange<Int>
    /// Its options; `--help` is always there.
    public let options: [OptionSpec]
    /// Further lines of help.
    public let discussion: String

    /// A command from its parts.
    public init(
        _ name: String, _ summary: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0,
        options: [OptionSpec] = [], discussion: String = ""
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.operandCount = operandCount
        self.options = options
        self.discussion = discussion
    }

    private static let help = OptionSpec("--help", "Prints this help.")

    /// The text that `--help` prints.
    public var helpText: String {
        let all = options + [CommandSpec.help]
        let width = all.map(\.label.count).max() ?? 0
        let list = all.map { option in
            "  " + option.label + String(repeating: " ", count: width - option.label.count + 2) + option.summary
        }
        let usage = ["Usage: \(name)", options.isEmpty ? nil : "[OPTIONS]", operands.isEmpty ? nil : operands]
        return [
            summary, usage.compactMap(\.self).joined(separator: " "), (["Options:"] + list).joined(separator: "\n"),
        ]
        .joined(separator: "\n\n") + (discussion.isEmpty ? "" : "\n\n" + discussion)
    }

    /// Takes the words of a command line apart.
    ///
    /// - Returns: nil when help was asked for.
    /// - Throws: ``UsageError`` for an unknown option, a missing value, or the wrong number of operands.
    public func parse(_ words: [String]) throws(UsageError) -> ParsedCommand? {
        var parsed = ParsedCommand()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--help" || word == "-h" { return nil }
            if word == "--" {
                parsed.operands += rest
                break
            }
            guard word.hasPrefix("-"), word.count > 1 else {
                parsed.operands.append(word)
                continue
            }
            try takeOption(word, rest: &rest, into: &parsed)
        }
        try checkCount(parsed.operands)
        return parsed
    }

    private func takeOption(
        _ word: String, rest: inout ArraySlice<String>, into parsed: inout ParsedCommand
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = options.first(where: { $0.name == parts[0] }) else { throw unknown(parts[0]) }
        if option.value == nil {
            guard parts.count == 1 else { throw UsageError("\(option.name) takes no value", command: self) }
            parsed.values[option.name] = [""]
        } else if let value = parts.count == 2 ? parts[1] : rest.popFirst() {
            parsed.values[option.name, default: []].append(value)
        } else {
            throw UsageError("\(option.label) needs a value", command: self)
        }
    }

    private func unknown(_ word: String) -> UsageError {
        let closest = closestMatch(to: word, in: options.map(\.name) + ["--help"])
        return UsageError(
            "unknown option \(word)" + (closest.map { "; did you mean \($0)?" } ?? ""), command: self)
    }

    private func checkCount(_ operands: [String]) throws(UsageError) {
        if operands.count < operandCount.lowerBound {
            throw UsageError("\(self.operands) is missing", command: self)
        }
        if operands.count > operandCount.upperBound {
            throw UsageError("unexpected \"\(operands[operandCount.upperBound])\"", command: self)
        }
    }
}

/// The words of a command line, taken apart.
public struct ParsedCommand: Sendable {
    /// What is no option, in order.
    public var operands: [String] = []
    fileprivate var values: [String: [String]] = [:]

    /// Whether a flag was given.
    public func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option; the last one where it was given several times.
    public func value(_ name: String) -> String? { values[name]?.last }

    /// All values of an option, in order.
    public func values(_ name: String) -> [String] { values[name] ?? [] }

    /// The same without an option.
    package func without(_ name: String) -> ParsedCommand {
        var other = self
        other.values[name] = nil
        return other
    }

    /// The options as words again.
    ///
    /// - Parameters:
    ///   - options: those that are wanted.
    ///   - dropped: the names of those that are not.
    public func words(for options: [OptionSpec], without dropped: Set<String> = []) -> [String] {
        options.filter { !dropped.contains($0.name) }.flatMap { option in
            values(option.name).flatMap { option.value == nil ? [option.name] : [option.name, $0] }
        }
    }
}

/// A command line that cannot be understood.
public struct UsageError: Error, CustomStringConvertible {
    /// What is wrong, and where help is.
    public let description: String

    /// An error with a sentence; the command's usage is pointed to.
    public init(_ message: String, command: CommandSpec? = nil) {
        description = message.onLines + (command.map { "\nSee \($0.name) --help" } ?? "")
    }
}
