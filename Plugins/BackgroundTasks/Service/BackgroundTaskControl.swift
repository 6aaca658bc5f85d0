import BackgroundRuntime

extension Device {
    /// The scheduler of the phone, as whoever uses or debugs the phone sees it. Traps on a device made without the module.
    ///
    /// ```swift
    /// try device.backgroundTasks.launch("com.example.App.refresh", of: app)
    /// device.advance(by: .seconds(30))
    /// ```
    public var backgroundTasks: BackgroundTaskControl {
        BackgroundTaskControl(device: self, service: requiredService(BackgroundTaskService.self))
    }
}

/// What a test does with the tasks of a phone's apps.
public struct BackgroundTaskControl {
    let device: Device
    let service: BackgroundTaskService

    /// What an app has submitted and the system has not started; the oldest first.
    public func pending(of app: InstalledApp) -> [TaskRequest] { service.pending(of: app) }

    /// The identifiers of the tasks of an app that run; the oldest first.
    public func running(of app: InstalledApp) -> [String] { tasks(of: app).map(\.request.identifier) }

    /// Starts a pending task at once, whatever it waits for: only a force quit and a phone that was not unlocked since its
    /// restart stand against it.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no request with this identifier is pending.
    public func launch(_ identifier: String, of app: InstalledApp) throws {
        guard let request = pending(of: app).first(where: { $0.identifier == identifier }) else {
            throw StimulusError(service.whyNothingIsScheduled(for: identifier, of: app))
        }
        app.record(.stimulus, "the debugger starts \(identifier)")
        switch app.discretionaryBarrier(passingForceQuit: request.kind.passesForceQuit(on: device.system)) {
        case .forceQuit?: service.report(.barrier(.forceQuit), request, of: app)
        case .beforeFirstUnlock?: service.report(.barrier(.beforeFirstUnlock), request, of: app)
        default: service.start(request, of: app)
        }
        device.settle()
    }

    /// Lets the time of a running task be almost over.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when it does not run.
    public func expire(_ identifier: String, of app: InstalledApp) throws {
        let (task, process) = try running(identifier, of: app)
        app.record(.stimulus, "the time of \(identifier) is almost over")
        service.expire([task], of: process, why: "", isForced: true)
        device.settle()
    }

    /// The user cancels a continued task, on the screen of the system that shows its progress.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no such task runs.
    public func cancel(_ identifier: String, of app: InstalledApp) throws {
        let (task, process) = try running(identifier, of: app)
        guard task.request.kind == .continued else {
            throw StimulusError("\(identifier) is no continued task: the user does not see it")
        }
        app.record(.stimulus, "the user cancels \(identifier)")
        service.expire(
            [task], of: process, why: "the user cancelled it", rule: BackgroundTaskRules.continuedUserCancel,
            isForced: true)
        device.settle()
    }

    /// Ends the continued task that has come least far, without more ado.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when none runs.
    public func endAbruptly() throws {
        device.record(.stimulus, "resources are short")
        try service.endAbruptly()
        device.settle()
    }

    /// Lets the next continued request of an app be taken and never start.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` on a system of which nobody reported that.
    public func injectSilentFault(into app: InstalledApp) throws {
        guard BackgroundTaskRules.continuedSilentNoStart.systems.contains(device.system) else {
            throw StimulusError("\(device.system) starts what it takes: nobody reported otherwise")
        }
        AppTasks.of(app).silentFaults += 1
    }

    private func tasks(of app: InstalledApp) -> [RunningTask] {
        app.process?.storage.existing(ProcessTasks.self)?.running ?? []
    }

    private func running(_ identifier: String, of app: InstalledApp) throws -> (RunningTask, AppProcess) {
        guard let process = app.process,
            let task = tasks(of: app).first(where: { $0.request.identifier == identifier && !$0.isExpired })
        else { throw StimulusError("no task \(identifier) of \(app.name) runs") }
        return (task, process)
    }
}
