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

    /// How often the watch looks, in seconds.
    private static let interval = 0.1

    /// What a turn may take.
    struct Limits {
        /// Of the processor's time, in seconds.
        let processor: Double
        /// Of real time, while it takes nothing of the processor, in looks of the watch: whatever keeps the machine busy, or
        /// stops the program, keeps from looking too. Nil where the run itself waits, for its pace.
        let idleLooks: Int?

        init(of simulation: Simulation) {
            processor = simulation.turnLimit.inSeconds
            // A busy machine may keep a thread waiting for a second.
            let looks = max(20, Int(processor / TurnWatch.interval))
            idleLooks = simulation.pace == .asFastAsPossible ? looks : nil
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
        for finished: DispatchSemaphore, _ limits: Limits, giveUp: (Worker, Verdict, Event) -> Void
    ) {
        var standstill = Standstill(Event(leader: 0, beat: 0))
        while finished.wait(timeout: .now() + TurnWatch.interval) == .timedOut {
            let event = Event(leader: leader.load(ordering: .relaxed), beat: beats.load(ordering: .relaxed))
            guard event == standstill.event, !isExempt.load(ordering: .relaxed), let worker = event.worker else {
                standstill = Standstill(event)
                continue
            }
            // Only a leader that is still in the same event is looked at: others may be gone by now.
            guard let verdict = standstill.verdict(on: worker, limits) else { continue }
            standstill = Standstill(Event(leader: 0, beat: 0))
            giveUp(worker, verdict, event)
        }
    }

    /// Whether an event is still under way, and not exempt. Asked in a signal handler too: it takes no lock.
    func isUnderWay(_ event: Event) -> Bool {
        beats.load(ordering: .relaxed) == event.beat && leader.load(ordering: .relaxed) == event.leader
            && !isExempt.load(ordering: .relaxed)
    }

    /// One event, and the worker that leads it.
    struct Event: Equatable {
        let leader: UInt
        let beat: UInt64

        var worker: Worker? {
            UnsafeRawPointer(bitPattern: leader).map { Unmanaged<Worker>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    /// What the watch makes of a turn, and by which measurement.
    struct Verdict {
        let kind: EndlessTurn.Kind
        let measured: Duration
    }

    /// An event that was under way at two looks.
    private struct Standstill {
        let event: Event
        private var start: Double?
        private var lastTime = 0.0
        private var idleLooks = 0

        init(_ event: Event) { self.event = event }

        mutating func verdict(on worker: Worker, _ limits: Limits) -> Verdict? {
            let time = worker.processorTime
            idleLooks = time == lastTime ? idleLooks + 1 : 0
            lastTime = time
            guard let start else {
                start = time
                return nil
            }
            if time - start >= limits.processor { return Verdict(kind: .spins, measured: tenths(time - start)) }
            guard let limit = limits.idleLooks, idleLooks >= limit else { return nil }
            return Verdict(kind: .waitsForMachine, measured: tenths(Double(idleLooks) * TurnWatch.interval))
        }

        private func tenths(_ seconds: Double) -> Duration {
            .milliseconds(100 * Int((seconds * 10).rounded()))
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
