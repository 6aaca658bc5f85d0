import Testing
import VigilFacts

@testable import VirtualTime

struct EventQueueTests: Facts {
    @Test("The event queue", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func action(_ run: @escaping () -> Void = {}) -> EventQueue.Action { EventQueue.Action(run: run) }

    let ordersByThreeKeys = Fact("orders by instant, then phase, then order of scheduling") {
        let queue = EventQueue()
        let log = Log()
        for (name, instant, phase) in [
            ("late", 2, Phase.device), ("watchdog", 1, .watchdog), ("app 1", 1, .app), ("app 2", 1, .app),
            ("verdict", 1, .verdict), ("device", 1, .device), ("early", 0, .watchdog),
        ] {
            _ = queue.schedule(at: Int64(instant), phase: phase, isHousekeeping: false, Self.action { log.add(name) })
        }
        while queue.nextInstant != nil { queue.popFirst().action.run() }
        expect(log.entries, is: ["early", "device", "verdict", "app 1", "app 2", "watchdog", "late"])
    }

    let cancelReleases = Fact("a cancelled event releases its closure at once and never fires") {
        let queue = EventQueue()
        weak var captured: Log?
        var id: EventID
        do {
            let log = Log()
            captured = log
            id = queue.schedule(at: 1, phase: .app, isHousekeeping: false, Self.action { log.add("never") })
        }
        expect(captured != nil)
        expect(queue.cancel(id))
        expect(captured == nil)
        expect(!queue.cancel(id), "cancelling twice says so")
        expect(queue.nextInstant == nil)
        queue.checkInvariants()
    }

    let staleIdentifier = Fact("an identifier of a fired event does not cancel the event that took its place") {
        let queue = EventQueue()
        let stale = queue.schedule(at: 1, phase: .app, isHousekeeping: false, Self.action())
        expect(queue.nextInstant, is: 1)
        _ = queue.popFirst()
        let fresh = queue.schedule(at: 2, phase: .app, isHousekeeping: false, Self.action())
        expect(stale.slot, is: fresh.slot)
        expect(!queue.cancel(stale))
        expect(queue.isPending(fresh))
    }

    let crowdedInstant = Fact("takes more events of a crowded instant without turning itself over for each") {
        let queue = EventQueue()
        func add() { _ = queue.schedule(at: 7, phase: .app, isHousekeeping: false, Self.action()) }
        for _ in 0..<1_000 { add() }
        expect(queue.nextInstant, is: 7)
        // Turning over means a new heap.
        let heap = queue.heap
        for _ in 0..<20 {
            add()
            expect(queue.heap, is: heap)
        }
        queue.checkInvariants()
    }

    let agreesWithNaiveQueue = Fact(
        "agrees with a naive queue over long random histories",
        for: [1, 2, 3],
        [Spread.crowded, .minutes, .years, .mixed]
    ) { (seed: UInt64, spread: Spread) in
        var fuzz = QueueFuzz(seed: seed, spread: spread)
        for _ in 0..<1_500 { fuzz.step() }
        fuzz.drain()
    }

    let manyAtOneInstant = Fact("keeps the order of many events at one instant, and of the instants around it") {
        let queue = EventQueue()
        let log = Log()
        for number in 0..<500 {
            let instant = number % 5 == 0 ? Int64(1_000_000 + number) : 1_000_000
            _ = queue.schedule(
                at: instant, phase: .app, isHousekeeping: false, Self.action { log.add("\(instant) \(number)") })
        }
        queue.checkInvariants()
        while queue.nextInstant != nil { queue.popFirst().action.run() }
        let atOnce = (0..<500).filter { $0 % 5 != 0 || $0 == 0 }.map { "1000000 \($0)" }
        let later = (1..<100).map { "\(1_000_000 + $0 * 5) \($0 * 5)" }
        expect(log.entries, is: atOnce + later)
    }

    let earlierThanLookedAt = Fact("an event before those that were looked at comes first") {
        let queue = EventQueue()
        for number in 1...1_000 {
            _ = queue.schedule(at: Int64(number) << 40, phase: .app, isHousekeeping: false, Self.action())
        }
        expect(queue.nextInstant, is: 1 << 40)
        for number in (1...1_000).reversed() {
            _ = queue.schedule(at: Int64(number), phase: .app, isHousekeeping: false, Self.action())
            expect(queue.nextInstant, is: Int64(number))
        }
        queue.checkInvariants()
    }

    let removesAll = Fact("drops everything at once, and can be used again") {
        let queue = EventQueue()
        weak var captured: Log?
        do {
            let log = Log()
            captured = log
            for number in 0..<1_000 {
                let instant = Int64(number) << 20
                _ = queue.schedule(at: instant, phase: .app, isHousekeeping: true, Self.action { log.add("never") })
            }
        }
        expect(captured != nil)
        queue.removeAll()
        expect(captured == nil)
        expect(queue.nextInstant == nil)
        queue.checkInvariants()
        _ = queue.schedule(at: 7, phase: .app, isHousekeeping: false, Self.action())
        expect(queue.nextInstant, is: 7)
        queue.checkInvariants()
    }
}

/// How far apart the events of a random history lie.
private enum Spread: Sendable, CaseIterable {
    case crowded, minutes, years, mixed

