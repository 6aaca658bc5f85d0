// One value of all that come, delivered at the end.

extension Publisher {
    /// All values put together.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> { fold("Reduce", initialResult, nextPartialResult) { $0 } }

    /// All values put together; the closure may throw.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> { tryFold("TryReduce", initialResult, nextPartialResult) { $0 } }

    /// All values in a list.
    public func collect() -> AnyPublisher<[Output], Failure> {
        gather { subscriber in
            var all: [Output] = []
            return Gatherer(
                "Collect", subscriber, fail: { $0 },
                take: {
                    all.append($0)
                    return .goOn
                }, result: { all })
        }
    }

    /// How many values there were.
    public func count() -> AnyPublisher<Int, Failure> { fold("Count", 0, { count, _ in count + 1 }) { $0 } }

    /// The last value.
    public func last() -> AnyPublisher<Output, Failure> { fold("Last", Output?.none, { $1 }) { $0 } }

    /// The last value for which a closure is true.
    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        fold("LastWhere", Output?.none, { predicate($1) ? $1 : $0 }) { $0 }
    }

    /// The last value for which a closure is true; it may throw.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        tryFold("TryLastWhere", Output?.none, { try predicate($1) ? $1 : $0 }) { $0 }
    }

    /// The largest value, by a closure.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        fold(
            "Comparison", Output?.none,
            { best, value in
                best.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
            }
        ) { $0 }
    }

    /// The largest value, by a closure that may throw.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
        tryFold(
            "TryComparison", Output?.none,
            { best, value in
                try best.map { try areInIncreasingOrder($0, value) ? value : $0 } ?? value
            }
        ) { $0 }
    }

    /// The smallest value, by a closure.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// The smallest value, by a closure that may throw.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> { tryMax { try areInIncreasingOrder($1, $0) } }

    /// Whether a closure is true for all values.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        search("AllSatisfy", for: false, predicate)
    }

    /// Whether a closure is true for all values; it may throw.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
        trySearch("TryAllSatisfy", for: false, predicate)
    }

    /// Whether a closure is true for a value; known as soon as it is.
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        search("ContainsWhere", for: true, predicate)
    }

    /// Whether a closure is true for a value; it may throw.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
        trySearch("TryContainsWhere", for: true, predicate)
    }

    /// The values, or one where there were none.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            var isEmpty = true
            let succession = Succession("ReplaceEmpty", subscriber)
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
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
        search("Contains", for: true) { $0 == output }
    }
}

// What these come down to.

extension Publisher {
    /// Puts all values together, and delivers what a closure makes of that at the end, unless it is nil.
    private func fold<T, R>(
        _ name: String, _ initial: T, _ next: @escaping (T, Output) -> T, result: @escaping (T) -> R?
    ) -> AnyPublisher<R, Failure> {
        gather { subscriber in
            var partial = initial
            return Gatherer(
                name, subscriber, fail: { $0 },
                take: {
                    partial = next(partial, $0)
                    return .goOn
                }, result: { result(partial) })
        }
    }

    /// The same with a closure that may throw.
    private func tryFold<T, R>(
        _ name: String, _ initial: T, _ next: @escaping (T, Output) throws -> T, result: @escaping (T) -> R?
    ) -> AnyPublisher<R, any Error> {
        gather { subscriber in
            var partial = initial
            return Gatherer(
                name, subscriber, fail: { $0 },
                take: { value in
                    do {
                        partial = try next(partial, value)
                        return .goOn
                    } catch { return .fail(error) }
                }, result: { result(partial) })
        }
    }

    /// Delivers `wanted` as soon as a closure says so of a value, and the contrary where it never does.
    private func search(
        _ name: String, for wanted: Bool, _ predicate: @escaping (Output) -> Bool
    ) -> AnyPublisher<Bool, Failure> {
        gather { subscriber in
            var isFound = false
            return Gatherer(
                name, subscriber, fail: { $0 },
                take: {
                    isFound = predicate($0) == wanted
                    return isFound ? .enough : .goOn
                }, result: { isFound == wanted })
        }
    }

    /// The same with a closure that may throw.
    private func trySearch(
        _ name: String, for wanted: Bool, _ predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Bool, any Error> {
        gather { subscriber in
            var isFound = false
            return Gatherer(
                name, subscriber, fail: { $0 },
                take: { value in
                    do {
                        isFound = try predicate(value) == wanted
                        return isFound ? .enough : .goOn
                    } catch { return .fail(error) }
                }, result: { isFound == wanted })
        }
    }
}
