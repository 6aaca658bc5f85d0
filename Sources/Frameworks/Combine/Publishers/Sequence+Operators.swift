// What operators make of a sequence: they work on its elements, without a subscription.

extension Publishers.Sequence where Failure == Never {
    /// The smallest element, by a closure.
    public func min(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
        -> Optional<Elements.Element>.Publisher
    {
        sequence.min(by: areInIncreasingOrder).publisher
    }

    /// The largest element, by a closure.
    public func max(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
        -> Optional<Elements.Element>.Publisher
    {
        sequence.max(by: areInIncreasingOrder).publisher
    }

    /// The first element for which a closure is true.
    public func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
        sequence.first(where: predicate).publisher
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    public func min() -> Optional<Elements.Element>.Publisher {
        sequence.min().publisher
    }

    public func max() -> Optional<Elements.Element>.Publisher {
        sequence.max().publisher
    }
}

extension Publishers.Sequence {
    /// Whether a closure is true for all elements.
    public func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.allSatisfy(predicate))
    }

    /// Whether a closure is true for all elements; it may throw.
    public func tryAllSatisfy(_ predicate: (Elements.Element) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.allSatisfy(predicate) }.publisher
    }

    /// All elements in a list.
    public func collect() -> Result<[Elements.Element], Failure>.Publisher {
        Result.Publisher(Array(sequence))
    }

    /// What a closure makes of each element, without nil.
    public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }

    /// Whether a closure is true for an element.
    public func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.contains(where: predicate))
    }

    /// Whether a closure is true for an element; it may throw.
    public func tryContains(where predicate: (Elements.Element) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.contains(where: predicate) }.publisher
    }

    /// The elements from the first on for which a closure is false.
    public func drop(while predicate: (Elements.Element) -> Bool)
        -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
    {
        Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
    }

    /// All elements but so many from the beginning.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
    }

    /// The elements that a closure lets through.
    public func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
    }

    /// No elements, but the end.
    public func ignoreOutput() -> Empty<Elements.Element, Failure> {
        Empty()
    }

    /// What a closure makes of each element.
    public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }

    /// So many elements from the beginning.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
    }

    /// The elements as long as a closure is true.
    public func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure>
    {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
    }
}

extension Publishers.Sequence {
    /// All elements put together.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T)
        -> Result<T, Failure>.Publisher
    {
        Result.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }

    /// All elements put together; the closure may throw.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) throws -> T)
        -> Result<T, any Error>.Publisher
    {
        Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
    }

    /// Each element, or another in the place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Elements.Element], Failure>
    where Elements.Element == T? {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.map { $0 ?? output })
    }

    /// Each element after those before it were put together with it.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return Publishers.Sequence<[T], Failure>(
            sequence: sequence.map {
                result = nextPartialResult(result, $0)
                return result
            })
    }

    /// The same elements, of a publisher that could fail with another error.
    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
        Publishers.Sequence<Elements, E>(sequence: sequence)
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// The elements that do not equal the one before.
    public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
        var different: [Elements.Element] = []
        for element in sequence where different.last != element { different.append(element) }
        return Publishers.Sequence<[Elements.Element], Failure>(sequence: different)
    }

    /// Whether an element is among them.
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.contains(output))
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// A publisher of the element that comes first, or of none.
    public func first() -> Optional<Elements.Element>.Publisher {
        sequence.first.publisher
    }

    /// A publisher of one element by where it is, or of none.
    public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
        (sequence.indices.contains(index) ? sequence[index] : nil).publisher
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// How many elements there are.
    public func count() -> Result<Int, Failure>.Publisher {
        Result.Publisher(sequence.count)
    }

    /// The elements with these indices.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// A publisher of the element that comes last, or of none.
    public func last() -> Optional<Elements.Element>.Publisher {
        sequence.last.publisher
    }

    /// The last element for which a closure is true.
    public func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
        sequence.last(where: predicate).publisher
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// A publisher of one element by where it is, or of none.
    public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
        (sequence.indices.contains(index) ? sequence[index] : nil).publisher
    }

    /// How many elements there are.
    public func count() -> Just<Int> {
        Just(sequence.count)
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// The elements with these indices.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[range]))
    }

    /// How many elements there are.
    public func count() -> Result<Int, Failure>.Publisher {
        Result.Publisher(sequence.count)
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        prepend(elements)
    }

    /// The elements of another sequence first.
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where Elements.Element == S.Element {
        var all = Elements()
        all.reserveCapacity(sequence.count + elements.underestimatedCount)
        all.append(contentsOf: elements)
        all.append(contentsOf: sequence)
        return Publishers.Sequence(sequence: all)
    }

    /// The elements of another publisher first.
    public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        Publishers.Sequence(sequence: publisher.sequence + sequence)
    }

    /// Some elements at the end.
    public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        append(elements)
    }

    /// The elements of another sequence at the end.
    public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where Elements.Element == S.Element {
        Publishers.Sequence(sequence: sequence + elements)
    }

    /// The elements of another publisher at the end.
    public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        Publishers.Sequence(sequence: sequence + publisher.sequence)
    }
}
