extension Publishers {
    /// When a buffer asks for values.
    public enum PrefetchStrategy: Sendable {
        /// For as many as it holds, and for more as they go.
        case keepFull
        /// For all that come.
        case byRequest
    }

    /// What happens when a buffer is full.
    public enum BufferingStrategy<Failure: Error> {
        /// What comes is dropped.
        case dropNewest
        /// What waits longest is dropped.
        case dropOldest
        /// It ends with an error.
        case customError(() -> Failure)
    }
}

extension Publisher {
    /// The same values, of which so many may wait until they are wanted.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            paced("Buffer", subscriber) { value, outlet in
                guard outlet.backlog >= size else { return outlet.send(value) }
                switch whenFull {
                case .dropNewest: return
                case .dropOldest:
                    outlet.dropOldest()
                    outlet.send(value)
                case .customError(let error): outlet.finish(.failure(error()), behindAll: true)
                }
            } end: {
                $1.finish($0)
            }
        }.eraseToAnyPublisher()
    }
}
