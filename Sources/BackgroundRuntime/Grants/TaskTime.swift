/// The time that the tasks and activities of a process share in one stay in the background, as a value: how much is
/// left, whether it counts, what is due.
public struct TaskTime: Hashable, Sendable {
    /// The figures of the system.
    public struct Limits: Hashable, Sendable {
        /// The budget after leaving the foreground.
        public let foreground: Duration
        /// The budget of a stay that began in the background.
        public let background: Duration
        /// How long before the end of the budget the handlers are called.
        public let lead: Duration
        /// How long all handlers together may take.
        public let handlerTotal: Duration
        /// How many open tasks are allowed; nil without a limit.
        public var count: Int?
    }

    /// The countdown of one stay in the background.
    private enum Countdown: Hashable {
        /// In the foreground, or suspended.
        case dormant
        /// In the background, where something without a fixed end keeps the process awake.
        case held
        /// In the background: what is left, and since when it is being used; nil while no task is open.
        case counting(left: Duration, since: VirtualInstant?)
        /// The handlers were called: what is left until open tasks have ended or the process does; nil while paused.
        case expiring(left: Duration, since: VirtualInstant?)
        /// The budget is used up, and no task was open at the deadline.
        case spent
    }

    /// The figures of the system.
    public let limits: Limits
    private var countdown = Countdown.dormant
    /// The full budget of the present stay in the background.
    public private(set) var ofStay: Duration
    /// Whether the present stay began with a wake, not with leaving the foreground.
    public private(set) var isWakeStay = false
    /// Whether it stands still because the device sleeps.
    private var isPaused = false
    /// Whether something without a fixed end keeps the process awake: then nothing counts down.
    public private(set) var isHeld = false
    /// Whether an open task uses it.
    private var isInUse = false

    /// The time of a process in the foreground, without tasks.
    public init(limits: Limits) {
        self.limits = limits
        ofStay = limits.foreground
    }
}

// What it is.

extension TaskTime {
    /// What is left of the budget of this stay; nil where nothing limits it.
    public func remaining(at now: VirtualInstant) -> Duration? {
        switch countdown {
        case .dormant, .held: nil
        case .counting, .expiring, .spent: left(at: now)
        }
    }

    private func left(at now: VirtualInstant) -> Duration {
        switch countdown {
        case .counting(let left, let since), .expiring(let left, let since):
            max(.zero, left - max(.zero, since?.duration(to: now) ?? .zero))
        case .dormant, .held, .spent: .zero
        }
    }

    /// Whether a task has used some of the budget of this stay and ended.
    public var isPartlyUsed: Bool {
        if case .counting(let left, nil) = countdown { left < ofStay } else { false }
    }

    /// Whether the handlers of this stay were called: a further task gains nothing.
    public var isUsedUp: Bool { isExpiring || isSpent }

    /// Whether the handlers were called, and the deadline has not come.
    var isExpiring: Bool { if case .expiring = countdown { true } else { false } }

    /// Whether the deadline is over: a further task is refused.
    var isSpent: Bool { countdown == .spent }

    /// Whether a task uses the budget of this stay, or tasks have used it up.
    public var isCounting: Bool {
        switch countdown {
        case .dormant, .held: false
        case .counting(_, let since): since != nil
        case .expiring, .spent: true
        }
    }

    /// When the handlers are due; nil when nothing counts down.
    public var nextExpiry: VirtualInstant? {
        guard case .counting(let left, let since?) = countdown else { return nil }
        return since.advanced(by: max(.zero, left - limits.lead))
    }

    /// When a process with open tasks is killed; nil before the handlers were called.
    public var deadline: VirtualInstant? {
        guard case .expiring(let left, let since?) = countdown else { return nil }
        return since.advanced(by: left)
    }

    /// When a process is killed if its tasks stay open, as things are now; nil when nothing counts down.
    public var end: VirtualInstant? {
        guard case .counting(let left, _) = countdown, let nextExpiry else { return deadline }
        return nextExpiry.advanced(by: min(limits.handlerTotal, limits.lead, left))
    }
}

// What happens to it.

extension TaskTime {
    /// The process left the screen: the countdown begins with a full budget.
    public mutating func enterBackground(at now: VirtualInstant) {
        isWakeStay = false
        startCounting(limits.foreground, at: now)
    }

    /// The process was launched or resumed in the background: a stay with the smaller budget begins.
    public mutating func wakeInBackground(at now: VirtualInstant) {
        isWakeStay = true
        startCounting(limits.background, at: now)
    }

    private mutating func startCounting(_ budget: Duration, at now: VirtualInstant) {
        ofStay = budget
        countdown = isHeld ? .held : .counting(left: budget, since: isInUse && !isPaused ? now : nil)
    }

    /// Something without a fixed end keeps the process awake from now on: a countdown is gone.
    public mutating func hold() {
        isHeld = true
        if countdown != .dormant { countdown = .held }
    }

    /// Nothing of that kind keeps the process awake any more: in the background the countdown begins with a full
    /// budget.
    public mutating func release(at now: VirtualInstant) {
        isHeld = false
        if countdown == .held { startCounting(limits.foreground, at: now) }
    }

    /// The process came to the foreground or was suspended: nothing counts down until its next stay.
    public mutating func leaveBackground() { countdown = .dormant }

    /// The device fell asleep: task time stands still.
    public mutating func pause(at now: VirtualInstant) {
        isPaused = true
        switch countdown {
        case .counting: countdown = .counting(left: left(at: now), since: nil)
        case .expiring: countdown = .expiring(left: left(at: now), since: nil)
        case .dormant, .held, .spent: break
        }
    }

    /// The device is awake: task time goes on.
    public mutating func resume(at now: VirtualInstant) {
        isPaused = false
        switch countdown {
        case .counting(let left, nil) where isInUse: countdown = .counting(left: left, since: now)
        case .expiring(let left, nil): countdown = .expiring(left: left, since: now)
        default: break
        }
    }

    /// The system takes task time back: no more than `left` remains, the lead included.
    public mutating func shrink(to left: Duration, at now: VirtualInstant) {
        guard case .counting(_, let since) = countdown else { return }
        countdown = .counting(left: min(left, self.left(at: now)), since: since.map { max($0, now) })
    }

    /// A first task begins to use it, or the last one has stopped.
    mutating func setInUse(_ inUse: Bool, at instant: VirtualInstant) {
        isInUse = inUse
        guard case .counting(let left, let since) = countdown else { return }
        countdown =
            inUse
            ? .counting(left: left, since: since ?? (isPaused ? nil : instant))
            : .counting(left: self.left(at: instant), since: nil)
    }

    /// The handlers are due; false when nothing counted down.
    mutating func expire(at now: VirtualInstant) -> Bool {
        guard case .counting(_, since: _?) = countdown else { return false }
        countdown = .expiring(left: min(limits.handlerTotal, left(at: now)), since: now)
        return true
    }

    /// The lead is over; false when it is not.
    mutating func reachDeadline(at now: VirtualInstant) -> Bool {
        guard let deadline, now >= deadline else { return false }
        countdown = .spent
        return true
    }
}
