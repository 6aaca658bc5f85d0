import BackgroundRuntime

// What becomes of transfers as their app stops, goes on and ends.

extension TransferService {
    /// The app is suspended: its own transfers stop, those of the system go on.
    func hold(_ process: AppProcess) {
        reportUntaken(in: process)
        let own = ownTasks(of: process.app).filter(\.machine.isPending)
        ProcessTransfers.of(process).heldSince = context.now
        for task in own {
            stopAttempt(of: task)
            task.machine.hold()
        }
        note(own.count, "stop with the app", in: process.app, rule: TransferRules.defaultSessionStops)
        holdDataTasks(of: process.app)
        noteGoingOn(process.app)
    }

    /// Data tasks of the system's sessions need their app: they stand still without it, and are lost as it goes on.
    private func holdDataTasks(of app: InstalledApp) {
        let tasks = dataTasks(of: app).filter(\.machine.isPending)
        note(tasks.count, "need the app, and stop with it", in: app, rule: TransferRules.dataTasks)
        for task in tasks {
            stopAttempt(of: task)
            task.machine.hold(needsApp: true)
        }
    }

    private func dataTasks(of app: InstalledApp) -> [TransferTask] {
        sessions(of: app).flatMap(\.tasks).filter { $0.plan.kind == .data }
    }

    private func loseDataTasks(of app: InstalledApp) {
        for task in dataTasks(of: app) where task.machine.isHeld {
            task.session.record(
                .note, "\(task.name) has lost its connection to the system", rule: TransferRules.dataTasks)
            perform(task.machine.end(TransferCode.disconnected), on: task)
        }
    }

    private func noteGoingOn(_ app: InstalledApp) {
        let going = sessions(of: app).flatMap(\.tasks).filter { $0.machine.isPending && !$0.machine.isHeld }.count
        note(going, "go on without the app", in: app, rule: TransferRules.outOfProcess)
    }

    private func note(_ count: Int, _ what: String, in app: InstalledApp, rule: Rule) {
        guard count > 0 else { return }
        app.record(.note, "transfers that \(what)", rule: rule, number: Int64(count), unit: .count)
    }

    /// The app goes on: its own transfers do, or have failed; of the others it hears what it missed.
    func release(_ process: AppProcess) {
        guard let transfers = process.storage.existing(ProcessTransfers.self) else { return }
        guard let since = transfers.heldSince else {
            // Suspended as the service was made: there was nothing to hold.
            transfers.isReclaimed = false
            return
        }
        let pause = since.duration(to: context.now)
        let held = ownTasks(of: process.app).filter(\.machine.isHeld)
        // An app without such tasks has no sockets that could be taken back.
        let isReclaimed = !held.isEmpty && (transfers.isReclaimed || pause >= figure(TransferConstants.reclaim))
        (transfers.heldSince, transfers.isReclaimed) = (nil, false)
        for task in held {
            let action = task.machine.release(
                after: pause, timeout: task.terms.requestTimeout, isReclaimed: isReclaimed)
            noteRelease(of: task, action, after: pause)
            action == .nothing ? goOn(task) : perform(action, on: task)
        }
        loseDataTasks(of: process.app)
        for session in sessions(of: process.app) {
            if case .early = session.wake { session.wake = .none }
            deliverPendingEvents(of: session)
            for task in session.tasks { scheduleProgress(of: task) }
        }
    }

    private func noteRelease(of task: TransferTask, _ action: TransferMachine.Action, after pause: Duration) {
        let text =
            switch action {
            case .fail(TransferCode.lost): "has lost its connection"
            case .fail: "has timed out"
            default: "goes on"
            }
        task.session.record(
            .note, "\(task.name) \(text)", detail: "after a pause of \(TimeText.duration(pause))",
            rule: TransferRules.defaultSuspend)
    }

    /// What stood still goes on where it was.
    private func goOn(_ task: TransferTask) {
        switch task.machine.stage {
        case .connecting: connect(task)
        case .sending:
            let left = task.status.toSend - task.status.sent
            beginFlow(task, isUp: true, from: task.status.sent, bytes: left)
        case .asking: if !task.course.isAsking { ask(task) }
        case .receiving:
            let size = task.attempt.reply?.body.size ?? task.status.received
            beginFlow(task, isUp: false, from: task.status.received, bytes: size - task.status.received)
        case .waiting: consider(task)
        case .idle, .over: break
        }
    }

    /// The user brought the app to the front.
    func appIsInFront(_ process: AppProcess) {
        release(process)
        process.app.storage.existing(AppTransfers.self)?.startRate.reset()
        let rule = TransferRules.discretionaryForeground
        guard rule.systems.contains(context.system) else { return }
        for task in sessions(of: process.app).flatMap(\.tasks) where task.terms.isForcedDiscretionary {
            task.terms.isForcedDiscretionary = false
            if task.terms.start?.isLimited == true { task.terms.start = nil }
            task.session.record(.note, "\(task.name) is no longer discretionary", rule: rule)
            if task.machine.isPending { consider(task) }
        }
    }

    /// The tasks of the process's own sessions.
    private func ownTasks(of app: InstalledApp) -> [TransferTask] {
        sessions.filter { $0.app === app && !$0.isBackground }.flatMap(\.tasks)
    }

    /// The process is gone, and with it what it transferred itself.
    func loseOwnTasks(of process: AppProcess) {
        let own = ownTasks(of: process.app)
        note(own.filter(\.machine.isPending).count, "are lost", in: process.app, rule: TransferRules.defaultSuspend)
        for task in own { drop(task) }
        sessions.removeAll { $0.app === process.app && !$0.isBackground }
    }

    /// The process is gone for another reason than its user: the system goes on with its transfers.
    func goOnWithout(_ app: InstalledApp) {
        for session in sessions(of: app) {
            for task in session.tasks where task.plan.kind == .data || task.plan.isUploadWithoutFile {
                let rule = task.plan.kind == .data ? TransferRules.dataTasks : TransferRules.uploadFromFile
                session.record(.note, "\(task.name) ends with the app", rule: rule)
                perform(task.machine.end(TransferCode.disconnected), on: task)
            }
        }
        noteGoingOn(app)
    }

    /// The user swiped the app away: nothing of it goes on.
    func forceQuit(_ app: InstalledApp) {
        cancelAll(of: app, for: .userForceQuitApplication, rule: TransferRules.forceQuit)
    }

    /// The system cancels all background transfers of an app.
    func cancelAll(of app: InstalledApp, for reason: TransferCancelReason, rule: Rule) {
        let tasks = sessions(of: app).flatMap(\.tasks)
        note(tasks.count, "are cancelled: \(reason)", in: app, rule: rule)
        for task in tasks {
            settle(task)
            task.course.cancelledReason = reason
            perform(task.machine.end(TransferCode.cancelled), on: task)
        }
    }
}
