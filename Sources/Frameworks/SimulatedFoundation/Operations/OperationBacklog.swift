@_spi(Containers) import VirtualTime

/// The operations of a queue that are not over, and which of them begins next: the most urgent of those that are ready, the
/// oldest of these. What was added after a barrier waits behind it until that is over.
struct OperationBacklog: ~Copyable {
    private final class Entry {
        enum Stage {
            case behindBarrier
            case waiting
            case started
            case over
        }

        let operation: Operation
        let isBarrier: Bool
        let number: Int
        var stage = Stage.waiting
        /// Whether an unfinished barrier has to wait for it.
        var isInFront = false

        init(_ operation: Operation, isBarrier: Bool, number: Int) {
            (self.operation, self.isBarrier, self.number) = (operation, isBarrier, number)
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Those that were ready when they were last heard of. One whose priority has changed is here once more.
    private var ready = Heap<Candidate>()
    /// The first barrier that has not begun, and all that came after it.
    private var behind = FIFO<Entry>()
    private var inFront = 0
    private var started = 0
    private var barrier: Entry?
    private var nextNumber = 0

    private struct Candidate: Comparable {
        let priority: Int
        let entry: Entry

        static func < (one: Candidate, other: Candidate) -> Bool {
            one.priority == other.priority ? one.entry.number < other.entry.number : one.priority > other.priority
        }

        static func == (one: Candidate, other: Candidate) -> Bool { one.entry === other.entry }
    }

    var count: Int { entries.count }

    /// All, in the order in which they were added.
    var all: [Operation] { entries.values.sorted { $0.number < $1.number }.map(\.operation) }

    mutating func add(_ operation: Operation, isBarrier: Bool) {
        let entry = Entry(operation, isBarrier: isBarrier, number: nextNumber)
        nextNumber += 1
        entries[ObjectIdentifier(operation)] = entry
        guard isBarrier || barrier != nil || !behind.isEmpty else { return admit(entry) }
        entry.stage = .behindBarrier
        behind.append(entry)
        list(entry)
    }

    /// An operation may be ready, or more urgent than it was.
    mutating func note(_ operation: Operation) {
        if let entry = entries[ObjectIdentifier(operation)] { list(entry) }
    }

    mutating func remove(_ operation: Operation) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(operation)) else { return }
        if entry.stage == .started { started -= 1 }
        if entry.isInFront { inFront -= 1 }
        entry.stage = .over
        guard entry === barrier else { return }
        barrier = nil
        admitUpToBarrier()
    }

    /// Takes the operation that begins next; nil when none may begin.
    ///
    /// - Parameter limit: how many may be under way; below zero for as many as there are.
    mutating func takeNext(limit: Int) -> Operation? {
        guard limit < 0 || started < limit else { return nil }
        while let next = ready.popFirst() {
            if mayBegin(next.entry), next.priority == priority(of: next.entry) { return start(next.entry) }
        }
        return takeBarrier()
    }

    private mutating func takeBarrier() -> Operation? {
        skipThoseThatBegan()
        guard barrier == nil, inFront == 0, let first = behind.first, first.operation.isReady else { return nil }
        _ = behind.popFirst()
        barrier = first
        return start(first)
    }

    private mutating func start(_ entry: Entry) -> Operation {
        entry.stage = .started
        started += 1
        return entry.operation
    }

    /// A barrier keeps what it depends on from beginning, and a cancelled operation depends on nothing any more.
    private func mayBegin(_ entry: Entry) -> Bool {
        switch entry.stage {
        case .waiting: entry.operation.isReady
        case .behindBarrier: !entry.isBarrier && entry.operation.isCancelled
        case .started, .over: false
        }
    }

    private mutating func list(_ entry: Entry) {
        if mayBegin(entry) { ready.insert(Candidate(priority: priority(of: entry), entry: entry)) }
    }

    private mutating func admit(_ entry: Entry) {
        (entry.stage, entry.isInFront) = (.waiting, true)
        inFront += 1
        list(entry)
    }

    private mutating func admitUpToBarrier() {
        skipThoseThatBegan()
        while let first = behind.first, !first.isBarrier {
            _ = behind.popFirst()
            admit(first)
            skipThoseThatBegan()
        }
    }

    private mutating func skipThoseThatBegan() {
        while let first = behind.first, first.stage != .behindBarrier { _ = behind.popFirst() }
    }

    private func priority(of entry: Entry) -> Int { entry.operation.queuePriority.rawValue }
}
