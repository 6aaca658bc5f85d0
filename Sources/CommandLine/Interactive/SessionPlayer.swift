import BackgroundRuntime
import VigilScenarios

/// Plays a session on a phone, which is always as the session says: what fails leaves nothing behind.
final class SessionPlayer {
    /// What was done to the phone.
    private(set) var session: PhoneSession
    /// How the phone is.
    private(set) var status = PhoneStatus()
    private let program: (any AppProgram)?
    private let modules: ModuleSet
    private let context: CommandContext
    private let link: PhoneLink

    /// A player that has not begun.
    ///
    /// - Throws: ``/BackgroundRuntime/ModuleCollision`` when modules of the program cannot be together.
    init(_ start: SessionStart, program: (any AppProgram)?, _ context: CommandContext) throws {
        session = PhoneSession(start)
        self.program = program
        self.context = context
        modules = try context.modules
        link = PhoneLink(write: context.write)
    }

    /// The time since the boot.
    var now: Duration { .nanoseconds(status.now) }

    /// Has this looked at whenever it can be read, while the phone is busy; what it says ends that.
    func watch(_ descriptor: Int32, isStop: @escaping () -> Bool) { link.watch(descriptor, isStop: isStop) }

    /// Starts the phone.
    ///
    /// - Returns: what in the steps of the file did not go as they say.
    /// - Throws: ``UsageError`` when it cannot be started, or is gone before it was of any use.
    func begin() throws(UsageError) -> [String] { try replay(isTold: true) }

    /// Ends the phone in good order.
    func end() { link.close() }

    /// Does what an entry says, and adds it.
    ///
    /// - Returns: why it could not be done, and is not added; nothing where it was.
    /// - Throws: ``UsageError`` when the phone is gone for good.
    func take(_ entry: PhoneSession.Entry) throws(UsageError) -> [String] {
        if entry.isReaction { return try react(entry) }
        let problems: [String]
        switch link.ask(entry.request) {
        case .status(let status) where status.failures.isEmpty:
            self.status = status
            session.add(entry)
            return []
        case .status(let status):
            if entry.isExpectation { return status.failures }
            problems = status.failures
        case .stopped: problems = ["stopped"]
        case .gone(let end): problems = ["the program of the app \(end)"]
        }
        _ = try replay(isTold: false)
        return problems + ["the phone is as it was before: \(entry.typed.onOneLine)"]
    }

    /// A reaction of the app holds from its launch on.
    private func react(_ entry: PhoneSession.Entry) throws(UsageError) -> [String] {
        if case .step(_, let step) = entry.operation, program != nil, step.app == nil { return [StepPlayer.hasOwnCode] }
        session.add(entry)
        let problems = try replay(isTold: false)
        guard problems.isEmpty else {
            _ = session.undo(1)
            _ = try replay(isTold: false)
            return problems
        }
        context.write("the phone was played again from its boot, with this")
        return []
    }

    /// Goes back to before the last entries, and returns the first of those; nil where there is none.
    ///
    /// - Throws: ``UsageError`` when the phone is gone for good.
    func undo(_ count: Int) throws(UsageError) -> PhoneSession.Entry? {
        guard let first = session.undo(count).first else { return nil }
        _ = try replay(isTold: false)
        return first
    }

    /// Takes the last entry out where it was typed so, and leaves the phone: an entry that says more is to follow.
    func forgetLast(typed line: String) {
        if session.entries.last?.typed == line { _ = session.undo(1) }
    }

    /// Asks for something that leaves the phone as it is.
    ///
    /// - Returns: why it could not be done.
    /// - Throws: ``UsageError`` when the phone is gone for good.
    func ask(_ request: PhoneRequest) throws(UsageError) -> [String] {
        switch link.ask(request) {
        case .status(let status): return status.failures
        case .stopped, .gone: return ["stopped"] + (try replay(isTold: false))
        }
    }

    private func replay(isTold: Bool) throws(UsageError) -> [String] {
        let (session, program, modules, style) = (session, program, modules, context.style)
        let answer = try link.start { write in
            try LivePhone(session, program, modules, style, isTold: isTold, write: write)
        }
        switch answer {
        case .status(let status):
            self.status = status
            return status.failures
        case .stopped: throw UsageError("stopped")
        case .gone(let end): throw UsageError("the phone cannot be played up to here: its program \(end)")
        }
    }
}
