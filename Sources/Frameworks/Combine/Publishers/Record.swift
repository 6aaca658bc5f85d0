/// A publisher of what was recorded: values, and the end.
public struct Record<Output, Failure: Error>: Publisher {
    public let recording: Recording

    /// A publisher of what a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// A publisher that delivers what was recorded elsewhere.
    public init(recording: Recording) { self.recording = recording }

    /// A publisher of these values and this end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    /// Attaches one more subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        SequenceDelivery(
            recording.output, subscriber, nameAfterwards: "Cancelled Events", completion: recording.completion
        ).start()
    }

    /// Values, and the end.
    public struct Recording {
        /// The kind of values that it takes.
        public typealias Input = Output

        /// What a recording goes through.
        private enum State { case input, complete }

        /// The values, in their order.
        public private(set) var output: [Output]
        /// The end; finished while none was recorded.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var state: State

        public init() { (output, completion, state) = ([], .finished, .input) }

        /// A recording of all values and the end, to which nothing can be added.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, state) = (output, completion, .complete)
        }

        /// Adds a value. After the end that is a mistake which ends the app.
        public mutating func receive(_ input: Output) {
            if state == .complete { SimulatedApp.crash("a value was recorded after the end") }
            output.append(input)
        }

        /// Sets the end. The second time that is a mistake which ends the app.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            if state == .complete { SimulatedApp.crash("an end was recorded after the end") }
            (self.completion, state) = (completion, .complete)
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: CodingKey {
        case recording
    }

    /// Reads a dictionary with the recording.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(recording: try container.decode(Recording.self, forKey: .recording))
    }

    /// Writes a dictionary with the recording.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(recording, forKey: .recording)
    }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: CodingKey {
        case output
        case completion
    }

    /// Reads a dictionary with the values and the end.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Writes the values and the end into an encoder.
    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

    /// Writes a dictionary with the values and the end.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}
