import Foundation
import Synchronization

/// What has to be known of one simulation to tell whether its turns end; ``HangWatch`` looks at it.
///
/// A turn that spins takes processor time without an end; one that waits for something of the machine, such as a lock that
/// the simulation does not know, takes none and never comes back. Both are bounded in real time, which decides nothing
/// while all turns end.
final class TurnWatch: Sendable {
    /// Counts events; its standing still is what is looked for.
    private let beats = Atomic<UInt64>(0)
    /// The worker that leads.
    private let leader = Atomic<UInt>(0)
    /// What counts the processor time of the leader. Apart from it, since the leader may be gone by now.
    private let clock = Atomic<clockid_t>(0)
    /// Whether the leader does work of Vigil's own that takes long, such as reading a stack.
    private let isExempt = Atomic<Bool>(false)

    /// How often is looked, in seconds.
    static let interval = 0.1

    /// One more event begins.
    func beat() { beats.store(beats.load(ordering: .relaxed) &+ 1, ordering: .relaxed) }

    /// Runs work of the leader that takes long and is no code of an app: it is not judged.
    func exempting<Result>(_ work: () -> Result) -> Result {
        isExempt.store(true, ordering: .relaxed)
        defer {
            beat()
            isExempt.store(false, ordering: .relaxed)
        }
        return work()
    }

    /// Who leads, and what counts its time.
    struct Lead {
        fileprivate let leader: UInt
        fileprivate let clock: clockid_t

        static let none = Lead(leader: 0, clock: 0)
    }

    var lead: Lead { Lead(leader: leader.load(ordering: .relaxed), clock: clock.load(ordering: .relaxed)) }

    /// `worker` leads from now on.
    func lead(_ worker: Worker) {
        take(Lead(leader: UInt(bitPattern: Unmanaged.passUnretained(worker).toOpaque()), clock: worker.clock))
    }

    /// What was under way is over.
    func take(_ lead: Lead) {
        beat()
        leader.store(lead.leader, ordering: .relaxed)
        clock.store(lead.clock, ordering: .relaxed)
    }

    /// Whether an event is still under way, and not exempt. Asked in a signal handler too: it takes no lock.
    func isUnderWay(_ event: Event) -> Bool { event == present && !isExempt.load(ordering: .relaxed) }

    private var present: Event {
        Event(leader: leader.load(ordering: .relaxed), beat: beats.load(ordering: .relaxed))
    }

    /// The event that is under way, and the processor time that its leader has used, in seconds.
    func look() -> (event: Event, time: Double)? {
        let event = present
        var time = timespec()
        guard event.leader != 0, clock_gettime(clock.load(ordering: .relaxed), &time) == 0, isUnderWay(event)
        else { return nil }
        return (event, Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }

    /// One event, and the worker that leads it.
    struct Event: Equatable {
        let leader: UInt
        let beat: UInt64

        var worker: Worker? {
            UnsafeRawPointer(bitPattern: leader).map { Unmanaged<Worker>.fromOpaque($0).takeUnretainedValue() }
        }
    }
}

extension Simulation {
    /// Runs work inside a turn that is not the app's and may take long, such as a loader's: ``turnLimit`` does not count it.
    public func exemptingFromTurnLimit<Result>(_ work: () -> Result) -> Result {
        turns.watch.exempting(work)
    }
}
