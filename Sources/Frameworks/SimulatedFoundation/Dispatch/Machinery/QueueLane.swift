import VirtualTime

/// What may begin on one queue, and in which order: a value that decides. ``DispatchQueue`` acts.
struct QueueLane {
    /// Whether one block runs at a time.
    let isSerial: Bool
    /// Whether the queue was never activated.
    private(set) var isInactive: Bool
    /// How often the queue was suspended and not resumed.
    private(set) var suspensions = 0
    /// The jobs that have begun and not ended, the oldest first.
    private(set) var running: [DispatchJob] = []
    /// The queue, to which alone its barriers apply.
    var queue: ObjectIdentifier?
    private var waiting = FIFO<DispatchJob>()

    init(isSerial: Bool, isInactive: Bool = false) {
        self.isSerial = isSerial
        self.isInactive = isInactive
    }

    /// Whether nothing may begin.
    var isSuspended: Bool { isInactive || suspensions > 0 }

    /// The number of jobs that wait to begin.
    var waitingCount: Int { waiting.count }

    /// Whether nothing runs and nothing waits.
    var isIdle: Bool { running.isEmpty && waiting.isEmpty }

    /// The job that keeps all others from beginning; nil where several may run.
    var exclusive: DispatchJob? { running.first.flatMap { needsQueueAlone($0) ? $0 : nil } }

    private func needsQueueAlone(_ job: DispatchJob) -> Bool {
        isSerial || job.isBarrier && ObjectIdentifier(job.queue) == queue
    }

    /// Adds a job at the end.
    mutating func append(_ job: DispatchJob) { waiting.append(job) }

    /// Begins the next job, if it may begin now. Those behind one that may not wait too: the order is that of arrival.
    mutating func next() -> DispatchJob? {
        guard !isSuspended, let first = waiting.first, exclusive == nil, running.isEmpty || !needsQueueAlone(first)
        else { return nil }
        running.append(first)
        return waiting.popFirst()
    }

    /// Ends a job and begins the next one in its place, if that needs a thread too: this is how a thread drains a queue.
    mutating func handOn(_ job: DispatchJob) -> DispatchJob? {
        guard isSerial, !isSuspended, let first = waiting.first, first.caller == nil else { return nil }
        replace(job, by: first)
        return waiting.popFirst()
    }

    /// Gives the place of a job that has ended to another.
    mutating func replace(_ job: DispatchJob, by next: DispatchJob) {
        guard let place = running.firstIndex(where: { $0 === job }) else { return }
        running[place] = next
    }

    /// A job is over.
    mutating func end(_ job: DispatchJob) { running.removeAll { $0 === job } }

    /// Whether a job that was let in has to wait after all.
    func holdsBack(_ job: DispatchJob) -> Bool { isSuspended && needsQueueAlone(job) }

    /// Lets a job wait again, before all others.
    mutating func takeBack(_ job: DispatchJob) {
        end(job)
        waiting.prepend(job)
    }

    /// Keeps further jobs from beginning, once more.
    mutating func suspend() { suspensions += 1 }

    /// Takes one suspension back; false when there is none.
    mutating func resume() -> Bool {
        guard suspensions > 0 else { return false }
        suspensions -= 1
        return true
    }

    /// Lets jobs begin for the first time. Active already: nothing changes.
    mutating func activate() { isInactive = false }

    /// Forgets all jobs.
    mutating func removeAll() {
        running = []
        waiting.removeAll()
    }
}
