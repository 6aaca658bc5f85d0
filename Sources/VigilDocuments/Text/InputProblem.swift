/// One problem in a file that the user wrote: where it is, what is wrong, what was meant.
///
/// It reads like the message of a compiler:
///
///     Info.plist:12: error: UIRequiresPersistentWiFi: must be a boolean, is the string "YES"; write <true/>
public struct InputProblem: Error, Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Sendable {
        /// The file is wrong; a check of the file fails.
        case error
        /// The file can be used, but probably does not do what was meant.
        case warning
    }

    /// How bad it is.
    public var severity: Severity
    /// The file as it was named.
    public var file: String
    /// The line, counted from 1; nil where the format has no lines.
    public var line: Int?
    /// The column in characters, counted from 1; nil where the line says enough.
    public var column: Int?
    /// The way to the value, such as `UIBackgroundModes[1]`; empty for the file as a whole.
    public var keyPath: String
    public var message: String
    /// What was meant, or what to do: `write <true/>`.
    public var hint: String?
    /// The id of the rule behind it, where there is one: `mode.unknown-value`.
    public var rule: String?

    /// A problem from its parts.
    public init(
        _ severity: Severity, file: String, line: Int? = nil, column: Int? = nil, keyPath: String = "",
        message: String, hint: String? = nil, rule: String? = nil
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.keyPath = keyPath
        self.message = message
        self.hint = hint
        self.rule = rule
    }

    /// How many problems of one kind are listed before the rest is only counted.
    package static let limit = 20
}

extension InputProblem: CustomStringConvertible {
    public var description: String {
        let place = [file, line.map(String.init), line == nil ? nil : column.map(String.init)].compactMap(\.self)
        let parts = [place.joined(separator: ":"), severity.rawValue, keyPath.isEmpty ? nil : keyPath, message]
        return (parts.compactMap(\.self).joined(separator: ": ") + (hint.map { "; \($0)" } ?? "")).onOneLine
    }
}

/// All problems of one file, thrown together when the file cannot be used.
public struct InputProblems: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems in the order of the file.
    public let problems: [InputProblem]

    /// Problems to be thrown together.
    public init(_ problems: [InputProblem]) {
        self.problems = problems
    }

    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
