import Foundation
import Testing
import VigilFacts
import VirtualTime

@Suite("A simulated thread")
struct SimulatedThreadTests {
    private let simulation = Simulation()
    private let log = Log()

    private func thread(_ name: String) -> SimulatedThread { SimulatedThread(name, in: simulation) }

    private func note(_ text: String) { log.add("\(simulation.seconds) \(text)") }

    @Test("runs its turns in order, and knows itself in them")
    func runsInOrder() {
        let main = thread("main")
        main.enqueue { [self] in note("1 on \(SimulatedThread.current?.name ?? "none")") }
        main.enqueue { [self] in note("2") }
        simulation.advance(by: .zero)
        expect(log.entries, is: ["0 1 on main", "0 2"])
        expect(SimulatedThread.current == nil)
    }

    @Test("a sleeping turn lets other threads run, delays its own, and continues at its instant")
    func sleeps() {
        let (main, other) = (thread("main"), thread("other"))
        main.enqueue { [self] in
            note("falls asleep")
            SimulatedThread.sleep(for: .seconds(10))
            note("wakes")
        }
        main.enqueue { [self] in note("second turn") }
        other.enqueue { [self] in
            SimulatedThread.sleep(for: .seconds(3))
            note("other")
        }
        simulation.advance(by: .seconds(5))
        expect(main.isBlocked && simulation.blockedThreads == 1)
        simulation.advance(by: .seconds(5))
        expect(log.entries, is: ["0 falls asleep", "3 other", "10 wakes", "10 second turn"])
        expect(simulation.blockedThreads, is: 0)
    }

    @Test("a waiter is woken once, by whoever comes first")
    func waits() {
        let (main, other) = (thread("main"), thread("other"))
        let shared = Box<Waiter?>(nil)
        main.enqueue { [self] in
            SimulatedThread.block { waiter in
                shared.value = waiter
                waiter.wake(after: .seconds(60))
            }
            note("woken")
        }
        simulation.schedule(after: .seconds(2)) { other.enqueue { shared.value?.wake() } }
        simulation.schedule(after: .seconds(3)) { shared.value?.wake() }
        simulation.advance(by: .seconds(120))
        expect(log.entries, is: ["2 woken"])
    }

    @Test("a turn that is woken as its thread is held goes on when that is released, once, however often it is held")
    func wokenAndHeld() {
        let main = thread("main")
        let shared = Box<Waiter?>(nil)
        main.enqueue { [self] in
            SimulatedThread.block { shared.value = $0 }
            note("woken")
        }
        simulation.schedule(after: .seconds(2)) {
            shared.value?.wake()
            SimulatedThread.hold([main])
        }
        simulation.schedule(after: .seconds(5)) {
            for _ in 1...3 {
                SimulatedThread.release([main])
                SimulatedThread.hold([main])
            }
            SimulatedThread.release([main])
        }
        simulation.advance(by: .seconds(4))
        expect(log.entries == [] && main.isBlocked)
        simulation.advance(by: .seconds(4))
        expect(log.entries == ["5 woken"] && !main.isBlocked)
    }

    @Test("a wait that is over before it begins does not block")
    func wokenWhileRegistering() {
        thread("main").enqueue { [self] in
            SimulatedThread.block { $0.wake() }
            note("went on")
        }
        simulation.advance(by: .zero)
        expect(log.entries, is: ["0 went on"])
    }

    @Test("held threads keep their turns, and release them in the old order across threads")
    func holdsAndReleases() {
        let threads = [thread("a"), thread("b")]
        threads[0].enqueue { [self] in
            SimulatedThread.sleep(for: .seconds(1))
            note("a woke")
        }
        simulation.advance(by: .zero)
        SimulatedThread.hold(threads)
        threads[1].enqueue { [self] in note("b 1") }
        simulation.advance(by: .seconds(5))
        threads[0].enqueue { [self] in note("a 2") }
        threads[1].enqueue { [self] in note("b 2") }
        simulation.advance(by: .seconds(5))
        expect(log.entries.isEmpty)
        SimulatedThread.release(threads)
        simulation.advance(by: .zero)
        expect(log.entries, is: ["10 b 1", "10 a woke", "10 a 2", "10 b 2"])
    }

    @Test("a hold and a release at one instant neither lose nor repeat anything")
    func holdAndReleaseAtOnce() {
        let main = thread("main")
        main.enqueue { [self] in
            SimulatedThread.sleep(for: .seconds(1))
            note("woke")
        }
        main.enqueue { [self] in note("second") }
        simulation.schedule(after: .seconds(1), phase: .watchdog) {
            SimulatedThread.hold([main])
            SimulatedThread.release([main])
            SimulatedThread.hold([main])
            SimulatedThread.release([main])
        }
        simulation.schedule(after: .seconds(1), phase: .device) {
            SimulatedThread.hold([main])
            SimulatedThread.release([main])
        }
        simulation.advance(by: .seconds(2))
        expect(log.entries, is: ["1 woke", "1 second"])
    }

