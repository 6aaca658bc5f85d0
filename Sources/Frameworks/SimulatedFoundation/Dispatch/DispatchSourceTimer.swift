/// What all dispatch sources have: handlers, and a life of their own. Vigil has timers only.
public protocol DispatchSourceProtocol: AnyObject, Sendable {
    /// A block of a source.
    typealias DispatchSourceHandler = @convention(block) () -> Void

    /// Sets what runs on the source's queue for an event; nil for nothing.
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
    /// Sets the item that runs for an event.
    func setEventHandler(handler: DispatchWorkItem)
    /// Sets what runs once after ``cancel()``.
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
    /// Sets the item that runs once after ``cancel()``.
    func setCancelHandler(handler: DispatchWorkItem)
    /// Sets what runs once, when the source begins.
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
    /// Sets the item that runs once, when the source begins.
    func setRegistrationHandler(handler: DispatchWorkItem)
    /// Lets the source begin. Active already: nothing happens.
    func activate()
    /// Keeps handlers from running, until as many calls of ``resume()``.
    func suspend()
    /// Takes one ``suspend()`` back, or lets the source begin. One too many ends the app (`gcd.resume.balance`).
    func resume()
    /// Ends the source: no further event, and then the cancel handler.
    func cancel()
    /// Whether ``cancel()`` was called.
    var isCancelled: Bool { get }
    /// How often the timer came due since the handler before: more than one where it could not run in time.
    var data: UInt { get }
    /// What the source watches; zero for a timer.
    var handle: UInt { get }
    /// The kinds of events it watches for; for a timer the flags it was made with.
    var mask: UInt { get }
}

extension DispatchSourceProtocol {
    /// Sets what runs on the source's queue for an event; nil for nothing.
    public func setEventHandler(handler: DispatchSourceHandler?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }

    /// Sets what runs once after ``cancel()``.
    public func setCancelHandler(handler: DispatchSourceHandler?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }

    /// Sets what runs once, when the source begins.
    public func setRegistrationHandler(handler: DispatchSourceHandler?) {
        setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
    }
}

/// A timer that runs its handler on a queue.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
    /// Sets when the timer fires first, and how often after that. What it was set to before is forgotten.
    ///
    /// - Parameters:
    ///   - deadline: the uptime of the first event; it stands still while the device sleeps.
    ///   - interval: the time between events; never for a timer that fires once.
    ///   - leeway: how late an event may be. The simulator is on time.
    func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
    /// Sets when the timer fires first, by the wall clock, and how often after that.
    func schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
    /// Sets when the timer fires first, and how often after that; once without an interval.
    public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
    }

    /// Sets when the timer fires first, and how often after that, in seconds.
    public func schedule(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: deadline, repeating: .inSeconds(interval), leeway: leeway)
    }

    /// Sets when the timer fires first, by the wall clock, and how often after that; once without an interval.
    public func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never) {
        schedule(wallDeadline: wallDeadline, repeating: interval, leeway: .nanoseconds(0))
    }

    /// Sets when the timer fires first, by the wall clock, and how often after that, in seconds.
    public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(wallDeadline: wallDeadline, repeating: .inSeconds(interval), leeway: leeway)
    }

    /// Sets when the timer fires.
    public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {
        schedule(deadline: deadline, repeating: .never, leeway: leeway)
    }

    /// Sets when the timer fires, by the wall clock.
    public func schedule(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval) {
        schedule(wallDeadline: wallDeadline, repeating: .never, leeway: leeway)
    }
}

extension DispatchTimeInterval {
    /// An interval from seconds; never for what cannot be told in nanoseconds.
    fileprivate static func inSeconds(_ seconds: Double) -> DispatchTimeInterval {
        let nanoseconds = (seconds * 1_000_000_000).rounded()
        guard nanoseconds < 9.2e18 else { return .never }
        return .nanoseconds(Int(max(0, nanoseconds)))
    }
}
