/// All time that the system gives one process, as a value: which grants are open, what is due, what ends the process.
///
/// The ledger decides; `ProcessGrants` acts on what it returns: it calls handlers, lets go, ends the process, and asks
/// again at the instants that ``TaskTime/nextExpiry``, ``TaskTime/deadline`` and ``Grant/end`` name.
public struct GrantLedger: Sendable {
    /// What the ledger asks of the process.
    public enum Action: Hashable, Sendable {
        /// Call the handlers of these grants, in this order.
        case callHandlers([Grant])
        case kill(Kill)
        /// The grant is over: it keeps the process awake no more.
        case letGo(Grant)
        /// Nothing is left to do.
        case none
    }

    /// Why time that was given ends the process.
    public enum Kill: Hashable, Sendable {
        /// These tasks are still open at the deadline.
        case leak([Grant])
        /// Handlers have not returned at the deadline; these tasks are still open.
        case slowHandlers([Grant])
        /// More tasks are open than this.
        case tooMany(Int)
        /// The app was not done with this event in time.
        case overrun(Grant, TerminationReason)
    }

    /// The time that tasks and activities share.
    public internal(set) var time: TaskTime
    /// Whether a handler is being called; it may be blocked.
    var isInHandler = false

    private let launchNumber: UInt32
    private var table = NumberedTable<Grant>()
    /// How many grants that share the budget are open, and how many of them were refused.
    private var taskCount = 0
    private var refusedCount = 0
    /// Handlers that were called and have not returned.
    private var runningHandlers = 0
    /// The grants whose handlers were called since none was running.
    private var calledHandlers: [Grant.ID] = []
    /// The last task that was ended of those with a name, of a place, or of a file, as long as any task is open.
    private var lastEnded: [String: Grant] = [:]

    /// A ledger without grants, of a process in the foreground.
    public init(limits: TaskTime.Limits, launch: Int = 1) {
        time = TaskTime(limits: limits)
        launchNumber = UInt32(truncatingIfNeeded: launch)
    }

    /// Which launch of the app the process is, from 1.
    var launch: Int { Int(launchNumber) }

    /// The open tasks and activities, in the order of their begins.
    public var tasks: [Grant] { table.inOrder.filter(\.sharesBudget) }

    /// Whether no task and no activity is open.
    public var hasNoTask: Bool { taskCount == 0 }

    /// The open grant with this identity; nil when there is none.
    public subscript(id: Grant.ID) -> Grant? { id.launch == launchNumber ? table[id.number] : nil }

    /// The identity of the task with this identifier.
    func id(_ number: Int) -> Grant.ID { Grant.ID(launch: launchNumber, number: number) }

    /// Handlers are part of the expiry: suspension waits for them until the deadline.
    public var isInExpiry: Bool { runningHandlers > 0 && time.deadline != nil }

    /// A task that was begun later and has ended, with the same name, at the same place or, for want of one, in the same
    /// file: then the identifier of this one was probably overwritten.
    public func overtaker(of task: Grant) -> Grant? {
        task.relatives.compactMap { lastEnded[$0] }.first { $0.id.number > task.id.number }
    }
}

// The life of a grant.

extension GrantLedger {
    /// Gives time, which becomes effective at `effective`, now or later.
    ///
    /// When the shared budget is used up and no task is open, a task is refused, and the action calls its handler at once.
    /// Between the handlers and the end of that budget the handler is called at once too, and nothing is gained.
    ///
    /// - Parameters:
    ///   - terms: what the time is given for, and how much of it.
    ///   - name: what the timeline and reports call it.
    ///   - place: where in its code the app asked for it.
    ///   - hasHandler: whether the app gave an expiration handler.
    ///   - now: the present instant.
    ///   - effective: from when on it keeps the app awake; now without it.
    ///   - isRefused: whether the system refuses it whatever is left.
    public mutating func begin(
        _ terms: Grant.Terms, name: String, place: String = "", hasHandler: Bool = false, at now: VirtualInstant,
        effective: VirtualInstant? = nil, isRefused: Bool = false
    ) -> (grant: Grant, action: Action) {
        var grant = Grant(
            id: id(table.takeNumber()), terms: terms, name: name, place: place, begun: now, hasHandler: hasHandler)
        guard grant.sharesBudget else {
            table[grant.id.number] = grant
            return (grant, .none)
        }
        grant.isRefused = isRefused || time.isSpent
        table[grant.id.number] = grant
        taskCount += 1
        if grant.isRefused { refusedCount += 1 }
        updateUse(at: effective ?? now)
        return (grant, grant.isRefused || time.isExpiring ? warn([grant.id]) : .none)
    }

