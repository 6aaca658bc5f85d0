import BackgroundRuntime

// Handlers and requests.

extension BackgroundTaskService {
    /// Registers the handler of an identifier in a launch of an app, in a turn of it: a registration that comes too late or
    /// twice ends the app.
    ///
    /// - Parameters:
    ///   - identifier: one that the manifest permits.
    ///   - process: the launch.
    ///   - place: where the handler is called; nil for a queue of the system.
    ///   - handler: called for each start of the task.
    /// - Returns: whether the handler is in place.
    public func register(
        _ identifier: String, in process: AppProcess, at place: CallPlace?,
        handler: @escaping (RunningTask) -> Void
    ) -> Bool {
        if let rule = barrierToRegistration(in: process.app) {
            process.record(.refusal, "register returns false for \(identifier)", detail: rule.sentence, rule: rule)
            return false
        }
        let tasks = ProcessTasks.of(process)
        switch tasks.handlers.register(identifier, permitted(process.app), on: system) {
        case .registered: process.record(.note, "launch handler registered for \(identifier)")
        case .registeredLate:
            process.record(
                .note, "launch handler registered for \(identifier), after the launch",
                rule: BackgroundTaskRules.continuedRegisterLate)
        case .refused:
            process.record(
                .refusal, "register returns false for \(identifier): it is not permitted",
                rule: BackgroundTaskRules.registerPermitted)
            return false
        case .duplicate:
            process.raise(
                "launch handler for task with identifier \(identifier) has already been registered",
                rule: BackgroundTaskRules.registerDuplicate)
        case .late:
            process.raise(
                "all launch handlers must be registered before application finishes launching",
                rule: BackgroundTaskRules.registerBeforeLaunchEnds)
        }
        tasks.add(ProcessTasks.Handler(place: place, body: handler), for: identifier)
        return true
    }

    private func barrierToRegistration(in app: InstalledApp) -> Rule? {
        if system < .iOS(13) { return BackgroundTaskRules.types27 }
        return app.kind == .appExtension ? BackgroundTaskRules.mainAppLaunched : nil
    }

    /// Takes a request, which from now on is pending; a continued one starts.
    ///
    /// - Throws: ``SubmissionError`` when it is not taken; the trace has the rule.
    public func submit(_ request: TaskRequest, in process: AppProcess) throws(SubmissionError) {
        block(process)
        if let mode = request.kind.mode { process.noteUse(ofMode: mode) }
        let owner = owner(of: process.app)
        if let refusal = submission(of: process, for: owner).refusal(of: request) {
            throw refuse(request, refusal.error, refusal.rule, in: process)
        }
        guard let owner else { preconditionFailure("a request of no app was taken") }
        var request = request
        request.isOfExtension = owner !== process.app
        request.neverStarts = AppTasks.of(owner).hasFault(for: request)
        switch AppTasks.of(owner).pending.submit(request, limits: limits) {
        case .tooMany:
            throw refuse(request, .tooManyPendingTaskRequests, BackgroundTaskRules.submitTooMany, in: process)
        case .added: process.record(.note, "\(request.kind.title) \(request.identifier) submitted")
        case .replaced:
            process.record(
                .note, "\(request.kind.title) \(request.identifier) submitted, in place of another",
                rule: BackgroundTaskRules.submitReplaces)
        }
        comment(on: request, in: process)
        request.kind == .continued ? admit(request, of: owner) : scheduleRound()
    }

    /// Makes the caller wait, where the figure says so.
    private func block(_ process: AppProcess) {
        guard let cost = context.constants.duration(BackgroundTaskConstants.submitCost), cost > .zero else { return }
        process.record(
            .note, "submit blocks its caller", rule: BackgroundTaskRules.submitBlocks, number: cost.wholeNanoseconds,
            unit: .nanoseconds)
        SimulatedThread.sleep(for: cost)
    }

