import Foundation
import Testing
import VigilFacts
import VigilProgramImage

@testable import VirtualTime

@Suite("The bound of a turn")
struct EndlessTurnTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// Uses up processor time of its thread: four times the bound that the tests set.
    private static func work() {
        let start = processorTime
        while processorTime - start < 0.2 {}
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    let events = Fact("holds for turns only: an event of the system may take its time") {
        let simulation = Simulation()
        simulation.turnLimit = .milliseconds(50)
        nonisolated(unsafe) var done = false
        simulation.schedule(after: .seconds(1)) {
            EndlessTurnTests.work()
            done = true
        }
        simulation.advance(by: .seconds(2))
        expect(done)
    }

    let looks = Fact(
        "is met by processor time, and by looks at which none was taken: those of a busy thread do not count"
    ) {
        let simulation = Simulation()
        simulation.turnLimit = .seconds(3)
        let limits = Standstill.Limits(of: simulation)
        var busy = Standstill(TurnWatch.Event(leader: 1, beat: 1), at: 0)
        for look in 1...59 { expect(busy.verdict(at: Double(look) * 0.05, limits) == nil) }
        expect(busy.verdict(at: 3, limits)?.kind, is: .spins)
        var idle = Standstill(TurnWatch.Event(leader: 1, beat: 1), at: 1)
        for _ in 1...29 { expect(idle.verdict(at: 1, limits) == nil) }
        let verdict = idle.verdict(at: 1, limits)
        expect(verdict?.kind == .waitsForMachine && verdict?.measured == .seconds(3))
    }

    let pace = Fact("is not met by a run that waits for its pace") {
        let simulation = Simulation()
        (simulation.turnLimit, simulation.pace) = (.seconds(3), .realTime(factor: 60))
        let limits = Standstill.Limits(of: simulation)
        var idle = Standstill(TurnWatch.Event(leader: 1, beat: 1), at: 0)
        for _ in 1...1_000 { expect(idle.verdict(at: 0, limits) == nil) }
    }

    @Test("ends the program over a turn that takes more, after its owner was told")
    func turns() async throws {
        let end = await #expect(
            processExitsWith: .exitCode(EndlessTurn.exitCode), observing: [\.standardErrorContent]
        ) {
            let simulation = Simulation()
            let thread = SimulatedThread("main", in: simulation)
            simulation.turnLimit = .milliseconds(50)
            simulation.onEndlessTurn = {
                guard $0.measured >= simulation.turnLimit else { return true }
                FileHandle.standardError.write(Data("told of \($0.thread?.name ?? "none"), which \($0.kind)\n".utf8))
                return false
            }
            thread.enqueue { while true { EndlessTurnTests.work() } }
            simulation.advance(by: .seconds(2))
        }
        let text = String(decoding: try require(end).standardErrorContent, as: UTF8.self)
        expect(text.contains("told of main, which spins\n"))
        expect(text.contains("a turn of thread main did not end at EndlessTurnTests.swift"))
    }

    let left = Fact("ends the simulation alone where its owner goes on without it: time passes, and nothing happens") {
        let simulation = Simulation()
        let thread = SimulatedThread("main", in: simulation)
        simulation.turnLimit = .milliseconds(50)
        var ends = 0
        simulation.onEndlessTurn = { $0.mayBeLeft }
        simulation.onEnd = { ends += 1 }
        var fired = 0
        simulation.schedule(after: .seconds(1)) { fired += 1 }
        thread.enqueue { while true { EndlessTurnTests.work() } }
        for _ in 1...3 { simulation.advance(by: .seconds(2)) }
        expect(simulation.isOver && ends == 1 && fired == 0)
        // The first run ends where the turn began.
        expect(simulation.now, is: .boot.advanced(by: .seconds(4)))
        simulation.shutDown()
    }

    @Test("leaves work alone that is not the app's, such as a loader's, and holds for the same turn after it")
    func exemption() async {
        await #expect(processExitsWith: .exitCode(EndlessTurn.exitCode)) {
            let simulation = Simulation()
            let thread = SimulatedThread("main", in: simulation)
            simulation.turnLimit = .milliseconds(50)
            nonisolated(unsafe) var isDone = false
            simulation.onEndlessTurn = { _ in
                if !isDone { exit(1) }
                return false
            }
            thread.enqueue {
                simulation.exemptingFromTurnLimit { for _ in 0..<3 { EndlessTurnTests.work() } }
                isDone = true
                while true { EndlessTurnTests.work() }
            }
            simulation.advance(by: .seconds(2))
        }
    }
}

