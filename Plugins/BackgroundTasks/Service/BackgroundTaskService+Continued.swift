import BackgroundRuntime

// Continued tasks: started by the user, shown while they run, and ended where they make no progress.

extension BackgroundTaskService {
    /// Whether the phone lends apps in the background its graphics processor.
    public var supportsGPU: Bool { context.conditions[BackgroundTaskModule.gpu] == "supported" }

    /// Whether the phone has room for another continued task.
    var hasRoom: Bool { context.conditions[BackgroundTaskModule.load] == "light" }

    /// A continued request is taken: it starts, or waits for its turn.
    func admit(_ request: TaskRequest, of app: InstalledApp) {
        guard !request.neverStarts else {
            AppTasks.of(app).silentFaults -= 1
            return app.record(
                .note, "\(request.identifier) is taken and never starts: a fault that was asked for",
                rule: BackgroundTaskRules.continuedSilentNoStart)
        }
        guard hasRoom else { return report(.noRoom, request, of: app) }
        start(request, of: app)
    }

    /// The phone has room again: what waited starts.
    func startQueued() {
        guard hasRoom else { return }
        for app in context.apps where app.process != nil {
            for request in app.storage.existing(AppTasks.self)?.pending.requests ?? []
            where request.kind == .continued && !request.neverStarts { start(request, of: app) }
        }
    }

    /// What the user is shown.
    func show(_ task: RunningTask, title: String, subtitle: String) {
        task.process?.record(
            .note, "shown to the user: \(title)", detail: subtitle, rule: BackgroundTaskRules.continuedLiveActivity)
    }

    /// The process is gone, and with it all of its continued tasks.
    func dropContinued(of process: AppProcess) {
        let running = process.storage.existing(ProcessTasks.self)?.running ?? []
        for task in running where task.request.kind == .continued && process.wasForceQuit {
            process.record(.note, "\(task.title) ends without notice", rule: BackgroundTaskRules.continuedUserCancel)
        }
        let record = process.app.storage.existing(AppTasks.self)
        for request in record?.pending.removeAll(where: { $0.kind == .continued }) ?? [] {
            process.record(
                .note, "\(request.identifier) waits no longer: its app is gone",
                rule: BackgroundTaskRules.continuedStrategy)
        }
    }

    /// Resources are short: ends the continued task that has come least far, without more ado.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when none runs.
    public func endAbruptly() throws(StimulusError) {
        let running = context.apps.compactMap { $0.process?.storage.existing(ProcessTasks.self)?.running }.flatMap {
            $0
        }
        let continued = running.filter { $0.request.kind == .continued }
        for task in continued { sample(task) }
        guard let task = continued.min(by: { $0.progress.fraction < $1.progress.fraction }),
            let process = task.process
        else { throw StimulusError("no continued task runs") }
        process.record(
            .finding, "\(task.title) is ended by the system", detail: "resources are short",
            rule: BackgroundTaskRules.continuedAbrupt)
        finish(task, process, why: "resources are short", rule: BackgroundTaskRules.continuedAbrupt)
    }
}

// Progress.

extension BackgroundTaskService {
    func noteProgress(of task: RunningTask, _ fraction: Double) {
        if task.progress.note(fraction, at: context.now) { scheduleLook(at: task) }
    }

    func watchProgress(of task: RunningTask, isInBackground: Bool) {
        guard task.request.kind == .continued else { return }
        sample(task)
        task.progress.setInBackground(isInBackground, at: context.now)
        scheduleLook(at: task)
    }

    /// Asks the app how far it has come: progress of parts is not reported.
    private func sample(_ task: RunningTask) {
        if let fraction = task.fractionCompleted?() { _ = task.progress.note(fraction, at: context.now) }
    }

    /// Nobody looks at the progress of a task any more.
    func cancelLook(at task: RunningTask) {
        if let event = task.progressEvent { context.cancel(event) }
        task.progressEvent = nil
    }

    private func scheduleLook(at task: RunningTask) {
        cancelLook(at: task)
        guard !task.isDone, !task.isExpired, let deadline = task.progress.deadline else { return }
        task.progressEvent = context.schedule(after: context.now.duration(to: deadline), phase: .watchdog) {
            [weak self, weak task] in
            if let self, let task { look(at: task) }
        }
    }

    private func look(at task: RunningTask) {
        task.progressEvent = nil
        guard let process = task.process, process.state != .notRunning, !task.isDone else { return }
        sample(task)
        if let deadline = task.progress.deadline, deadline > context.now { return scheduleLook(at: task) }
        process.record(
            .finding, "\(task.title) makes no progress", rule: BackgroundTaskRules.continuedProgressRate,
            number: (task.progress.limit ?? .zero).wholeNanoseconds, unit: .nanoseconds)
        expire([task], of: process, why: "", rule: BackgroundTaskRules.continuedProgress)
    }
}
