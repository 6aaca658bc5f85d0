/// The operations of a queue that are not over, and which of them begins next.
struct OperationBacklog {
    private struct Entry {
        let operation: Operation
        let isBarrier: Bool
        let number: Int
    }

    /// Whether any operation ever had another priority than normal: only then all of them are compared.
    var hasPriorities = false
    private var waiting: [Entry] = []
    private var started: [Entry] = []
    private var nextNumber = 0

    var count: Int { waiting.count + started.count }

    /// All, in the order in which they were added.
    var all: [Operation] { (waiting + started).sorted { $0.number < $1.number }.map(\.operation) }

    mutating func add(_ operation: Operation, isBarrier: Bool) {
        waiting.append(Entry(operation: operation, isBarrier: isBarrier, number: nextNumber))
        nextNumber += 1
        if operation.queuePriority != .normal { hasPriorities = true }
    }

    mutating func remove(_ operation: Operation) {
        started.removeAll { $0.operation === operation }
        waiting.removeAll { $0.operation === operation }
    }

    /// Takes the operation that begins next: the most urgent of those that are ready, the oldest of these. Nil when none
    /// may begin.
    ///
    /// - Parameter limit: how many may be under way; below zero for as many as there are.
    mutating func takeNext(limit: Int) -> Operation? {
        guard limit < 0 || started.count < limit, !started.contains(where: \.isBarrier), let index = nextIndex() else {
            return nil
        }
        let entry = waiting.remove(at: index)
        started.append(entry)
        return entry.operation
    }

    private func nextIndex() -> Int? {
        var best: Int?
        for (index, entry) in waiting.enumerated() {
            if entry.isBarrier {
                let isFirst = index == 0 && started.isEmpty
                return best ?? (isFirst && entry.operation.isReady ? index : nil)
            }
            guard entry.operation.isReady else { continue }
            guard hasPriorities else { return index }
            if best.map({ priority(of: entry) > priority(of: waiting[$0]) }) ?? true { best = index }
        }
        return best
    }

    private func priority(of entry: Entry) -> Int { entry.operation.queuePriority.rawValue }
}
