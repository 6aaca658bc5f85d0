// Threads, callbacks and notifications.

extension AppProcess {
    /// Makes a further thread of the app. It is held and ends with the process.
    public func makeThread(_ name: String) -> SimulatedThread {
        let thread = SimulatedThread(name, in: simulation)
        add(thread)
        if isFrozen { SimulatedThread.hold([thread]) }
        return thread
    }

    /// Forgets a thread that has no turns left.
    public func removeThread(_ thread: SimulatedThread) {
        threadTable[thread.numberInOwner] = nil
    }

    func add(_ thread: SimulatedThread) {
        thread.owner = self
        thread.numberInOwner = threadTable.takeNumber()
        threadTable[thread.numberInOwner] = thread
    }

    /// Its threads, the main one first.
    var threads: [SimulatedThread] { threadTable.inOrder }

    /// Calls into the app: a turn on `thread`, the main thread by default, recorded as it begins. While the process is
    /// suspended the call waits; one that is due already is made before a suspension at the same instant.
    ///
    /// - Parameter name: the method or handler, as Apple's documents write it.
    public func callback(
        _ name: String, detail: String = "", rule: Rule?, on thread: SimulatedThread? = nil,
        _ body: @escaping () -> Void
    ) {
        // Not retained: devices on other threads share the rule, and counting its references would make them wait.
        let rule = rule.map(Unmanaged.passUnretained)
        deliver(on: thread) { [self] in
            record(.call, name, detail: detail, rule: rule?.takeUnretainedValue())
            body()
        }
    }

    /// Runs `body` as a turn of the app like ``callback(_:detail:rule:on:_:)``, for a caller who can only say in that
    /// turn what is called.
    public func deliver(on thread: SimulatedThread? = nil, _ body: @escaping () -> Void) {
        pendingCallbacks += 1
        (thread ?? mainThread).enqueue { [self] in
            body()
            pendingCallbacks -= 1
            if owesSnapshot { payOwedSnapshot() }
            reconsiderSuspension()
        }
    }

    /// The app was woken for an event: the system takes a new picture once the app was told of it.
    func oweSnapshot() {
        owesSnapshot = true
        payOwedSnapshot()
    }

    private func payOwedSnapshot() {
        guard pendingCallbacks == 0 else { return }
        owesSnapshot = false
        takeSnapshotAfterEvent()
    }

    /// The system takes a new picture of the app's screen, which an event may have changed.
    func takeSnapshotAfterEvent() {
        guard device.system >= .iOS(7), state == .background else { return }
        record(.note, "snapshot of the app's screen", rule: LifecycleRules.enterBackgroundSnapshot)
    }

    /// Posts a system notification on the main thread. While the process is suspended it is queued, one per kind, the
    /// newest kept.
    public func post(_ notification: SystemNotification, rule: Rule) {
        guard state != .suspended else {
            queuedNotifications.removeAll { $0.name == notification.name }
            queuedNotifications.append(notification)
            return
        }
        guard state.isRunning else { return }
        callback(notification.name, rule: rule) { [self] in instance?.post(notification) }
    }

    /// Tells the app things outside a transition, such as a memory warning, in one turn. A suspended process is told
    /// nothing.
    func deliver(_ messages: [LifecycleMachine.Message], rule: Rule) {
        guard state.isRunning else { return }
        deliver { [self] in tell(messages, rule: rule) }
    }

    /// Tells the app things, in the present turn.
    func tell(_ messages: [LifecycleMachine.Message], rule: Rule) {
        for message in messages {
            if case .enter(let state) = message {
                enter(state, rule: rule)
                continue
            }
            record(.call, message.description, rule: rule)
            if case .call(let call) = message { instance?.call(call) }
            if case .post(let notification) = message { instance?.post(notification) }
        }
    }

    /// Writes a line that the app printed into the trace.
    public func print(_ line: String) { record(.output, line) }

    /// What the process may use of the machine now (`task.priority`).
    public var resources: ProcessResources {
        guard state == .background, !assertions.isEmpty else { return .full }
        let isOnTasksOnly = assertions.all.allSatisfy { if case .task = $0.holder { true } else { false } }
        return isOnTasksOnly ? .lowered : .full
    }
}

/// What a process may use of the machine.
public struct ProcessResources: Hashable, Sendable {
    /// Whether processor and storage serve it before background work.
    public let hasFullPriority: Bool
    /// Whether it may draw with the GPU.
    public let hasGPU: Bool
    /// Whether it may run real-time threads.
    public let hasRealTimeThreads: Bool

    static let full = ProcessResources(hasFullPriority: true, hasGPU: true, hasRealTimeThreads: true)
    static let lowered = ProcessResources(hasFullPriority: false, hasGPU: false, hasRealTimeThreads: false)
}

/// What keeps work of an app until it may begin: the queues of a skin.
public protocol WorkQueues: AnyObject {
    /// The number of blocks that wait for others to end, before they get to a thread.
    var waitingWork: Int { get }

    /// Whether work waits that cannot begin before `thread` goes on.
    func hasWork(behind thread: SimulatedThread) -> Bool
}
