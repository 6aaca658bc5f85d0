import BackgroundRuntime

/// The threads that serve the queues of one process. An idle one is used again, whatever queue it served before.
///
/// The limits are those of the Darwin kernel (`WORKQUEUE_MAXTHREADS`, `WORKQUEUE_CONSTRAINED_MAXTHREADS` in
/// `pthread_workqueue.c`): serial queues bring their own threads up to 512 of them, concurrent ones share 64.
final class ThreadPool {
    /// The most threads of a process.
    static let limit = 512
    /// The most threads that serve concurrent queues.
    static let concurrentLimit = 64

    private struct Request {
        let job: DispatchJob
        let isOfSerialQueue: Bool
        let qos: DispatchQoS.QoSClass
    }

    private unowned let runtime: DispatchRuntime
    private var idle: [SimulatedThread] = []
    private var used = 0
    private var usedByConcurrent = 0
    /// Jobs without a thread, the most urgent first and then in the order of their arrival.
    private var waiting: [Request] = []

    init(of runtime: DispatchRuntime) { self.runtime = runtime }

    /// Runs a job on a thread as soon as there is one.
    func start(_ job: DispatchJob, isOfSerialQueue: Bool, qos: DispatchQoS.QoSClass) {
        let request = Request(job: job, isOfSerialQueue: isOfSerialQueue, qos: qos)
        guard mayStart(request) else {
            let place = waiting.lastIndex { $0.qos.urgency >= qos.urgency }.map { $0 + 1 } ?? 0
            return waiting.insert(request, at: place)
        }
        begin(request)
    }

    private func mayStart(_ request: Request) -> Bool {
        used < ThreadPool.limit && (request.isOfSerialQueue || usedByConcurrent < ThreadPool.concurrentLimit)
    }

    private func begin(_ request: Request) {
        used += 1
        if !request.isOfSerialQueue { usedByConcurrent += 1 }
        let thread = idle.popLast() ?? runtime.process.makeThread("")
        serve(request.job, of: request, on: thread)
    }

    /// One turn for each block: the process can be suspended between two of them.
    private func serve(_ job: DispatchJob, of request: Request, on thread: SimulatedThread) {
        let number = job.queue.takeThreadNumber()
        thread.name = job.queue.threadName(number)
        job.thread = thread
        thread.enqueue { [self] in
            let next = job.queue.carryOut(job, on: thread, of: runtime)
            job.queue.giveBack(number)
            if let next { serve(next, of: request, on: thread) } else { end(request, thread) }
        }
    }

    private func end(_ request: Request, _ thread: SimulatedThread) {
        used -= 1
        if !request.isOfSerialQueue { usedByConcurrent -= 1 }
        idle.append(thread)
        guard let next = waiting.firstIndex(where: mayStart) else { return }
        begin(waiting.remove(at: next))
    }

    /// The number of jobs without a thread.
    var waitingCount: Int { waiting.count }

    /// Forgets all jobs: the launch is over.
    func removeAll() {
        for request in waiting { request.job.forget() }
        waiting = []
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
