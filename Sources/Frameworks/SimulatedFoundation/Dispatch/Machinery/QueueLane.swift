@_spi(Containers) import VirtualTime

/// What may begin on one queue, and in which order: a value that decides. ``DispatchQueue`` acts.
struct QueueLane: ~Copyable {
    /// Whether one block runs at a time.
    let isSerial: Bool
    /// Whether the queue was never activated.
    private(set) var isInactive: Bool
    /// How often the queue was suspended and not resumed.
    private(set) var suspensions = 0
    private var begun = RunningJobs()
    /// The queue, to which alone its barriers apply.
    var queue: ObjectIdentifier?
    private var waiting = FIFO<DispatchJob>()

    init(isSerial: Bool, isInactive: Bool = false) {
        self.isSerial = isSerial
        self.isInactive = isInactive
    }

    /// The jobs that have begun and not ended, the oldest first.
    var running: [DispatchJob] { begun.all }

    /// Whether nothing may begin.
    var isSuspended: Bool { isInactive || suspensions > 0 }

    /// The number of jobs that wait to begin.
    var waitingCount: Int { waiting.count }

    /// Whether nothing runs and nothing waits.
    var isIdle: Bool { begun.isEmpty && waiting.isEmpty }

    /// The job that keeps all others from beginning; nil where several may run.
    var exclusive: DispatchJob? { begun.first.flatMap { needsQueueAlone($0) ? $0 : nil } }

    private func needsQueueAlone(_ job: DispatchJob) -> Bool {
        isSerial || job.isBarrier && ObjectIdentifier(job.queue) == queue
    }

    /// Adds a job at the end.
    mutating func append(_ job: DispatchJob) { waiting.append(job) }

    /// Begins the next job, if it may begin now. Those behind one that may not wait too: the order is that of arrival.
    mutating func next() -> DispatchJob? {
        guard !isSuspended, let first = waiting.first, exclusive == nil, begun.isEmpty || !needsQueueAlone(first)
        else { return nil }
        begun.append(first)
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
        begun.replace(job, by: next)
    }

    /// A job is over.
    mutating func end(_ job: DispatchJob) { begun.remove(job) }

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

    mutating func removeAll() {
        begun = RunningJobs()
        waiting.removeAll()
    }
}

/// Jobs that have begun and not ended, the oldest first. They end about in the order in which they began: the place of one
/// that is over stays empty until it is the first, and a search for a job is short.
private struct RunningJobs {
    private var jobs: [DispatchJob?] = []
    private var head = 0
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }
    var first: DispatchJob? { head < jobs.count ? jobs[head] : nil }
    var all: [DispatchJob] { jobs[head...].compactMap { $0 } }

    mutating func append(_ job: DispatchJob) {
        jobs.append(job)
        count += 1
    }

    mutating func replace(_ job: DispatchJob, by next: DispatchJob) {
        if let place = place(of: job) { jobs[place] = next }
    }

    mutating func remove(_ job: DispatchJob) {
        guard let place = place(of: job) else { return }
        jobs[place] = nil
        count -= 1
        while head < jobs.count, jobs[head] == nil { head += 1 }
        if head == jobs.count {
            (jobs, head) = ([], 0)
        } else if head > 32, head * 2 > jobs.count {
            jobs.removeFirst(head)
            head = 0
        }
    }

    private func place(of job: DispatchJob) -> Int? {
        if head < jobs.count, jobs[head] === job { return head }
        return jobs[head...].firstIndex { $0 === job }
    }
}
