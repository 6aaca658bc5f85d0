// Work with a deadline where no `UIApplication` is at hand: what `performExpiringActivity` does.

extension AppProcess {
    /// Performs work that the system lets finish when the process leaves the screen (`task.extension`).
    ///
    /// The block is called with false on a thread of its own and holds the process awake until it returns. When time is
    /// up it is called again, with true, on another thread; it should make the first call return. Where the system
    /// refuses, it is called only once, at once, with true.
    ///
    /// - Parameters:
    ///   - reason: what reports call the activity.
    ///   - place: where it was asked for: `Uploader.swift:31`.
    ///   - block: the work; its argument says whether time is up.
    public func performExpiringActivity(reason: String, place: String = "", block: @escaping (Bool) -> Void) {
        let expired = makeThread("expired activity \(reason)")
        guard let rule = reasonToRefuseActivity() else { return perform(reason, place, expired, block) }
        record(.refusal, "activity \"\(reason)\" is refused: its block is called with true", rule: rule)
        expired.enqueue { [self] in
            block(true)
            removeThread(expired)
        }
    }

    private func reasonToRefuseActivity() -> Rule? {
        if !device.supportsMultitasking { return TaskRules.idInvalid }
        if app.takeTaskFault(.returnsInvalid) || app.takeTaskFault(.refuses) { return TaskRules.extension }
        return grants.tasks.isUsedUp ? TaskRules.beginAfterBudget : nil
    }

    private func perform(
        _ reason: String, _ place: String, _ expired: SimulatedThread, _ block: @escaping (Bool) -> Void
    ) {
        let id = openTask(name: reason, place: place, thread: expired) { block(true) }
        grants.book.activities.insert(id)
        let working = makeThread("activity \(reason)")
        callback("activity \"\(reason)\"", rule: TaskRules.extension, on: working) { [self] in
            block(false)
            endTask(id)
            removeThread(working)
            if !expired.isBusy { removeThread(expired) }
        }
    }
}
