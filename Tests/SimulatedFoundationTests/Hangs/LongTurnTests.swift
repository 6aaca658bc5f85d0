import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Correct code that does much in one turn: nothing bounds it but the processor time that only a hang takes.
struct LongTurnTests: Facts {
    @Test("One turn", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static func expectFine(_ code: @escaping @MainActor @Sendable () -> Void) throws {
        let phone = try FoundationPhone { code() }
        phone.run(for: .seconds(20))
        expect(phone.app.exits.isEmpty && phone.device.hangs.isEmpty, "\(phone.device.hangs)")
        let history = phone.history
        expect(history.last?.hasSuffix(" done"), is: true, "\(history)")
    }

    let timers = Fact("may start five thousand timers, of a run loop of its own too") {
        try Self.expectFine {
            let left = Shared(5_000)
            for number in 1...5_000 {
                Timer.scheduledTimer(withTimeInterval: Double(number % 7), repeats: false) { _ in
                    left.value -= 1
                    if left.value == 0 { print("done") }
                }
            }
        }
        try Self.expectFine {
            Thread.detachNewThread {
                for number in 1...5_000 {
                    Timer.scheduledTimer(withTimeInterval: Double(number % 7), repeats: false) { _ in }
                }
                RunLoop.current.run()
                print("done")
            }
        }
    }

    let operations = Fact("may add four thousand operations, and a chain of three thousand") {
        try Self.expectFine {
            let queue = OperationQueue()
            for _ in 0..<4_000 { queue.addOperation {} }
            var last: Operation?
            let chain = (0..<3_000).map { _ in
                let operation = BlockOperation {}
                if let last { operation.addDependency(last) }
                last = operation
                return operation
            }
            queue.addOperations(chain.reversed(), waitUntilFinished: true)
            queue.waitUntilAllOperationsAreFinished()
            print("done")
        }
    }

    let tasks = Fact("may begin 999 tasks with names of their own") {
        try Self.expectFine {
            for number in 1...999 {
                let application = UIApplication.shared
                let task = application.beginBackgroundTask(withName: "task \(number)") {}
                DispatchQueue.main.async { application.endBackgroundTask(task) }
            }
            DispatchQueue.main.async { print("done") }
        }
    }
}
