/// One typed parameter of a stimulus or an action, as scenario files, the schema and completions know it.
public struct Parameter: Hashable, Sendable {
    /// What values a parameter takes.
    public enum Kind: Hashable, Sendable {
        case text
        /// A number, with or without a fraction.
        case number
        /// A number of a range: of another, the reader of a file says which are meant.
        case numberIn(NumberRange)
        case flag
        /// A duration from zero on: `"30s"`, `"10min"`, `"1h30min"`, or a number of seconds.
        case duration
        /// A duration above zero, as between two of many events.
        case interval
        /// A duration that may be negative.
        case offset
        /// A path, relative to the scenario file.
        case file
        /// One of these texts.
        case choice([String])
        /// A list of texts.
        case texts
    }

    /// The name in a scenario's `with`.
    public let name: String
    /// What values it takes.
    public let kind: Kind
    /// Whether it has to be given.
    public let isRequired: Bool
    /// What it does, in a few words, with the default where there is one.
    public let summary: String

    /// A parameter that may be left out.
    public static func optional(_ name: String, _ kind: Kind, _ summary: String) -> Parameter {
        Parameter(name: name, kind: kind, isRequired: false, summary: summary)
    }

    /// A parameter that has to be given.
    public static func required(_ name: String, _ kind: Kind, _ summary: String) -> Parameter {
        Parameter(name: name, kind: kind, isRequired: true, summary: summary)
    }
}

/// A value given for a parameter.
public enum ArgumentValue: Hashable, Sendable {
    /// A text, also for a choice and for the path of a file.
    case text(String)
    /// A number, with or without a fraction.
    case number(Double)
    case flag(Bool)
    /// A time, to the nanosecond.
    case duration(Duration)
    /// Several texts, in their order.
    case texts([String])
}

/// The checked values of one step's parameters. Whoever makes them has compared them with the declared parameters, so
/// that the getters of a required parameter trap only on our own mistake.
public struct Arguments: Sendable {
    private let values: [String: ArgumentValue]

    /// What a word without parameters gets.
    public static let none = Arguments([:])

    /// Arguments by parameter name.
    public init(_ values: [String: ArgumentValue]) {
        self.values = values
    }

    /// The same with one more.
    package func with(_ name: String, _ value: ArgumentValue) -> Arguments {
        Arguments(values.merging([name: value]) { $1 })
    }

    /// The text, choice or file of a parameter; nil when it was left out.
    public func text(_ name: String) -> String? {
        if case .text(let text) = values[name] { text } else { nil }
    }

    /// The number of a parameter; nil when it was left out.
    public func number(_ name: String) -> Double? {
        if case .number(let number) = values[name] { number } else { nil }
    }

    /// The whole number of a parameter that takes no others; nil when it was left out.
    public func whole(_ name: String) -> Int? {
        number(name).map { number in
            guard let whole = Int(exactly: number) else { preconditionFailure("\(name) was not checked: \(number)") }
            return whole
        }
    }

    /// The flag of a parameter; nil when it was left out.
    public func flag(_ name: String) -> Bool? {
        if case .flag(let flag) = values[name] { flag } else { nil }
    }

    /// The duration of a parameter; nil when it was left out.
    public func duration(_ name: String) -> Duration? {
        if case .duration(let duration) = values[name] { duration } else { nil }
    }

    /// The list of a parameter; empty when it was left out.
    public func texts(_ name: String) -> [String] {
        if case .texts(let texts) = values[name] { texts } else { [] }
    }

    /// The text of a required parameter.
    public func requiredText(_ name: String) -> String {
        guard let text = text(name) else { preconditionFailure("the required parameter \(name) was not checked") }
        return text
    }

    /// The number of a required parameter.
    public func requiredNumber(_ name: String) -> Double {
        guard let number = number(name) else { preconditionFailure("the required parameter \(name) was not checked") }
        return number
    }
}

/// What a caller did wrong with a stimulus or an action: the state of the phone does not allow it.
public struct StimulusError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, as a sentence for the caller.
    public let description: String

    /// An error with a sentence for the caller.
    public init(_ description: String) {
        self.description = description
    }
}
