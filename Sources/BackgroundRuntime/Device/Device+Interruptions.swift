// Lock, overlays, and the ends that the user or the system bring about.

extension Device {
    /// Locks the screen: the app in front goes to the background, and comes back with the unlock. An app that cannot be
    /// in the background becomes inactive.
    public func lock() {
        guard !conditions.isLocked else { return }
        record(.stimulus, "screen locked")
        if let app = frontmost {
            app.reasonToEndWhenLeft == nil
                ? leave(app, by: .lock, rule: LifecycleRules.lock) : cover(app, rule: LifecycleRules.lock)
        }
        change { $0.isLocked = true }
        finishAction()
    }

    /// Unlocks the screen: the app behind the lock screen comes to the foreground.
    public func unlock() {
        guard conditions.isLocked else { return }
        record(.stimulus, "screen unlocked")
        liftLock()
        if let app = frontmost { open(app) }
        finishAction()
    }

    func liftLock() {
        wakeUp()
        change {
            $0.isLocked = false
            $0.isUnlockedSinceBoot = true
        }
    }

    func cover(_ app: InstalledApp, rule: Rule) {
        guard let process = app.process, process.life.machine.accepts(.deactivate) else { return }
        transition(process, .deactivate, rule: rule)
    }

    /// A banner drops down, or an alert where the system has no banners yet (iOS 4): only that makes the app inactive.
    public func showBanner(_ what: String) {
        guard system >= .iOS(5) else { return showOverlay(what) }
        record(.stimulus, "\(what) shows as a banner", rule: LifecycleRules.interruptBanner)
        settle()
    }

    /// Something covers the app in front: an alert, the switcher, a call's banner that was tapped open. It becomes
    /// inactive.
    public func showOverlay(_ what: String) {
        record(.stimulus, "\(what) covers the screen")
        alerts.overlay = what
        if let app = frontmost { cover(app, rule: LifecycleRules.interrupt) }
        settle()
    }

    /// The user pulls Notification Center down over the app in front; ``dismissOverlay(accepted:)`` closes it.
    public func openNotificationCenter() {
        showOverlay("Notification Center")
        let rule = LifecycleRules.interruptNotificationCenter
        guard rule.systems.contains(system), let app = coveredApp, let process = app.process else { return }
        transition(process, .activate, rule: rule)
        cover(app, rule: rule)
        settle()
    }

    /// What covered the app in front is gone. Accepting it, such as by answering a call, sends the app to the
    /// background; declining makes it active again.
    public func dismissOverlay(accepted: Bool) {
        if let app = frontmost { alerts.move([.shown], of: app, to: .putOff) }
        uncover(accepted: accepted)
    }

    func uncover(accepted: Bool) {
        alerts.overlay = nil
        record(.stimulus, accepted ? "overlay accepted" : "overlay dismissed")
        accepted ? leaveForOverlay() : uncoverFrontmost()
        finishAction()
    }

    /// The app in front, where something covers it that is not the lock screen.
    private var coveredApp: InstalledApp? {
        guard !conditions.isLocked, let app = frontmost, let process = app.process, !process.life.hasEnded else {
            return nil
        }
        return process.life.machine.target == .inactive ? app : nil
    }

    func leaveForOverlay() {
        guard let app = coveredApp else { return }
        leave(app, by: .appSwitcher, rule: LifecycleRules.interruptAccepted)
        frontmost = nil
    }

    func uncoverFrontmost() {
        // Below it may be a question of the system.
        guard let app = coveredApp, alerts.cover(of: app) == nil, let process = app.process else { return }
        transition(process, .activate, rule: LifecycleRules.interruptIgnored)
    }

    /// The user swipes an app away in the switcher, for which a locked phone is unlocked: there is no switcher before the lock.
    public func forceQuit(_ app: InstalledApp) {
        unlock()
        app.record(.stimulus, "swiped away in the app switcher")
        wakeUp()
        if let process = app.process {
            if process.life.machine.target.isForeground, app.reasonToEndWhenLeft == nil {
                transition(process, .enterBackground(by: .appSwitcher), rule: LifecycleRules.forceQuitFront)
            }
            discardScenes(of: process)
            process.end(process.life.machine.target == .suspended ? .forceQuitSuspended : .forceQuit)
        } else {
            app.history.isBarredByForceQuit = true
            notifyServices { $0.appWasForceQuit(app) }
        }
        app.history.sessions.discardAll()
        app.discardSavedState("swiped away in the app switcher")
        app.dropPrewarmedProcess()
        if frontmost === app { frontmost = nil }
        finishAction()
    }

    /// Memory is short: suspended apps are purged, running ones are warned.
    public func purge(_ app: InstalledApp) {
        app.record(.stimulus, "memory is needed elsewhere")
        guard let process = app.process else { return }
        if process.state == .suspended {
            process.end(.purge)
        } else {
            warnOfMemory(process)
        }
        settle()
    }

    /// The system ends an app: with notice when it runs, silently when it is suspended.
    public func terminate(_ app: InstalledApp) {
        app.record(.stimulus, "terminated by the system")
        app.process?.end(app.state == .suspended ? .purge : .system)
        settle()
    }

    /// The device restarts. Every app ends silently; with a passcode nothing starts in the background until the first
    /// unlock.
    public func reboot() {
        record(.stimulus, "device restarted")
        loaded.startAll()
        frontmost = nil
        cancelNextSleep()
        for app in apps {
            app.process?.life.forbidWhatWaitsForEnd()
            app.process?.end(.reboot)
            app.dropPrewarmedProcess()
            if !options.forceQuit.survivesReboot {
                liftForceQuitBlock(of: app, rule: LifecycleRules.forceQuitClearedByReboot)
            } else if app.isBarredByForceQuit, system >= .iOS(7) {
                app.record(.note, "background launches stay barred", rule: LifecycleRules.forceQuitSurvivesReboot)
            }
        }
        asleepSince = nil
        guardFilesAfterBoot()
        change {
            $0.isLocked = $0.hasPasscode
            $0.isUnlockedSinceBoot = !$0.hasPasscode
            $0.isProtectedDataAvailable = !$0.hasPasscode
            $0.isAsleep = false
        }
        simulation.clocks.wakeUp(at: now)
        notifyServices { $0.deviceDidBoot() }
        settle()
    }
}
