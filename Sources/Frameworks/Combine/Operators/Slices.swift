// Parts of what a publisher delivers.

extension Publisher {
    /// The first value.
    public func first() -> AnyPublisher<Output, Failure> {
        relay { Relay("First", $0) { .finish($0) } }
    }

    /// The first value for which a closure is true.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        relay { Relay("FirstWhere", $0) { predicate($0) ? .finish($0) : .skip } }
    }

    /// The first value for which a closure is true; it may throw.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        relay { Relay("TryFirstWhere", throwing: $0) { try predicate($0) ? .finish($0) : .skip } }
    }

    /// So many values from the beginning.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
        return relay { subscriber in
            var left = maxLength
            return Relay("Output", subscriber) { value in
                left -= 1
                return left > 0 ? .pass(value) : .finish(value)
            }
        }
    }

    /// The values from the beginning as long as a closure is true.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        relay { Relay("PrefixWhile", $0) { predicate($0) ? .pass($0) : .finish(nil) } }
    }

    /// The values from the beginning as long as a closure is true; it may throw.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        relay { Relay("TryPrefixWhile", throwing: $0) { try predicate($0) ? .pass($0) : .finish(nil) } }
    }

    /// All values but so many from the beginning.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        relay { subscriber in
            var left = count
            return Relay("Drop", subscriber) { value in
                guard left > 0 else { return .pass(value) }
                left -= 1
                return .skip
            }
        }
    }

    /// The values from the first for which a closure is false.
    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        relay { subscriber in
            var isDropping = true
            return Relay("DropWhile", subscriber) { value in
                isDropping = isDropping && predicate(value)
                return isDropping ? .skip : .pass(value)
            }
        }
    }

    /// The values from the first for which a closure is false; it may throw.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        relay { subscriber in
            var isDropping = true
            return Relay("TryDropWhile", throwing: subscriber) { value in
                if isDropping { isDropping = try predicate(value) }
                return isDropping ? .skip : .pass(value)
            }
        }
    }

    /// The value at a place, counted from 0.
    public func output(at index: Int) -> AnyPublisher<Output, Failure> {
        dropFirst(index).prefix(1)
    }

    /// The values at some places, counted from 0.
    public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
        let bounds = range.relative(to: 0..<Int.max)
        return dropFirst(bounds.lowerBound).prefix(bounds.count)
    }

    /// The values that come before another publisher delivers its first.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        gate("PrefixUntilOutput", publisher) { outlet in
            outlet.finish(.finished)
        } onEnd: { _, _ in
        } lets: {
            !$0
        }
    }

    /// The values that come after another publisher delivered its first.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
        gate("DropUntilOutput", publisher) { _ in
        } onEnd: { end, outlet in
            // Nothing will ever be let through.
            outlet.finish(end)
        } lets: {
            $0
        }
    }

    /// Values that another publisher lets through, by whether it has delivered something.
    private func gate<P: Publisher>(
        _ name: String, _ publisher: P, onSignal: @escaping (Outlet<AnySubscriber<Output, Failure>>) -> Void,
        onEnd: @escaping (Subscribers.Completion<P.Failure>, Outlet<AnySubscriber<Output, Failure>>) -> Void,
        lets: @escaping (Bool) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            let outlet = Outlet(name, subscriber)
            var hasCome = false
            let signal = Inlet<P.Output, P.Failure>(
                .max(1),
                onValue: { _ in
                    hasCome = true
                    onSignal(outlet)
                }, onEnd: { if !hasCome { onEnd($0, outlet) } })
            let inlet = Inlet<Output, Failure>(
                .unlimited, onValue: { if lets(hasCome) { outlet.send($0) } }, onEnd: { outlet.finish($0) })
            outlet.onEnd = {
                signal.cancel()
                inlet.cancel()
            }
            outlet.start()
            publisher.subscribe(signal)
            subscribe(inlet)
        }.eraseToAnyPublisher()
    }
}
