/// What came of one step that expects something, or of one that could not be taken.
public struct ExpectationResult: Codable, Hashable, Sendable {
    /// Where it stands in the file: `steps[3]`.
    public var step: String
    /// Its line in the file; nil where it is unknown.
    public var line: Int?
    /// From when on it holds, in nanoseconds since the phone booted.
    public var from: Int64
    /// Up to when; the same as ``from`` for an expectation of an instant.
    public var to: Int64
    /// What does not hold; empty when the expectation is met.
    public var mismatches: [MismatchResult]

    /// What came of a step between two instants; nothing failed where there are no mismatches.
    public init(step: String, line: Int?, from: Int64, to: Int64, mismatches: [MismatchResult] = []) {
        self.step = step
        self.line = line
        self.from = from
        self.to = to
        self.mismatches = mismatches
    }

    public var isMet: Bool { mismatches.isEmpty }

    /// Whether the step expects something; false for one that had something to do and could not be taken.
    public var isExpectation: Bool { mismatches.first?.key.isEmpty != true }
}

/// One thing that was expected and not found.
public struct MismatchResult: Codable, Hashable, Sendable {
    /// The key of the expectation: `state`; empty for a step that could not be taken.
    public var key: String
    public var expected: String
    /// What was there; for a step that could not be taken, why.
    public var found: String
    /// Why it was there, as far as the trace tells.
    public var why: String?

    /// What was expected under `key`, and what was there.
    public init(key: String, expected: String, found: String, why: String? = nil) {
        self.key = key
        self.expected = expected
        self.found = found
        self.why = why
    }
}

/// Something that an app did and that hurts it.
public struct FindingResult: Codable, Hashable, Sendable {
    /// When, in nanoseconds since the phone booted.
    public var instant: Int64
    /// The app's name; `device` for the phone itself.
    public var app: String
    /// What was found, in a sentence.
    public var text: String
    /// The rule behind it.
    public var rule: String?
    /// What it says about its app in all scenarios together, such as `mode audio of com.example.App in App`: it holds for a run
    /// where no scenario shows it to be otherwise. Nil for a finding of the scenario alone.
    public var fact: String?
    /// Whether a step or the command line expects it.
    public var isExpected: Bool
    /// Whether it fails the run.
    public var fails: Bool

    /// A finding from its parts.
    public init(
        instant: Int64, app: String, text: String, rule: String?, fact: String? = nil, isExpected: Bool, fails: Bool
    ) {
        self.fact = fact
        self.instant = instant
        self.app = app
        self.text = text
        self.rule = rule
        self.isExpected = isExpected
        self.fails = fails
    }
}

/// How one launch of an app ended.
public struct LaunchEnd: Codable, Hashable, Sendable {
    public var app: String
    /// The name of the reason: `task-leak`.
    public var reason: String
    /// The code that a crash report has, such as `0x8badf00d`; empty without one.
    public var code: String
    /// The reason in a sentence.
    public var text: String
    /// The rule behind it.
    public var rule: String
    /// Whether the scenario names it, brings it about, or need not.
    public var isExpected: Bool

    /// The end of a launch from its parts.
    public init(app: String, reason: String, code: String, text: String, rule: String, isExpected: Bool) {
        self.app = app
        self.reason = reason
        self.code = code
        self.text = text
        self.rule = rule
        self.isExpected = isExpected
    }
}
