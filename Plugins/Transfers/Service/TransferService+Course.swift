import BackgroundRuntime
import Foundation

// The course of a task: what its machine decides is done here.

extension TransferService {
    /// A task may go on, or has to wait: asks again.
    func consider(_ task: TransferTask) { perform(task.machine.consider(conditions.wait(of: task.terms)), on: task) }

    func perform(_ action: TransferMachine.Action, on task: TransferTask) {
        switch action {
        case .nothing: return
        case .wait(let wait): self.wait(task, for: wait)
        case .connect: connect(task)
        case .send: send(task)
        case .ask: ask(task)
        case .receive: receive(task)
        case .finish: end(task, nil)
        case .rest: stopAttempt(of: task)
        case .retry: retry(task)
        case .fail(let code): fail(task, code)
        }
        noteInUse(task)
    }

    private func wait(_ task: TransferTask, for wait: TransferWait) {
        stopAttempt(of: task)
        let rule = wait.rule(on: context.system, isBackground: task.isBackground)
        task.session.record(.refusal, "\(task.name) waits for \(wait.text)", rule: rule)
        if wait == .network || wait == .wifi, !task.isBackground { notify(.waits, of: task, rule: rule) }
        let until =
            switch wait {
            case .date, .startRate: task.terms.start?.instant
            case .conditions: conditions.relaxation(of: task.terms)
            default: nil as VirtualInstant?
            }
        guard let until else { return }
        task.attempt.step = context.schedule(
            after: context.now.duration(to: until), isHousekeeping: wait == .conditions
        ) { [weak self, weak task] in
            guard let self, let task else { return }
            task.attempt.step = nil
            consider(task)
        }
    }

    /// The way to the server takes two round trips: one for the connection, one for the request. While nothing gets through
    /// it is not made.
    func connect(_ task: TransferTask) {
        stopAttempt(of: task)
        reconsiderTimeout(of: task)
        guard !link.isOut, let latency = link.path(on: context.conditions.network)?.latency else { return }
        step(task, after: latency * 2) { service, task in
            guard !service.link.isOut else { return }
            guard let toSend = service.bytesToSend(of: task) else {
                return service.perform(task.machine.end(TransferCode.noUploadFile), on: task)
            }
            task.status.toSend = toSend
            service.perform(task.machine.connected(hasBody: toSend > 0), on: task)
        }
    }

    /// Does the next step of a task after a time, unless something else comes first.
    func step(
        _ task: TransferTask, after delay: Duration, _ action: @escaping (TransferService, TransferTask) -> Void
    ) {
        if let event = task.attempt.step { context.cancel(event) }
        task.attempt.step = context.schedule(after: delay) { [weak self, weak task] in
            guard let self, let task else { return }
            task.attempt.step = nil
            action(self, task)
        }
    }

    private func send(_ task: TransferTask) {
        task.status.sent = 0
        beginFlow(task, isUp: true, from: 0, bytes: task.status.toSend)
    }

    private func receive(_ task: TransferTask) {
        guard let reply = task.attempt.reply, let size = reply.body.size else { return fail(task, TransferCode.noFile) }
        let start = task.status.received
        beginFlow(task, isUp: false, from: start, bytes: max(0, size - start))
    }

    private func retry(_ task: TransferTask) {
        stopAttempt(of: task)
        task.session.record(
            .note, "\(task.name) is tried again", detail: "from byte \(task.course.resumption?.offset ?? 0)",
            rule: TransferRules.retry)
        step(task, after: delayOfRetry(task)) { $0.consider($1) }
    }

    /// Each attempt in a row that brings no answer doubles the delay of the next.
    private func delayOfRetry(_ task: TransferTask) -> Duration {
        var delay = figure(TransferConstants.retryDelay)
        let limit = figure(TransferConstants.retryLimit)
        for _ in 0..<task.course.failures where delay < limit { delay = min(delay * 2, limit) }
        task.course.failures += 1
        return delay
    }

    /// Nothing of the attempt goes on; what arrived counts where the server can go on from there.
    func stopAttempt(of task: TransferTask) {
        if task.attempt.flow?.isUp == false {
            settle(task)
            task.course.resumption = resumption(of: task)
        }
        endFlow(task)
        for event in [task.attempt.step, task.attempt.timeout, task.attempt.progress].compactMap({ $0 }) {
            context.cancel(event)
        }
        (task.attempt.step, task.attempt.timeout, task.attempt.progress) = (nil, nil, nil)
    }

    private func fail(_ task: TransferTask, _ code: Int) {
        let isOfSystem = task.course.cancelledReason != nil
        let data = code == TransferCode.cancelled && !isOfSystem ? nil : resumption(of: task)?.data
        if data != nil { task.session.record(.note, "\(task.name) can go on later", rule: TransferRules.resumable) }
        end(
            task,
            LoadingFailure(
                code: code, url: task.status.request.url,
                cancelledReason: context.system >= .iOS(8) ? task.course.cancelledReason?.rawValue : nil,
                resumeData: data))
    }

    /// What a new download needs to go on from here; nil where the server cannot do that, or nothing arrived.
    func resumption(of task: TransferTask) -> TransferResumption? {
        guard task.plan.kind == .download else { return nil }
        guard let reply = task.attempt.reply, reply.status / 100 == 2 else { return task.course.resumption }
        guard reply.acceptsRanges, task.status.received > 0 else { return nil }
        return TransferResumption(url: task.plan.request.url, offset: task.status.received, tag: reply.tag)
    }

    /// A task is over, well or not.
    private func end(_ task: TransferTask, _ failure: LoadingFailure?) {
        stopAttempt(of: task)
        if let deadline = task.deadline { context.cancel(deadline) }
        task.activity?.finish()
        task.status.state = .completed
        task.status.failure = failure
        task.session.tasks.removeAll { $0 === task }
        if let failure {
            task.session.record(.note, "\(task.name) failed", detail: "error \(failure.code)")
        } else {
            let bytes = task.plan.kind == .upload ? task.status.sent : task.status.received
            task.session.record(.note, "\(task.name) is complete", detail: "\(bytes) bytes")
        }
        notifyEnd(of: task)
    }

    /// Forgets a task of which nobody will hear.
    func drop(_ task: TransferTask) {
        stopAttempt(of: task)
        if let deadline = task.deadline { context.cancel(deadline) }
        task.activity?.finish()
        _ = task.machine.end(TransferCode.cancelled)
        task.status.state = .completed
        task.session.tasks.removeAll { $0 === task }
    }

    /// What the app's own process transfers, for the hint that a task is the wrong tool for it.
    func noteInUse(_ task: TransferTask) {
        guard !task.isBackground, let process = task.session.app.process else { return }
        let own = sessions.filter { $0.app === process.app && !$0.isBackground }.flatMap(\.tasks)
        process.inUse.transfers = own.filter { $0.machine.isPending }.map(\.name)
    }
}
