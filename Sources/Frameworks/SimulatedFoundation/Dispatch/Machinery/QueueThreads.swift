import BackgroundRuntime

/// The threads that serve the queues of one process. An idle one is used again, whatever queue it served before.
///
/// The limits are those of the Darwin kernel (`WORKQUEUE_MAXTHREADS`, `WORKQUEUE_CONSTRAINED_MAXTHREADS` in
/// `pthread_workqueue.c`): serial queues bring their own threads up to 512 of them, concurrent ones share 64.
struct QueueThreads {
    /// The most threads of a process.
    static let limit = 512
    /// The most threads that serve concurrent queues.
    static let concurrentLimit = 64

    /// Whom a thread serves.
    enum Share: Int {
        case serialQueue
        case concurrentQueue
    }

    private unowned let runtime: DispatchRuntime
    let pool: ThreadPool

    init(of runtime: DispatchRuntime) {
        self.runtime = runtime
        pool = ThreadPool(
            of: runtime.process, limit: QueueThreads.limit, shares: [QueueThreads.limit, QueueThreads.concurrentLimit])
    }

    /// Runs a job on a thread as soon as there is one.
    func start(_ job: DispatchJob, of share: Share, qos: DispatchQoS.QoSClass) {
        if let thread = pool.take(for: share.rawValue) { return serve(job, of: share, on: thread) }
        pool.wait(urgency: qos.urgency, for: share.rawValue) { thread in
            serve(job, of: share, on: thread)
        } forget: {
            job.forget()
        }
    }

    /// One turn for each block: the process can be suspended between two of them.
    private func serve(_ job: DispatchJob, of share: Share, on thread: SimulatedThread) {
        let number = job.queue.takeThreadNumber()
        thread.name = job.queue.threadName(number)
        job.thread = thread
        thread.enqueue {
            let next = job.queue.carryOut(job, on: thread, of: runtime)
            job.queue.giveBack(number)
            if let next { serve(next, of: share, on: thread) } else { pool.giveBack(thread, of: share.rawValue) }
        }
    }
}

extension DispatchQoS.QoSClass {
    /// Its place among the classes: a higher one is served first.
    var urgency: Int {
        switch self {
        case .userInteractive: 5
        case .userInitiated: 4
        case .default: 3
        case .utility: 2
        case .background: 1
        case .unspecified: 3
        @unknown default: 3
        }
    }
}
