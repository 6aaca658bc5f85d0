import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

private final class Operator: ScriptedDelegate {
    override func start() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 2
        for number in 1...4 {
            queue.addOperation {
                Thread.sleep(forTimeInterval: Double(number))
                print("done", number)
            }
        }
        DispatchQueue.global().async {
            queue.waitUntilAllOperationsAreFinished()
            print("all done, left:", queue.operationCount)
            OperationQueue.main.addOperation { print("on the main thread:", Thread.isMainThread) }
        }
        let held = OperationQueue()
        held.isSuspended = true
        held.addOperation { print("never") }
        held.cancelAllOperations()
        held.isSuspended = false
    }
}

struct OperationQueueTests: Facts {
    @Test("An operation queue", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let runsBlocks = Fact("runs its blocks in virtual time, no more at once than it may") {
        let phone = try Phone(Operator.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(30))
        let history = phone.app.trace.entries.filter { $0.kind == .output }
        expect(
            history.map { "\(TimeText.clock($0.instant)) \($0.text)" },
            is: [
                "00:00:01.000 done 1", "00:00:02.000 done 2", "00:00:04.000 done 3", "00:00:06.000 done 4",
                "00:00:06.000 all done, left: 0", "00:00:06.000 on the main thread: true",
            ])
    }
}
