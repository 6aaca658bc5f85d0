// One value of all that come, delivered at the end.

extension Publisher {
    /// All values put together.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        gather { subscriber in
            var result = initialResult
            return Gatherer(
                subscriber, fail: { $0 },
                take: {
                    result = nextPartialResult(result, $0)
                    return .goOn
                }, result: { result })
        }
    }

    /// All values put together; the closure may throw.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
        gather { subscriber in
            var result = initialResult
            return Gatherer(
                subscriber, fail: { $0 },
                take: { value in
                    do {
                        result = try nextPartialResult(result, value)
                        return .goOn
                    } catch { return .fail(error) }
                }, result: { result })
        }
    }

    /// All values in a list.
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    /// How many values there were.
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// The last value.
    public func last() -> AnyPublisher<Output, Failure> { last { _ in true } }

    /// The last value for which a closure is true.
    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        reduce(Output?.none) { predicate($1) ? $1 : $0 }.compactMap { $0 }.eraseToAnyPublisher()
    }

    /// The last value for which a closure is true; it may throw.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        tryReduce(Output?.none) { try predicate($1) ? $1 : $0 }.compactMap { $0 }.eraseToAnyPublisher()
    }

    /// The largest value, by a closure.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        reduce(Output?.none) { best, value in
            best.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
        }.compactMap { $0 }.eraseToAnyPublisher()
    }

    /// The smallest value, by a closure.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Whether a closure is true for all values.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map(!).eraseToAnyPublisher()
    }

    /// Whether a closure is true for a value; known as soon as it is.
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        gather { subscriber in
            var isFound = false
            return Gatherer(
                subscriber, fail: { $0 },
                take: {
                    isFound = predicate($0)
                    return isFound ? .enough : .goOn
                }, result: { isFound })
        }
    }

    /// The values, or one where there were none.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            var isEmpty = true
            let succession = Succession(subscriber)
            succession.start()
            succession.follow(
                handleEvents(receiveOutput: { _ in isEmpty = false })
            ) { end in
                guard isEmpty, case .finished = end else { return succession.finish(end) }
                succession.follow(Just(output)) { _ in succession.finish(.finished) }
            }
        }.eraseToAnyPublisher()
    }
}

extension Publisher where Output: Comparable {
    /// The largest value.
    public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
    /// The smallest value.
    public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
}

extension Publisher where Output: Equatable {
    /// Whether a value comes; known as soon as it does.
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}
