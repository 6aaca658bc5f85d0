// Conditions, and the sleep of the device.

extension Device {
    /// Changes conditions of the device and tells whoever has to know. Sleep has methods of its own.
    public func change(_ edit: (inout DeviceConditions) -> Void) {
        let old = conditions
        edit(&conditions)
        guard conditions != old else { return }
        announceSwitches(since: old)
        tellServices { $0.conditionsDidChange(from: old, to: conditions) }
        if old.isDebuggerAttached, !conditions.isDebuggerAttached { reconsiderAll() }
        settle()
    }

    private func announceSwitches(since old: DeviceConditions) {
        let processes = apps.compactMap(\.process)
        if old.backgroundRefresh != conditions.backgroundRefresh, system >= .iOS(7) {
            record(.stimulus, "Background App Refresh", detail: conditions.backgroundRefresh.rawValue)
            for process in processes {
                process.post(.backgroundRefreshStatusDidChange, rule: PowerRules.refreshNotification)
            }
        }
        if old.isLowPowerModeEnabled != conditions.isLowPowerModeEnabled, system >= .iOS(9) {
            record(.stimulus, "Low Power Mode", detail: conditions.isLowPowerModeEnabled ? "on" : "off")
            for process in processes { process.post(.powerStateDidChange, rule: PowerRules.lpmNotification) }
        }
    }

    private func reconsiderAll() {
        for process in apps.compactMap(\.process) { process.reconsiderSuspension() }
    }

    /// The device falls asleep, as it does some time after the lock: uptime and everything that runs stand still.
    ///
    /// - Returns: whether it sleeps; an assertion that keeps the device awake is named in the trace.
    @discardableResult
    public func fallAsleep() -> Bool {
        guard !conditions.isAsleep else { return true }
        if let process = apps.compactMap(\.process).first(where: \.assertions.keepsDeviceAwake) {
            let holder = process.assertions.all.first(where: \.keepsDeviceAwake)
            process.record(
                .refusal, "the device does not sleep", detail: holder.map { "kept awake by \($0.holder)" } ?? "",
                rule: holder?.rule)
            return false
        }
        record(.stimulus, "device asleep")
        change { $0.isAsleep = true }
        simulation.clocks.fallAsleep(at: now)
        for process in apps.compactMap(\.process) {
            process.freeze()
            process.pauseTasks()
        }
        return true
    }

    /// The device wakes, and what ran before goes on. For `duration`, where one is given: then it sleeps again.
    public func wakeUp(for duration: Duration? = nil) {
        guard conditions.isAsleep else { return }
        record(.stimulus, "device awake", detail: duration.map { "for \(TimeText.duration($0))" } ?? "")
        simulation.clocks.wakeUp(at: now)
        change { $0.isAsleep = false }
        for process in apps.compactMap(\.process) where process.state != .suspended {
            process.thaw()
            process.resumeTasks()
        }
        if let duration {
            simulation.schedule(after: duration, phase: .watchdog) { [weak self] in self?.fallAsleep() }
        }
        settle()
    }
}
