import BackgroundRuntime

/// A random program of timers and blocks in one run loop. Whatever the speed of the machine, it ends when all that must fire
/// has.
struct TimerProgram: Sendable {
    struct Clock: Sendable {
        /// When it fires first, and its interval, in steps of four milliseconds; 0 for one that fires once.
        let first: Int
        let interval: Int
        /// In which of two modes it is.
        let isInOtherMode: Bool
        /// The timers that it invalidates as it fires, later ones.
        let ends: [Int]
        /// How often it fires before it invalidates itself.
        let fires: Int
        /// The blocks that it has performed.
        let blocks: Int
        let isEndedBefore: Bool
    }

    static let step = 0.004

    let timers: [Clock]

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed &* 15_485_863 &+ 3)
        let count = Int.random(in: 1...8, using: &random)
        let dates = (1...16).shuffled(using: &random).prefix(count)
        timers = dates.enumerated().map { index, date in
            let repeats = Int.random(in: 0..<4, using: &random) == 0
            let later = dates.indices.filter { dates[$0] > date && Int.random(in: 0..<8, using: &random) == 0 }
            return Clock(
                first: date, interval: repeats ? Int.random(in: 1...5, using: &random) : 0,
                isInOtherMode: Int.random(in: 0..<5, using: &random) == 0, ends: repeats ? [] : later,
                fires: repeats ? Int.random(in: 1...4, using: &random) : 1,
                blocks: Int.random(in: 0..<3, using: &random),
                isEndedBefore: Int.random(in: 0..<8, using: &random) == 0)
        }
    }

    /// The timers that have to fire, the others not at all: nobody ends them in time.
    var survivors: [Int] {
        let firing = timers.indices.filter { !timers[$0].isEndedBefore && !timers[$0].isInOtherMode }
        var ended = Set<Int>()
        for index in firing.sorted(by: { timers[$0].first < timers[$1].first }) where !ended.contains(index) {
            ended.formUnion(timers[index].ends)
        }
        return firing.filter { !ended.contains($0) || timers[$0].interval > 0 }
    }

    /// What every library promises, and the run did not keep.
    func violations(of events: [TimerEvent]) -> [String] {
        var found: [String] = []
        var fired: [Int: Int] = [:]
        var (ended, blocks) = (Set<Int>(), [Int]())
        for event in events {
            switch event {
            case .fired(let id, let isEarly, let isValid):
                fired[id, default: 0] += 1
                if ended.contains(id) || timers[id].isEndedBefore { found.append("\(id) fired after its end") }
                if timers[id].isInOtherMode { found.append("\(id) fired in another mode") }
                if isEarly { found.append("\(id) fired too early") }
                if !isValid { found.append("\(id) was not valid in its own code") }
                ended.formUnion(timers[id].ends)
            case .performed(let number): blocks.append(number)
            case .left(let id, let isValid):
                if isValid, !timers[id].isInOtherMode || ended.contains(id) { found.append("\(id) is valid still") }
            }
        }
        for id in survivors where !ended.contains(id) && fired[id] != timers[id].fires {
            found.append("\(id) fired \(fired[id] ?? 0) times")
        }
        if blocks != blocks.sorted() { found.append("blocks out of order: \(blocks)") }
        return found
    }
}

enum TimerEvent: Hashable, Sendable {
    case fired(Int, isEarly: Bool, isValid: Bool)
    case performed(Int)
    case left(Int, isValid: Bool)
}

/// What happened, in order. Used from one thread.
final class TimerLog: @unchecked Sendable {
    private(set) var events: [TimerEvent] = []
    private(set) var blocks = 0
    private var fires: [Int: Int] = [:]

    func note(_ event: TimerEvent) { events.append(event) }

    func nextBlock() -> Int {
        blocks += 1
        return blocks
    }

    /// Counts a fire of a timer.
    func count(_ id: Int) -> Int {
        fires[id, default: 0] += 1
        return fires[id] ?? 0
    }

    /// The timers that fire once, in the order in which they did.
    func order(in program: TimerProgram) -> [Int] {
        events.compactMap { event in
            if case .fired(let id, _, _) = event, program.timers[id].interval == 0 { id } else { nil }
        }
    }
}
