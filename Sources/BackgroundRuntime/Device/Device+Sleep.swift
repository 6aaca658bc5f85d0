// The sleep of the device itself.

extension Device {
    /// The device falls asleep, as it does some time after the lock: uptime and everything that runs stand still. A
    /// screen that is on is locked first.
    ///
    /// - Returns: whether it sleeps, or will as soon as the screen is dark; an assertion that keeps the device awake is named
    ///   in the trace.
    @discardableResult
    public func fallAsleep() -> Bool {
        guard !conditions.isAsleep else { return true }
        lock()
        if let end = endOfAnimations {
            sleepNext(at: end)
            return true
        }
        guard !isKeptAwake() else { return false }
        cancelNextSleep()
        record(.stimulus, "device asleep")
        asleepSince = now
        simulation.clocks.fallAsleep(at: now)
        for process in apps.compactMap(\.process) {
            process.deviceDidFallAsleep()
        }
        change { $0.isAsleep = true }
        return true
    }

    /// Names what keeps the device awake in the trace; false when nothing does.
    private func isKeptAwake() -> Bool {
        guard let process = apps.compactMap(\.process).first(where: \.assertions.keepsDeviceAwake),
            let assertion = process.assertions.all.first(where: \.keepsDeviceAwake)
        else { return false }
        var rule = assertion.rule
        if case .task = assertion.holder {
            rule = system < .iOS(7) ? TaskRules.sleepKeepsAwake : TaskRules.sleepOption
        }
        process.record(
            .refusal, "the device does not sleep", detail: "kept awake by \(assertion.holder)", rule: rule)
        return true
    }

    /// The device wakes, and what ran before goes on. For `duration`, where one is given: then it sleeps again, unless
    /// it is woken anew or unlocked meanwhile.
    public func wakeUp(for duration: Duration? = nil) {
        if conditions.isAsleep {
            record(.stimulus, "device awake", detail: duration.map { "for \(TimeText.duration($0))" } ?? "")
            endSleep()
        } else if nextSleep == nil {
            return
        }
        cancelNextSleep()
        if let duration {
            sleepNext(at: now.advanced(by: duration))
        }
        settle()
    }

    private func sleepNext(at instant: VirtualInstant) {
        cancelNextSleep()
        nextSleep = simulation.schedule(at: instant, phase: .watchdog) { [unowned self] in
            nextSleep = nil
            fallAsleep()
        }
    }

    /// Uptime goes on, and so do all processes that are not suspended.
    private func endSleep() {
        simulation.clocks.wakeUp(at: now)
        let slept = asleepSince?.duration(to: now) ?? .zero
        asleepSince = nil
        change { $0.isAsleep = false }
        for process in apps.compactMap(\.process) { process.deviceDidWake(after: slept) }
    }

    func cancelNextSleep() {
        if let nextSleep { simulation.cancel(nextSleep) }
        nextSleep = nil
    }
}
