import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

private final class CountingQueue: OperationQueue, @unchecked Sendable {
    private(set) var added = 0

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
    }

    override func addOperation(_ operation: Operation) {
        added += 1
        super.addOperation(operation)
    }
}

private final class MockDefaults: UserDefaults, @unchecked Sendable {
    override init?(suiteName: String?) { super.init(suiteName: suiteName) }

    override func object(forKey key: String) -> Any? { "mocked" }
}

struct OperationOrderTests: Facts {
    @Test("The order of operations", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let batch = Fact("of one batch is that of their urgency, and a change of it counts while they wait") {
        let phone = try FoundationPhone {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            let priorities: [Operation.QueuePriority] = [.low, .normal, .veryHigh, .veryLow, .high, .normal]
            let operations = priorities.enumerated().map { index, priority in
                let operation = BlockOperation { print(index, priority) }
                operation.queuePriority = priority
                return operation
            }
            queue.addOperations(operations, waitUntilFinished: false)
            operations[3].queuePriority = .veryHigh
            operations[1].queuePriority = .veryLow
        }
        phone.run(for: .seconds(1))
        expect(
            phone.history.map { $0.dropFirst(4) },
            is: [
                "2 veryHigh", "3 veryLow", "4 high", "5 normal", "0 low", "1 normal",
            ])
    }

    let cancelledBehindBarrier = Fact("lets one that was cancelled behind a barrier release those that depend on it") {
        let phone = try FoundationPhone {
            let (queue, other) = (OperationQueue(), OperationQueue())
            queue.addOperation { Thread.sleep(forTimeInterval: 2) }
            queue.addBarrierBlock {
                Thread.sleep(forTimeInterval: 2)
                print("barrier")
            }
            let cancelled = BlockOperation { print("never") }
            let dependent = BlockOperation { print("dependent") }
            dependent.addDependency(cancelled)
            queue.addOperation(cancelled)
            queue.addOperation { print("behind") }
            other.addOperation(dependent)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { cancelled.cancel() }
        }
        phone.run(for: .seconds(10))
        expect(phone.history, is: ["1.0 dependent", "4.0 barrier", "4.0 behind"])
    }

    let barriers = Fact("waits for each barrier in turn, and for what depends on another queue") {
        let phone = try FoundationPhone {
            let (queue, other) = (OperationQueue(), OperationQueue())
            let first = BlockOperation { Thread.sleep(forTimeInterval: 3) }
            let second = BlockOperation { print("second") }
            second.addDependency(first)
            other.addOperation(first)
            queue.addOperation(second)
            queue.addOperation { print("beside it") }
            queue.addBarrierBlock { print("barrier 1") }
            queue.addBarrierBlock { print("barrier 2") }
            queue.addOperation { print("last") }
        }
        phone.run(for: .seconds(10))
        expect(
            phone.history,
            is: [
                "0.0 beside it", "3.0 second", "3.0 barrier 1", "3.0 barrier 2", "3.0 last",
            ])
    }

    let executionBlocks = Fact("keeps the blocks of an operation that has run") {
        let phone = try FoundationPhone {
            let operation = BlockOperation { print("ran") }
            operation.start()
            print(operation.executionBlocks.count)
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 ran", "0.0 1"])
    }

    let subclasses = Fact("is a subclass's to watch, and defaults are a subclass's to answer for") {
        let phone = try FoundationPhone {
            let queue = CountingQueue()
            queue.addOperation(BlockOperation { print("ran") })
            queue.waitUntilAllOperationsAreFinished()
            print(queue.added, MockDefaults(suiteName: "group.mock")?.string(forKey: "any") ?? "none")
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 ran", "0.0 1 mocked"])
    }
}
