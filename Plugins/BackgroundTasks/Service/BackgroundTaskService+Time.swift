import BackgroundRuntime

// The time of tasks: it counts in the background, and when it is over the app is warned, and then ended.

extension BackgroundTaskService {
    /// Tasks run in the background from now on.
    func startTime(of started: [RunningTask], _ tasks: ProcessTasks, _ process: AppProcess) {
        for task in started {
            guard let time = task.request.kind.allowance.flatMap(context.constants.duration) else {
                watchProgress(of: task, isInBackground: true)
                continue
            }
            if tasks.timeline.begin(time, at: context.now) {
                process.record(
                    .note, "\(task.title) shares the time of the others of this launch",
                    rule: BackgroundTaskRules.timePerLaunch)
            }
        }
        scheduleExpiry(tasks, process)
    }

    /// The app is in front: its tasks may go on as long as it stays there.
    func stopTime(of tasks: ProcessTasks, _ process: AppProcess) {
        guard tasks.timeline.end != nil || tasks.running.contains(where: { $0.progress.isCounting }) else { return }
        process.record(.note, "the time of background tasks no longer counts")
        cancelTime(of: tasks)
    }

    func cancelTime(of tasks: ProcessTasks) {
        stopClock(of: tasks)
        for task in tasks.running { watchProgress(of: task, isInBackground: false) }
    }

    func stopClock(of tasks: ProcessTasks) {
        tasks.timeline.clear()
        if let event = tasks.expiry { context.cancel(event) }
        tasks.expiry = nil
    }

    private func scheduleExpiry(_ tasks: ProcessTasks, _ process: AppProcess) {
        if let event = tasks.expiry { context.cancel(event) }
        guard let expiry = tasks.timeline.expiry, let end = tasks.timeline.end else { return }
        tasks.expiry = context.schedule(after: max(context.now.duration(to: expiry), .zero), phase: .verdict) {
            [weak self, weak process] in
            guard let self, let process, process.state != .notRunning else { return }
            tasks.expiry = nil
            expire(tasks.timed, of: process, why: "time is almost over", by: end)
        }
    }

    /// What processing tasks need is gone: those that need it have to give way, all of them without `needs`.
    func expireProcessing(why: String, rule: Rule, needs: (TaskRequest) -> Bool = { _ in true }) {
        for process in context.apps.compactMap(\.process) {
            let running = process.storage.existing(ProcessTasks.self)?.running ?? []
            let expired = running.filter { $0.request.kind.isProcessing && needs($0.request) }
            expire(expired, of: process, why: why, rule: rule)
        }
    }

    /// Calls the expiration handlers of tasks, which share the lead whatever their number. A task without one is over.
    ///
    /// - Parameters:
    ///   - expired: the tasks, of which those that expired before are left out.
    ///   - process: their launch.
    ///   - why: what the timeline adds to the call.
    ///   - rule: the rule by which the handlers are called.
    ///   - deadline: when they have to be complete; the lead from now without it.
    ///   - isForced: whether a debugger asks for it, whose presence otherwise puts limits off.
    func expire(
        _ expired: [RunningTask], of process: AppProcess, why: String,
        rule: Rule = BackgroundTaskRules.expirationHandler, by deadline: VirtualInstant? = nil, isForced: Bool = false
    ) {
        let open = expired.filter { !$0.isDone && !$0.isExpired }
        guard !open.isEmpty else { return }
        guard isForced || !context.conditions.isDebuggerAttached else {
            return process.record(
                .note, "tasks do not expire: a debugger is attached", rule: LifecycleRules.debuggerNoLimits)
        }
        let lead = context.constants.duration(BackgroundTaskConstants.expiryLead) ?? .zero
        giveTime(to: open, of: process, until: deadline ?? context.now.advanced(by: lead))
        for task in open { warn(task, process, why: why, rule: rule) }
    }

    private func warn(_ task: RunningTask, _ process: AppProcess, why: String, rule: Rule) {
        task.isExpired = true
        cancelLook(at: task)
        guard let handler = task.expirationHandler else {
            process.recordUndone(
                "\(task.title) has no expiration handler: it ends without success",
                rule: BackgroundTaskRules.expirationNoHandler, ["expirationHandler"])
            return finish(task, process, why: why, rule: BackgroundTaskRules.expirationNoHandler)
        }
        let thread = ProcessTasks.of(process).thread("background tasks", of: process)
        process.callback("expiration handler of \(task.request.identifier)", detail: why, rule: rule, on: thread) {
            handler()
            task.expirationHandler = nil
        }
    }

    private func giveTime(to open: [RunningTask], of process: AppProcess, until deadline: VirtualInstant) {
        let left = max(context.now.duration(to: deadline), .zero)
        context.schedule(after: left, phase: .watchdog) { [weak self, weak process] in
            guard let self, let process, process.state != .notRunning else { return }
            let late = open.filter { !$0.isDone }.map(\.request.identifier)
            if !late.isEmpty { end(process, for: late) }
        }
    }

    private func end(_ process: AppProcess, for late: [String]) {
        let reason = TerminationReason.taskNotCompleted(late)
        guard let why = whyOverrunIsSpared(process) else { return process.end(reason) }
        process.recordUndone(
            "not completed in time: \(late.joined(separator: ", "))",
            detail: "\(why) spares the app the end: \(reason)", rule: reason.rule, ["setTaskCompleted"])
    }

    /// What saves an app from being ended for a task that it has not completed; nil when nothing does.
    private func whyOverrunIsSpared(_ process: AppProcess) -> String? {
        if context.conditions.isDebuggerAttached { return "the debugger" }
        return process.state.isForeground ? "the user, who is in the app," : nil
    }
}
