import BackgroundRuntime

/// A timer of the simulated app. While the app is suspended it does not fire; what it missed fires once on resume.
public final class Timer: @unchecked Sendable {
    /// Seconds between two fires; 0 for a timer that fires once.
    public let timeInterval: TimeInterval
    /// What the creator attached; always nil for timers with blocks.
    public var userInfo: Any? { nil }
    /// How late the timer may fire. The simulator fires on time.
    public var tolerance: TimeInterval = 0

    private let firstFire: Date
    private let repeats: Bool
    /// What it does; nil once the timer is over, since the block may hold whoever holds the timer.
    private var block: (@Sendable (Timer) -> Void)?
    private var timer: AppTimer?
    private var isInvalidated = false

    /// A timer that fires first at `date`, once it is added to a run loop.
    public init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        firstFire = date
        timeInterval = repeats ? interval : 0
        self.repeats = repeats
        self.block = block
    }

    /// A timer that fires `interval` seconds from now, once it is added to a run loop.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(fire: Date() + interval, interval: interval, repeats: repeats, block: block)
    }

    /// A timer that is added to the run loop of the calling thread.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule(on: SimulatedThread.current)
        return timer
    }

    /// Whether the timer will fire.
    public var isValid: Bool { !isInvalidated && timer?.isValid != false }

    /// When the timer fires next. Setting it moves the next fire.
    public var fireDate: Date {
        get {
            guard let timer, timer.isValid else { return firstFire }
            return SimulatedApp.process(for: "Timer").simulation.clocks.date(at: timer.due)
        }
        set {
            guard isValid else { return }
            timer?.onEnd = nil
            timer?.invalidate()
            start(after: newValue.timeIntervalSince(Date()), on: SimulatedThread.current)
        }
    }

    /// Fires at once, beside the schedule; a timer that fires once is over then.
    public func fire() {
        guard isValid, let block else { return }
        if !repeats { invalidate() }
        block(self)
    }

    /// Ends the timer.
    public func invalidate() {
        isInvalidated = true
        timer?.invalidate()
        block = nil
    }

    func schedule(on thread: SimulatedThread?) {
        guard timer == nil, isValid else { return }
        start(after: firstFire.timeIntervalSince(Date()), on: thread)
    }

    private func start(after delay: TimeInterval, on thread: SimulatedThread?) {
        guard let block else { return }
        timer = SimulatedApp.process(for: "Timer").startTimer(
            after: Duration(inSeconds: delay), every: repeats ? Duration(inSeconds: timeInterval) : nil, on: thread
        ) { [self] _ in block(self) }
        timer?.onEnd = { [weak self] in self?.block = nil }
    }
}

/// The run loop of a thread of the simulated app, as far as timers need it.
public final class RunLoop: @unchecked Sendable {
    /// A mode of a run loop. The simulator's run loops are always in all of them.
    public struct Mode: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The mode of timers that always fire.
        public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
        /// The mode in which nothing is being tracked.
        public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    }

    private let thread: SimulatedThread

    private init(_ thread: SimulatedThread) { self.thread = thread }

    /// The run loop of the app's main thread.
    public static var main: RunLoop { RunLoop(SimulatedApp.process(for: "RunLoop.main").mainThread) }

    /// The run loop of the calling thread.
    public static var current: RunLoop {
        guard let thread = SimulatedThread.current else {
            preconditionFailure("RunLoop.current was used outside any simulated app")
        }
        return RunLoop(thread)
    }

    /// Starts `timer` on the thread of this run loop.
    public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule(on: thread) }

    /// Runs a block in the next turn of the thread.
    public func perform(_ block: @escaping @Sendable () -> Void) { thread.enqueue(block) }
}
