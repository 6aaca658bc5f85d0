/// The watchdog of a process: its main thread has to be done with a step of the life cycle in time.
final class StepWatch: ProcessPart {
    /// A limit that is running out.
    private struct Limit {
        let watchdog: Watchdog
        let time: Duration
        /// When it kills; after a sleep of the device later than first set.
        var end: VirtualInstant
        /// The event that kills; nil while the device sleeps.
        var event: EventID?
    }

    @exclusivity(unchecked) private var limit: Limit?

    /// Whether a limit is running out.
    var isRunning: Bool { limit != nil }

    func begin(_ watchdog: Watchdog) {
        end()
        guard !process.device.conditions.isDebuggerAttached,
            let time = process.device.constants.duration(watchdog.constant)
        else { return }
        let end = process.simulation.now.advanced(by: time)
        limit = Limit(watchdog: watchdog, time: time, end: end, event: nil)
        schedule()
    }

    private func schedule() {
        guard let limit else { return }
        self.limit?.event = process.simulation.schedule(at: limit.end, phase: .watchdog, isHousekeeping: true) {
            [process] in process.life.watch.expire(limit)
        }
    }

    private func expire(_ limit: Limit) {
        if process.mainThread.isBlocked {
            process.record(.finding, "the main thread is blocked", rule: ResourceRules.mainThreadBlocked)
        }
        let report = limit.watchdog.report(of: process.app.name, limit: limit.time, on: process.device.system)
        process.end(.watchdog(limit.watchdog, report: report))
    }

    func end() {
        if let event = limit?.event { process.simulation.cancel(event) }
        limit = nil
    }

    /// The device falls asleep: nothing of the app runs, so its limit stands still too.
    func pause() {
        guard let event = limit?.event else { return }
        process.simulation.cancel(event)
        limit?.event = nil
    }

    /// The device woke after `slept`.
    func resume(after slept: Duration) {
        guard let limit, limit.event == nil else { return }
        self.limit?.end = limit.end.advanced(by: slept)
        schedule()
    }
}
