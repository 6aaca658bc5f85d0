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
        /// Whether the system did not grant it: it holds no assertion, uses no budget and kills nothing.
        public internal(set) var isRefused = false
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

    /// The figures of the system.
    public let limits: Limits

    private var table = NumberedTable<Entry>()
    private var refusedCount = 0
    /// The last task that was ended of those with a name, of a place, or of a file, as long as any task is open.
    private var lastEnded: [String: Entry] = [:]
    var budget: Budget = .dormant
    /// The full budget of the present stay in the background.
    public internal(set) var budgetOfStay: Duration
    /// Whether the present stay began with a wake, not with leaving the foreground.
    public internal(set) var isWakeStay = false
    /// Whether task time stands still because the device sleeps.
    var isPaused = false
    /// Whether something without a fixed end keeps the process awake: then nothing counts down.
    public internal(set) var isHeld = false

    /// The countdown of one stay in the background.
    enum Budget: Hashable {
        /// In the foreground, or suspended.
        case dormant
        /// In the background, where something without a fixed end keeps the process awake.
        case held
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
        budgetOfStay = limits.foreground
    }

    /// The open tasks, in the order of their begins.
    public var open: [Entry] { table.inOrder }

    /// How many tasks are open.
    public var count: Int { table.count }

    /// Whether no task is open.
    public var isEmpty: Bool { table.isEmpty }

    /// The open task with this identifier; nil when there is none.
    public subscript(id: Int) -> Entry? { table[id] }

    /// The open tasks that were granted.
    var granted: [Entry] { open.filter { !$0.isRefused } }

    /// Whether an open task was granted.
    var hasGranted: Bool { table.count > refusedCount }

    /// A task that was begun later and has ended, with the same name, at the same place or, for want of one, in the same
    /// file: then the identifier of this one was probably overwritten.
    public func overtaker(of entry: Entry) -> Entry? {
        entry.relatives.compactMap { lastEnded[$0] }.first { $0.id > entry.id }
    }
}

// The life of a task.

extension TaskLedger {
    /// Begins a task that becomes effective at `effective`, now or later.
    ///
    /// When the budget is used up and no task is open, the task is refused, and the action calls its handler at once.
    /// Between the handlers and the end of the budget the handler is called at once too, and nothing is gained.
    public mutating func begin(
        name: String, place: String, hasHandler: Bool, at now: VirtualInstant, effective: VirtualInstant? = nil
    ) -> (entry: Entry, action: Action) {
        let entry = Entry(id: table.takeNumber(), name: name, place: place, begun: now, hasHandler: hasHandler)
        table[entry.id] = entry
        switch budget {
        case .dormant, .held: return (entry, .none)
        case .counting(let left, let since):
            budget = .counting(left: left, since: since ?? (isPaused ? nil : effective ?? now))
            return (entry, .none)
        case .expiring: return (entry, warn([entry.id]))
        case .spent: return (entry, refuse(entry.id, at: now))
        }
    }

    /// Takes one task for refused: its handler is called, whatever budget is left.
    public mutating func refuse(_ id: Int, at now: VirtualInstant) -> Action {
        if let entry = table[id], !entry.isRefused {
            table[id]?.isRefused = true
            refusedCount += 1
        }
        stopCountingWithoutTasks(at: now)
        return warn([id])
    }

    /// Ends a task; nil when no task has this identifier.
    public mutating func end(_ id: Int, at now: VirtualInstant) -> Entry? {
        guard let ended = table[id] else { return nil }
        table[id] = nil
        if ended.isRefused { refusedCount -= 1 }
        for key in ended.relatives where lastEnded[key].map({ $0.id < id }) ?? true { lastEnded[key] = ended }
        if table.isEmpty { lastEnded = [:] }
        stopCountingWithoutTasks(at: now)
        return ended
    }

    private mutating func stopCountingWithoutTasks(at now: VirtualInstant) {
        guard !hasGranted, case .counting = budget else { return }
        budget = .counting(left: left(at: now), since: nil)
    }

    mutating func warn(_ ids: [Int]) -> Action {
        var due: [Entry] = []
        for id in ids {
            guard let entry = table[id], !entry.isWarned else { continue }
            table[id]?.isWarned = true
            if entry.hasHandler, let warned = table[id] { due.append(warned) }
        }
        return due.isEmpty ? .none : .callHandlers(due)
    }
}

extension TaskLedger.Entry {
    /// What tasks have in common that an app keeps in one variable, the surest sign first.
    fileprivate var relatives: [String] { [place, name, file] }

    /// The file in which begin was called.
    private var file: String { String(place.prefix { $0 != ":" }) }
}
