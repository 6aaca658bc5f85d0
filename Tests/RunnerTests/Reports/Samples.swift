import VigilResults

/// Results and recordings to report on.
enum Samples {
    static let second: Int64 = 1_000_000_000

    static func passed(_ name: String = "It plays on", file: String = "Examples/Player/Scenarios/Player.json5")
        -> ScenarioResult
    {
        var result = ScenarioResult(ScenarioIdentity(file: file, name: name), .passed)
        result.system = "iOS 17"
        result.phoneTime = 60 * second
        result.wallTime = 12_345_678
        result.expectations = [ExpectationResult(step: "steps[1]", line: 5, from: 5 * second, to: 5 * second)]
        return result
    }

    static func failed(_ name: String = "It stays", variant: [VariantValue] = []) -> ScenarioResult {
        let identity = ScenarioIdentity(file: "Examples/Player/Scenarios/Stays.json5", name: name, variant: variant)
        var result = ScenarioResult(identity, .failed)
        result.system = "iOS 17"
        result.phoneTime = 30 * second
        result.wallTime = 2_000_000_000
        let mismatch = MismatchResult(key: "state", expected: "background", found: "suspended")
        result.expectations = [
            ExpectationResult(
                step: "steps[2]", line: 7, from: 29 * second, to: 29 * second, mismatches: [mismatch])
        ]
        result.failure = "Stays.json5:7: steps[2] failed\n    state: expected background, found suspended"
        return result
    }

    static func broken() -> ScenarioResult {
        let file = "Examples/Radio/Scenarios/Radio.json5"
        var result = ScenarioResult(ScenarioIdentity(file: file, name: "It breaks"), .broken)
        result.breakdown = "was ended by SIGILL at Radio.swift:3"
        return result
    }

    /// A phone with one app: in front for 5 s, then in the background with two tasks of one name, one of them too long.
    static func recording(output: String = "hello") -> RunRecording {
        var recording = RunRecording()
        recording.strings = ["", "active", "background", "task \"save\"", output, "Home pressed"]
        recording.apps = ["device", "Player"]
        recording.kinds = ["stimulus", "call", "state", "acquire", "drop", "output"]
        recording.states = ["not running", "active", "background"]
        recording.rules = [
            CitedRule(
                id: "life.home", text: "Home sends it to the background.", confidence: ["documented"],
                sources: [CitedRule.Source(title: "A guide", url: "https://example.com/guide")], advice: nil)
        ]
        let rows: [(Int64, Int, Int, Int, Int, Int)] = [
            (0, 1, 2, 1, 1, -1), (1_500_000, 1, 5, 1, 4, -1), (5 * second, 0, 0, 0, 5, -1),
            (5 * second, 1, 2, 2, 2, 0), (5 * second, 1, 3, 2, 3, -1), (6 * second, 1, 3, 2, 3, -1),
            (9 * second, 1, 4, 2, 3, -1),
        ]
        for (instant, app, kind, state, text, rule) in rows {
            recording.records.instant.append(instant)
            recording.records.app.append(app)
            recording.records.kind.append(kind)
            recording.records.state.append(state)
            recording.records.text.append(text)
            recording.records.rule.append(rule)
        }
        recording.spans = [
            span(1, from: 5, first: 4, to: 9, deadline: 35), span(2, from: 6, first: 5, to: nil, deadline: 8),
        ]
        recording.clock = [ClockSetting(instant: 0, date: 1_767_603_600_000, zone: "Europe/Berlin")]
        recording.conditions = [ConditionChange(name: "network", value: "wifi", instant: 0)]
        recording.end = 10 * second
        return recording
    }

    private static func span(_ number: Int, from: Int64, first: Int, to: Int64?, deadline: Int64) -> AwakeSpan {
        var span = AwakeSpan(app: 1, number: number, name: 3, grant: number, first: first, from: from * second)
        span.to = to.map { $0 * second }
        span.last = to == nil ? nil : 6
        span.deadline = deadline * second
        return span
    }

    /// Text that means something to each format.
    static let hostile =
        "</script><!--<b>&amp;]]>\u{1B}[31m\u{202E}\u{0}\u{7F}\"'`|\\ ::error::%0A\n::warning::x\u{2028}"
}
