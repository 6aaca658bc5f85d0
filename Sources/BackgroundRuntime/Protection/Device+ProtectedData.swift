import CVigilMachineCalls

// Access to protected files: it ends some time after a lock, and comes back with the unlock.

extension Device {
    /// The screen was locked or unlocked, or the passcode changed.
    ///
    /// - Parameter processes: those that were there before the change: one that is launched for it finds what is.
    func updateAccess(since old: DeviceConditions, _ processes: [AppProcess]) {
        if conditions.isLocked, !old.isLocked { scheduleLossOfAccess() }
        if !conditions.isLocked || !conditions.hasPasscode { restoreAccess(processes) }
    }

    /// Protected files cannot be used from some time after the lock on. Without a passcode this is taken back at once.
    private func scheduleLossOfAccess() {
        guard let delay = constants.duration(ResourceConstants.protectLockDelay) else { return }
        let notice = min(delay, constants.duration(ResourceConstants.protectNotice) ?? .zero)
        protectedFiles.lossOfAccess = simulation.schedule(after: delay - notice) { [unowned self] in
            protectedFiles.lossOfAccess = nil
            guard conditions.isProtectedDataAvailable else { return }
            protectedFiles.isLossAnnounced = true
            tellProtectedData(isAvailable: false, apps.compactMap(\.process))
            // What the app saves as it is told is written before the keys are gone.
            protectedFiles.lossOfAccess = simulation.schedule(after: notice, phase: .watchdog) { [unowned self] in
                loseAccess()
            }
        }
    }

    private func loseAccess() {
        protectedFiles.lossOfAccess = nil
        record(.note, "protected files are not available", rule: ProtectionRules.lockDelay)
        change { $0.isProtectedDataAvailable = false }
        protectedFiles.accessDidChange()
    }

    /// Until the first unlock not even files of the default level can be used.
    func guardFilesAfterBoot() {
        if conditions.hasPasscode { vigil_guard_files() }
        protectedFiles.accessDidChange()
    }

    private func restoreAccess(_ processes: [AppProcess]) {
        let wasAnnounced = protectedFiles.isLossAnnounced
        if let event = protectedFiles.lossOfAccess { simulation.cancel(event) }
        protectedFiles.lossOfAccess = nil
        protectedFiles.isLossAnnounced = false
        guard !conditions.isProtectedDataAvailable || wasAnnounced else { return }
        change { $0.isProtectedDataAvailable = true }
        protectedFiles.accessDidChange()
        tellProtectedData(isAvailable: true, processes)
    }

    private func tellProtectedData(isAvailable: Bool, _ processes: [AppProcess]) {
        for process in processes { process.tellProtectedData(isAvailable: isAvailable) }
    }
}

extension AppProcess {
    /// A suspended app gets the net change when it runs again.
    fileprivate func tellProtectedData(isAvailable: Bool) {
        let gone = SystemEvent.protectedDataWillBecomeUnavailable
        let back = SystemEvent.protectedDataDidBecomeAvailable
        life.deliverNetChange(
            isAvailable ? back : gone, opposite: (isAvailable ? gone : back).name, rule: ProtectionRules.callbacks)
    }
}
