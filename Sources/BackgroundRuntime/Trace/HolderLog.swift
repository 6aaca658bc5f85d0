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

/// How long something kept an app awake, by the number of changes before its beginning and its end.
package struct HoldSpan: Hashable {
    /// What kept it awake, with the deadline that it had at its end.
    package let hold: Hold
    /// After how many changes it held.
    package let first: Int
    /// After how many changes it held no more; nil where it lasts.
    package let last: Int?
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

        /// The entries, the oldest first.
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
    /// The numbers of the assertions that hold.
    private var held: Set<Int> = []

    mutating func acquire(_ entry: Entry, number: Int) {
        held.insert(number)
        add(.acquire(number, entry))
    }

    mutating func drop(number: Int) {
        held.remove(number)
        add(.drop(number))
    }

    /// Each process that ends does this, and most hold nothing any more: then nothing changes.
    mutating func dropAll() {
        guard !held.isEmpty || endOfTaskTime != nil else { return }
        held.removeAll()
        endOfTaskTime = nil
        add(.dropAll)
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

    /// Everything that held, in the order in which it began.
    ///
    /// - Parameter text: the words of a symbol.
    func spans(text: (TraceSymbol) -> String) -> [HoldSpan] {
        var (state, spans) = (base, OpenSpans())
        for (number, entry) in base.inOrder { spans.begin(number, entry, text(entry.name), at: base.version) }
        for change in changes {
            let version = state.version + 1
            switch change {
            case .acquire(let number, let entry):
                spans.end(number, state.endOfTaskTime, at: version)
                spans.begin(number, entry, text(entry.name), at: version)
            case .drop(let number): spans.end(number, state.endOfTaskTime, at: version)
            case .dropAll: spans.endAll(state.endOfTaskTime, at: version)
            case .endOfTaskTime: break
            }
            state.apply(change)
        }
        spans.endAll(state.endOfTaskTime, at: nil)
        return spans.all
    }

    /// Spans that are put together, some of which have no end yet.
    private struct OpenSpans {
        private(set) var all: [HoldSpan] = []
        private var open: [Int: (place: Int, entry: Entry)] = [:]

        mutating func begin(_ number: Int, _ entry: Entry, _ name: String, at version: Int) {
            open[number] = (all.count, entry)
            let hold = Hold(number: number, name: name, grant: entry.grant, deadline: nil)
            all.append(HoldSpan(hold: hold, first: version, last: nil))
        }

        /// A task ends with task time.
        mutating func end(_ number: Int, _ endOfTaskTime: VirtualInstant?, at version: Int?) {
            guard let (place, entry) = open.removeValue(forKey: number) else { return }
            let deadline = entry.deadline ?? (entry.grant == nil ? nil : endOfTaskTime)
            let hold = Hold(number: number, name: all[place].hold.name, grant: entry.grant, deadline: deadline)
            all[place] = HoldSpan(hold: hold, first: all[place].first, last: version)
        }

        mutating func endAll(_ endOfTaskTime: VirtualInstant?, at version: Int?) {
            for number in open.keys.sorted() { end(number, endOfTaskTime, at: version) }
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
