/// A timer of an app: fires on one of its threads, stands still with the process, and fires once for all it missed.
public final class AppTimer {
    /// When it fires next.
    @exclusivity(unchecked) public private(set) var due: VirtualInstant
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
        number: Int, due: VirtualInstant, interval: Duration?, of process: AppProcess,
        submit: @escaping (@escaping () -> Void) -> Void, fire: @escaping (AppTimer) -> Void
    ) {
        self.number = number
        self.due = due
        self.interval = interval.map { max($0, .microseconds(100)) }
        step = self.interval?.wholeNanoseconds ?? 0
        self.submit = submit
        self.process = process
        simulation = process.simulation
        self.fire = fire
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
        if step > 0 { moveOn() } else { invalidate() }
        fire(self)
    }

    /// The next fire keeps to the grid of the first, whatever was missed.
    private func moveOn() {
        let late = max(0, simulation.now.nanoseconds - due.nanoseconds)
        let steps = late < step ? 1 : late / step + 1
        let (next, overflow) = due.nanoseconds.addingReportingOverflow(steps * step)
        due = VirtualInstant(nanoseconds: overflow ? .max : next)
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
        after delay: Duration, every interval: Duration? = nil, submit: @escaping (@escaping () -> Void) -> Void,
        fire: @escaping (AppTimer) -> Void
    ) -> AppTimer {
        let due = simulation.now.advanced(by: max(delay, .zero))
        timersStarted += 1
        let timer = AppTimer(
            number: timersStarted, due: due, interval: interval, of: self, submit: submit, fire: fire)
        timers[timer.number] = timer
        if !isFrozen { timer.start() }
        return timer
    }
}
