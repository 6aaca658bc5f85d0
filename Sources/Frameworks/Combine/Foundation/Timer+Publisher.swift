extension Timer {
    /// Delivers the date again and again, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: seconds from one to the next.
    ///   - tolerance: how late it may be. The simulator is on time.
    ///   - runLoop: where it fires.
    ///   - mode: the mode of the run loop in which it does.
    ///   - options: without effect.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Delivers the date again and again, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds from one to the next.
        public final let interval: TimeInterval
        /// How late it may be.
        public final let tolerance: TimeInterval?
        public final let runLoop: RunLoop
        /// The mode of the run loop in which it does.
        public final let mode: RunLoop.Mode
        /// What was chosen besides.
        public final let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>(name: "Timer")

        /// A timer that is not connected yet.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
            (self.mode, self.options) = (mode, options)
        }

        /// Attaches one more subscriber.
        public final func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        public final func connect() -> any Cancellable {
            let carried = CarriedSubject(subject: subject)
            let timer = Timer(timeInterval: interval, repeats: true) { _ in carried.subject.send(Date()) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}

/// A subject on its way into the block of a timer.
private struct CarriedSubject: @unchecked Sendable {
    let subject: PassthroughSubject<Date, Never>
}
