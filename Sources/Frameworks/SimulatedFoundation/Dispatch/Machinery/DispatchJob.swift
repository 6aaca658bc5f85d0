import BackgroundRuntime

/// One block on its way through a queue, the queues that one targets, and a thread.
///
/// A job of a synchronous call needs no thread of its own: once all queues have let it in, its caller runs it.
final class DispatchJob {
    /// The queue it was given to.
    let queue: DispatchQueue
    /// Whether it runs alone on a concurrent queue.
    let isBarrier: Bool
    /// The thread that waits for it, for a synchronous call.
    let caller: SimulatedThread?
    /// The queues that have let it in, the first one first.
    var held: [DispatchQueue] = []
    /// The queue in which it waits to be let in; nil before and after.
    var place: DispatchQueue?
    /// The thread that runs it, while it runs.
    var thread: SimulatedThread?
    /// The job in whose block the same thread began this one.
    var outer: DispatchJob?
    /// Whether the caller may run it.
    private(set) var isGranted = false
    /// Whether its block has returned.
    private(set) var isDone = false
    private var waiter: Waiter?
    private var work: (() -> Void)?

    init(on queue: DispatchQueue, isBarrier: Bool = false, caller: SimulatedThread? = nil, work: @escaping () -> Void) {
        self.queue = queue
        self.isBarrier = isBarrier
        self.caller = caller
        self.work = work
    }

    func perform() {
        let work = work
        self.work = nil
        work?()
        isDone = true
    }

    /// All queues have let it in: the caller goes on and runs it.
    func grant() {
        isGranted = true
        thread = caller
        waiter?.wake()
    }

    /// The block was run by another thread: the caller goes on.
    func release() { waiter?.wake() }

    /// Blocks the caller until it may run the job, or until another thread has.
    func waitForTurn() {
        guard !isGranted, !isDone else { return }
        SimulatedThread.block(on: self) { waiter = $0 }
    }

    /// Lets go of the block: the launch is over.
    func forget() { work = nil }
}

extension DispatchJob: WaitTarget {
    var waitDescription: String { queue.waitDescription }

    /// The thread that runs it; before that, the one that keeps it from beginning.
    var holder: SimulatedThread? { thread ?? place?.blocker(of: caller) }
}
