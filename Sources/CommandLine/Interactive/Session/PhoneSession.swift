import BackgroundRuntime
import VigilScenarios

/// What was done to a phone so far, as the steps of a scenario that grows: all that there is to know of it.
///
/// The same entries make the same phone, so that going back is playing again without the last one.
struct PhoneSession {
    /// One thing that was done.
    struct Entry {
        /// As it was typed; as the file has it where it came from there.
        let typed: String
        let operation: Operation
    }

    /// What was done to the phone.
    enum Operation {
        /// A step was taken. The value is what a file says of it; its paths lead from here.
        case step(JSONValue, Scenario.Step)
        /// Time passed, up to this one since the boot.
        case wait(until: Duration)
    }

    /// The phone, the app, and nothing of what happens to them.
    let start: SessionStart
    private(set) var entries: [Entry]

    /// A session that begins with what its file does.
    init(_ start: SessionStart) {
        self.start = start
        entries = start.entries
    }

    /// Adds what was done last.
    mutating func add(_ entry: Entry) { entries.append(entry) }

    /// Takes the last entries back, and returns those that are gone, the oldest first.
    mutating func undo(_ count: Int) -> [Entry] {
        let gone = Array(entries.suffix(count))
        entries.removeLast(gone.count)
        return gone
    }

    /// The steps that were taken.
    var steps: [(value: JSONValue, step: Scenario.Step)] {
        entries.compactMap { if case .step(let value, let step) = $0.operation { (value, step) } else { nil } }
    }

    /// How far time went by itself; nil where it did not.
    var until: Duration? {
        entries.compactMap { if case .wait(let until) = $0.operation { until } else { nil } }.max()
    }

    /// The scenario up to now.
    var scenario: Scenario {
        var scenario = start.scenario
        scenario.steps = steps.map(\.step)
        scenario.until = until
        return scenario
    }
}

extension PhoneSession {
    /// The step that a file would say with this value, now that the phone has come to an instant.
    ///
    /// - Parameters:
    ///   - value: the step without its instant; one that is taken at a call needs none.
    ///   - line: as it was typed.
    ///   - now: the time since the boot.
    ///   - reader: knows the words.
    /// - Throws: ``/VigilDocuments/InputProblems`` for words and values that cannot be used.
    func entry(
        _ value: JSONValue, typed line: String, at now: Duration, _ reader: ScenarioReader
    ) throws(InputProblems) -> Entry {
        let whole = value["on"] != nil ? value : value.setting("at", .string(DurationText.exact(now)))
        let apps = start.scenario.otherApps.map(\.name)
        return Entry(typed: line, operation: .step(whole, try reader.step(whole.source, apps: apps)))
    }
}

extension PhoneSession.Entry {
    /// What the phone is asked to do.
    var request: PhoneRequest {
        switch operation {
        case .step(let value, _): .step(value.source)
        case .wait(let until): .wait(until: until.wholeNanoseconds)
        }
    }

    /// Whether the phone is left as it is, whatever comes of it.
    var isExpectation: Bool {
        if case .step(_, let step) = operation, case .expect = step.operation { true } else { false }
    }

    /// Whether it is no operation of now, but one for each time that the app is called.
    var isReaction: Bool {
        if case .step(_, let step) = operation, case .on = step.moment { true } else { false }
    }
}
