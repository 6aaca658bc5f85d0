import BackgroundRuntime
import Foundation
import VigilScenarios

/// Does what is typed at a phone, line by line.
final class InteractiveSession {
    /// What comes of a line beyond what was written.
    enum Outcome: Equatable {
        /// The next line can come.
        case goesOn
        /// Time is to pass by itself, so many times as fast as that of the machine.
        case plays(Double)
        /// The session is over.
        case isOver
    }

    let player: SessionPlayer
    private let context: CommandContext
    private let modules: ModuleSet
    private let reader: ScenarioReader
    private let steps: TypedStep
    /// The files that were written by this session.
    private var saved: Set<String> = []
    /// How many lines could not be done.
    private(set) var errors = 0

    /// A session that has not begun.
    ///
    /// - Throws: ``/BackgroundRuntime/ModuleCollision`` when modules of the program cannot be together.
    init(_ start: SessionStart, program: (any AppProgram)?, _ context: CommandContext) throws {
        player = try SessionPlayer(start, program: program, context)
        self.context = context
        modules = try context.modules
        reader = ScenarioReader(modules: modules)
        steps = TypedStep(modules.vocabulary, isScripted: program == nil || !start.scenario.otherApps.isEmpty)
    }

    /// What can be typed next.
    var completion: SessionCompletion {
        SessionCompletion(steps, apps: player.session.start.scenario.otherApps.map(\.name))
    }

    /// Starts the phone.
    ///
    /// - Throws: ``UsageError`` when it cannot be started.
    func begin() throws(UsageError) { refuse(try player.begin()) }

    /// Does what a line asks for, and says so where it cannot.
    ///
    /// - Throws: ``UsageError`` when the phone is gone for good.
    func perform(_ line: String) throws(UsageError) -> Outcome {
        let command: SessionCommand
        do { command = try SessionCommand(line, steps) } catch {
            refuse([error.description])
            return .goesOn
        }
        switch command {
        case .play(let factor): return .plays(factor)
        case .quit: return .isOver
        default: refuse(try perform(command, line))
        }
        return .goesOn
    }

    /// Says that something cannot be done.
    func refuse(_ messages: [String]) {
        guard !messages.isEmpty else { return }
        errors += 1
        context.complain(messages.map(\.onLines).joined(separator: "\n"))
    }

    /// Does it, and returns why it could not be done.
    private func perform(_ command: SessionCommand, _ line: String) throws(UsageError) -> [String] {
        switch command {
        case .nothing, .play, .quit: return []
        case .step(let value): return try take(value, line)
        case .advance(let time): return try wait(until: player.now + time, line)
        case .until(let time): return try wait(until: time, line)
        case .why(let time): return try player.ask(.why(time?.wholeNanoseconds))
        case .tasks: return try player.ask(.tasks)
        case .timeline(let count): return try player.ask(.timeline(count))
        case .screen: return try player.ask(.screen)
        case .state: return say(player.status.line)
        case .help(let word): return tell(word)
        case .undo(let count): return try undo(count)
        case .save(let file): return save(file)
        }
    }

    private func say(_ text: String) -> [String] {
        context.write(text)
        return []
    }

    private func take(_ value: JSONValue, _ line: String) throws(UsageError) -> [String] {
        let entry: PhoneSession.Entry
        do { entry = try player.session.entry(value, typed: line, at: player.now, reader) } catch {
            return error.problems.map(\.inWords)
        }
        return try player.take(entry)
    }

    private func wait(until: Duration, _ line: String) throws(UsageError) -> [String] {
        guard until >= player.now else {
            return ["it is \(TimeText.clock(.boot.advanced(by: player.now))) already; undo goes back"]
        }
        guard until <= DurationText.longest else {
            return ["a simulated phone runs for \(DurationText.longestInDays) days at most"]
        }
        return try player.take(PhoneSession.Entry(typed: line, operation: .wait(until: until)))
    }

    /// Lets time pass as a further piece of what the line has begun: one entry for all of them.
    ///
    /// - Throws: ``UsageError`` when the phone is gone for good.
    func play(_ time: Duration, line: String) throws(UsageError) {
        player.forgetLast(typed: line)
        refuse(try wait(until: player.now + time, line))
    }

    private func undo(_ count: Int) throws(UsageError) -> [String] {
        guard let first = try player.undo(count) else { return ["there is nothing to take back"] }
        return say("back before: \(first.typed.onOneLine)")
    }

    private func save(_ file: String) -> [String] {
        do throws(UsageError) {
            let isOwn = saved.contains(file)
            let text = try SavedScenario.write(player.session, to: file, reader, replacing: isOwn)
            saved.insert(file)
            return say(text)
        } catch { return [error.description] }
    }

    private func tell(_ word: String?) -> [String] {
        do { return say(try SessionHelp(steps, modules.vocabulary).text(word)) } catch { return [error.description] }
    }
}
