import Dispatch
import Foundation
import Synchronization

/// Watches, from the thread that drives a simulation, that its turns end.
///
/// A turn that spins takes processor time without an end; one that waits for something of the machine, such as a lock that
/// the simulation does not know, takes none and never comes back. Both are bounded in real time, which decides nothing
/// while all turns end.
final class TurnWatch: Sendable {
    /// Counts events; its standing still is what the watch looks for.
    private let beats = Atomic<UInt64>(0)
    /// The worker that leads.
    private let leader = Atomic<UInt>(0)

    /// How often the watch looks.
    private static let interval = DispatchTimeInterval.milliseconds(100)

    /// What a turn may take.
    struct Limits {
        /// Of the processor's time, in seconds.
        let processor: Double
        /// Of real time, while it takes nothing of the processor; nil where the run itself waits, for its pace.
        let idle: Duration?

        init(of simulation: Simulation) {
            processor = simulation.turnLimit.inSeconds
            idle = simulation.pace == .asFastAsPossible ? simulation.idleTurnLimit : nil
        }
    }

    /// One more event begins.
    func beat() { beats.store(beats.load(ordering: .relaxed) &+ 1, ordering: .relaxed) }

    /// Whether the leader does work of Vigil's own that takes long, such as reading a stack.
    private let isExempt = Atomic<Bool>(false)

    /// Runs work of the leader that takes long and is no code of an app: it is not judged.
    func exempting<Result>(_ work: () -> Result) -> Result {
        isExempt.store(true, ordering: .relaxed)
        defer {
            beat()
            isExempt.store(false, ordering: .relaxed)
        }
        return work()
    }

    /// `worker` leads from now on.
    func lead(_ worker: Worker) {
        leader.store(UInt(bitPattern: Unmanaged.passUnretained(worker).toOpaque()), ordering: .relaxed)
    }

    /// Waits until the run is over; a turn that does not end is handed to `giveUp`.
    func wait(
        for finished: DispatchSemaphore, _ limits: Limits, giveUp: (Worker, EndlessTurn.Kind) -> Void
    ) {
        var standstill = Standstill(leader: 0, beat: 0)
        while finished.wait(timeout: .now() + TurnWatch.interval) == .timedOut {
            let seen = Standstill(leader: leader.load(ordering: .relaxed), beat: beats.load(ordering: .relaxed))
            let isStanding = seen.leader == standstill.leader && seen.beat == standstill.beat
            guard isStanding, !isExempt.load(ordering: .relaxed), let worker = seen.worker else {
                standstill = seen
                continue
            }
            // Only a leader that is still in the same event is looked at: others may be gone by now.
            guard let verdict = standstill.verdict(on: worker, limits) else { continue }
            standstill = Standstill(leader: 0, beat: 0)
            giveUp(worker, verdict)
        }
    }

    /// An event that was under way at two looks.
    private struct Standstill {
        let leader: UInt
        let beat: UInt64
        private var start: (processorTime: Double, instant: ContinuousClock.Instant)?

        init(leader: UInt, beat: UInt64) {
            self.leader = leader
            self.beat = beat
        }

        var worker: Worker? {
            UnsafeRawPointer(bitPattern: leader).map { Unmanaged<Worker>.fromOpaque($0).takeUnretainedValue() }
        }

        mutating func verdict(on worker: Worker, _ limits: Limits) -> EndlessTurn.Kind? {
            guard let start else {
                start = (worker.processorTime, .now)
                return nil
            }
            if worker.processorTime - start.processorTime >= limits.processor { return .spins }
            guard let idle = limits.idle, ContinuousClock.now - start.instant >= idle else { return nil }
            return .waitsForMachine
        }
    }
}

extension Simulation {
    /// Runs work inside a turn that is not the app's and may take long, such as a loader's: ``turnLimit`` does not count it.
    public func exemptingFromTurnLimit<Result>(_ work: () -> Result) -> Result {
        turns.watch.exempting(work)
    }
}

extension Worker {
    /// The processor time that the thread has used, in seconds.
    var processorTime: Double {
        var clock = clockid_t()
        var time = timespec()
        guard pthread_getcpuclockid(handle, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
