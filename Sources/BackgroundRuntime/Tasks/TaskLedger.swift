/// The finite-length tasks of one process as a value: who is open, how much of the shared budget is left, what is due.
///
/// The ledger decides; the process acts on what it returns: it calls handlers, ends the process, and asks again at the
/// instants that ``nextExpiry`` and ``deadline`` name.
public struct TaskLedger: Sendable {
    /// One task that was begun and not ended.
    public struct Entry: Hashable, Sendable {
        /// The identifier that begin returned.
        public let id: Int
        /// The name given to begin, or made from the calling function.
        public let name: String
        /// Where begin was called: `Uploader.swift:31`.
        public let place: String
        /// When begin was called.
        public let begun: VirtualInstant
        /// Whether begin was given an expiration handler.
        public let hasHandler: Bool
        /// Whether the handler was called.
        public internal(set) var isWarned = false
        /// Whether a task that was begun later, at the same place, has ended: then the identifier of this one was
        /// probably overwritten.
        public internal(set) var isOvertaken = false
    }

    /// What the ledger asks of the process.
    public enum Action: Hashable, Sendable {
        /// Call the handlers of these tasks, in this order, on the main thread.
        case callHandlers([Entry])
        /// End the process: these tasks are still open.
        case kill([Entry])
        /// Nothing is left to do.
        case none
    }

    /// The figures of the system.
    public struct Limits: Hashable, Sendable {
        /// The budget after leaving the foreground.
        public let foreground: Duration
        /// The budget of a stay that began in the background.
        public let background: Duration
        /// How long before the end of the budget the handlers are called.
        public let lead: Duration
        /// How long all handlers together may take.
        public let handlerTotal: Duration
    }

    /// The open tasks, in the order of their begins.
    public private(set) var open: [Entry] = []
    /// The figures of the system.
    public let limits: Limits

    private var nextID = 1
    private var budget: Budget = .dormant
    /// Whether task time stands still because the device sleeps.
    private var isPaused = false

    /// The countdown of one stay in the background.
    private enum Budget: Hashable {
        /// In the foreground.
        case dormant
        /// In the background: what is left, and since when it is being used; nil while no task is open.
        case counting(left: Duration, since: VirtualInstant?)
        /// The handlers were called: what is left until open tasks have ended or the process does; nil while paused.
        case expiring(left: Duration, since: VirtualInstant?)
        /// The budget is used up, and no task was open at the deadline.
        case spent
    }

    /// A ledger without tasks, of a process in the foreground.
    public init(limits: Limits) {
        self.limits = limits
    }
}

// The life of a task.

extension TaskLedger {
    /// Begins a task. The action calls its handler at once when the budget is used up.
    public mutating func begin(
        name: String, place: String, hasHandler: Bool, at now: VirtualInstant
    ) -> (entry: Entry, action: Action) {
        let entry = Entry(id: nextID, name: name, place: place, begun: now, hasHandler: hasHandler)
        nextID += 1
        open.append(entry)
        switch budget {
        case .dormant: return (entry, .none)
        case .counting(let left, let since):
            budget = .counting(left: left, since: since ?? (isPaused ? nil : now))
            return (entry, .none)
        case .spent:
            budget = .expiring(left: limits.handlerTotal, since: isPaused ? nil : now)
            return (entry, warn([entry.id]))
        case .expiring: return (entry, warn([entry.id]))
        }
    }

    /// Takes one task for refused: its handler is called although budget is left.
    public mutating func refuse(_ id: Int, at now: VirtualInstant) -> Action { warn([id]) }

    /// Ends a task; nil when no task has this identifier.
    public mutating func end(_ id: Int, at now: VirtualInstant) -> Entry? {
        guard let index = open.firstIndex(where: { $0.id == id }) else { return nil }
        let ended = open.remove(at: index)
        for index in open.indices where open[index].id < id && open[index].place == ended.place {
            open[index].isOvertaken = true
        }
        if open.isEmpty, case .counting = budget { budget = .counting(left: left(at: now), since: nil) }
        return ended
    }