/// Somebody whose code does not come to an end.
private final class Looper: GuestCode {
    let title = "the guest"

    func report(_ fault: String, at place: CodePlace?) {}

    func loop() {
        var rounds = 0
        while rounds >= 0 { rounds = (rounds + 1) % 1_000 }
    }
}

@Suite("The bound of a turn, on the thread that advances the simulation")
struct EndlessCallerTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static func expectReport(_ texts: String..., in end: ExitTest.Result?) throws {
        let report = String(decoding: try require(end).standardErrorContent, as: UTF8.self)
        for text in texts { expect(report.contains(text), "\(text) in \(report)") }
    }

    @Test("ends the program over a turn that was said not to block")
    func turn() async throws {
        let end = await #expect(
            processExitsWith: .exitCode(EndlessTurn.exitCode), observing: [\.standardErrorContent]
        ) {
            let simulation = Simulation()
            simulation.turnLimit = .milliseconds(50)
            let thread = SimulatedThread("main", in: simulation)
            thread.enqueue(mayBlock: false) { Looper().loop() }
            simulation.advance(by: .seconds(2))
        }
        try Self.expectReport("a turn of thread main did not end at EndlessTurnTests.swift", "Looper.loop()", in: end)
    }

    @Test("ends it over code of a guest, in an event")
    func event() async throws {
        let end = await #expect(
            processExitsWith: .exitCode(EndlessTurn.exitCode), observing: [\.standardErrorContent]
        ) {
            let (simulation, looper) = (Simulation(), Looper())
            simulation.turnLimit = .milliseconds(50)
            simulation.schedule(after: .seconds(1)) { simulation.run(looper) { looper.loop() } }
            simulation.advance(by: .seconds(2))
        }
        try Self.expectReport("the guest did not end at EndlessTurnTests.swift", "Looper.loop()", in: end)
    }

    @Test("ends it over code of a guest that no run calls, also after a run that this code made")
    func outside() async throws {
        let end = await #expect(
            processExitsWith: .exitCode(EndlessTurn.exitCode), observing: [\.standardErrorContent]
        ) {
            let (simulation, looper) = (Simulation(), Looper())
            simulation.turnLimit = .milliseconds(50)
            let thread = SimulatedThread("main", in: simulation)
            thread.enqueue { if Simulation.runningGuest != nil { exit(1) } }
            simulation.run(looper) {
                simulation.advance(by: .seconds(1))
                if Simulation.runningGuest !== looper { exit(1) }
                looper.loop()
            }
        }
        try Self.expectReport("the guest did not end at EndlessTurnTests.swift", "Looper.loop()", in: end)
    }

    let done = Fact("is told of nobody who is done: a guest that came to its end, or left its turn in the middle") {
        let (simulation, looper) = (Simulation(), Looper())
        let thread = SimulatedThread("main", in: simulation)
        simulation.run(looper) { expect(Simulation.runningGuest === looper) }
        expect(Simulation.runningGuest == nil)
        nonisolated(unsafe) var seen: [Bool] = []
        thread.enqueue { simulation.run(looper) { () -> Void in SimulatedThread.endCurrentTurn() } }
        simulation.schedule(after: .seconds(1)) { seen.append(Simulation.runningGuest == nil) }
        let other = SimulatedThread("other", in: simulation)
        other.enqueue {
            simulation.run(looper) {
                SimulatedThread.sleep(for: .seconds(5))
                seen.append(Simulation.runningGuest === looper)
            }
        }
        simulation.schedule(after: .seconds(2)) { seen.append(Simulation.runningGuest == nil) }
        simulation.advance(by: .seconds(10))
        expect(seen, is: [true, true, true])
    }
}

struct TurnInterruptionTests: Facts {
    @Test("The stop of a turn", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let hasEnded = Fact("leaves one alone that has ended meanwhile: its worker may be in the middle of anything") {
        let simulation = Simulation()
        let thread = SimulatedThread("main", in: simulation)
        nonisolated(unsafe) var outcomes: [String] = []
        thread.enqueue {
            guard let worker = Worker.current else { return }
            let leader = UInt(bitPattern: Unmanaged.passUnretained(worker).toOpaque())
            let ended = TurnWatch.Event(leader: leader, beat: 0)
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                outcomes.append("\(TurnInterruption.stop(worker, in: ended, of: simulation, anywhere: true))")
                done.signal()
            }
            done.wait()
        }
        simulation.advance(by: .seconds(1))
        expect(outcomes, is: ["isOver"])
    }
}
