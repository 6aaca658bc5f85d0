import VigilResults

/// What the page of a run knows at once: the scenario, how it went, the rules, and what the phone was like.
struct RunHead {
    private let result: ScenarioResult
    private let recording: RunRecording

    /// The head of the page for a run.
    init(_ result: ScenarioResult, _ recording: RunRecording) {
        self.result = result
        self.recording = recording
    }

    /// The greatest power of ten, in nanoseconds, of which all instants are multiples.
    static func unit(of instants: [Int64]) -> Int64 {
        var unit: Int64 = 1_000_000_000
        for instant in instants { while instant % unit != 0 { unit /= 10 } }
        return unit
    }

    /// The head as JSON.
    var json: JSONValue { .object(played + recorded) }

    private var played: [(String, JSONValue)] {
        let variant = JSONValue.list(of: result.scenario.variant) {
            .object([("parameter", .text($0.parameter)), ("value", .text($0.value))])
        }
        return [
            ("schema", .text("vigil.run/1")), ("scenario", scenario), ("variant", variant),
            ("system", .text(result.system)),
            // May be greater than a number of JavaScript.
            ("seed", .text(String(result.seed))),
            ("outcome", .text(result.outcome.rawValue)),
            ("expectations", .list(of: result.expectations, RunHead.json)),
            ("ends", .list(of: result.ends, RunHead.json)), ("assumptions", .texts(result.assumptions)),
        ]
    }

    private var recorded: [(String, JSONValue)] {
        [
            ("unit", .number(RunHead.unit(of: recording.records.instant))), ("end", .number(recording.end)),
            ("apps", .texts(recording.apps)), ("kinds", .texts(recording.kinds)), ("states", .texts(recording.states)),
            ("rules", .list(of: recording.rules, RunHead.json)), ("clock", .list(of: recording.clock, RunHead.json)),
            ("conditions", .list(of: recording.conditions, RunHead.json)),
        ]
    }

    private var scenario: JSONValue {
        .object([
            ("name", .text(result.scenario.name)), ("file", .text(result.scenario.file)),
            ("tags", .texts(result.scenario.tags)),
        ])
    }

    private static func json(_ rule: CitedRule) -> JSONValue {
        let sources = JSONValue.list(of: rule.sources) {
            .object([("title", .text($0.title)), ("url", .text($0.url ?? ""))])
        }
        return .object([
            ("id", .text(rule.id)), ("text", .text(rule.text)), ("confidence", .texts(rule.confidence)),
            ("sources", sources), ("advice", .text(rule.advice ?? "")),
        ])
    }

    private static func json(_ expectation: ExpectationResult) -> JSONValue {
        .object([
            ("step", .text(expectation.step)), ("line", .number(Int64(expectation.line ?? 0))),
            ("from", .number(expectation.from)), ("to", .number(expectation.to)), ("ok", .flag(expectation.isMet)),
            ("mismatches", .list(of: expectation.mismatches, json)),
        ])
    }

    private static func json(_ mismatch: MismatchResult) -> JSONValue {
        .object([
            ("key", .text(mismatch.key)), ("expected", .text(mismatch.expected)), ("found", .text(mismatch.found)),
            ("why", .text(mismatch.why ?? "")),
        ])
    }

    private static func json(_ end: LaunchEnd) -> JSONValue {
        .object([
            ("app", .text(end.app)), ("reason", .text(end.reason)), ("code", .text(end.code)),
            ("text", .text(end.text)),
            ("rule", .text(end.rule)), ("isExpected", .flag(end.isExpected)),
        ])
    }

    private static func json(_ setting: ClockSetting) -> JSONValue {
        .object([
            ("instant", .number(setting.instant)), ("date", .number(setting.date)), ("zone", .text(setting.zone)),
        ])
    }

    private static func json(_ change: ConditionChange) -> JSONValue {
        .object([("name", .text(change.name)), ("value", .text(change.value)), ("at", .number(change.instant))])
    }
}
