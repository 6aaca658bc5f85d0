import Foundation
import Synchronization

/// Looks, from one thread for the whole program, whether what runs comes to an end: the runs of simulations, whichever
/// thread leads them, and code of guests outside any run.
enum HangWatch {
    /// A time in which code runs that may have no end.
    private struct Stretch {
        /// Set apart from all others, so that two that look alike are not taken for one.
        let number: UInt64
        let simulation: Simulation
        /// Stands for the thread of the caller, whoever leads.
        let caller: Worker
        let limits: Standstill.Limits
        private var standstill: Standstill?
        /// Whether it seems to have no end: the caller does not go on before that is decided.
        var isOnTrial = false

        init(_ number: UInt64, of simulation: Simulation, caller: Worker) {
            (self.number, self.simulation, self.caller) = (number, simulation, caller)
            limits = Standstill.Limits(of: simulation)
        }

        /// What is under way and exceeds its limits since it was first looked at.
        mutating func look() -> (Standstill.Verdict, TurnWatch.Event)? {
            guard let (event, time) = simulation.turns.watch.look(), var present = standstill, present.event == event
            else {
                standstill = simulation.turns.watch.look().map { Standstill($0.event, at: $0.time) }
                return nil
            }
            let verdict = present.verdict(at: time, limits)
            standstill = verdict == nil ? present : nil
            isOnTrial = verdict != nil
            return verdict.map { ($0, event) }
        }
    }

    private struct State {
        var stretches: [Stretch] = []
        /// Workers that stand for the threads of callers, and are not needed now.
        var idle: [Worker] = []
        var lastNumber: UInt64 = 0
    }

    private static let state = Mutex(State())
    /// Held while something is judged.
    private static let trial = Mutex(())
    private static let isLooking: Void = { Thread.detachNewThread(lookForEver) }()

    /// Performs `body`, which runs code for a simulation on the calling thread or waits for it, and looks meanwhile whether
    /// it comes to an end. `body` is handed a worker that stands for the calling thread.
    static func watch<Result>(_ simulation: Simulation, _ body: (Worker) throws -> Result) rethrows -> Result {
        _ = isLooking
        let outer = simulation.turns.watch.lead
        let (caller, number) = begin(simulation)
        defer {
            simulation.turns.watch.take(outer)
            end(number)
        }
        return try body(caller)
    }

    private static func begin(_ simulation: Simulation) -> (caller: Worker, number: UInt64) {
        state.withLock { state in
            let caller = state.idle.popLast() ?? Worker()
            caller.standForCaller(of: simulation)
            state.lastNumber += 1
            state.stretches.append(Stretch(state.lastNumber, of: simulation, caller: caller))
            return (caller, state.lastNumber)
        }
    }

    private static func end(_ number: UInt64) {
        let isOnTrial = state.withLock { state in
            guard let index = state.stretches.lastIndex(where: { $0.number == number }) else { return false }
            let stretch = state.stretches.remove(at: index)
            stretch.caller.simulation = nil
            state.idle.append(stretch.caller)
            return stretch.isOnTrial
        }
        if isOnTrial { trial.withLock { _ in } }
    }

    /// The simulation whose code the calling thread runs, where it leads no run.
    ///
    /// Asked for where a program ends at once, perhaps in the middle of this type: so the lock is tried only as often as
    /// others, who hold it for moments, may need to give it back.
    static var simulationOfCaller: Simulation? {
        for _ in 0..<1_000 {
            let found = state.withLockIfAvailable { state in
                state.stretches.last { pthread_equal($0.caller.handle, pthread_self()) != 0 }?.simulation
            }
            if let found { return found }
            sched_yield()
        }
        return nil
    }
}

// The thread that looks.

extension HangWatch {
    @Sendable
    private static func lookForEver() {
        let never = DispatchSemaphore(value: 0)
        while never.wait(timeout: .now() + TurnWatch.interval) == .timedOut { look() }
    }

    private static func look() {
        trial.withLock { _ in
            for suspect in suspects() {
                suspect.simulation.turns.judge(suspect.verdict, suspect.event, in: suspect.simulation)
            }
            state.withLock { state in
                for index in state.stretches.indices { state.stretches[index].isOnTrial = false }
            }
        }
    }

    private typealias Suspect = (simulation: Simulation, verdict: Standstill.Verdict, event: TurnWatch.Event)

    /// What has exceeded its limits since it was first looked at.
    private static func suspects() -> [Suspect] {
        state.withLock { state in
            var suspects: [Suspect] = []
            for index in state.stretches.indices {
                guard let (verdict, event) = state.stretches[index].look() else { continue }
                suspects.append((state.stretches[index].simulation, verdict, event))
            }
            return suspects
        }
    }
}
