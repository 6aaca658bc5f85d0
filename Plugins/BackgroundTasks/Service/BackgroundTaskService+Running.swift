import BackgroundRuntime

// A task from its start to its completion.

extension BackgroundTaskService {
    /// Launches or wakes the app, and calls the launch handler.
    func start(_ request: TaskRequest, of app: InstalledApp) {
        _ = AppTasks.of(app).pending.remove(request.identifier)
        AppTasks.of(app).ends[request.identifier] = .started
        AppTasks.of(app).daily.noteStart(of: request.kind, on: dayOfBudget)
        let passes = request.kind.passesForceQuit(on: context.system)
        if passes, app.isBarredByForceQuit {
            app.record(
                .note, "\(request.identifier) is started after a force quit",
                rule: BackgroundTaskRules.forceQuitProcessing)
        }
        let event = WakeEvent(
            request.kind.title, rule: request.kind.rule, allowance: nil, passesForceQuit: passes,
            hasCompletionHandler: true)
        app.wake(for: event) { [weak self] process, completion in self?.run(request, completion, in: process) }
    }

    private func run(_ request: TaskRequest, _ completion: WakeCompletion, in process: AppProcess) {
        let tasks = ProcessTasks.of(process)
        guard let handler = tasks.handler(for: request.identifier) else {
            return process.end(.noLaunchHandler(request.identifier))
        }
        let task = RunningTask(request, completion, of: process, self)
        noteStart(of: task, process)
        tasks.running.append(task)
        task.assertion = context.acquire(
            event: request.kind.title, for: process, reason: reason(of: task), rule: request.kind.rule, until: nil,
            keepsDeviceAwake: true)
        permit(task, process)
        if process.state == .background { startTime(of: [task], tasks, process) }
        let rule = handler.place == nil ? BackgroundTaskRules.registerQueueNil : request.kind.rule
        let place = handler.place ?? .thread(tasks.thread("handler of \(request.identifier)", of: process))
        process.callback("launch handler of \(request.identifier)", rule: rule, at: place) { handler.body(task) }
    }

    private func noteStart(of task: RunningTask, _ process: AppProcess) {
        process.record(.note, "\(task.title) starts: its request is used up", rule: BackgroundTaskRules.submitOneLaunch)
        if task.request.isOfExtension {
            process.record(
                .note, "the request was one of the app's extension", rule: BackgroundTaskRules.mainAppLaunched)
        }
        if task.request.kind == .continued {
            show(task, title: task.request.continued.title, subtitle: task.request.continued.subtitle)
        }
    }

    /// What others may not do in the background.
    private func permit(_ task: RunningTask, _ process: AppProcess) {
        if let rule = task.request.processorPermit { process.inUse.processorPermits.append(rule) }
        if task.request.continued.needsGPU { process.inUse.graphicsPermits.append(BackgroundTaskRules.continuedGPU) }
    }

    private func withdrawPermits(of task: RunningTask, _ process: AppProcess) {
        let rule = task.request.processorPermit
        if let index = process.inUse.processorPermits.firstIndex(where: { $0 === rule }) {
            process.inUse.processorPermits.remove(at: index)
        }
        if task.request.continued.needsGPU { _ = process.inUse.graphicsPermits.popLast() }
    }

    private func reason(of task: RunningTask) -> String {
        let time = task.request.kind.allowance.flatMap(context.constants.duration)
        return "\(task.request.identifier), for " + (time.map(TimeText.duration) ?? "as long as it makes progress")
    }

    /// The app is done with a task.
    func complete(_ task: RunningTask, success: Bool) {
        guard let process = task.process, process.state != .notRunning else { return }
        guard !task.isDone else {
            return process.record(.log, "setTaskCompleted of \(task.request.identifier) was called again")
        }
        process.record(.note, "\(task.title) completed", detail: success ? "with success" : "without success")
        finish(task, process, why: "the task is complete", rule: BackgroundTaskRules.completeSuspends)
    }

    func finish(_ task: RunningTask, _ process: AppProcess, why: String, rule: Rule) {
        task.isDone = true
        let tasks = ProcessTasks.of(process)
        tasks.running.removeAll { $0 === task }
        cancelLook(at: task)
        if tasks.timed.isEmpty { stopClock(of: tasks) }
        withdrawPermits(of: task, process)
        task.releaseClosures()
        task.completion.complete(rule: rule)
        task.assertion?.drop(why: why, rule: rule)
    }
}

extension TerminationReason {
    static func noLaunchHandler(_ identifier: String) -> TerminationReason {
        .exception(
            "no launch handler registered for task with identifier \(identifier)",
            rule: BackgroundTaskRules.launchNoHandler)
    }

    static func taskNotCompleted(_ identifiers: [String]) -> TerminationReason {
        TerminationReason(
            "bgtask-overrun", code: 0x2182_bad2, rule: BackgroundTaskRules.completeRequired,
            undone: ["setTaskCompleted"],
            "background task failed to complete in time: \(identifiers.joined(separator: ", "))")
    }
}
