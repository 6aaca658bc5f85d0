import Foundation
import Testing
import VigilFacts

@testable import VirtualTime

@Suite("The thread that advances a simulation")
struct CallersThreadTests {
    private let simulation = Simulation()
    private let log = Log()

    /// Notes whether the calling code runs on the thread of the test.
    private func noteThread(_ name: String) -> () -> Void {
        let own = UInt(pthread_self())
        return { [log] in log.add("\(name) \(UInt(pthread_self()) == own ? "here" : "elsewhere")") }
    }

    @Test("fires what the system does")
    func events() {
        for second in 1...3 { simulation.schedule(after: .seconds(second), noteThread("\(second)")) }
        simulation.advance(by: .seconds(5))
        expect(log.entries, is: ["1 here", "2 here", "3 here"])
        expect(simulation.handovers, is: 0)
    }

    @Test("runs turns that do not block, however often it is asked to")
    func turns() {
        let thread = SimulatedThread("main", in: simulation)
        for second in 1...100 {
            thread.enqueue(mayBlock: false, noteThread("\(second)"))
            simulation.advance(by: .seconds(1))
        }
        expect(log.entries, is: (1...100).map { "\($0) here" })
        expect(simulation.handovers, is: 0)
    }

    @Test("hands over once in a run for turns that may block, and to the blocked turn that goes on")
    func handsOver() {
        let thread = SimulatedThread("main", in: simulation)
        simulation.schedule(after: .seconds(1), noteThread("event"))
        simulation.schedule(after: .seconds(2)) { [self] in
            thread.enqueue(mayBlock: false, noteThread("call"))
            thread.enqueue(noteThread("turn"))
            thread.enqueue { [self] in
                SimulatedThread.sleep(for: .seconds(10))
                log.add("slept until \(simulation.seconds)")
            }
        }
        simulation.schedule(after: .seconds(3), noteThread("late event"))
        simulation.advance(by: .seconds(5))
        expect(log.entries, is: ["event here", "call here", "turn elsewhere", "late event elsewhere"])
        expect(simulation.handovers, is: 1)
        simulation.advance(by: .seconds(5))
        expect(log.entries.count == 4 && simulation.handovers == 1)
        simulation.advance(by: .seconds(5))
        expect(log.entries.last == "slept until 12" && simulation.handovers == 2)
    }

    @Test("keeps the order of turns when one that may block is put off to a worker")
    func order() {
        let (first, second) = (SimulatedThread("a", in: simulation), SimulatedThread("b", in: simulation))
        for number in 1...4 {
            first.enqueue(mayBlock: number == 3) { [log] in log.add("a\(number)") }
            second.enqueue(mayBlock: number == 2) { [log] in log.add("b\(number)") }
        }
        simulation.advance(by: .zero)
        expect(log.entries, is: ["a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4"])
        expect(simulation.handovers, is: 1)
    }

    @Test("of one simulation may be that of another's turn")
    func nested() {
        let outer = SimulatedThread("outer", in: simulation)
        let inner = Simulation()
        let thread = SimulatedThread("inner", in: inner)
        outer.enqueue { [log] in
            thread.enqueue(mayBlock: false) { log.add("in \(SimulatedThread.current?.name ?? "none")") }
            thread.enqueue { log.add("in \(SimulatedThread.current?.name ?? "none")") }
            inner.advance(by: .seconds(1))
            log.add("back in \(SimulatedThread.current?.name ?? "none")")
        }
        simulation.advance(by: .seconds(1))
        expect(log.entries, is: ["in inner", "in inner", "back in outer"])
        expect(SimulatedThread.current == nil)
    }

    @Test("is met by a condition that a turn fulfils, wherever that ran", arguments: [true, false])
    func condition(mayBlock: Bool) throws {
        let thread = SimulatedThread("main", in: simulation)
        let isDone = Box(false)
        simulation.schedule(after: .seconds(1)) { thread.enqueue(mayBlock: mayBlock) { isDone.value = true } }
        simulation.schedule(after: .seconds(1), phase: .watchdog) { isDone.value = false }
        try simulation.run(within: .seconds(5)) { isDone.value }
        expect(simulation.seconds == 1 && simulation.pendingEvents == 1)
    }

    @Test("does not wait: a turn that was said not to block, and does, stops the program")
    func blocks() async {
        await #expect(processExitsWith: .failure) {
            let simulation = Simulation()
            let thread = SimulatedThread("main", in: simulation)
            thread.enqueue(mayBlock: false) { SimulatedThread.sleep(for: .seconds(1)) }
            simulation.advance(by: .seconds(2))
            exit(0)
        }
    }
}
