import BackgroundRuntime

/// The threads of one launch as its code sees them: an object for each, and its run loop.
final class ThreadTable: ClosureOwner {
    private var threads: [ObjectIdentifier: Thread] = [:]
    private var runLoops: [ObjectIdentifier: RunLoop] = [:]
    private let main: SimulatedThread

    private init(main: SimulatedThread) { self.main = main }

    static func of(_ process: AppProcess) -> ThreadTable {
        process.storage.object { ThreadTable(main: process.mainThread) }
    }

    func thread(of simulated: SimulatedThread) -> Thread {
        if let known = threads[ObjectIdentifier(simulated)] { return known }
        let thread = Thread(adopting: simulated)
        threads[ObjectIdentifier(simulated)] = thread
        return thread
    }

    func add(_ thread: Thread, of simulated: SimulatedThread) { threads[ObjectIdentifier(simulated)] = thread }

    func runLoop(of simulated: SimulatedThread) -> RunLoop {
        if let known = runLoops[ObjectIdentifier(simulated)] { return known }
        let runLoop = RunLoop(simulated, isMain: simulated === main)
        runLoops[ObjectIdentifier(simulated)] = runLoop
        return runLoop
    }

    /// The thread is over.
    func remove(_ simulated: SimulatedThread) {
        threads[ObjectIdentifier(simulated)] = nil
        runLoops.removeValue(forKey: ObjectIdentifier(simulated))?.end()
    }

    /// Nothing of the order shows.
    func releaseClosures() {
        let (ended, loops) = (threads, runLoops)
        (threads, runLoops) = ([:], [:])
        for entry in loops { entry.value.end() }
        for entry in ended { entry.value.forgetBlock() }
    }
}
