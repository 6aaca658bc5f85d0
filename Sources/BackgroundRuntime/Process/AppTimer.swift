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
    /// Its neighbours among the timers of its process.
    @exclusivity(unchecked) var next: AppTimer?
    @exclusivity(unchecked) unowned(unsafe) var previous: AppTimer?
    /// The interval in nanoseconds; 0 for a timer that fires once.
    private let step: Int64
    /// Only asked while the timer is valid, and its process ends all timers before it goes.
    private unowned(unsafe) let process: AppProcess
    /// The thread that it fires on, where nothing else puts its fires.
    private let thread: SimulatedThread
    /// Puts the fire where the app's code runs; nil for a timer of a thread, or one that resumes a task.
    @exclusivity(unchecked) private var submit: ((@escaping () -> Void) -> Void)?
    @exclusivity(unchecked) private var fire: ((AppTimer) -> Void)?
    @exclusivity(unchecked) private var resume: (() -> Void)?
    @exclusivity(unchecked) private var event: EventID?
    @exclusivity(unchecked) private var isQueued = false
    /// Whether it is still under way while its code runs: valid, and due again on its grid only after that.
    private let staysWhileFiring: Bool
    @exclusivity(unchecked) private var isFiring = false

    /// What happens when it fires.
    enum Work {
        /// Code of the app, as turns of a thread.
        case turnOn(SimulatedThread, fire: (AppTimer) -> Void)
        /// Code of the app: `submit` puts it where it runs, into a queue that picks a thread.
        case turn(submit: (@escaping () -> Void) -> Void, fire: (AppTimer) -> Void, staysWhileFiring: Bool)
        /// A task of the app is resumed, which is part of the event.
        case resumption(() -> Void)
    }

    /// - Parameter dueReading: what the clock shows, in nanoseconds, when the timer fires first.
    init(
        number: Int, dueReading: Int64, on clock: TimerClock, interval: Duration?, of process: AppProcess,
        _ work: consuming Work
    ) {
        self.number = number
        self.clock = clock
        self.dueReading = dueReading
        self.interval = interval.map { max($0, .microseconds(100)) }
        step = self.interval?.wholeNanoseconds ?? 0
        self.process = process
        switch work {
        case .turnOn(let thread, let fire):
            (self.thread, self.fire) = (thread, fire)
            staysWhileFiring = false
        case .turn(let submit, let fire, let stays):
            (thread, self.submit, self.fire) = (process.mainThread, submit, fire)
            staysWhileFiring = stays
        case .resumption(let resume):
            (thread, self.resume) = (process.mainThread, resume)
            staysWhileFiring = false
        }
    }

    /// When it fires next, as its clock goes now.
    public var due: VirtualInstant {
        let (sum, overflow) = simulation.now.nanoseconds.addingReportingOverflow(dueReading - reading)
        return VirtualInstant(nanoseconds: overflow ? .max : sum)
    }

    private var simulation: Simulation { thread.simulation }

    /// What its clock shows now, in nanoseconds.
    private var reading: Int64 { simulation.nanoseconds(of: clock) }

    /// Ends the timer; it never fires again.
    public func invalidate() {
        guard isValid else { return }
        process.threads.remove(self)
        end()
    }

    /// The timer is over: it lets go of the app's closures, which may hold it.
    func end() {
        isValid = false
        stop()
        let didEnd = onEnd
        (submit, fire, resume, onEnd) = (nil, nil, nil, nil)
        didEnd?()
    }

    /// Waits for the due instant, which may have passed.
    func start() {
        guard isValid, event == nil, !isQueued, !isFiring else { return }
        event = simulation.schedule(at: max(due, simulation.now), phase: .app) { [self] in queueFire() }
    }

    /// Waits no longer, until it is started again.
    func stop() {
        if let event { simulation.cancel(event) }
        event = nil
    }

    private func queueFire() {
        event = nil
        let process = process
        process.noteWakeup()
        if let resume = resume.take() {
            process.threads.remove(self)
            end()
            SimulatedContext.resuming(process, resume)
        } else if let submit {
            isQueued = true
            submit { [self] in fireNow() }
        } else {
            isQueued = true
            thread.enqueue { [self] in fireNow() }
        }
    }

    private func fireNow() {
        isQueued = false
        guard isValid, let fire else { return }
        elapsedIntervals = 1
        if staysWhileFiring {
            isFiring = true
            fire(self)
            isFiring = false
            guard isValid else { return }
        }
        if step > 0 { moveOn() } else { invalidate() }
        if !staysWhileFiring { fire(self) }
    }

    /// The next fire keeps to the grid of the first, whatever was missed.
    private func moveOn() {
        let late = max(0, reading - dueReading)
        let steps = late < step ? 1 : late / step + 1
        elapsedIntervals = Int(steps)
        let (next, overflow) = dueReading.addingReportingOverflow(steps * step)
        dueReading = overflow ? .max : next
        start()
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
        startTimer(after: delay, every: interval, .turnOn(thread ?? mainThread, fire: fire))
    }

    /// Starts a timer whose fires `submit` puts where they run.
    ///
    /// - Parameters:
    ///   - delay: the time until it first fires, on the continuous clock.
    ///   - interval: the time between two fires; nil for a timer that fires once.
    ///   - staysWhileFiring: whether it is valid while its code runs, and due again on its grid only after that, as
    ///     timers of run loops are. Else what came due meanwhile fires right after.
    ///   - submit: gets what is to be run, and puts it on a thread or a queue.
    ///   - fire: the code of the timer.
    @discardableResult
    public func startTimer(
        after delay: Duration, every interval: Duration? = nil, staysWhileFiring: Bool = false,
        submit: @escaping (@escaping () -> Void) -> Void, fire: @escaping (AppTimer) -> Void
    ) -> AppTimer {
        startTimer(
            after: delay, every: interval, .turn(submit: submit, fire: fire, staysWhileFiring: staysWhileFiring))
    }

    private func startTimer(
        after delay: Duration, every interval: Duration?, _ work: consuming AppTimer.Work
    ) -> AppTimer {
        let now = simulation.nanoseconds(of: .continuous)
        let (sum, overflow) = now.addingReportingOverflow(max(delay.wholeNanoseconds, 0))
        return threads.startTimer(at: overflow ? .max : sum, on: .continuous, every: interval, work)
    }

    /// Starts a timer that fires when `clock` shows `reading`, or at once when it is past that.
    @discardableResult
    public func startTimer(
        at reading: Duration, on clock: TimerClock, every interval: Duration? = nil,
        submit: @escaping (@escaping () -> Void) -> Void, fire: @escaping (AppTimer) -> Void
    ) -> AppTimer {
        threads.startTimer(
            at: reading.wholeNanoseconds, on: clock, every: interval,
            .turn(submit: submit, fire: fire, staysWhileFiring: false))
    }
}

extension Simulation {
    /// What a clock shows now, in nanoseconds. The continuous one is asked for all the time.
    func nanoseconds(of clock: TimerClock) -> Int64 {
        clock == .continuous ? now.nanoseconds : clocks.reading(of: clock, at: now).wholeNanoseconds
    }
}
