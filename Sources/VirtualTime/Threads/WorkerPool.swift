import Synchronization

/// The idle workers of this program. All simulations share them, so that ten thousand devices one after the other need
/// no more threads than one.
enum WorkerPool {
    /// Idle workers that are kept; more than these end.
    private static let limit = 64
    private static let idle = Mutex<[Worker]>([])

    /// A parked worker, from the pool or new.
    static func take() -> Worker {
        if let worker = idle.withLock({ $0.popLast() }) { return worker }
        let worker = Worker()
        worker.start()
        return worker
    }

    /// Gives back a worker that is parked, or about to park in its main loop.
    static func giveBack(_ worker: Worker) {
        worker.simulation = nil
        let isKept = idle.withLock { idle in
            guard idle.count < limit else { return false }
            idle.append(worker)
            return true
        }
        if !isKept { worker.signal(.retire) }
    }
}
