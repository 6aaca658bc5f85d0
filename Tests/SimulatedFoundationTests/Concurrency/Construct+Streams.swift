import UIKit

extension Construct {
    static let streams = [
        task(
            "AsyncStream", plain: ["3 1", "4 2", "5 over"], suspended: ["60 1", "60 2", "60 over"]
        ) {
            let stream = AsyncStream<Int> { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + 3) { continuation.yield(1) }
                DispatchQueue.main.asyncAfter(deadline: .now() + 4) { continuation.yield(2) }
                DispatchQueue.global().asyncAfter(deadline: .now() + 5) { continuation.finish() }
            }
            for await number in stream { print(number) }
            print("over")
        },
        task(
            "AsyncStream(unfolding:)", plain: ["2 1", "4 2", "6 over"], suspended: ["2 1", "60 2", "62 over"]
        ) {
            let count = Shared(0)
            let stream = AsyncStream {
                try? await Task.sleep(for: .seconds(2))
                count.value += 1
                return count.value < 3 ? count.value : nil
            }
            for await number in stream { print(number) }
            print("over")
        },
        task(
            "AsyncStream, unbounded, of the oldest and of the newest", plain: ["4 [1, 2, 3]", "4 [1, 2]", "4 [2, 3]"],
            suspended: ["60 [1, 2, 3]", "60 [1, 2]", "60 [2, 3]"]
        ) {
            let policies: [AsyncStream<Int>.Continuation.BufferingPolicy] = [
                .unbounded, .bufferingOldest(2), .bufferingNewest(2),
            ]
            let streams = policies.map { policy in
                AsyncStream(bufferingPolicy: policy) { continuation in
                    for number in 1...3 { continuation.yield(number) }
                    Task.detached {
                        try await Task.sleep(for: .seconds(4))
                        continuation.finish()
                    }
                }
            }
            for stream in streams { print(try await stream.all()) }
        },
        task(
            "onTermination of a stream that finishes, and of one whose task is cancelled",
            plain: ["3 finished", "3 end", "6 cancelled", "6 end"],
            suspended: ["60 finished", "60 end", "63 cancelled", "63 end"]
        ) {
            for isCancelled in [false, true] {
                let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                continuation.onTermination = { print($0 == .cancelled ? "cancelled" : "finished") }
                let task = Task {
                    for await _ in stream {}
                    print("end")
                }
                try await Task.sleep(for: .seconds(3))
                if isCancelled { task.cancel() } else { continuation.finish() }
                await task.value
            }
        },
        task(
            "AsyncThrowingStream", plain: ["3 1", "4 lost", "7 finished"],
            suspended: ["60 1", "61 lost", "64 finished"]
        ) {
            let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self, throwing: (any Error).self)
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 3)
                continuation.yield(1)
                Thread.sleep(forTimeInterval: 1)
                continuation.finish(throwing: Mishap("lost"))
            }
            do { for try await number in stream { print(number) } } catch { print(error) }
            let other = AsyncThrowingStream<Int, any Error>(bufferingPolicy: .bufferingNewest(1)) { continuation in
                continuation.onTermination = { if case .finished = $0 { print("finished") } }
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) { continuation.finish() }
            }
            for try await _ in other {}
        },
        task(
            "a stream that a Timer feeds", plain: ["1 1", "2 2", "3 3"], suspended: ["1 1", "2 2", "60 3"]
        ) {
            let ticks = AsyncStream<Int> { continuation in
                let count = Shared(0)
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                    count.value += 1
                    continuation.yield(count.value)
                }
            }
            for await tick in ticks.prefix(3) { print(tick) }
        },
    ]

    static let sequences = [
        task(
            "an AsyncSequence of the app's own", plain: ["1 1", "2 2", "3 3", "3 over"],
            suspended: ["1 1", "2 2", "60 3", "60 over"]
        ) {
            for try await second in Seconds(count: 3) { print(second) }
            print("over")
        },
        task(
            "operators", plain: ["6 [20, 40, 60]", "8 2", "9 true", "12 6", "15 false", "18 3", "20 [2]"],
            suspended: ["63 [20, 40, 60]", "65 2", "66 true", "69 6", "72 false", "75 3", "77 [2]"]
        ) {
            try await operate()
        },
    ]

    /// The closures of operators that end a sequence may not belong to the main actor.
    @concurrent private static func operate() async throws {
        print(try await Seconds(count: 6).filter { $0.isMultiple(of: 2) }.map { $0 * 10 }.all())
        print(try await Seconds(count: 9).first { $0 == 2 } ?? 0)
        print(try await Seconds(count: 9).contains(1))
        print(try await Seconds(count: 3).reduce(0, +))
        print(try await Seconds(count: 3).allSatisfy { $0 < 3 })
        print(try await Seconds(count: 3).max() ?? 0)
        let middle = try Seconds(count: 9).prefix { $0 < 3 }.prefix(2).dropFirst().drop { $0 < 2 }
        print(try await middle.compactMap { $0 as Int? }.flatMap { [$0].async }.all())
    }
}

/// One number each second.
private struct Seconds: AsyncSequence {
    let count: Int

    func makeAsyncIterator() -> Iterator { Iterator(count: count) }

    struct Iterator: AsyncIteratorProtocol {
        let count: Int
        private var second = 0

        init(count: Int) { self.count = count }

        mutating func next() async throws -> Int? {
            guard second < count else { return nil }
            try await Task.sleep(for: .seconds(1))
            second += 1
            return second
        }
    }
}

extension Array where Element: Sendable {
    fileprivate var async: AsyncStream<Element> {
        AsyncStream { continuation in
            for element in self { continuation.yield(element) }
            continuation.finish()
        }
    }
}

extension AsyncSequence {
    fileprivate func all() async throws -> [Element] { try await reduce(into: []) { $0.append($1) } }
}
