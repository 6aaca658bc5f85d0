/// One reason that keeps an app awake, as whoever draws a timeline needs it: two may have one name.
public struct Hold: Hashable, Sendable {
    /// The number of the assertion, among all of its launch.
    public let number: Int
    /// Who keeps the app awake, in words.
    public let name: String
    /// The grant that the assertion belongs to; nil for one of a mode.
    public let grant: Grant.ID?
    /// When it ends by itself, or ends the process, as things are; nil when it does neither.
    public let deadline: VirtualInstant?
}

/// What kept one app awake, change by change: a record of the trace holds only the number of changes before it.
///
/// Whoever acquires an assertion beside a thousand others writes one change, not the names of all.
struct HolderLog {
    /// An assertion, with its name as a symbol.
    struct Entry {
        let name: TraceSymbol
        let grant: Grant.ID?
        let deadline: VirtualInstant?
    }

    private enum Change {
        case acquire(Int, Entry)
        case drop(Int)
        case dropAll
        /// From now on the tasks that are open would end the process then.
        case endOfTaskTime(VirtualInstant?)
    }

    /// The holders after a number of changes, by the number of their assertions.
    private struct State {
        var version: Int
        var entries: [Int: Entry] = [:]
        var endOfTaskTime: VirtualInstant?

        mutating func apply(_ change: Change) {
            version += 1
            switch change {
            case .acquire(let number, let entry): entries[number] = entry
            case .drop(let number): entries[number] = nil
            case .dropAll: (entries, endOfTaskTime) = ([:], nil)
            case .endOfTaskTime(let instant): endOfTaskTime = instant
            }
        }

        /// The oldest first.
        var inOrder: [(number: Int, entry: Entry)] {
            entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }

    /// How many changes there were.
    private(set) var version = 0
    private var changes: [Change] = []
    /// What held before the first change that is kept.
    private var base = State(version: 0)
    /// What held after the changes that were asked about last: a trace is mostly read from its beginning to its end.
    private var cursor = State(version: 0)
    private var endOfTaskTime: VirtualInstant?

    mutating func acquire(_ entry: Entry, number: Int) { add(.acquire(number, entry)) }

    mutating func drop(number: Int) { add(.drop(number)) }

    mutating func dropAll() {
        endOfTaskTime = nil
        if version > 0 { add(.dropAll) }
    }

    mutating func setEndOfTaskTime(_ instant: VirtualInstant?) {
        guard instant != endOfTaskTime else { return }
        endOfTaskTime = instant
        add(.endOfTaskTime(instant))
    }

    private mutating func add(_ change: Change) {
        changes.append(change)
        version += 1
    }

    private mutating func moveCursor(to version: Int) {
        if version < cursor.version { cursor = base }
        while cursor.version < version { cursor.apply(changes[cursor.version - base.version]) }
    }

    /// Who held after `version` changes, each once, the oldest first.
    mutating func holders(at version: Int) -> [TraceSymbol] {
        moveCursor(to: version)
        var known: Set<TraceSymbol> = []
        return cursor.inOrder.map(\.entry.name).filter { known.insert($0).inserted }
    }

    /// What held after `version` changes, the oldest first; a task ends with task time.
    mutating func entries(at version: Int) -> [(number: Int, entry: Entry)] {
        moveCursor(to: version)
        return cursor.inOrder.map { number, entry in
            guard entry.grant != nil, entry.deadline == nil else { return (number, entry) }
            return (number, Entry(name: entry.name, grant: entry.grant, deadline: cursor.endOfTaskTime))
        }
    }

    /// Forgets all changes before `version`, and returns the names that are still in use.
    mutating func forget(before version: Int) -> [TraceSymbol] {
        let forgotten = version - base.version
        for change in changes.prefix(forgotten) { base.apply(change) }
        changes.removeFirst(forgotten)
        if cursor.version < version { cursor = base }
        return base.inOrder.map(\.entry.name)
            + changes.compactMap { if case .acquire(_, let entry) = $0 { entry.name } else { nil } }
    }
}