    private mutating func warn(_ ids: [Int]) -> Action {
        var due: [Entry] = []
        for index in open.indices where ids.contains(open[index].id) && !open[index].isWarned {
            open[index].isWarned = true
            if open[index].hasHandler { due.append(open[index]) }
        }
        return due.isEmpty ? .none : .callHandlers(due)
    }
}

// The countdown.

extension TaskLedger {
    /// The process left the screen: the countdown begins with a full budget.
    public mutating func enterBackground(at now: VirtualInstant) {
        startCounting(limits.foreground, at: now)
    }

    /// The process was launched or resumed in the background: a stay with the smaller budget begins.
    public mutating func wakeInBackground(at now: VirtualInstant) {
        startCounting(limits.background, at: now)
    }

    private mutating func startCounting(_ budget: Duration, at now: VirtualInstant) {
        self.budget = .counting(left: budget, since: open.isEmpty || isPaused ? nil : now)
    }

    /// The process came to the foreground: the countdown ends.
    public mutating func enterForeground() { budget = .dormant }

    /// The device fell asleep: task time stands still.
    public mutating func pause(at now: VirtualInstant) {
        guard !isPaused else { return }
        isPaused = true
        switch budget {
        case .counting: budget = .counting(left: left(at: now), since: nil)
        case .expiring: budget = .expiring(left: left(at: now), since: nil)
        case .dormant, .spent: break
        }
    }

    /// The device is awake: task time goes on.
    public mutating func resume(at now: VirtualInstant) {
        isPaused = false
        switch budget {
        case .counting(let left, nil) where !open.isEmpty: budget = .counting(left: left, since: now)
        case .expiring(let left, nil): budget = .expiring(left: left, since: now)
        default: break
        }
    }

    /// The system takes back time: no more than `left` remains, the lead included.
    public mutating func shrink(to left: Duration, at now: VirtualInstant) {
        guard case .counting(_, let since) = budget else { return }
        budget = .counting(left: min(left, self.left(at: now)), since: since.map { _ in now })
    }

    /// What is left of the budget of this stay; nil in the foreground.
    public func remaining(at now: VirtualInstant) -> Duration? {
        switch budget {
        case .dormant: nil
        case .counting, .expiring, .spent: left(at: now)
        }
    }

    /// Whether a task has used some of the budget of this stay, or is using it.
    public var isCounting: Bool {
        switch budget {
        case .dormant: false
        case .counting(_, let since): since != nil
        case .expiring, .spent: true
        }
    }

    private func left(at now: VirtualInstant) -> Duration {
        switch budget {
        case .counting(let left, let since), .expiring(let left, let since):
            max(.zero, left - (since?.duration(to: now) ?? .zero))
        case .dormant, .spent: .zero
        }
    }

    /// When the handlers are due; nil when nothing counts down.
    public var nextExpiry: VirtualInstant? {
        guard case .counting(let left, let since?) = budget else { return nil }
        return since.advanced(by: max(.zero, left - limits.lead))
    }

    /// When a process with open tasks is killed; nil before the handlers were called.
    public var deadline: VirtualInstant? {
        guard case .expiring(let left, let since?) = budget else { return nil }
        return since.advanced(by: left)
    }

    /// The handlers are due: calls those of all open tasks.
    public mutating func expire(at now: VirtualInstant) -> Action {
        guard case .counting = budget else { return .none }
        budget = .expiring(left: min(limits.handlerTotal, left(at: now)), since: isPaused ? nil : now)
        return warn(open.map(\.id))
    }

    /// The lead is over: open tasks kill the process.
    public mutating func reachDeadline(at now: VirtualInstant) -> Action {
        guard let deadline, now >= deadline else { return .none }
        budget = .spent
        return open.isEmpty ? .none : .kill(open)
    }
}
