/// A timer of an app: fires on one of its threads, stands still with the process, and fires once for all it missed.
public final class AppTimer {
    /// The clock that it counts by.
    public let clock: TimerClock
    /// What the clock shows, in nanoseconds, when the timer fires next.
    @exclusivity(unchecked) private var dueReading: Int64
    /// How many intervals were over when it fired last: more than one when it was late.
    @exclusivity(unchecked) public private(set) var elapsedIntervals = 0
    /// The time between two fires; nil for a timer that fires once.
    public let interval: Duration?
    /// Whether it will fire again.
    @exclusivity(unchecked) public private(set) var isValid = true
    /// Called once, when the timer is over: by itself, by ``invalidate()``, or with its process.
    public var onEnd: (() -> Void)?

    /// The place among the timers of its process, in the order in which they were started.
    let number: Int
    /// The interval in nanoseconds; 0 for a timer that fires once.
    private let step: Int64
    /// Puts the fire where the app's code runs: on a thread, or into a queue that picks one.
    private let submit: (@escaping () -> Void) -> Void
    /// Only asked while the timer is valid, and its process ends all timers before it goes.
    private unowned(unsafe) let process: AppProcess
    private let simulation: Simulation
    @exclusivity(unchecked) private var fire: ((AppTimer) -> Void)?
    @exclusivity(unchecked) private var event: EventID?
    @exclusivity(unchecked) private var isQueued = false

    init(
        number: Int, due: Duration, on clock: TimerClock, interval: Duration?, of process: AppProcess,
        submit: @escaping (@escaping () -> Void) -> Void, fire: @escaping (AppTimer) -> Void
    ) {
        self.number = number
        self.clock = clock
        dueReading = due.wholeNanoseconds
        self.interval = interval.map { max($0, .microseconds(100)) }
        step = self.interval?.wholeNanoseconds ?? 0
        self.submit = submit
        self.process = process
        simulation = process.simulation
        self.fire = fire
    }

    /// When it fires next, as its clock goes now.
    public var due: VirtualInstant {
        let (sum, overflow) = simulation.now.nanoseconds.addingReportingOverflow(dueReading - reading)
        return VirtualInstant(nanoseconds: overflow ? .max : sum)
    }

    /// What its clock shows now, in nanoseconds. The continuous clock is asked for all the time.
    private var reading: Int64 {
        clock == .continuous
            ? simulation.now.nanoseconds
            : simulation.clocks.reading(of: clock, at: simulation.now).wholeNanoseconds
    }

    /// Ends the timer; it never fires again.
    public func invalidate() {
        guard isValid else { return }
        process.timers[number] = nil
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
        event = simulation.schedule(at: max(due, simulation.now), phase: .app) { [self] in queueFire() }
    }

    /// Stands still.
    func stop() {
        if let event { simulation.cancel(event) }
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
        if step > 0 { moveOn() } else { invalidate() }
        fire(self)
    }

    /// The next fire keeps to the grid of the first, whatever was missed.
    private func moveOn() {
        let late = max(0, reading - dueReading)
        let steps = late < step ? 1 : late / step + 1
        elapsedIntervals = Int(steps)
        let (next, overflow) = dueReading.addingReportingOverflow(steps * step)
        dueReading = overflow ? .max : next
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
        timersStarted += 1
        let timer = AppTimer(
            number: timersStarted, due: reading, on: clock, interval: interval, of: self, submit: submit, fire: fire)
        timers[timer.number] = timer
        if !isFrozen { timer.start() }
        return timer
    }
}
