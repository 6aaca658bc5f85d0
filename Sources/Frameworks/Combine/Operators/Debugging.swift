extension Publisher {
    /// The same values; everything that passes is printed: by default into the trace of the app.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<Output, Failure>
    {
        let printer = LinePrinter(prefix, stream)
        let events = handleEvents(
            receiveSubscription: { printer.write("receive subscription: (\($0))") },
            receiveOutput: { printer.write("receive value: (\($0))") },
            receiveCompletion: {
                switch $0 {
                case .finished: printer.write("receive finished")
                case .failure(let error): printer.write("receive error: (\(error))")
                }
            }, receiveCancel: { printer.write("receive cancel") },
            receiveRequest: { printer.write("request \($0)") })
        return Operator { events.listen("Print", $0) }.eraseToAnyPublisher()
    }

    /// The same values. No debugger is here: a closure that asks for a stop leaves a line in the trace.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> AnyPublisher<Output, Failure> {
        func stop(_ wanted: Bool?) {
            if wanted == true {
                SimulatedApp.note("a breakpoint of a publisher was met: there is no debugger, it goes on")
            }
        }
        let events = handleEvents(
            receiveSubscription: { stop(receiveSubscription?($0)) }, receiveOutput: { stop(receiveOutput?($0)) },
            receiveCompletion: { stop(receiveCompletion?($0)) })
        return Operator { events.listen(nil, $0) }.eraseToAnyPublisher()
    }

    /// The same values. An error leaves a line in the trace, since there is no debugger to stop in.
    public func breakpointOnError() -> AnyPublisher<Output, Failure> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }
}

/// Where lines go.
private final class LinePrinter {
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        (self.prefix, self.stream) = (prefix.isEmpty ? "" : prefix + ": ", stream)
    }

    func write(_ line: String) {
        guard var stream else { return SimulatedFoundation.print(prefix + line) }
        stream.write(prefix + line + "\n")
        self.stream = stream
    }
}
