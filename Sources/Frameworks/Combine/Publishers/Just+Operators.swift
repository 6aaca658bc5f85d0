// What operators make of one value: they need no subscription for it.

extension Just where Output: Comparable {
    /// The smallest value: the only one.
    public func min() -> Just<Output> {
        self
    }

    /// The largest value: the only one.
    public func max() -> Just<Output> {
        self
    }
}

extension Just where Output: Equatable {
    /// Whether it is this value.
    public func contains(_ output: Output) -> Just<Bool> {
        Just<Bool>(self.output == output)
    }

    /// The value, which comes once.
    public func removeDuplicates() -> Just<Output> {
        self
    }
}

extension Just {
    /// Whether a closure is true for the value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Whether a closure is true for the value; it may throw.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try predicate(output) }.publisher
    }

    /// Whether a closure is true for the value.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Whether a closure is true for the value; it may throw.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try predicate(output) }.publisher
    }

    /// The value in a list.
    public func collect() -> Just<[Output]> {
        Just<[Output]>([output])
    }

    /// The smallest value: the only one.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// The largest value: the only one.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// How many values there are.
    public func count() -> Just<Int> {
        Just<Int>(1)
    }

    /// The value, unless some are dropped.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        publisher(if: requireCount(count) == 0)
    }

    /// The value, unless a closure is true for it.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        publisher(if: !predicate(output))
    }

    /// The first value: the only one.
    public func first() -> Just<Output> {
        self
    }

    /// The value, if a closure is true for it.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        publisher(if: predicate(output))
    }

    /// The last value: the only one.
    public func last() -> Just<Output> {
        self
    }

    /// The value, if a closure is true for it.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        publisher(if: predicate(output))
    }

    /// No value, but the end.
    public func ignoreOutput() -> Empty<Output, Never> {
        Empty()
    }

    /// What a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> {
        Just<T>(transform(output))
    }

    /// What a closure makes of the value; it may throw.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }
}

extension Just {
    /// What a closure makes of the value, unless that is nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        transform(output).publisher
    }

    /// The value, if a closure lets it through.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        publisher(if: isIncluded(output))
    }

    /// The value, if its number is asked for: 0.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        publisher(if: requireCount(index) == 0)
    }

    /// The value, if the range holds its number: 0.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        publisher(if: range.relative(to: 0..<Int.max).lowerBound == 0)
    }

    /// The value, if at least one is wanted.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        publisher(if: requireCount(maxLength) > 0)
    }

    /// The value, if a closure is true for it.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        publisher(if: predicate(output))
    }

    /// The same value, of a publisher that could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        Result<Output, E>.Publisher(output)
    }

    /// The same value, of a publisher that could fail.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
        Result<Output, E>.Publisher(output)
    }

    /// The value, which comes once.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// The value, which comes once; the closure may throw.
    public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
        -> Result<Output, any Error>.Publisher
    {
        Result {
            _ = try predicate(output, output)
            return output
        }.publisher
    }

    /// The same value: there is no error.
    public func replaceError(with output: Output) -> Just<Output> {
        self
    }

    /// The same value: there is one.
    public func replaceEmpty(with output: Output) -> Just<Output> {
        self
    }

    /// The same value: there is no error.
    public func retry(_ times: Int) -> Just<Output> {
        self
    }

    /// The value put together with another.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }

    /// The value put together with another; the closure may throw.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher
    {
        Result { try nextPartialResult(initialResult, output) }.publisher
    }

    /// The value put together with another.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }

    /// The value put together with another; the closure may throw.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher
    {
        Result { try nextPartialResult(initialResult, output) }.publisher
    }

    /// Some values before it.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        prepend(elements)
    }

    /// The elements of a sequence before it.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where Output == S.Element {
        Publishers.Sequence(sequence: elements + [output])
    }

    /// Some values after it.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        append(elements)
    }

    /// The elements of a sequence after it.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where Output == S.Element {
        Publishers.Sequence(sequence: [output] + elements)
    }

    private func publisher(if isWanted: Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(isWanted ? output : nil)
    }
}

/// A number of values that is not negative: a negative one ends the app.
func requireCount(_ count: Int) -> Int {
    if count < 0 { SimulatedApp.crash("a number of values is not negative: \(count)") }
    return count
}
