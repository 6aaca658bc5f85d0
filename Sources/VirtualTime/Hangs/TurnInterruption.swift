import Foundation
import VigilProgramImage

/// Stops a turn, or code of a guest, that does not end, and asks it where it is. Then the program ends.
enum TurnInterruption {
    /// Stops what `worker` does in `event` for ever.
    ///
    /// - Parameter anywhere: whether it may be taken at once in the code of any library, as a turn that waits there has
    ///   to be.
    static func stop(
        _ worker: Worker, in event: TurnWatch.Event, of simulation: Simulation, anywhere: Bool
    ) -> ThreadStop.Outcome {
        let turns = simulation.turns
        let target = ThreadStop.Target(worker.handle) {
            pthread_equal(pthread_self(), worker.handle) != 0
        } isUnderWay: {
            turns.watch.isUnderWay(event) && turns.isBounded(worker)
        }
        return ThreadStop.stop(target, anywhere: anywhere) {
            simulation.isBeingStopped.store($0, ordering: .releasing)
        }
    }
}
