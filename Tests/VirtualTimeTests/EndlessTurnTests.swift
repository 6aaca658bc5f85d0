import Foundation
import Testing
import VirtualTime

@Suite("The bound of a turn")
struct EndlessTurnTests {
    /// Uses up processor time: three times the bound that the tests set.
    private static func work() {
        let start = clock()
        while clock() - start < CLOCKS_PER_SEC * 3 / 10 {}
    }

    @Test("holds for turns only: an event of the system may take its time")
    func events() {
        let simulation = Simulation()
        simulation.turnLimit = .milliseconds(100)
        nonisolated(unsafe) var done = false
        simulation.schedule(after: .seconds(1)) {
            EndlessTurnTests.work()
            done = true
        }
        simulation.advance(by: .seconds(2))
        #expect(done)
    }

    @Test("stops a turn in the middle, tells the owner, and goes on with the rest")
    func turns() {
        let simulation = Simulation()
        let thread = SimulatedThread("main", in: simulation)
        simulation.turnLimit = .milliseconds(100)
        nonisolated(unsafe) var stopped: [String] = []
        nonisolated(unsafe) var isOver = false
        simulation.onEndlessTurn = { stopped.append("\($0.thread.name) \($0.kind)") }
        thread.enqueue { while true { EndlessTurnTests.work() } }
        simulation.schedule(after: .seconds(1)) { isOver = true }
        simulation.advance(by: .seconds(2))
        #expect(stopped == ["main spins"] && isOver)
    }
}
