/// A fault of the system that a test injects into the next begins (`task.begin.no-guarantee`).
public enum TaskFault: Sendable, Equatable {
    /// Begin returns the invalid identifier.
    case returnsInvalid
    /// Begin returns an identifier, and the handler is called at once.
    case refuses
}

extension InstalledApp {
    /// Lets the next begins of a task fail, first fault first.
    public func injectTaskFaults(_ faults: [TaskFault]) { pendingTaskFaults += faults }

    /// Takes the next fault out if it is this one.
    func takeTaskFault(_ fault: TaskFault) -> Bool {
        guard pendingTaskFaults.first == fault else { return false }
        pendingTaskFaults.removeFirst()
        return true
    }

    /// The system takes task time back: no more than `left` remains, handlers included (`task.budget.may-shrink`).
    public func shrinkTaskTime(to left: Duration) {
        guard let process else { return }
        process.record(
            .stimulus, "the system takes task time back", rule: TaskRules.budgetMayShrink,
            number: left.wholeNanoseconds, unit: .nanoseconds)
        process.grants.shrink(to: left)
        device.settle()
    }
}

extension Device {
    /// The figures of the system for finite-length tasks. A system without one of them does not limit.
    package var taskLimits: TaskTime.Limits {
        let unlimited = Duration.seconds(1_000_000_000)
        return TaskTime.Limits(
            foreground: constants.duration(TaskConstants.budgetForeground) ?? unlimited,
            background: constants.duration(TaskConstants.budgetBackground) ?? unlimited,
            lead: constants.duration(TaskConstants.expiryLead) ?? .zero,
            handlerTotal: constants.duration(TaskConstants.handlerTotal) ?? .zero,
            count: constants.value(TaskConstants.countLimit).map { Int($0) })
    }

    /// Whether an open task keeps the device from sleeping.
    var tasksKeepDeviceAwake: Bool {
        system < .iOS(7) || (system < .iOS(13) && options.tasksKeepDeviceAwake)
    }
}
