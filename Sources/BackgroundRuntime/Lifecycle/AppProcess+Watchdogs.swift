// Watchdogs: the main thread has to be done with a step in time.

/// A limit that is running out.
struct RunningWatch {
    let watchdog: Watchdog
    let limit: Duration
    /// When it kills; after a sleep of the device later than first set.
    var end: VirtualInstant
    /// The event that kills; nil while the device sleeps.
    var event: EventID?
}

extension AppProcess {
    func beginWatch(_ watchdog: Watchdog) {
        endWatch()
        guard !device.conditions.isDebuggerAttached, let limit = device.constants.duration(watchdog.constant) else {
            return
        }
        let end = simulation.now.advanced(by: limit)
        watch = RunningWatch(watchdog: watchdog, limit: limit, end: end, event: nil)
        scheduleWatch()
    }

    private func scheduleWatch() {
        guard let watch, !device.conditions.isAsleep else { return }
        self.watch?.event = simulation.schedule(at: watch.end, phase: .watchdog, isHousekeeping: true) { [self] in
            noteBlockedMainThread()
            let report = watch.watchdog.report(of: app.name, limit: watch.limit, on: device.system)
            end(.watchdog(watch.watchdog, report: report))
        }
    }

    private func noteBlockedMainThread() {
        guard mainThread.isBlocked else { return }
        record(.finding, "the main thread is blocked", rule: ResourceRules.mainThreadBlocked)
    }

    func endWatch() {
        if let event = watch?.event { simulation.cancel(event) }
        watch = nil
    }

    /// The device falls asleep: nothing of the app runs, so its limit stands still too.
    func pauseWatch() {
        guard let event = watch?.event else { return }
        simulation.cancel(event)
        watch?.event = nil
    }

    /// The device woke after `slept`.
    func resumeWatch(after slept: Duration) {
        guard let watch, watch.event == nil else { return }
        self.watch?.end = watch.end.advanced(by: slept)
        scheduleWatch()
    }
}
