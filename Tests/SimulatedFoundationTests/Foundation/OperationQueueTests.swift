import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Four blocks of two seconds, two at a time, and a barrier in the middle.
@Sendable private func work() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    for number in 1...3 {
        queue.addOperation {
            sleep(2)
            print("block", number)
        }
    }
    queue.addBarrierBlock {
        sleep(1)
        print("barrier")
    }
    queue.addOperation { print("after") }
}

struct FoundationOperationQueueTests: Facts {
    @Test("A queue of operations", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let limits = Fact("runs no more at once than it may, and nothing beside a barrier") {
        let phone = try FoundationPhone { work() }
        phone.run(for: .seconds(20))
        expect(phone.history, is: ["2.0 block 1", "2.0 block 2", "4.0 block 3", "5.0 barrier", "5.0 after"])
    }

    let suspensionAndEnd = Fact("stands still while the app is suspended, and ends with it") {
        let suspended = try FoundationPhone { work() }
        suspended.run(suspendedFrom: 3, to: 50, until: 60)
        expect(suspended.history, is: ["2.0 block 1", "2.0 block 2", "50.0 block 3", "51.0 barrier", "51.0 after"])
        let ended = try FoundationPhone { work() }
        ended.run(endedAt: 3)
        expect(ended.history, is: ["2.0 block 1", "2.0 block 2"])
    }

    let priorities = Fact("begins with the most urgent, then with the oldest; while it is suspended with none") {
        let phone = try FoundationPhone {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            queue.isSuspended = true
            for (name, priority) in [
                ("low", Operation.QueuePriority.low), ("normal", .normal), ("high", .veryHigh), ("high 2", .veryHigh),
            ] {
                let operation = BlockOperation { print(name) }
                queue.addOperation(operation)
                operation.queuePriority = priority
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { queue.isSuspended = false }
        }
        phone.run(for: .seconds(5))
        expect(phone.history, is: ["2.0 high", "2.0 high 2", "2.0 normal", "2.0 low"])
    }

    let counting = Fact("knows its operations, counts them, and waits for all") {
        let phone = try FoundationPhone {
            let queue = OperationQueue()
            queue.name = "uploads"
            queue.progress.totalUnitCount = 2
            queue.addOperation { sleep(1) }
            queue.addOperation { sleep(3) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                print(queue.operationCount, queue.progress.completedUnitCount, queue.waitDescription)
            }
            DispatchQueue.global().async {
                queue.waitUntilAllOperationsAreFinished()
                print(queue.operations.count, queue.progress.fractionCompleted)
            }
        }
        phone.run(for: .seconds(10))
        expect(phone.history, is: ["2.0 1 1 the operations of OperationQueue \"uploads\"", "3.0 0 1.0"])
    }

    let currentQueue = Fact("is known to the code of its operations; the main thread has the main queue") {
        let phone = try FoundationPhone {
            let queue = OperationQueue()
            print(OperationQueue.current === OperationQueue.main)
            queue.addOperation {
                print(OperationQueue.current === queue)
                OperationQueue.main.addOperation {
                    print(Thread.isMainThread && OperationQueue.current === OperationQueue.main)
                }
            }
            DispatchQueue.global().async { print(OperationQueue.current == nil) }
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: Array(repeating: "0.0 true", count: 4))
    }

    let underlying = Fact("runs on the threads of its underlying queue") {
        let phone = try FoundationPhone {
            let serial = DispatchQueue(label: "serial")
            let queue = OperationQueue()
            print(queue.underlyingQueue == nil)
            queue.underlyingQueue = serial
            serial.async { sleep(2) }
            queue.addOperation { print("after the block of the serial queue", queue.underlyingQueue === serial) }
        }
        phone.run(for: .seconds(5))
        expect(phone.history, is: ["0.0 true", "2.0 after the block of the serial queue true"])
    }

    let many = Fact("handles ten thousand operations") {
        let phone = try FoundationPhone {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            for number in 1...10_000 {
                queue.addOperation { if number == 10_000 { print("last") } }
            }
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 last"])
    }

    let releases = Fact("lets go of its operations when the launch ends, also of one that never ends") {
        let phone = try FoundationPhone {
            let object = Witness()
            let queue = OperationQueue()
            let (first, second) = (BlockOperation { _ = object }, Operation())
            first.addDependency(second)
            second.addDependency(first)
            first.completionBlock = { _ = (first, object) }
            queue.addOperations([first, second], waitUntilFinished: false)
            weakly(object)
        }
        phone.run(for: .seconds(1))
        expect(WeakBox.last.withLock { $0.object != nil })
        phone.app.terminate()
        expect(WeakBox.last.withLock { $0.object == nil })
    }
}

/// Remembers one object without keeping it alive.
private struct WeakBox: @unchecked Sendable {
    weak var object: Witness?
    static let last = Mutex(WeakBox())
}

private func weakly(_ object: Witness) { WeakBox.last.withLock { $0.object = object } }

private final class Witness: Sendable {}
