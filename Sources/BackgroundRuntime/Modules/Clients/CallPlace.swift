/// Where a call of the system comes in an app.
public enum CallPlace {
    /// On the main thread.
    case main
    /// On a thread of the process.
    case thread(SimulatedThread)
    /// On a queue of a framework: the closure puts a turn at its end.
    case queue((@escaping () -> Void) -> Void)

    /// Puts a turn of `process` there.
    ///
    /// - Parameter mayBlock: whether its code may block or end the thread.
    func put(_ turn: @escaping () -> Void, of process: AppProcess, mayBlock: Bool) {
        switch self {
        case .main: process.mainThread.enqueue(mayBlock: mayBlock, turn)
        case .thread(let thread): thread.enqueue(mayBlock: mayBlock, turn)
        case .queue(let submit): submit(turn)
        }
    }
}

extension AppProcess {
    /// Calls into the app like ``callback(_:detail:rule:on:_:)``, wherever that is: on a queue too, a call that is due
    /// already is made before a suspension at the same instant.
    public func callback(
        _ name: String, detail: String = "", rule: Rule?, at place: CallPlace, _ body: @escaping () -> Void
    ) {
        // Not retained: devices on other threads share the rule, and counting its references would make them wait.
        let rule = rule.map(Unmanaged.passUnretained)
        deliver(at: place) { [self] in
            record(.call, name, detail: detail, rule: rule?.takeUnretainedValue())
            body()
        }
    }

    /// Runs `body` as a turn of the app like ``callback(_:detail:rule:at:_:)``, for a caller who can only say in that turn
    /// what is called, or whose call is no line of the trace.
    public func deliver(at place: CallPlace, _ body: @escaping () -> Void) { threads.deliver(at: place, body) }
}
