/// What kept one app awake, change by change: a record of the trace holds only the number of changes before it.
///
/// Whoever acquires an assertion beside a thousand others writes one change, not the names of all.
struct HolderLog {
    private struct Change {
        enum Kind { case acquire, drop, dropAll }

        let kind: Kind
        /// The number of the assertion.
        let number: Int
        let name: TraceSymbol
    }

    /// The holders after a number of changes, by the number of their assertions.
    private struct State {
        var version: Int
        var names: [Int: TraceSymbol] = [:]

        mutating func apply(_ change: Change) {
            version += 1
            switch change.kind {
            case .acquire: names[change.number] = change.name
            case .drop: names[change.number] = nil
            case .dropAll: names = [:]
            }
        }

        /// The holders, each once, the oldest first.
        var holders: [TraceSymbol] {
            var known: Set<TraceSymbol> = []
            return names.sorted { $0.key < $1.key }.map(\.value).filter { known.insert($0).inserted }
        }
    }

    /// How many changes there were.
    private(set) var version = 0
    private var changes: [Change] = []
    /// What held before the first change that is kept.
    private var base = State(version: 0)
    /// What held after the changes that were asked about last: a trace is mostly read from its beginning to its end.
    private var cursor = State(version: 0)

    mutating func acquire(_ name: TraceSymbol, number: Int) {
        add(Change(kind: .acquire, number: number, name: name))
    }

    mutating func drop(number: Int) { add(Change(kind: .drop, number: number, name: .empty)) }

    mutating func dropAll() {
        if version > 0 { add(Change(kind: .dropAll, number: 0, name: .empty)) }
    }

    private mutating func add(_ change: Change) {
        changes.append(change)
        version += 1
    }

    /// What held after `version` changes, each holder once, the oldest first.
    mutating func holders(at version: Int) -> [TraceSymbol] {
        if version < cursor.version { cursor = base }
        while cursor.version < version { cursor.apply(changes[cursor.version - base.version]) }
        return cursor.holders
    }

    /// Forgets all changes before `version`, and returns the names that are still in use.
    mutating func forget(before version: Int) -> [TraceSymbol] {
        let forgotten = version - base.version
        for change in changes.prefix(forgotten) { base.apply(change) }
        changes.removeFirst(forgotten)
        if cursor.version < version { cursor = base }
        return base.names.values + changes.map(\.name)
    }
}
