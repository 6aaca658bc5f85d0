// What operators make of one value or an error: they need no subscription for it.

extension Result.Publisher where Output: Equatable {
    /// Whether it is this value.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        result.map { $0 == output }.publisher
    }

    /// The value, which comes once.
    public func removeDuplicates() -> Result<Output, Failure>.Publisher {
        self
    }
}

extension Result.Publisher where Output: Comparable {
    /// The smallest value: the only one.
    public func min() -> Result<Output, Failure>.Publisher {
        self
    }

    /// The largest value: the only one.
    public func max() -> Result<Output, Failure>.Publisher {
        self
    }
}

extension Result.Publisher {
    /// Whether a closure is true for the value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        result.map(predicate).publisher
    }

    /// Whether a closure is true for the value; it may throw.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Whether a closure is true for the value.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        result.map(predicate).publisher
    }

    /// Whether a closure is true for the value; it may throw.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// The value in a list.
    public func collect() -> Result<[Output], Failure>.Publisher {
        result.map { [$0] }.publisher
    }

    /// The smallest value: the only one.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The smallest value: the only one; the closure may throw.
    public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
    {
        trying(areInIncreasingOrder)
    }

    /// The largest value: the only one.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The largest value: the only one; the closure may throw.
    public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
    {
        trying(areInIncreasingOrder)
    }

    /// How many values there are.
    public func count() -> Result<Int, Failure>.Publisher {
        result.map { _ in 1 }.publisher
    }

    /// The first value: the only one.
    public func first() -> Result<Output, Failure>.Publisher {
        self
    }

    /// The last value: the only one.
    public func last() -> Result<Output, Failure>.Publisher {
        self
    }

    /// No value, but the end.
    public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }
}

extension Result.Publisher {
    /// What a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        result.map(transform).publisher
    }

    /// What a closure makes of the value; it may throw.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error> { try transform(try result.get()) }.publisher
    }

    /// The same value, or another error.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
        result.mapError(transform).publisher
    }

    /// The value, which comes once.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The value, which comes once; the closure may throw.
    public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
        -> Result<Output, any Error>.Publisher
    {
        trying(predicate)
    }

    /// The value, or another in the place of an error.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        Result<Output, Never>.Publisher((try? result.get()) ?? output)
    }

    /// The same value: there is one.
    public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The same value, or the same error.
    public func retry(_ times: Int) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The value put together with another.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        result.map { nextPartialResult(initialResult, $0) }.publisher
    }

    /// The value put together with another; the closure may throw.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher
    {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// The value put together with another.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        result.map { nextPartialResult(initialResult, $0) }.publisher
    }

    /// The value put together with another; the closure may throw.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher
    {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// The same value, after a closure was asked about it that may throw.
    private func trying(_ ask: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
        tryMap {
            _ = try ask($0, $0)
            return $0
        }
    }
}

extension Result.Publisher where Failure == Never {
    /// The same value, of a publisher that could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        switch result {
        case .success(let output): Result<Output, E>.Publisher(output)
        }
    }
}
