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

    /// The source is a serial queue of its own on the one it was made for: its handlers never run beside one another,
    /// and wait while it is suspended.
    private let own: DispatchQueue
    private weak var runtime: DispatchRuntime?
    private var schedule: Schedule?
    private var timer: AppTimer?
    private var eventHandler: (() -> Void)?
    private var cancelHandler: (() -> Void)?
    private var registrationHandler: (() -> Void)?

    private init(flags: TimerFlags, queue: DispatchQueue?) {
        let runtime = DispatchRuntime.current(for: "DispatchSource")
        let queue = queue ?? runtime.global(.default)
        self.runtime = runtime
        own = DispatchQueue(label: queue.label, attributes: .initiallyInactive, target: queue)
        mask = flags.rawValue
        runtime.add(self)
    }

    deinit {
        timer?.invalidate()
        own.checkRelease()
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
            submit: { [own] in own.submit($0) }, fire: { [weak self] in self?.fire($0) })
    }

    private func fire(_ timer: AppTimer) {
        guard !isCancelled else { return }
        data = UInt(timer.elapsedIntervals)
        eventHandler?()
    }
}

// Its life.

extension DispatchSource {
    private var isActive: Bool { !own.lane.isInactive }

    public func activate() {
        SimulatedApp.require(.dispatchQueueActivate)
        begin()
    }

    private func begin() {
        guard !isActive else { return }
        own.activate()
        guard !isCancelled else { return finish() }
        startTimer()
        guard let handler = registrationHandler else { return }
        registrationHandler = nil
        own.submit(handler)
    }

    public func suspend() { own.suspend() }

    public func resume() {
        // The first resume() of a source stands for activate(): that is how it began before iOS 10.
        if !isActive, own.lane.suspensions == 0 { begin() } else { own.resume() }
    }

    public func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        timer?.invalidate()
        timer = nil
        if isActive { finish() }
    }

    private func finish() {
        let handler = cancelHandler
        releaseClosures()
        // The handler holds the source until it has run, as on a phone.
        if let handler { own.submit { [self] in withExtendedLifetime(self) { handler() } } }
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
        guard isActive, !isCancelled, let handler else {
            registrationHandler = handler
            return
        }
        own.submit(handler)
    }

    public func setRegistrationHandler(handler: DispatchWorkItem) { setRegistrationHandler { handler.run() } }
}

extension DispatchSource: ClosureOwner {
    /// Lets go of the handlers: the source was cancelled, or the launch is over.
    public func releaseClosures() {
        (eventHandler, cancelHandler, registrationHandler) = (nil, nil, nil)
    }
}