    private func submission(of process: AppProcess, for owner: InstalledApp?) -> Submission {
        let app = owner ?? process.app
        let modes = app.exitsOnSuspend ? [] : app.manifest.backgroundModes
        var submission = Submission(system: system, modes: Set(modes), permitted: permitted(app))
        submission.isRefreshAvailable = context.conditions.backgroundRefresh == .available
        submission.isExtensionAlone = owner == nil
        submission.isInForeground = process.isInFront
        submission.hasGPU = supportsGPU
        submission.hasRoom = hasRoom
        return submission
    }

    private func refuse(_ request: TaskRequest, _ error: SubmissionError, _ rule: Rule, in process: AppProcess)
        -> SubmissionError
    {
        process.record(
            .refusal, "\(request.kind.title) \(request.identifier) is not taken: \(error) (\(error.rawValue))",
            detail: rule.sentence, rule: rule)
        if let owner = owner(of: process.app) { AppTasks.of(owner).ends[request.identifier] = .refused(error) }
        return error
    }

    private var limits: PendingRequests.Limits {
        func limit(_ constant: Constant) -> Int? { context.constants.value(constant).map { Int($0) } }
        return PendingRequests.Limits(
            refresh: limit(BackgroundTaskConstants.pendingRefresh),
            processing: limit(BackgroundTaskConstants.pendingProcessing))
    }

    /// What a request that is taken may come to nothing for.
    private func comment(on request: TaskRequest, in process: AppProcess) {
        let isLate = ProcessTasks.of(process).handlers.late.contains(request.identifier)
        if isLate, request.kind != .continued {
            process.record(
                .finding, "the handler of \(request.identifier) was registered after the launch",
                detail: "only a continued task may come so late", rule: BackgroundTaskRules.registerBeforeLaunchEnds)
        }
        guard let earliest = request.earliest else { return }
        if request.kind == .continued {
            return process.record(
                .note, "earliestBeginDate has no effect", rule: BackgroundTaskRules.continuedEarliestIgnored)
        }
        let delay = Duration(inSeconds: earliest.timeIntervalSince(process.device.date))
        guard let advised = context.constants.duration(BackgroundTaskConstants.advisedDelay), delay > advised else {
            return
        }
        process.record(
            .finding, "\(request.identifier) is not to begin before more than a week is over",
            rule: BackgroundTaskRules.earliestWeek, number: delay.wholeNanoseconds, unit: .nanoseconds)
    }
}

// What is pending.

extension BackgroundTaskService {
    /// Takes a request back.
    public func cancel(_ identifier: String, in process: AppProcess) {
        cancel(in: process) { $0.identifier == identifier }
    }

    /// Takes all requests back.
    public func cancelAll(in process: AppProcess) { cancel(in: process) { _ in true } }

    private func cancel(in process: AppProcess, where isMeant: (TaskRequest) -> Bool) {
        guard let owner = owner(of: process.app) else { return }
        let removed = AppTasks.of(owner).pending.removeAll(where: isMeant)
        for request in removed { AppTasks.of(owner).ends[request.identifier] = .cancelled }
        process.record(
            .note, removed.isEmpty ? "nothing to cancel" : "cancelled",
            detail: removed.map(\.identifier).joined(separator: ", "), rule: BackgroundTaskRules.cancel)
    }

    /// Tells an app, on a queue of the system, what is pending.
    public func notifyPending(in process: AppProcess, _ body: @escaping ([TaskRequest]) -> Void) {
        let thread = ProcessTasks.of(process).thread("background tasks", of: process)
        process.callback(
            "completion handler of getPendingTaskRequests", rule: BackgroundTaskRules.pendingList, on: thread
        ) { [weak self, unowned process] in body(self?.pending(of: process.app) ?? []) }
    }

    /// What is pending for an app, or for that of an extension; the oldest first.
    public func pending(of app: InstalledApp) -> [TaskRequest] {
        owner(of: app)?.storage.existing(AppTasks.self)?.pending.requests ?? []
    }
}

// For frameworks that register on behalf of an app.

extension BackgroundTaskService: TaskLaunchHandlers {
    public func register(
        _ identifier: String, in process: AppProcess, handler: @escaping (any StartedTask) -> Void
    ) -> Bool {
        register(identifier, in: process, at: nil) { (task: RunningTask) in handler(task) }
    }
}

extension RunningTask: StartedTask {}
