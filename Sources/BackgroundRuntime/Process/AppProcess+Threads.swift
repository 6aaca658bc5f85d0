// Threads, and calls of the system that are turns on them.

extension AppProcess {
    /// The thread that the system calls, the first of the process.
    public var mainThread: SimulatedThread { threads.main }

    /// What keeps work of the app that has not got to a thread yet.
    public var workQueues: (any WorkQueues)? {
        get { threads.workQueues }
        set { threads.workQueues = newValue }
    }

    /// Makes a further thread of the app. It is held and ends with the process.
    public func makeThread(_ name: String) -> SimulatedThread { threads.makeThread(name) }

    /// Forgets a thread that has no turns left.
    public func removeThread(_ thread: SimulatedThread) { threads.remove(thread) }

    /// Calls into the app: a turn on `thread`, the main thread by default, recorded as it begins. While the process is
    /// suspended the call waits; one that is due already is made before a suspension at the same instant.
    ///
    /// - Parameters:
    ///   - name: the method or handler, as Apple's documents write it.
    ///   - detail: what the timeline adds to the name, such as an argument.
    ///   - rule: the rule by which it is called.
    ///   - thread: the thread of the turn; the main thread without it.
    ///   - body: makes the call.
    public func callback(
        _ name: String, detail: String = "", rule: Rule?, on thread: SimulatedThread? = nil,
        _ body: @escaping () -> Void
    ) {
        callback(name, detail: detail, rule: rule, at: thread.map(CallPlace.thread) ?? .main, body)
    }

    /// Runs `body` as a turn of the app like ``callback(_:detail:rule:on:_:)``, for a caller who can only say in that
    /// turn what is called.
    public func deliver(on thread: SimulatedThread? = nil, _ body: @escaping () -> Void) {
        threads.deliver(at: thread.map(CallPlace.thread) ?? .main, body)
    }
}
