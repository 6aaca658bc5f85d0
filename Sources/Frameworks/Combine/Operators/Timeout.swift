extension Publishers {
    /// Delivers the same values; ends when none came for so long.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// For how long nothing may come.
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        /// What is chosen of the scheduler.
        public let options: Context.SchedulerOptions?
        /// What it ends with; nil to finish.
        public let customError: (() -> Upstream.Failure)?

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            (self.upstream, self.interval, self.scheduler, self.options, self.customError) = (
                upstream, interval, scheduler, options, customError
            )
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Patience<Upstream.Output, Upstream.Failure, S, Context>(
                    interval, scheduler, options, customError, subscriber))
        }
    }
}

extension Publisher {
    /// The same values; the end, or an error of the app's own, when none came for so long.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

/// Waits for the next value by a timer that begins anew with each.
private final class Patience<Input, Failure: Error, Downstream: Subscriber, Context: Scheduler>:
    Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let error: (() -> Failure)?
    private var timer: AnyCancellable?
    private var isAsked = false

    init(
        _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?,
        _ error: (() -> Failure)?, _ downstream: Downstream
    ) {
        (self.interval, self.scheduler, self.options, self.error) = (interval, scheduler, options, error)
        super.init("Timeout", downstream)
    }

    override func opened(_ subscription: any Subscription) {
        wait()
        downstream.receive(subscription: self)
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        timer?.cancel()
        wait()
        scheduler.schedule(options: options) { [self] in deliver(input) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.subscription != nil else { return }
        timer?.cancel()
        scheduler.schedule(options: options) { [self] in
            guard upstream.subscription != nil else { return }
            upstream = .over
            downstream.receive(completion: completion)
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        guard let subscription = upstream.subscription else { return }
        if !isAsked { wait() }
        isAsked = true
        subscription.request(demand)
    }

    override func cancelled() { timer?.cancel() }

    private func wait() {
        timer = AnyCancellable(
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { [self] in giveUp() }.cancel)
    }

    private func giveUp() {
        timer?.cancel()
        stop(error.map { .failure($0()) } ?? .finished)
    }

    private func deliver(_ input: Input) {
        guard upstream.subscription != nil else { return }
        let more = downstream.receive(input)
        if more > 0 { upstream.subscription?.request(more) }
    }
}
