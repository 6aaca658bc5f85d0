/// A timer of an app: fires on one of its threads, stands still with the process, and fires once for all it missed.
public final class AppTimer {
    /// The clock that it counts by.
    public let clock: TimerClock
    /// What the clock shows when the timer fires next.
    private var dueReading: Duration
    /// How many intervals were over when it fired last: more than one when it was late.
    public private(set) var elapsedIntervals = 0
    /// The time between two fires; nil for a timer that fires once.
    public let interval: Duration?
    /// Whether it will fire again.
    public private(set) var isValid = true

    /// Puts the fire where the app's code runs: on a thread, or into a queue that picks one.
    private let submit: (@escaping () -> Void) -> Void
    private unowned let process: AppProcess
    private var fire: ((AppTimer) -> Void)?
    private var event: EventID?
    private var isQueued = false
    /// Called once, when the timer is over: by itself, by ``invalidate()``, or with its process.
    public var onEnd: (() -> Void)?

    init(
        due: Duration, on clock: TimerClock, interval: Duration?, of process: AppProcess,
        submit: @escaping (@escaping () -> Void) -> Void, fire: @escaping (AppTimer) -> Void
    ) {
        self.clock = clock
        dueReading = due
        self.interval = interval.map { max($0, .microseconds(100)) }
        self.submit = submit
        self.process = process
        self.fire = fire
    }

    /// When it fires next, as its clock goes now.
    public var due: VirtualInstant {
        process.simulation.clocks.instant(of: dueReading, on: clock, now: process.simulation.now)
    }

    /// Ends the timer; it never fires again.
    public func invalidate() {
        guard isValid else { return }
        process.timers.removeAll { $0 === self }
        end()
    }

    /// The timer is over: it lets go of the app's closures.
    func end() {
        isValid = false
        stop()
        let didEnd = onEnd
        (fire, onEnd) = (nil, nil)
        didEnd?()
    }

    /// Waits for the due instant, which may have passed.
    func start() {
        guard isValid, event == nil, !isQueued else { return }
        let instant = max(due, process.simulation.now)
        event = process.simulation.schedule(at: instant, phase: .app) { [unowned self] in queueFire() }
    }

    /// Stands still.
    func stop() {
        if let event { process.simulation.cancel(event) }
        event = nil
    }

    private func queueFire() {
        event = nil
        isQueued = true
        submit { [self] in fireNow() }
    }

    private func fireNow() {
        isQueued = false
        guard isValid, let fire else { return }
        elapsedIntervals = 1
        if let interval { moveOn(interval) } else { invalidate() }
        fire(self)
    }

    /// The next fire keeps to the grid of the first, whatever was missed.
    private func moveOn(_ interval: Duration) {
        let reading = process.simulation.clocks.reading(of: clock, at: process.simulation.now)
        let step = interval.wholeNanoseconds
        let missed = max(Int64(0), (reading - dueReading).wholeNanoseconds) / step
        elapsedIntervals = Int(missed + 1)
        dueReading += .nanoseconds((missed + 1) * step)
        if !process.isFrozen { start() }
    }
}

extension AppProcess {
    /// Starts a timer that fires after `delay`, and then every `interval`, as turns on `thread`, or the main thread.
    ///
    /// An interval below a tenth of a millisecond counts as that, as Foundation's timers do.
    @discardableResult
    public func startTimer(
        after delay: Duration, every interval: Duration? = nil, on thread: SimulatedThread? = nil,
        fire: @escaping (AppTimer) -> Void
    ) -> AppTimer {
        let thread = thread ?? mainThread
        return startTimer(after: delay, every: interval, submit: { thread.enqueue($0) }, fire: fire)
    }

    /// Starts a timer whose fires `submit` puts where they run.
    @discardableResult
    public func startTimer(
        after delay: Duration, every interval: Duration? = nil, clock: TimerClock = .continuous,
        submit: @escaping (@escaping () -> Void) -> Void, fire: @escaping (AppTimer) -> Void
    ) -> AppTimer {
        let now = simulation.clocks.reading(of: clock, at: simulation.now)
        return startTimer(
            at: now + max(delay, .zero), on: clock, every: interval, submit: submit, fire: fire)
    }

    /// Starts a timer that fires when `clock` shows `reading`, or at once when it is past that.
    @discardableResult
    public func startTimer(
        at reading: Duration, on clock: TimerClock, every interval: Duration? = nil,
        submit: @escaping (@escaping () -> Void) -> Void, fire: @escaping (AppTimer) -> Void
    ) -> AppTimer {
        let timer = AppTimer(due: reading, on: clock, interval: interval, of: self, submit: submit, fire: fire)
        timers.append(timer)
        if !isFrozen { timer.start() }
        return timer
    }
}
