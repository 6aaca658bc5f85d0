/// A publisher of one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value that each subscriber gets.
    public let output: Output

    /// A publisher of this value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        deliver("Just", output, to: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher of one value, or of none.
extension Optional {
    /// A publisher of the value, or of none.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of one value, or of none.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value, if there is one.
        public let output: Wrapped?

        /// A publisher of this value.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            deliver("Optional", output, to: subscriber)
        }
    }
}

extension Result {
    /// A publisher of the value, or of the error.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of a value or an error.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// What each subscriber gets.
        public let result: Result<Success, Failure>

        /// A publisher of what came of something.
        public init(_ result: Result<Success, Failure>) { self.result = result }

        /// A publisher of a value.
        public init(_ output: Success) { result = .success(output) }

        /// A publisher of an error.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): deliver("Once", value, to: subscriber)
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
