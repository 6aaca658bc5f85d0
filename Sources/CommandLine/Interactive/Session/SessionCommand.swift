import BackgroundRuntime
import VigilScenarios

/// What a line asks for.
enum SessionCommand {
    case nothing
    /// A step, as a file says it without its instant.
    case step(JSONValue)
    case advance(Duration)
    /// Time passes up to this one since the boot.
    case until(Duration)
    /// Why the app is awake or not; now without a time.
    case why(Duration?)
    /// Which tasks are open, and what keeps the app awake.
    case tasks
    /// The last lines of the timeline; all without a number.
    case timeline(Int?)
    /// The line that tells of the phone.
    case state
    /// What is on the screen of the app.
    case screen
    /// What can be typed, or what one word does.
    case help(String?)
    /// Takes so many entries back.
    case undo(Int)
    /// Writes the session into a file.
    case save(String)
    /// Time passes by itself, so many times as fast as that of the machine.
    case play(Double)
    /// The session is over.
    case quit

    /// The words, with what follows them and what they do.
    static let words: [(name: String, operands: String, summary: String)] = [
        ("advance", "TIME", "Lets time pass: advance 30s, or 30s alone."),
        ("until", "TIME", "Lets time pass up to this one since the boot: until 10min."),
        ("why", "[TIME]", "Says why the app is awake or not, now or at a time since the boot."),
        ("tasks", "", "Lists what keeps the app awake, its tasks, and what is left of their time."),
        ("timeline", "[N|all]", "Shows the last lines of the timeline; 20 without a number."),
        ("state", "", "Shows the state of the phone."),
        ("screen", "", "Shows what is on the screen of the app, a line for each thing."),
        ("expect", "KEY=VALUE...", "Expects, as in a file: expect state=suspended, or expect { findings: [] }."),
        ("on", "CALL ACTION...", "A scripted app does this each time it gets this call; the phone is played anew."),
        ("undo", "[N]", "Goes back to before the last step, or the last N."),
        ("save", "FILE", "Writes all that was done as a scenario file."),
        ("play", "[xFACTOR]", "Lets time pass by itself, until a key is pressed: play x60."),
        ("help", "[WORD]", "Lists what can be typed, or tells of a word."),
        ("quit", "", "Ends the session."),
    ]

    static let names = words.map(\.name)
}

extension SessionCommand {
    /// What a line asks for.
    ///
    /// - Throws: ``UsageError`` for a line that cannot be understood.
    init(_ line: String, _ steps: TypedStep) throws(UsageError) {
        let typed = try TypedLine(line)
        guard let first = typed.words.first?.text else {
            self = .nothing
            return
        }
        let operands = typed.words.dropFirst().map(\.text)
        // As long a time as it may be written: "1h 30min".
        if let time = DurationText.parse(typed.words.map(\.text).joined().trimmingPlus) {
            self = .advance(try SessionCommand.checked(time))
            return
        }
        switch first {
        case "advance": self = .advance(try SessionCommand.time(operands.joined().trimmingPlus, of: first))
        case "until": self = .until(try SessionCommand.time(operands.joined(), of: first))
        case "why": self = .why(operands.isEmpty ? nil : try SessionCommand.time(operands.joined(), of: first))
        case "expect": self = .step(try TypedExpectation.value(typed))
        default:
            let plain = try SessionCommand.plain(first, operands)
            self = if let plain { plain } else { .step(try steps.value(typed.words)) }
        }
    }

    /// A command of one operand at most; nil for a word of the phone.
    private static func plain(_ name: String, _ operands: [String]) throws(UsageError) -> SessionCommand? {
        let last = operands.last
        let command: SessionCommand
        switch name {
        case "tasks": command = .tasks
        case "state": command = .state
        case "screen": command = .screen
        case "quit": command = .quit
        case "help": command = .help(last)
        case "timeline": command = .timeline(last == "all" ? nil : try number(last ?? "20", of: name))
        case "undo": command = .undo(try number(last ?? "1", of: name))
        case "play": command = .play(try factor(last ?? "x1"))
        case "save":
            guard let last else { throw UsageError("save needs the path of a file") }
            command = .save(last)
        default: return nil
        }
        let most = ["tasks", "state", "screen", "quit"].contains(name) ? 0 : 1
        if operands.count > most { throw UsageError("\(name): \(operands[most].quoted) is not expected here") }
        return command
    }

    private static func time(_ text: String, of name: String) throws(UsageError) -> Duration {
        guard let time = DurationText.parse(text) else {
            throw UsageError("\(name): \(text.quoted) is no time: \(DurationText.form)")
        }
        return try checked(time)
    }

    private static func checked(_ time: Duration) throws(UsageError) -> Duration {
        if time < .zero { throw UsageError("time does not go back; undo does") }
        if time <= DurationText.longest { return time }
        throw UsageError("too long: a simulated phone runs for \(DurationText.longestInDays) days at most")
    }

    private static func number(_ text: String, of name: String) throws(UsageError) -> Int {
        if let number = Int(text), number > 0 { return number }
        throw UsageError("\(name) takes a whole number from 1 on, not \(text.quoted)")
    }

    private static func factor(_ text: String) throws(UsageError) -> Double {
        if let factor = Double(text.drop { $0 == "x" }), factor > 0, factor <= 1_000_000 { return factor }
        throw UsageError("play takes a number above 0, as in play x60, not \(text.quoted)")
    }
}

extension String {
    /// A time to be waited may be written as in a file.
    fileprivate var trimmingPlus: String { hasPrefix("+") ? String(dropFirst()) : self }
}
