import BackgroundRuntime

// The way of a job: through its queue, the targets of that, and a thread; and what follows its end.

extension DispatchQueue {
    /// Runs a block as soon as the queue gets to it, for calls of the system.
    package func submit(_ work: @escaping () -> Void) { submit(isBarrier: false, work) }

    /// Runs a block as soon as the queue gets to it. Without an app nothing happens: its launch is over.
    @discardableResult
    func submit(isBarrier: Bool, _ work: @escaping () -> Void) -> DispatchJob {
        let job = DispatchJob(on: self, isBarrier: isBarrier, work: work)
        if let runtime {
            runtime.process.simulation.noteRequest()
            push(job, of: runtime)
        }
        return job
    }

    /// Puts a job at the end of this queue.
    func push(_ job: DispatchJob, of runtime: DispatchRuntime) {
        job.place = self
        switch kind {
        case .lane:
            lane.append(job)
            serve()
            // What waits behind a blocked block may never begin.
            if job.place === self { blocker(of: nil)?.noteWorkBehind() }
        case .main: enqueueOnMain(job, of: runtime)
        case .global(let qos): start(job, qos, of: runtime)
        }
    }

    /// Passes all jobs on that may begin.
    func serve() {
        guard let runtime else { return }
        while let job = lane.next() {
            job.held.append(self)
            job.place = nil
            (target ?? runtime.global(qos.qosClass)).push(job, of: runtime)
        }
    }

    private func start(_ job: DispatchJob, _ qos: DispatchQoS.QoSClass, of runtime: DispatchRuntime) {
        job.place = nil
        guard job.caller == nil else { return job.grant() }
        // A serial queue on the threads of the system may bring one of its own; what targets a global queue may not.
        let isOfSerialQueue = job.held.last.map { $0.lane.isSerial && $0.target == nil } ?? false
        runtime.threads.start(job, of: isOfSerialQueue ? .serialQueue : .concurrentQueue, qos: qos)
    }

    private func enqueueOnMain(_ job: DispatchJob, of runtime: DispatchRuntime) {
        let main = runtime.process.mainThread
        main.enqueue {
            job.place = nil
            if let next = job.queue.carryOut(job, on: main, of: runtime) { self.enqueueOnMain(next, of: runtime) }
        }
    }

    /// A job has come to its thread: runs it, unless a queue that was suspended meanwhile takes it back. Blocks of a
    /// concurrent queue have left that for good, as in libdispatch.
    ///
    /// - Returns: the next job for the same thread.
    func carryOut(_ job: DispatchJob, on thread: SimulatedThread, of runtime: DispatchRuntime) -> DispatchJob? {
        guard let index = job.held.lastIndex(where: { $0.lane.holdsBack(job) }) else {
            runtime.run(job, on: thread)
            return finish(job)
        }
        let (queue, passed) = (job.held[index], job.held[(index + 1)...])
        job.held.removeSubrange(index...)
        (job.thread, job.place) = (nil, queue)
        queue.lane.takeBack(job)
        return leave(passed, with: job)
    }

    /// A job that was given to this queue is over: what waited for it begins.
    ///
    /// - Returns: the next job for the same thread.
    func finish(_ job: DispatchJob) -> DispatchJob? {
        job.thread = nil
        defer { if job.caller != nil, !job.isGranted { job.release() } }
        // Most queues target none of the app's, and are met all the time.
        if job.held.count == 1, job.caller == nil { return job.held[0].leaveAlone(job) }
        return leave(job.held[...], with: job)
    }

    /// Lets go of this queue, the only one that a job held.
    private func leaveAlone(_ job: DispatchJob) -> DispatchJob? {
        if let next = lane.handOn(job) {
            // One that came through a queue with this target holds that already.
            if next.held.isEmpty { next.held = job.held } else { next.held.append(self) }
            next.place = nil
            return next
        }
        lane.end(job)
        serve()
        return nil
    }

    /// Lets go of queues that a job held.
    ///
    /// - Returns: the next job for the same thread, of the innermost queue that has one: it keeps what lies further on, so
    ///   that a thread drains a queue before it goes on with the one that this one targets.
    private func leave(_ held: ArraySlice<DispatchQueue>, with job: DispatchJob) -> DispatchJob? {
        for index in held.indices where job.caller == nil {
            let rest = held[index...]
            guard !rest.contains(where: { $0.lane.isSuspended }), let next = held[index].lane.handOn(job) else {
                continue
            }
            for queue in rest.dropFirst() { queue.lane.replace(job, by: next) }
            next.held += rest
            next.place = nil
            release(held[..<index], from: job)
            return next
        }
        release(held, from: job)
        return nil
    }

    private func release(_ queues: ArraySlice<DispatchQueue>, from job: DispatchJob) {
        for queue in queues.reversed() {
            queue.lane.end(job)
            queue.serve()
        }
    }

    /// This queue, the queue it targets, and so on.
    var chain: [DispatchQueue] { [self] + (target?.chain ?? []) }

    /// Whether `thread` is inside of this queue, and nothing else may be.
    func isOwned(by thread: SimulatedThread) -> Bool {
        if case .main = kind { return runtime?.process.mainThread === thread }
        return lane.exclusive?.thread === thread
    }
}

extension DispatchQueue: WaitTarget {
    public var waitDescription: String { "DispatchQueue \"\(label)\"" }
    public var holder: SimulatedThread? { blocker(of: nil) }

    /// Whether `thread` has to go on before the queue lets another job in.
    func isHeld(by thread: SimulatedThread) -> Bool {
        !lane.isSuspended && lane.running.contains { $0.holder === thread }
    }

    /// The thread that has to go on before the queue lets another job in: itself, where `caller` is inside already.
    func blocker(of caller: SimulatedThread?) -> SimulatedThread? {
        if case .main = kind { return runtime?.process.mainThread }
        guard !lane.isSuspended else { return nil }
        if let exclusive = lane.exclusive { return exclusive.holder }
        let inside = lane.running.compactMap(\.holder)
        return inside.first { $0 === caller } ?? inside.first(where: \.isBlocked) ?? inside.first
    }
}
