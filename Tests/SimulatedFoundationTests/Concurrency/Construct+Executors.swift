import UIKit

/// An executor that an app writes: one queue of its own.
final class QueueExecutor: SerialExecutor {
    let queue = DispatchQueue(label: "executor")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}

private actor Ledger {
    private let executor = QueueExecutor()
    private var entries: [String] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func add(_ entry: String) async throws {
        try await Task.sleep(for: .seconds(3))
        dispatchPrecondition(condition: .onQueue(executor.queue))
        assertIsolated()
        entries.append(entry)
        print(entries)
    }
}

private actor Log {
    let queue = DispatchSerialQueue(label: "log")
    private var lines = 0

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    func write() async throws -> Int {
        try await Task.sleep(for: .seconds(3))
        dispatchPrecondition(condition: .onQueue(queue))
        preconditionIsolated()
        lines += 1
        return lines
    }

    nonisolated func writeFromQueue() {
        queue.async {
            Thread.sleep(forTimeInterval: 4)
            self.assumeIsolated { $0.lines += 10 }
        }
    }
}

/// A preference for threads that an app writes.
private final class QueuePreference: TaskExecutor {
    let queue = DispatchQueue(label: "preferred", attributes: .concurrent)
    let key = DispatchSpecificKey<String>()

    init() { queue.setSpecific(key: key, value: "preferred") }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    var place: String { DispatchQueue.getSpecific(key: key) ?? Construct.thread }
}

extension Construct {
    static let executors = [
        Construct(
            "an actor with an executor of its own", plain: [#"3 ["a"]"#, #"3 ["a", "b"]"#],
            suspended: [#"60 ["a"]"#, #"60 ["a", "b"]"#]
        ) {
            let ledger = Ledger()
            Task {
                async let first: Void = ledger.add("a")
                async let second: Void = ledger.add("b")
                _ = try await (first, second)
            }
        },
        task(
            "an actor on a DispatchSerialQueue, which its blocks keep busy", plain: ["7 11"], suspended: ["63 11"]
        ) {
            let log = Log()
            log.writeFromQueue()
            print(try await log.write())
        },
        task(
            "withTaskExecutorPreference", plain: ["3 preferred", "6 preferred", "6 main"],
            suspended: ["60 preferred", "63 preferred", "63 main"]
        ) {
            let executor = QueuePreference()
            try await withTaskExecutorPreference(executor) {
                try await inPlace(of: executor)
                async let child: Void = inPlace(of: executor)
                try await child
            }
            print(executor.place)
        },
        Construct("Task(executorPreference:)", plain: ["3 preferred"], suspended: ["60 preferred"]) {
            let executor = QueuePreference()
            Task(executorPreference: executor) { try await inPlace(of: executor) }
        },
        Construct(
            "Task.detached(executorPreference:), with a default actor on the way",
            plain: ["3 preferred", "6 preferred"],
            suspended: ["60 preferred", "63 preferred"]
        ) {
            let executor = QueuePreference()
            Task.detached(executorPreference: executor) {
                try await inPlace(of: executor)
                try await Guest().visit(executor)
            }
        },
        task(
            "a group whose tasks have a preference, and globalConcurrentExecutor", plain: ["3 preferred", "6 pool"],
            suspended: ["60 preferred", "63 pool"]
        ) {
            let executor = QueuePreference()
            try await withThrowingTaskGroup { group in
                group.addTask(executorPreference: executor) { try await inPlace(of: executor) }
                try await group.waitForAll()
                group.addTask(executorPreference: globalConcurrentExecutor) { try await inPlace(of: executor) }
                try await group.waitForAll()
            }
        },
    ]

    @concurrent private static func inPlace(of executor: QueuePreference) async throws {
        try await Task.sleep(for: .seconds(3))
        print(executor.place)
    }
}

private actor Guest {
    func visit(_ executor: QueuePreference) async throws {
        try await Task.sleep(for: .seconds(3))
        print(executor.place)
    }
}
