/// A publisher whose kind nobody needs to know.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    /// One that stands for another.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        if let same = publisher as? AnyPublisher<Output, Failure> {
            self = same
        } else {
            attach = { publisher.receive(subscriber: $0) }
        }
    }

    public var description: String { "AnyPublisher" }
    /// What a playground shows of it.
    public var playgroundDescription: Any { description }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// The publisher without its kind.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
