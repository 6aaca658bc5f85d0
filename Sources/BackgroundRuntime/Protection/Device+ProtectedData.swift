import CVigilMachineCalls

// Access to protected files: it ends some time after a lock, and comes back with the unlock.

extension Device {
    /// Takes back that protected files are lost, or about to be, where the phone is unlocked or has no passcode.
    ///
    /// - Parameter conditions: those that hold from now on.
    /// - Returns: whether there is something to tell the apps.
    func takeBackLossOfAccess(_ conditions: inout DeviceConditions) -> Bool {
        guard !conditions.isLocked || !conditions.hasPasscode else { return false }
        let wasAnnounced = protectedFiles.isLossAnnounced
        if let event = protectedFiles.lossOfAccess { simulation.cancel(event) }
        protectedFiles.lossOfAccess = nil
        protectedFiles.isLossAnnounced = false
        guard !conditions.isProtectedDataAvailable || wasAnnounced else { return false }
        conditions.isProtectedDataAvailable = true
        return true
    }

    /// Protected files can be used again: every app that is there is told.
    func announceAccess() {
        protectedFiles.accessDidChange()
        notifyProtectedData(isAvailable: true)
    }

    /// Protected files cannot be used from some time after the lock on.
    func scheduleLossOfAccess() {
        // Without a passcode there is nothing to lose.
        guard conditions.hasPasscode else { return }
        guard let delay = constants.duration(ResourceConstants.protectLockDelay) else { return }
        let notice = min(delay, constants.duration(ResourceConstants.protectNotice) ?? .zero)
        protectedFiles.lossOfAccess = simulation.schedule(after: delay - notice) { [unowned self] in
            protectedFiles.lossOfAccess = nil
            guard conditions.isProtectedDataAvailable else { return }
            protectedFiles.isLossAnnounced = true
            notifyProtectedData(isAvailable: false)
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

    private func notifyProtectedData(isAvailable: Bool) {
        for process in apps.compactMap(\.process) { process.notifyProtectedData(isAvailable: isAvailable) }
    }
}

extension AppProcess {
    /// A suspended app gets the net change when it runs again.
    fileprivate func notifyProtectedData(isAvailable: Bool) {
        let gone = SystemEvent.protectedDataWillBecomeUnavailable
        let back = SystemEvent.protectedDataDidBecomeAvailable
        life.deliverNetChange(
            isAvailable ? back : gone, opposite: (isAvailable ? gone : back).name, rule: ProtectionRules.callbacks)
    }
}