    func distance(_ random: inout SeededGenerator) -> Int64 {
        switch self {
        case .crowded: Int64(random.integer(in: 0...20))
        case .minutes: Int64(random.next() >> 27)
        case .years: Int64(random.next() >> 5)
        case .mixed: Int64(random.next() >> UInt64(random.integer(in: 5...63)))
        }
    }
}

/// The queue beside a sorted array that does the same.
private struct QueueFuzz {
    private let queue = EventQueue()
    /// What is to come, the next event last.
    private var naive: [Entry] = []
    private var random: SeededGenerator
    private var number = 0
    private var now: Int64 = 0
    private var steps = 0
    private let spread: Spread
    private let fired = Box(-1)

    init(seed: UInt64, spread: Spread) {
        random = SeededGenerator(seed: seed)
        self.spread = spread
    }

    mutating func step() {
        switch random.integer(in: 0...19) {
        case 0...8: schedule()
        case 9...10: scheduleTurn()
        case 11...13: cancelOne()
        case 14: scheduleMany()
        case 15: cancelMany()
        default: fireOne()
        }
        steps += 1
        // The walk goes through all events: in large queues it is left to every eighth step.
        if naive.count < 20 || steps.isMultiple(of: 8) { queue.checkInvariants() }
        expect(queue.liveCount == naive.count, "counts its events wrongly")
    }

    /// Records an issue where something does not hold: cheaper than the macro, which a long history asks very often.
    private func expect(_ condition: Bool, _ problem: String) {
        if !condition { Issue.record("the queue \(problem) in step \(steps)") }
    }

    private mutating func scheduleMany() {
        guard random.integer(in: 0...9) == 0 else { return }
        for _ in 0..<200 { schedule() }
    }

    private mutating func schedule() {
        let instant = now.addingReportingOverflow(spread.distance(&random)).partialValue & .max
        let phase = Phase.allCases[random.integer(in: 0...3)]
        let (mine, fired) = (number, fired)
        let id = queue.schedule(
            at: instant, phase: phase, isHousekeeping: random.integer(in: 0...3) == 0,
            EventQueue.Action { fired.value = mine })
        insert(Entry(instant: instant, phase: phase, number: mine, id: id))
        number += 1
    }

    /// A turn is due at once, behind what was asked for before, and cannot be cancelled.
    private mutating func scheduleTurn() {
        let (mine, fired) = (number, fired)
        queue.scheduleTurn(at: now, EventQueue.Action { fired.value = mine })
        insert(Entry(instant: now, phase: .app, number: mine, id: nil))
        number += 1
    }

    private mutating func insert(_ entry: Entry) {
        var (low, high) = (0, naive.count)
        while low < high {
            let middle = (low + high) / 2
            if entry.comesBefore(naive[middle]) { low = middle + 1 } else { high = middle }
        }
        naive.insert(entry, at: low)
    }

    private mutating func cancelOne() {
        guard !naive.isEmpty else { return }
        let place = random.integer(in: 0...naive.count - 1)
        guard let id = naive[place].id else { return }
        naive.remove(at: place)
        expect(queue.cancel(id), "does not know an event that it has")
    }

    private mutating func cancelMany() {
        guard random.integer(in: 0...9) == 0 else { return }
        for _ in 0..<naive.count * 3 / 4 { cancelOne() }
    }

    private mutating func fireOne() {
        expect(queue.nextInstant == naive.last?.instant, "has another next instant")
        guard let expected = naive.popLast() else { return }
        let popped = queue.popFirst()
        popped.action.run()
        now = popped.instant
        expect(fired.value == expected.number, "fires another event")
    }

    mutating func drain() {
        while !naive.isEmpty { fireOne() }
        queue.checkInvariants()
        expect(queue.nextInstant == nil, "is not empty")
    }
}

/// An event as the sorted array has it.
private struct Entry {
    let instant: Int64
    let phase: Phase
    let number: Int
    /// Nil for a turn, which cannot be cancelled.
    let id: EventID?

    func comesBefore(_ other: Entry) -> Bool {
        (instant, phase, number) < (other.instant, other.phase, other.number)
    }
}
