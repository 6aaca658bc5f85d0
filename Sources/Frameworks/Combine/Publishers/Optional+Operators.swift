// What operators make of one value or none: they need no subscription for it.

extension Optional.Publisher where Wrapped: Equatable {
    /// Whether the value is this; nothing where there is none.
    public func contains(_ output: Wrapped) -> Optional<Bool>.Publisher {
        self.output.map { $0 == output }.publisher
    }

    /// The value, which comes once.
    public func removeDuplicates() -> Optional<Wrapped>.Publisher {
        self
    }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// The smallest value: the only one.
    public func min() -> Optional<Wrapped>.Publisher {
        self
    }

    /// The largest value: the only one.
    public func max() -> Optional<Wrapped>.Publisher {
        self
    }
}

extension Optional.Publisher {
    /// Whether a closure is true for the value.
    public func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher {
        output.map(predicate).publisher
    }

    /// The value in a list, which is empty where there is none.
    public func collect() -> Optional<[Wrapped]>.Publisher {
        Optional<[Wrapped]>.Publisher(output.map { [$0] } ?? [])
    }

    /// What a closure makes of the value, unless that is nil.
    public func compactMap<T>(_ transform: (Wrapped) -> T?) -> Optional<T>.Publisher {
        output.flatMap(transform).publisher
    }

    /// The smallest value: the only one.
    public func min(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
        self
    }

    /// The largest value: the only one.
    public func max(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
        self
    }

    /// Whether a closure is true for the value.
    public func contains(where predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher {
        output.map(predicate).publisher
    }

    /// How many values there are; nothing where there is none.
    public func count() -> Optional<Int>.Publisher {
        output.map { _ in 1 }.publisher
    }

    /// The value, unless some are dropped.
    public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
        publisher { _ in requireCount(count) == 0 }
    }

    /// The value, unless a closure is true for it.
    public func drop(while predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
        publisher { !predicate($0) }
    }

    /// The first value: the only one.
    public func first() -> Optional<Wrapped>.Publisher {
        self
    }

    /// The value, if a closure is true for it.
    public func first(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
        publisher(if: predicate)
    }

    /// The last value: the only one.
    public func last() -> Optional<Wrapped>.Publisher {
        self
    }

    /// The value, if a closure is true for it.
    public func last(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
        publisher(if: predicate)
    }

    /// The value, if a closure lets it through.
    public func filter(_ isIncluded: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
        publisher(if: isIncluded)
    }

    /// No value, but the end.
    public func ignoreOutput() -> Empty<Wrapped, Never> {
        Empty()
    }

    /// What a closure makes of the value.
    public func map<T>(_ transform: (Wrapped) -> T) -> Optional<T>.Publisher {
        output.map(transform).publisher
    }
}

extension Optional.Publisher {
    /// The value, if its number is asked for: 0.
    public func output(at index: Int) -> Optional<Wrapped>.Publisher {
        publisher { _ in requireCount(index) == 0 }
    }

    /// The value, if the range holds its number: 0.
    public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int {
        let wanted = range.relative(to: 0..<Int.max)
        _ = requireCount(wanted.lowerBound)
        return publisher { _ in wanted.contains(0) }
    }

    /// The value, if at least one is wanted.
    public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
        publisher { _ in requireCount(maxLength) > 0 }
    }

    /// The value, if a closure is true for it.
    public func prefix(while predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
        publisher(if: predicate)
    }

    /// The value put together with another.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Optional<T>.Publisher {
        output.map { nextPartialResult(initialResult, $0) }.publisher
    }

    /// The value put together with another.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Optional<T>.Publisher {
        output.map { nextPartialResult(initialResult, $0) }.publisher
    }

    /// The value, which comes once.
    public func removeDuplicates(by predicate: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
        self
    }

    /// The same value: there is no error.
    public func replaceError(with output: Wrapped) -> Optional<Wrapped>.Publisher {
        self
    }

    /// The value, or another where there is none.
    public func replaceEmpty(with output: Wrapped) -> Just<Wrapped> {
        Just(self.output ?? output)
    }

    /// The same value: there is no error.
    public func retry(_ times: Int) -> Optional<Wrapped>.Publisher {
        self
    }

    private func publisher(if isWanted: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
        Optional<Wrapped>.Publisher(output.flatMap { isWanted($0) ? $0 : nil })
    }
}
