import Testing
import VigilFacts
import VirtualTime

@Suite("A simulation")
struct SimulationTests {
    private let simulation = Simulation()
    private let log = Log()

    private func note(_ text: String, after seconds: Int, phase: Phase = .device, isHousekeeping: Bool = false) {
        simulation.schedule(after: .seconds(seconds), phase: phase, isHousekeeping: isHousekeeping) {
            [log, simulation] in
            log.add("\(simulation.seconds) \(text)")
        }
    }

    @Test("advances inclusively: an event at the target instant fires, one just after does not")
    func advancesInclusively() {
        note("at", after: 5)
        simulation.schedule(at: VirtualInstant(nanoseconds: 5_000_000_001)) { [log] in log.add("after") }
        simulation.advance(by: .seconds(5))
        expect(log.entries, is: ["5 at"])
        expect(simulation.seconds, is: 5)
    }

    @Test("fires what an event schedules for the same instant in the same run")
    func zeroDelayChains() {
        simulation.schedule(after: .seconds(1)) { [self] in
            note("chained app", after: 0, phase: .app)
            note("chained device", after: 0)
        }
        simulation.advance(by: .seconds(1))
        expect(log.entries, is: ["1 chained device", "1 chained app"])
    }

    @Test("stands still when told to advance by nothing, but fires what is due now")
    func advanceByNothing() {
        note("now", after: 0)
        simulation.advance(by: .zero)
        expect(log.entries == ["0 now"] && simulation.now == .boot)
    }

    @Test("steps one event at a time")
    func steps() {
        note("a", after: 1)
        note("b", after: 1)
        expect(simulation.step() && log.entries == ["1 a"])
        expect(simulation.step() && log.entries == ["1 a", "1 b"])
        expect(!simulation.step())
    }

    @Test("runs until idle without being kept going by housekeeping")
    func housekeepingDoesNotCount() throws {
        note("chore", after: 1, isHousekeeping: true)
        note("work", after: 2)
        note("chore", after: 3, isHousekeeping: true)
        try simulation.runUntilIdle()
        expect(log.entries, is: ["1 chore", "2 work"])
        expect(simulation.seconds, is: 2)
    }

    @Test("says loudly that it never became idle")
    func neverIdle() {
        @Sendable func again(_ simulation: Simulation) {
            simulation.schedule(after: .seconds(60)) { again(simulation) }
        }
        again(simulation)
        expect(throws: ConditionNotMet(bound: .seconds(3600))) { try simulation.runUntilIdle(within: .seconds(3600)) }
    }

    @Test("runs until a condition, and says loudly when it is not met within the bound")
    func runsUntilCondition() throws {
        for second in 1...10 { note("tick", after: second) }
        try simulation.run(within: .seconds(20)) { [log] in log.entries.count == 3 }
        expect(simulation.seconds, is: 3)
        expect(throws: ConditionNotMet(bound: .seconds(4))) { try simulation.run(within: .seconds(4)) { false } }
        expect(simulation.seconds, is: 7)
    }

    @Test("hands a spinning instant to its owner")
    func livelock() {
        let spins = Box(true)
        @Sendable func spin(_ simulation: Simulation) {
            guard spins.value else { return }
            simulation.schedule(after: .zero) { spin(simulation) }
        }
        simulation.onLivelock = { spins.value = false }
        spin(simulation)
        simulation.advance(by: .seconds(1))
        expect(!spins.value && simulation.seconds == 1)
    }

    @Test("lets the owner of a spinning instant cancel the very event that is next")
    func livelockCancelled() {
        let next = Box<EventID?>(nil)
        @Sendable func spin(_ simulation: Simulation) {
            next.value = simulation.schedule(after: .zero) { spin(simulation) }
        }
        simulation.onLivelock = { [simulation] in next.value.map { _ = simulation.cancel($0) } }
        spin(simulation)
        simulation.advance(by: .seconds(1))
        expect(simulation.seconds == 1 && simulation.pendingEvents == 0)
    }

    @Test("gives the same chance for the same seed, and known numbers for seed 1")
    func seededChance() {
        var (first, second) = (SeededGenerator(seed: 1), SeededGenerator(seed: 1))
        let numbers = (0..<3).map { _ in first.next() }
        expect(numbers, is: (0..<3).map { _ in second.next() })
        expect(numbers, is: [12_966_619_160_104_079_557, 9_600_361_134_598_540_522, 10_590_380_919_521_690_900])
        expect((0..<1_000).allSatisfy { _ in (3...5).contains(first.integer(in: 3...5)) })
        expect((0..<1_000).allSatisfy { _ in (0..<1).contains(first.unit()) })
    }

    @Test("drops everything at its end, closures included")
    func shutDownReleases() {
        weak var captured: Log?
        do {
            let local = Log()
            captured = local
            simulation.schedule(after: .seconds(1)) { local.add("never") }
        }
        simulation.shutDown()
        expect(captured == nil && simulation.pendingEvents == 0)
    }
}
