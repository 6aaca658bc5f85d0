import BackgroundRuntime

// The link: what goes through it for each task, and when it is through.

extension TransferService {
    /// Rates may have changed: what went through so far counts by the old ones.
    func linkDidChange() {
        guard !sessions.isEmpty else { return }
        let rates = link.rates(on: context.conditions.network)
        down.setRate(rates.down, at: context.now)
        up.setRate(rates.up, at: context.now)
        for task in tasks { reconsiderTimeout(of: task) }
        for task in tasks where task.machine.stage == .connecting && task.attempt.step == nil { connect(task) }
        scheduleLink()
    }

    private func scheduleLink() {
        if let linkEvent { context.cancel(linkEvent) }
        linkEvent = nil
        guard let next = [down.nextEnd, up.nextEnd].compactMap({ $0 }).min() else { return }
        linkEvent = context.schedule(after: context.now.duration(to: next)) { [weak self] in self?.linkGotThrough() }
    }

    private func linkGotThrough() {
        linkEvent = nil
        down.advance(to: context.now)
        up.advance(to: context.now)
        let finished = Set(down.finished + up.finished)
        for task in tasks where finished.contains(task.serial) && task.attempt.flow != nil { flowDidEnd(task) }
        scheduleLink()
    }

    /// So many bytes of a task begin to go through.
    func beginFlow(_ task: TransferTask, isUp: Bool, from base: Int64, bytes: Int64) {
        task.attempt.flow = TransferAttempt.Flow(isUp: isUp, base: base)
        if isUp {
            up.add(task.serial, bytes: bytes, at: context.now)
        } else {
            down.add(task.serial, bytes: bytes, at: context.now)
        }
        reconsiderTimeout(of: task)
        scheduleProgress(of: task)
        scheduleLink()
    }

    /// Brings the figures of a task up to this instant.
    func settle(_ task: TransferTask) {
        guard let flow = task.attempt.flow else { return }
        let total = TransferTotal.of(task.session.app)
        if flow.isUp {
            up.advance(to: context.now)
            let sent = flow.base + (up.bytes(of: task.serial) ?? 0)
            total.sent += sent - task.status.sent
            task.status.sent = sent
        } else {
            down.advance(to: context.now)
            let received = flow.base + (down.bytes(of: task.serial) ?? 0)
            total.received += received - task.status.received
            task.status.received = received
        }
    }

    /// How many bytes of an app went through so far, those of transfers that failed included. Changes nothing.
    func total(of app: InstalledApp) -> (sent: Int64, received: Int64) {
        var (up, down) = (up, down)
        up.advance(to: context.now)
        down.advance(to: context.now)
        var (sent, received) = (TransferTotal.of(app).sent, TransferTotal.of(app).received)
        for task in tasks where task.session.app === app {
            guard let flow = task.attempt.flow else { continue }
            let gone = flow.base + ((flow.isUp ? up : down).bytes(of: task.serial) ?? 0)
            if flow.isUp { sent += gone - task.status.sent } else { received += gone - task.status.received }
        }
        return (sent, received)
    }

    /// Nothing more of a task goes through.
    func endFlow(_ task: TransferTask) {
        guard let flow = task.attempt.flow else { return }
        settle(task)
        task.attempt.flow = nil
        if flow.isUp { up.remove(task.serial, at: context.now) } else { down.remove(task.serial, at: context.now) }
        scheduleLink()
    }

    private func flowDidEnd(_ task: TransferTask) {
        let isUp = task.attempt.flow?.isUp ?? false
        endFlow(task)
        notifyProgress(of: task)
        perform(isUp ? task.machine.sent() : task.machine.received(), on: task)
    }

    // Patience with a server from which nothing comes.

    /// Whether nothing of a task moves that should.
    private func isStalled(_ task: TransferTask) -> Bool {
        switch task.machine.stage {
        case .connecting: true
        case .asking: !task.course.isAsking
        case .sending: up.rate == 0
        case .receiving: down.rate == 0
        case .idle, .waiting, .over: false
        }
    }

    /// Begins or ends the time in which something has to come.
    func reconsiderTimeout(of task: TransferTask) {
        let isStalled = isStalled(task) && !task.machine.isHeld
        if !isStalled {
            if let event = task.attempt.timeout { context.cancel(event) }
            task.attempt.timeout = nil
        } else if task.attempt.timeout == nil {
            task.attempt.timeout = context.schedule(after: task.terms.requestTimeout, phase: .verdict) {
                [weak self, weak task] in
                guard let self, let task else { return }
                task.attempt.timeout = nil
                perform(task.machine.failed(TransferCode.timedOut), on: task)
            }
        }
    }

    /// The phone changed its network: connections over the old one are gone.
    func breakConnections() {
        for task in tasks where task.machine.isConnected {
            if task.machine.isHeld {
                if let process = task.session.app.process { ProcessTransfers.of(process).isReclaimed = true }
            } else {
                perform(task.machine.failed(TransferCode.lost), on: task)
            }
        }
    }
}

/// How many bytes of an app went through the link, up to the last time that its transfers were looked at.
final class TransferTotal {
    var sent: Int64 = 0
    var received: Int64 = 0

    /// The total of an app, made on first use. It outlives the process.
    static func of(_ app: InstalledApp) -> TransferTotal { app.storage.object { TransferTotal() } }
}
