extension Publishers {
    /// Delivers the same, and prints everything that passes.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What each line begins with.
        public let prefix: String
        /// Where the lines go; nil for the trace of the app.
        public let stream: (any TextOutputStream)?

        /// A publisher of this kind above another.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Listing<Upstream.Output, Upstream.Failure, S>("Print", subscriber, LinePrinter(prefix, stream)))
        }
    }
}

extension Publisher {
    /// The same values; everything that passes is printed: by default into the trace of the app.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

private final class Listing<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private let printer: LinePrinter

    init(_ name: String, _ downstream: Downstream, _ printer: LinePrinter) {
        self.printer = printer
        super.init(name, downstream)
    }

    override func receive(subscription: any Subscription) {
        printer.write("receive subscription: (\(subscription))")
        super.receive(subscription: subscription)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        printer.write("receive value: (\(input))")
        let more = downstream.receive(input)
        if more > 0 { printer.write("request \(words(more)) (synchronous)") }
        return more
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: printer.write("receive finished")
        case .failure(let error): printer.write("receive error: (\(error))")
        }
        upstream = .over
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        printer.write("request \(words(demand))")
        super.request(demand)
    }

    override func cancel() {
        printer.write("receive cancel")
        super.cancel()
    }

    private func words(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }
}

private final class LinePrinter {
    private let prefix: String
    private var stream: Stream?

    /// A stream of any kind.
    private struct Stream: TextOutputStream {
        var stream: any TextOutputStream

        mutating func write(_ string: String) { stream.write(string) }
    }

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        (self.prefix, self.stream) = (prefix.isEmpty ? "" : prefix + ": ", stream.map { Stream(stream: $0) })
    }

    func write(_ line: String) {
        guard var stream else { return SimulatedFoundation.print(prefix + line) }
        Swift.print(prefix + line, to: &stream)
        self.stream = stream
    }
}
