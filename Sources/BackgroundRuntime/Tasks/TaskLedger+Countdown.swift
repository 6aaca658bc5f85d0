// The countdown of the shared budget.

extension TaskLedger {
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
        budgetOfStay = budget
        self.budget = isHeld ? .held : .counting(left: budget, since: !hasGranted || isPaused ? nil : now)
    }

    /// Something without a fixed end keeps the process awake from now on: a countdown is gone.
    public mutating func hold() {
        isHeld = true
        if budget != .dormant { budget = .held }
    }

    /// Nothing of that kind keeps the process awake any more: in the background the countdown begins with a full
    /// budget.
    public mutating func release(at now: VirtualInstant) {
        isHeld = false
        if budget == .held { startCounting(limits.foreground, at: now) }
    }

    /// The process came to the foreground: the countdown ends.
    public mutating func enterForeground() { budget = .dormant }

    /// The process was suspended: nothing counts down until its next stay.
    public mutating func suspend() { budget = .dormant }

    /// The device fell asleep: task time stands still.
    public mutating func pause(at now: VirtualInstant) {
        guard !isPaused else { return }
        isPaused = true
        switch budget {
        case .counting: budget = .counting(left: left(at: now), since: nil)
        case .expiring: budget = .expiring(left: left(at: now), since: nil)
        case .dormant, .held, .spent: break
        }
    }

    /// The device is awake: task time goes on.
    public mutating func resume(at now: VirtualInstant) {
        isPaused = false
        switch budget {
        case .counting(let left, nil) where hasGranted: budget = .counting(left: left, since: now)
        case .expiring(let left, nil): budget = .expiring(left: left, since: now)
        default: break
        }
    }

    /// The system takes back time: no more than `left` remains, the lead included.
    public mutating func shrink(to left: Duration, at now: VirtualInstant) {
        guard case .counting(_, let since) = budget else { return }
        budget = .counting(left: min(left, self.left(at: now)), since: since.map { max($0, now) })
    }

    /// What is left of the budget of this stay; nil where nothing limits it.
    public func remaining(at now: VirtualInstant) -> Duration? {
        switch budget {
        case .dormant, .held: nil
        case .counting, .expiring, .spent: left(at: now)
        }
    }

    /// Whether a task has used some of the budget of this stay and ended.
    public var isPartlyUsed: Bool {
        if case .counting(let left, nil) = budget { left < budgetOfStay } else { false }
    }

    /// Whether the handlers of this stay were called: a further task gains nothing.
    public var isUsedUp: Bool {
        switch budget {
        case .dormant, .held, .counting: false
        case .expiring, .spent: true
        }
    }

    /// Whether a task uses the budget of this stay, or tasks have used it up.
    public var isCounting: Bool {
        switch budget {
        case .dormant, .held: false
        case .counting(_, let since): since != nil
        case .expiring, .spent: true
        }
    }

    func left(at now: VirtualInstant) -> Duration {
        switch budget {
        case .counting(let left, let since), .expiring(let left, let since):
            max(.zero, left - max(.zero, since?.duration(to: now) ?? .zero))
        case .dormant, .held, .spent: .zero
        }
    }

    /// When the handlers are due; nil when nothing counts down.
    public var nextExpiry: VirtualInstant? {
        guard case .counting(let left, let since?) = budget else { return nil }
        return since.advanced(by: max(.zero, left - limits.lead))
    }

    /// When a process with open tasks is killed; nil before the handlers were called.
    public var deadline: VirtualInstant? {
        guard case .expiring(let left, let since?) = budget else { return nil }
        return since.advanced(by: left)
    }

    /// The handlers are due: calls those of all open tasks.
    public mutating func expire(at now: VirtualInstant) -> Action {
        guard case .counting = budget else { return .none }
        budget = .expiring(left: min(limits.handlerTotal, left(at: now)), since: isPaused ? nil : now)
        return warn(open.map(\.id))
    }

    /// The lead is over: open tasks kill the process.
    public mutating func reachDeadline(at now: VirtualInstant) -> Action {
        guard let deadline, now >= deadline else { return .none }
        budget = .spent
        return hasGranted ? .kill(granted) : .none
    }
}
