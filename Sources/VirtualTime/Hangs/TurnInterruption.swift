import VigilProgramImage

/// Stops a turn that does not end, and asks it where it is. Then the program ends.
enum TurnInterruption {
    /// Stops the turn of `worker` in `event` for ever.
    ///
    /// - Parameter anywhere: whether it may be taken at once in the code of any library, as a turn that waits there has
    ///   to be.
    static func stop(
        _ worker: Worker, in event: TurnWatch.Event, of simulation: Simulation, anywhere: Bool
    ) -> ThreadStop.Outcome {
        let watch = simulation.turns.watch
        let target = ThreadStop.Target(worker.handle) {
            Worker.current === worker
        } isUnderWay: {
            watch.isUnderWay(event) && worker.thread != nil
        }
        return ThreadStop.stop(target, anywhere: anywhere) {
            simulation.isBeingStopped.store($0, ordering: .releasing)
        }
    }
}
