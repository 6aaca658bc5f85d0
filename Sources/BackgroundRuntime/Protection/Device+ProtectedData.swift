import CVigilMachineCalls

// Access to protected files: it ends some time after a lock, and comes back with the unlock.

extension Device {
    /// The screen was locked or unlocked, or the passcode changed.
    func updateAccess(since old: DeviceConditions) {
        if conditions.isLocked, !old.isLocked { scheduleLossOfAccess() }
        if !conditions.isLocked || !conditions.hasPasscode { restoreAccess() }
    }

    /// Protected files cannot be used from some time after the lock on. Without a passcode this is taken back at once.
    private func scheduleLossOfAccess() {
        guard let delay = constants.duration(ResourceConstants.protectLockDelay) else { return }
        protectedFiles.lossOfAccess = simulation.schedule(after: delay) { [unowned self] in
            protectedFiles.lossOfAccess = nil
            guard conditions.isProtectedDataAvailable else { return }
            record(.note, "protected files are not available", rule: ProtectionRules.lockDelay)
            change { $0.isProtectedDataAvailable = false }
            protectedFiles.accessDidChange()
            tellProtectedData(isAvailable: false)
        }
    }

    /// Until the first unlock not even files of the default level can be used.
    func guardFilesAfterBoot() {
        if conditions.hasPasscode { vigil_guard_files() }
        protectedFiles.accessDidChange()
    }

    private func restoreAccess() {
        if let event = protectedFiles.lossOfAccess { simulation.cancel(event) }
        protectedFiles.lossOfAccess = nil
        guard !conditions.isProtectedDataAvailable else { return }
        change { $0.isProtectedDataAvailable = true }
        protectedFiles.accessDidChange()
        tellProtectedData(isAvailable: true)
    }

    private func tellProtectedData(isAvailable: Bool) {
        for process in apps.compactMap(\.process) { process.tellProtectedData(isAvailable: isAvailable) }
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
