// Faults of the system that a test injects into finite-length tasks.

extension App {
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
        process.grants.tasks.shrink(to: left, at: process.simulation.now)
        process.rescheduleTaskEvents()
        device.settle()
    }
}
