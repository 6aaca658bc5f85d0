/// The lock that comes by itself when nobody touches the screen.
final class AutoLock {
    /// When the user last did something; nil before the first time since the boot.
    var lastUse: VirtualInstant?
    /// The moment at which the screen is to be locked.
    var event: EventID?
    /// Whether the lock came by itself that is in force.
    var isInForce = false
}

/// What keeps the screen on while a process is in front.
final class ScreenHolds {
    /// In the order in which they came.
    fileprivate var reasons: [String] = []
    /// Of which of them a trace told that they put off a lock.
    fileprivate var told: Set<String> = []
}

extension AppProcess {
    /// Keeps the screen on, as long as the app is in front.
    ///
    /// - Parameter reason: what does, as a trace names it; ``letScreenLock(_:)`` takes it back.
    public func keepScreenOn(_ reason: String) {
        let holds = storage.object(orMake: ScreenHolds.init)
        if !holds.reasons.contains(reason) { holds.reasons.append(reason) }
    }

    /// Takes back what kept the screen on: the time until the lock counts from now on.
    ///
    /// - Parameter reason: what did, as it was called then.
    public func letScreenLock(_ reason: String) {
        guard let holds = storage.existing(ScreenHolds.self), holds.reasons.contains(reason) else { return }
        holds.reasons.removeAll { $0 == reason }
        if holds.reasons.isEmpty { device.postponeAutoLock() }
    }

    /// Whether something keeps the screen on; the trace tells once of each.
    fileprivate var keepsScreenOn: Bool {
        guard state.isForeground, let holds = storage.existing(ScreenHolds.self), let reason = holds.reasons.first
        else {
            return false
        }
        if holds.told.insert(reason).inserted {
            record(.note, "the screen stays on: \(reason)", rule: LifecycleRules.autoLockHeldOff)
        }
        return true
    }
}

extension Device {
    private var autoLock: AutoLock { storage.object(orMake: AutoLock.init) }

    /// How long nobody touches the screen until it is locked; nil where it never is.
    private var autoLockDelay: Duration? {
        let reduced =
            LifecycleRules.autoLock.systems.contains(system) && system >= .iOS(9) && conditions.isLowPowerModeEnabled
        if reduced { return constants.duration(AutoLockConstants.lowPower) }
        switch options.autoLock {
        case .usual: return constants.duration(AutoLockConstants.delay)
        case .after(let delay): return delay
        case .never: return nil
        }
    }

    /// The user has done something, or what kept the screen on is over: the time until the lock counts anew.
    func postponeAutoLock() {
        autoLock.lastUse = now
        autoLock.isInForce = false
        scheduleAutoLock()
    }

    /// The user touched the phone for something that a module stands for, such as a call: what is due happens, and the time until
    /// the lock counts anew.
    public func settleTouch() {
        postponeAutoLock()
        settle()
    }

    /// The app in front is gone: where it kept the screen on, the time until the lock counts anew.
    func noteEndInFront(of process: AppProcess) {
        if process.storage.existing(ScreenHolds.self)?.reasons.isEmpty == false { postponeAutoLock() }
    }

    private func scheduleAutoLock() {
        guard autoLock.event == nil, !conditions.isLocked, let lastUse = autoLock.lastUse, let delay = autoLockDelay
        else {
            return
        }
        let due = max(now, lastUse.advanced(by: delay))
        autoLock.event = simulation.schedule(at: due, phase: .device, isHousekeeping: true) { [unowned self] in
            autoLock.event = nil
            autoLockIsDue()
        }
    }

    private func autoLockIsDue() {
        guard !conditions.isLocked, let lastUse = autoLock.lastUse, let delay = autoLockDelay else { return }
        guard lastUse.advanced(by: delay) <= now else { return scheduleAutoLock() }
        // With the end of the hold the time counts anew.
        if let process = frontmost?.process, process.keepsScreenOn { return }
        record(
            .note, "nobody touched the screen", detail: "for \(TimeText.duration(delay))", rule: LifecycleRules.autoLock
        )
        lock()
        autoLock.isInForce = true
    }

    /// The user presses a key of a phone that locked itself meanwhile: the trace says so. False where that is not the case.
    @discardableResult
    func noteLockedItself() -> Bool {
        guard conditions.isLocked, autoLock.isInForce else { return false }
        record(.note, "the screen is dark already: the phone locked itself", rule: LifecycleRules.autoLock)
        return true
    }
}

/// When a phone locks itself.
public enum AutoLockConstants {
    /// All figures of the lock that comes by itself.
    public static let all = [delay, lowPower]

    /// The time without a touch.
    public static let delay = Constant(
        "k.life.auto-lock", .seconds, ios4: 60, ios7: 60, ios13: 30, ios26: 30,
        """
        How long nobody touches the screen until the phone locks itself, where its user changed nothing: settings go from \
        30 seconds to 5 minutes and never.
        """,
        confidence: .choice)

    /// The same in Low Power Mode.
    public static let lowPower = Constant(
        "k.life.auto-lock.low-power", .seconds, ios4: nil, ios7: 30, ios13: 30, ios26: 30,
        "The same in Low Power Mode (from iOS 9), which reduces it; the figure is that of settings.",
        confidence: .documented, .choice, sources: "EG-LPM")
}

extension LifecycleRules {
    /// The rules of the lock that comes by itself.
    static let autoLocks: [Rule] = [autoLock, autoLockHeldOff]

    /// The phone locks itself.
    public static let autoLock = Rule(
        "life.auto-lock", .all,
        """
        A phone that nobody touches locks itself after k.life.auto-lock, in Low Power Mode after \
        k.life.auto-lock.low-power. A scenario's phone says otherwise by autoLock. The simulator counts from the first act \
        of the user; answering a call is one, too.
        """,
        confidence: .documented, .choice, sources: "UIK-IDLE", "EG-LPM")

    /// What puts the lock off.
    public static let autoLockHeldOff = Rule(
        "life.auto-lock.held-off", .all,
        """
        isIdleTimerDisabled of the app in front, and video that it plays, keep the screen on; when that is over the time \
        counts anew.
        """,
        confidence: .documented, .choice, sources: "UIK-IDLE", "AVF-DISPLAYSLEEP")
}
