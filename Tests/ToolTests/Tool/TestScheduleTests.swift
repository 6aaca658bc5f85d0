import Testing
import VigilFacts

@testable import VigilTool

struct TestScheduleTests: Facts {
    @Test("The schedule of a test run", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What becomes of an item: its process goes on, ends during it, or ends before the item has begun.
    private enum Way { case finishes, breaks, breaksUnbegun }

    /// Plays a schedule, with chance as to whose turn it is, and returns what was finished and what was lost, in order.
    private static func play(
        _ programs: [[Int]], jobs: Int, seed: UInt64, _ way: (Int) -> Way
    ) throws -> (finished: [Int], lost: [Int], started: Int, most: Int) {
        var schedule = TestSchedule(programs, jobs: jobs)
        var chance = seed
        var alive: [Int: Bool] = [:]
        var (finished, lost, started, most) = ([Int](), [Int](), 0, 0)
        var steps = 0
        while !schedule.isOver, steps < 10_000 {
            steps += 1
            for order in schedule.orders() {
                if case .start(let worker, _) = order { (alive[worker], started) = (true, started + 1) }
                if case .dismiss(let worker) = order { alive[worker] = false }
            }
            most = max(most, alive.values.count { $0 })
            chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let workers = alive.keys.sorted()
            let worker = workers[Int(chance >> 33) % workers.count]
            guard let item = schedule.next(of: worker), way(item) != .breaksUnbegun else {
                alive[worker] = nil
                if let item = schedule.gone(worker) { lost.append(item) }
                continue
            }
            schedule.began(worker)
            expect(schedule.current(of: worker), is: item)
            if way(item) == .breaks {
                alive[worker] = nil
                let item = schedule.gone(worker)
                lost.append(try require(item))
            } else {
                let item = schedule.finished(worker)
                finished.append(try require(item))
            }
        }
        expect(schedule.isOver)
        return (finished, lost, started, most)
    }

    private static let programs = [Array(0..<30), [30, 31, 32], [33], Array(34..<50)]

    let everything = Fact(
        "plays everything once, in at most as many processes at once as it may",
        for: [1, 2, 3, 8]
    ) { (jobs: Int) in
        for seed in 1...20 as ClosedRange<UInt64> {
            let run = try Self.play(Self.programs, jobs: jobs, seed: seed) { _ in .finishes }
            expect(run.finished.sorted() == Array(0..<50) && run.lost.isEmpty && run.most <= jobs)
        }
    }

    let losses = Fact("loses with a process what it was at and nothing else", for: [1, 2, 5]) { (jobs: Int) in
        let broken: Set = [0, 7, 8, 31, 33, 49]
        for seed in 1...20 as ClosedRange<UInt64> {
            let run = try Self.play(Self.programs, jobs: jobs, seed: seed) { broken.contains($0) ? .breaks : .finishes }
            expect(run.lost.sorted() == broken.sorted() && Set(run.finished + run.lost).count == 50)
            expect(run.finished.count + run.lost.count, is: 50)
        }
    }

    let neverBegins = Fact("comes to an end where a program never begins with anything: each scenario is lost once") {
        let run = try Self.play([[0, 1, 2], [3, 4]], jobs: 2, seed: 3) { $0 < 3 ? .breaksUnbegun : .finishes }
        expect(run.lost.sorted() == [0, 1, 2] && run.finished.sorted() == [3, 4])
    }

    let starts = Fact(
        "starts one process for each program before it starts a second for one, and none that has nothing to do"
    ) {
        var schedule = TestSchedule([[0, 1], [2], []], jobs: 3)
        let programs = schedule.orders().compactMap { order -> Int? in
            guard case .start(_, let program) = order else { return nil }
            return program
        }
        expect(programs, is: [0, 1, 0])
    }

    let stops = Fact("begins with nothing more when it is stopped, and says what is left") {
        var schedule = TestSchedule([Array(0..<6)], jobs: 1)
        expect(schedule.orders().contains(.send(worker: 0, item: 0)))
        schedule.began(0)
        let left = schedule.stop()
        expect(left.last == 5 && schedule.finished(0) == 0)
        while schedule.next(of: 0) != nil {
            schedule.began(0)
            _ = schedule.finished(0)
        }
        expect(schedule.orders() == [.dismiss(worker: 0)] && schedule.gone(0) == nil && schedule.isOver)
    }
}
