/// A publisher whose kind nobody needs to know.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    private let box: PublisherBox<Output, Failure>

    /// One that stands for another.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        if let same = publisher as? AnyPublisher<Output, Failure> {
            self = same
        } else {
            box = FilledBox(publisher)
        }
    }

    public var description: String { "AnyPublisher" }
    /// What a playground shows of it.
    public var playgroundDescription: Any { description }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        box.attach(subscriber)
    }
}

extension Publisher {
    /// The publisher without its kind.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher of a kind that nobody knows.
private class PublisherBox<Output, Failure: Error> {
    /// Attaches a subscriber as it is, so that whoever looks at it sees itself.
    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        preconditionFailure("a box holds a publisher")
    }
}

private final class FilledBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
    private let publisher: P

    init(_ publisher: P) { self.publisher = publisher }

    override func attach<S: Subscriber>(_ subscriber: S) where S.Input == P.Output, S.Failure == P.Failure {
        publisher.receive(subscriber: subscriber)
    }
}
