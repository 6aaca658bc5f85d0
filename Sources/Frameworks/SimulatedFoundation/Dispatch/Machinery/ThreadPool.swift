import BackgroundRuntime
@_spi(Containers) import VirtualTime

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
        let number: Int
    }

    private unowned let runtime: DispatchRuntime
    private var idle: [SimulatedThread] = []
    private var used = 0
    private var usedByConcurrent = 0
    /// Jobs without a thread in the order of their arrival, by urgency: those of serial queues, then the others.
    private var waiting = Array(repeating: FIFO<Request>(), count: 2 * (DispatchQoS.QoSClass.highestUrgency + 1))
    private var arrivals = 0

    init(of runtime: DispatchRuntime) { self.runtime = runtime }

    /// Runs a job on a thread as soon as there is one.
    func start(_ job: DispatchJob, isOfSerialQueue: Bool, qos: DispatchQoS.QoSClass) {
        arrivals += 1
        let request = Request(job: job, isOfSerialQueue: isOfSerialQueue, qos: qos, number: arrivals)
        guard mayStart(request) else {
            return waiting[2 * qos.urgency + (isOfSerialQueue ? 0 : 1)].append(request)
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
        if let next = takeNext() { begin(next) }
    }

    /// The most urgent request that may start, the oldest of these.
    private func takeNext() -> Request? {
        for urgency in (0...DispatchQoS.QoSClass.highestUrgency).reversed() {
            let heads = [2 * urgency, 2 * urgency + 1].compactMap { list in waiting[list].first.map { (list, $0) } }
            let next = heads.filter { mayStart($0.1) }.min { $0.1.number < $1.1.number }
            if let next { return waiting[next.0].popFirst() }
        }
        return nil
    }

    /// The number of jobs without a thread.
    var waitingCount: Int { waiting.reduce(0) { $0 + $1.count } }

    /// Forgets all jobs: the launch is over.
    func removeAll() {
        for index in waiting.indices {
            for request in waiting[index].all { request.job.forget() }
            waiting[index].removeAll()
        }
    }
}

extension DispatchQoS.QoSClass {
    /// The highest ``urgency``.
    static let highestUrgency = 5

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
