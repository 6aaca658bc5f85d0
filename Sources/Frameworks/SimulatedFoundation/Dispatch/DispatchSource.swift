import BackgroundRuntime

/// A source of events for a queue. Vigil has timers; what watches files, sockets, signals and processes is unavailable,
/// since the machine's own would fire on real time, or never.
///
/// A timer fires on virtual time and coalesces: what came due while the queue was busy, the source suspended or the app
/// frozen runs the handler once, and ``data`` says how often it came due.
public final class DispatchSource: DispatchSourceTimer, @unchecked Sendable {
    /// How exact a timer is.
    public struct TimerFlags: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keep to the leeway. The simulator is on time in any case.
        public static let strict = TimerFlags(rawValue: 1)
    }

    /// When a timer fires.
    private struct Schedule {
        let first: ClockReading
        let interval: Duration?
    }

    /// Whether ``cancel()`` was called.
    public private(set) var isCancelled = false
    /// How often the timer came due since the handler before: more than one where it could not run in time.
    public private(set) var data: UInt = 0
    /// Always zero: a timer watches nothing.
    public let handle: UInt = 0
    /// The flags that the timer was made with.
    public let mask: UInt

    private let queue: DispatchQueue
    private weak var runtime: DispatchRuntime?
    private var schedule: Schedule?
    private var timer: AppTimer?
    private var isActive = false
    private var suspensions = 0
    /// The fire that has come due and waits for the source to be resumed.
    private var heldFire: (() -> Void)?
    private var hasRegistered = false
    private var eventHandler: (() -> Void)?
    private var cancelHandler: (() -> Void)?
    private var registrationHandler: (() -> Void)?

    private init(flags: TimerFlags, queue: DispatchQueue?) {
        let runtime = DispatchRuntime.current(for: "DispatchSource")
        self.runtime = runtime
        self.queue = queue ?? runtime.global(.default)
        mask = flags.rawValue
        runtime.add(self)
    }

    deinit {
        timer?.invalidate()
        guard runtime?.isOver == false else { return }
        if suspensions > 0 {
            DispatchMisuse.endAtRelease("Release of a suspended object", rule: DispatchRules.releaseSuspended)
        } else if !isActive {
            DispatchMisuse.endAtRelease("Release of an inactive object", rule: DispatchRules.releaseSuspended)
        }
    }

    /// A timer that runs its handler on `queue`, or on a queue of the system. It begins with ``activate()``.
    public static func makeTimerSource(
        flags: TimerFlags = [], queue: DispatchQueue? = nil
    ) -> any DispatchSourceTimer {
        DispatchSource(flags: flags, queue: queue)
    }
}

// When it fires.

extension DispatchSource {
    public func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
    ) {
        set(Schedule(first: deadline.reading, interval: interval.duration))
    }

    public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
    ) {
        set(Schedule(first: wallDeadline.reading, interval: interval.duration))
    }

    private func set(_ schedule: Schedule) {
        guard !isCancelled else { return }
        self.schedule = schedule
        heldFire = nil
        if isActive { startTimer() }
    }

    private func startTimer() {
        timer?.invalidate()
        timer = nil
        guard !isCancelled, let schedule, let first = schedule.first.value, let process = runtime?.process else {
            return
        }
        timer = process.startTimer(
            at: first, on: schedule.first.clock, every: schedule.interval,
            submit: { [weak self] fire in self?.deliver(fire) }, fire: { [weak self] timer in self?.fire(timer) })
    }

    /// Puts a fire on the queue, or keeps it while the source is suspended: the timer counts on meanwhile.
    private func deliver(_ fire: @escaping () -> Void) {
        guard suspensions == 0 else {
            heldFire = fire
            return
        }
        queue.submit { [weak self] in
            guard let self else { return }
            // Suspended between the due instant and the turn.
            if suspensions > 0 { heldFire = fire } else { fire() }
        }
    }

    private func fire(_ timer: AppTimer) {
        guard !isCancelled else { return }
        data = UInt(timer.elapsedIntervals)
        eventHandler?()
    }
}

// Its life.

extension DispatchSource {
    public func activate() {
        guard !isActive else { return }
        isActive = true
        goOn()
    }

    public func suspend() { suspensions += 1 }

    public func resume() {
        if suspensions > 0 {
            suspensions -= 1
            goOn()
        } else if !isActive {
            activate()
        } else {
            DispatchMisuse.end("Over-resume of an object", rule: DispatchRules.resumeBalance)
        }
    }

    public func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        timer?.invalidate()
        (timer, heldFire) = (nil, nil)
        goOn()
    }

    /// Does what the source may do now: begin, deliver what came due, tell that it was cancelled.
    private func goOn() {
        guard isActive, suspensions == 0 else { return }
        guard !isCancelled else { return finish() }
        if !hasRegistered { register() }
        if let fire = heldFire {
            heldFire = nil
            deliver(fire)
        }
    }

    private func register() {
        hasRegistered = true
        startTimer()
        guard let handler = registrationHandler else { return }
        registrationHandler = nil
        queue.submit(handler)
    }

    private func finish() {
        let handler = cancelHandler
        releaseClosures()
        // The handler holds the source until it has run, as on a phone.
        if let handler { queue.submit { [self] in withExtendedLifetime(self) { handler() } } }
    }
}

// Its handlers.

extension DispatchSource {
    public func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        if !isCancelled { eventHandler = handler }
    }

    public func setEventHandler(handler: DispatchWorkItem) { setEventHandler { handler.run() } }

    public func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        cancelHandler = handler
    }

    public func setCancelHandler(handler: DispatchWorkItem) { setCancelHandler { handler.run() } }

    public func setRegistrationHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
    ) {
        // Set after the beginning it runs at once, as in libdispatch.
        guard hasRegistered, !isCancelled, let handler else {
            registrationHandler = handler
            return
        }
        queue.submit(handler)
    }

    public func setRegistrationHandler(handler: DispatchWorkItem) { setRegistrationHandler { handler.run() } }
}

extension DispatchSource: ClosureOwner {
    /// Lets go of the handlers: the source was cancelled, or the launch is over.
    public func releaseClosures() {
        (eventHandler, cancelHandler, registrationHandler, heldFire) = (nil, nil, nil, nil)
    }
}
