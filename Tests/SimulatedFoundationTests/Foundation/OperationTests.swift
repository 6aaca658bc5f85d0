import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Takes some seconds, in its `main()`.
private final class Slow: Operation, @unchecked Sendable {
    let label: String
    let seconds: Double

    init(_ label: String, _ seconds: Double) {
        (self.label, self.seconds) = (label, seconds)
        super.init()
        name = label
    }

    override func main() {
        print(label, "begins")
        Thread.sleep(forTimeInterval: seconds)
        print(label, isCancelled ? "was cancelled" : "ends")
    }
}

/// Manages its own state, as operations around requests do.
private final class Request: Operation, @unchecked Sendable {
    private let seconds: Double
    private var isUnderWay = false
    private var isOver = false

    init(_ seconds: Double) { self.seconds = seconds }

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { isUnderWay }
    override var isFinished: Bool { isOver }

    override func start() {
        guard !isCancelled else { return finish() }
        willChangeValue(forKey: "isExecuting")
        isUnderWay = true
        didChangeValue(forKey: "isExecuting")
        print("request")
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.finish() }
    }

    private func finish() {
        print("answer")
        willChangeValue(for: \.isFinished)
        (isUnderWay, isOver) = (false, true)
        didChangeValue(for: \.isFinished)
    }
}

/// Downloads two parts, joins them, and tells.
@Sendable private func download() {
    let queue = OperationQueue()
    let (first, second, join) = (Slow("first", 2), Slow("second", 3), Slow("join", 1))
    join.addDependency(first)
    join.addDependency(second)
    join.completionBlock = { print("done, on the main thread:", Thread.isMainThread) }
    queue.addOperations([join, first, second], waitUntilFinished: false)
    print("queued", queue.operationCount)
}

struct OperationTests: Facts {
    @Test("An operation", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let dependencies = Fact("begins when all it depends on are over, and tells when it is over") {
        let phone = try FoundationPhone { download() }
        phone.run(for: .seconds(10))
        expect(
            phone.history,
            is: [
                "0.0 queued 3", "0.0 first begins", "0.0 second begins", "2.0 first ends", "3.0 second ends",
                "3.0 join begins", "4.0 join ends", "4.0 done, on the main thread: false",
            ])
    }

    let suspension = Fact("stands still while the app is suspended, and its followers with it") {
        let phone = try FoundationPhone { download() }
        phone.run(suspendedFrom: 1, to: 100, until: 120)
        expect(
            phone.history.dropFirst(3),
            is: [
                "100.0 first ends", "100.0 second ends", "100.0 join begins", "101.0 join ends",
                "101.0 done, on the main thread: false",
            ])
    }

    let termination = Fact("ends with its app: neither it nor its followers nor its completion run any more") {
        let phone = try FoundationPhone { download() }
        phone.run(endedAt: 2)
        expect(phone.history.last == "2.0 first ends" && phone.history.count == 4)
    }

    let asynchronous = Fact("that is asynchronous keeps its place in the queue until it says that it is over") {
        let phone = try FoundationPhone {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            let request = Request(2)
            queue.addOperation(request)
            queue.addOperation { print("next") }
            DispatchQueue.global().async {
                request.waitUntilFinished()
                print("waited", request.isFinished, queue.operationCount)
            }
        }
        phone.run(for: .seconds(10))
        expect(Set(phone.history), is: ["0.0 request", "2.0 answer", "2.0 next", "2.0 waited true 1"])
        expect(phone.history.count == 4 && phone.history.first == "0.0 request")
    }

    let asynchronousInterrupted = Fact(
        "that is asynchronous goes on after a suspension, and not after the end of the app"
    ) {
        let code: @MainActor @Sendable () -> Void = {
            let queue = OperationQueue()
            queue.addOperation(Request(5))
            queue.addBarrierBlock { print("next") }
        }
        let suspended = try FoundationPhone { code() }
        suspended.run(suspendedFrom: 2, to: 60, until: 70)
        expect(suspended.history, is: ["0.0 request", "60.0 answer", "60.0 next"])
        let ended = try FoundationPhone { code() }
        ended.run(endedAt: 2)
        expect(ended.history, is: ["0.0 request"])
    }

    let cancellation = Fact(
        "that is cancelled before it begins never runs, but is over and tells; one that runs has to look"
    ) {
        let phone = try FoundationPhone {
            let queue = OperationQueue()
            let (running, waiting) = (Slow("running", 2), Slow("waiting", 2))
            waiting.addDependency(running)
            waiting.completionBlock = { print("completion", waiting.isFinished, waiting.isExecuting) }
            queue.addOperations([running, waiting], waitUntilFinished: false)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                waiting.cancel()
                running.cancel()
                print("ready:", waiting.isReady)
            }
        }
        phone.run(for: .seconds(5))
        expect(
            phone.history,
            is: [
                "0.0 running begins", "1.0 ready: true", "1.0 completion true false", "2.0 running was cancelled",
            ])
    }

    let blocks = Fact("made of blocks runs them beside one another, and is over after the last") {
        let phone = try FoundationPhone {
            let operation = BlockOperation { sleep(1) }
            operation.addExecutionBlock { sleep(4) }
            operation.completionBlock = { print("over") }
            print("blocks", operation.executionBlocks.count)
            OperationQueue().addOperation(operation)
        }
        phone.run(for: .seconds(10))
        expect(phone.history, is: ["0.0 blocks 2", "4.0 over"])
    }

    let holder = Fact("waited for names the thread that runs it") {
        let operation = Slow("upload", 10)
        let phone = try FoundationPhone {
            DispatchQueue(label: "worker").async { operation.start() }
            DispatchQueue.global().async { operation.waitUntilFinished() }
        }
        phone.run(for: .seconds(1))
        expect(operation.holder?.name == "worker" && operation.waitDescription == "Slow \"upload\"")
        phone.device.advance(by: .seconds(10))
        expect(operation.holder == nil && operation.isFinished)
        let late = Operation()
        let stuck = try FoundationPhone {
            OperationQueue.main.addOperation(late)
            late.waitUntilFinished()
        }
        stuck.run(for: .seconds(1))
        expect(late.holder === stuck.app.process?.mainThread && late.holder?.isBlocked == true)
    }

    let misuse = Fact(
        "misused is an exception that ends the app",
        for: ["twice", "early", "block", "queues"]
    ) { (kind: String) in
        let phone = try FoundationPhone {
            let (operation, other) = (BlockOperation { print("ran") }, BlockOperation {})
            switch kind {
            case "twice":
                OperationQueue().addOperation(operation)
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { OperationQueue().addOperation(operation) }
            case "early":
                operation.addDependency(other)
                operation.start()
            case "block":
                operation.start()
                operation.addExecutionBlock {}
            default:
                operation.addDependency(other)
                OperationQueue().addOperation(operation)
                OperationQueue().addOperation(operation)
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { print("survived") }
        }
        phone.run(for: .seconds(5))
        expect(phone.app.exits.map(\.name) == ["exception"] && !phone.history.contains("3.0 survived"))
    }

    let outside = Fact("outside any app runs where it is started") {
        let operation = Adder()
        operation.start()
        operation.start()
        expect(operation.isFinished && operation.sum == 1)
        let cancelled = Adder()
        cancelled.cancel()
        cancelled.start()
        expect(cancelled.isFinished && cancelled.sum == 0 && OperationQueue.current == nil)
    }
}

private final class Adder: Operation, @unchecked Sendable {
    var sum = 0

    override func main() { sum += 1 }
}
