// One publisher after the other.

extension Publisher {
    /// Some values first.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

    /// The elements of a sequence first.
    public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where Output == S.Element {
        prepend(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// What another publisher delivers first.
    public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where Failure == P.Failure, Output == P.Output { publisher.append(self) }

    /// Some values at the end.
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

    /// The elements of a sequence at the end.
    public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where Output == S.Element {
        append(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// What another publisher delivers at the end.
    public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where Failure == P.Failure, Output == P.Output {
        Operator<Output, Failure> { subscriber in
            let succession = Succession("Concatenate", subscriber)
            succession.start()
            succession.follow(self) { end in
                guard case .finished = end else { return succession.finish(end) }
                succession.follow(publisher) { succession.finish($0) }
            }
        }.eraseToAnyPublisher()
    }
}