    @Test("a killed thread never continues its blocked turn, nor begins a waiting one")
    func killedWhileBlocked() {
        let main = thread("main")
        main.enqueue { [self] in
            defer { note("deferred") }
            SimulatedThread.sleep(for: .seconds(10))
            note("continued")
        }
        main.enqueue { [self] in note("second") }
        simulation.schedule(after: .seconds(5)) { main.kill() }
        simulation.advance(by: .seconds(20))
        main.enqueue { [self] in note("third") }
        simulation.advance(by: .seconds(20))
        expect(log.entries.isEmpty && main.isDead && simulation.blockedThreads == 0)
    }

    @Test("what the system does while a turn is blocked is no code of its thread")
    func systemEventsHaveNoThread() {
        thread("main").enqueue { [self] in
            SimulatedThread.sleep(for: .seconds(10))
            note("on \(SimulatedThread.current?.name ?? "none")")
        }
        simulation.schedule(after: .seconds(5)) { [self] in note("on \(SimulatedThread.current?.name ?? "none")") }
        simulation.advance(by: .seconds(20))
        expect(log.entries, is: ["5 on none", "10 on main"])
    }

    @Test("a turn that is due while another is blocked runs, blocks, and is overtaken by it")
    func overtakes() {
        thread("main").enqueue { [self] in
            SimulatedThread.sleep(for: .seconds(10))
            note("main")
        }
        let other = thread("other")
        simulation.schedule(after: .seconds(5)) { [self] in
            other.enqueue { [self] in
                SimulatedThread.sleep(for: .seconds(60))
                note("other")
            }
        }
        simulation.advance(by: .seconds(100))
        expect(log.entries == ["10 main", "65 other"] && simulation.seconds == 100)
    }

    @Test("a turn can end itself where it stands; the run goes on")
    func endsItself() {
        let (main, other) = (thread("main"), thread("other"))
        main.enqueue { [self] in
            note("before")
            if main.isBusy { SimulatedThread.endCurrentTurn() }
            note("after")
        }
        other.enqueue { [self] in note("other") }
        simulation.advance(by: .seconds(1))
        expect(log.entries == ["0 before", "0 other"] && simulation.seconds == 1)
    }

    @Test("a thousand threads are blocked at once and wake in the order of their sleeps")
    func thousandBlockedThreads() {
        let threads = (0..<1_000).map { thread("\($0)") }
        for (index, thread) in threads.enumerated() {
            thread.enqueue { [self] in
                SimulatedThread.sleep(for: .seconds(1_000 - index))
                log.add("\(index)")
            }
        }
        simulation.advance(by: .zero)
        expect(simulation.blockedThreads, is: 1_000)
        simulation.advance(by: .seconds(1_000))
        let backwards: [String] = (0..<1_000).reversed().map { number in "\(number)" }
        expect(log.entries, is: backwards)
    }
}

@Suite("Simulated threads without number", .long)
struct SimulatedThreadLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let deterministicInParallel = Fact.async(
        "the same blocking program gives the same history beside others, a hundred times over"
    ) {
        let histories = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<100 { group.addTask { Self.history() } }
            return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
        }
        expect(histories.count == 1 && histories.first?.count == 60)
    }

    let tenThousandSimulations = Fact(
        "ten thousand simulations one after the other, each with a turn that never goes on, leak no thread"
    ) {
        for _ in 0..<10_000 {
            let simulation = Simulation()
            let main = SimulatedThread("main", in: simulation)
            main.enqueue { SimulatedThread.sleep(for: .seconds(10)) }
            simulation.advance(by: .seconds(1))
            simulation.shutDown()
        }
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let threads = status.split(separator: "\n").first { $0.hasPrefix("Threads:") }?.split(separator: "\t").last
        try expect(require(threads.flatMap { Int($0) }) < 2_000)
    }

    private static func history() -> [String] {
        let (simulation, log) = (Simulation(seed: 7), Log())
        for name in ["a", "b", "c"] {
            SimulatedThread(name, in: simulation).enqueue {
                for round in 0..<20 {
                    SimulatedThread.sleep(for: .milliseconds(simulation.random.integer(in: 1...50)))
                    log.add("\(simulation.now.nanoseconds) \(name) \(round)")
                }
            }
        }
        simulation.advance(by: .seconds(60))
        return log.entries
    }
}