    /// Why there are too many tasks; nil when there are not.
    public var excess: Kill? {
        guard let count = time.limits.count, taskCount > count else { return nil }
        return .tooMany(count)
    }

    /// The grant keeps the process awake by this assertion.
    mutating func hold(_ id: Grant.ID, by assertion: AssertionID) { table[id.number]?.assertion = assertion }

    /// Takes a task for refused: its handler is called, whatever budget is left.
    public mutating func refuse(_ id: Grant.ID, at now: VirtualInstant) -> Action {
        if let grant = self[id], !grant.isRefused {
            table[id.number]?.isRefused = true
            refusedCount += 1
        }
        updateUse(at: now)
        return warn([id])
    }

    /// Ends a grant; nil when none with this identity is open.
    public mutating func end(_ id: Grant.ID, at now: VirtualInstant) -> Grant? {
        guard let ended = self[id] else { return nil }
        table[id.number] = nil
        guard ended.sharesBudget else { return ended }
        taskCount -= 1
        if ended.isRefused { refusedCount -= 1 }
        for key in ended.relatives where lastEnded[key].map({ $0.id.number < id.number }) ?? true {
            lastEnded[key] = ended
        }
        if taskCount == 0 { lastEnded = [:] }
        updateUse(at: now)
        return ended
    }

    private mutating func updateUse(at instant: VirtualInstant) {
        time.setInUse(taskCount > refusedCount, at: instant)
    }

    private mutating func warn(_ ids: [Grant.ID]) -> Action {
        var due: [Grant] = []
        for id in ids {
            guard let grant = self[id], !grant.isWarned else { continue }
            table[id.number]?.isWarned = true
            if grant.hasHandler, let warned = self[id] { due.append(warned) }
        }
        runningHandlers += due.count
        calledHandlers += due.map(\.id)
        return due.isEmpty ? .none : .callHandlers(due)
    }
}

// What is due.

extension GrantLedger {
    /// The shared budget is almost over: calls the handlers of all open tasks.
    public mutating func expire(at now: VirtualInstant) -> Action {
        time.expire(at: now) ? warn(tasks.map(\.id)) : .none
    }

    /// A handler has returned. After the last one: the tasks that are open although theirs was called. An activity is
    /// ended by its block.
    public mutating func handlerDidReturn() -> [Grant]? {
        guard runningHandlers > 0 else { return nil }
        runningHandlers -= 1
        guard runningHandlers == 0 else { return nil }
        defer { calledHandlers = [] }
        return calledHandlers.compactMap { self[$0] }.filter { $0.terms.purpose == .task }
            .sorted { $0.id.number < $1.id.number }
    }

    /// The lead is over: open tasks kill the process, and so do handlers that have not returned.
    public mutating func reachDeadline(at now: VirtualInstant) -> Action {
        guard time.reachDeadline(at: now) else { return .none }
        let open = tasks.filter { !$0.isRefused }
        if runningHandlers > 0 { return .kill(.slowHandlers(open)) }
        return open.isEmpty ? .none : .kill(.leak(open))
    }

    /// The time of a grant with a budget of its own is over.
    public mutating func reachEnd(of id: Grant.ID, at now: VirtualInstant) -> Action {
        guard let grant = self[id], let end = grant.end, now >= end, let ended = self.end(id, at: now) else {
            return .none
        }
        switch ended.terms.whenExceeded {
        case .endsGrant: return .letGo(ended)
        case .endsProcess: return .kill(.leak([ended]))
        case .ends(let reason): return .kill(.overrun(ended, reason))
        }
    }
}

extension Grant {
    /// Whether it draws on the budget of the tasks.
    fileprivate var sharesBudget: Bool { terms.budget == .shared }

    /// What tasks have in common that an app keeps in one variable, the surest sign first. A place without a line, as that
    /// of a scripted app, tells nothing.
    fileprivate var relatives: [String] {
        guard let colon = place.firstIndex(of: ":") else { return [name] }
        return [place, name, String(place[..<colon])]
    }
}
