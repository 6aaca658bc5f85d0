import BackgroundRuntime
import Testing
import UIKit
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

@Suite("An operation queue", .enabled(if: RuntimeInterface.problems.isEmpty))
struct OperationQueueTests {
    @Test("runs its blocks in virtual time, no more at once than it may")
    func runsBlocks() throws {
        let phone = try Phone(Operator.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(30))
        let history = phone.app.trace.entries.filter { $0.kind == .output }
        #expect(
            history.map { "\(TimeText.clock($0.instant)) \($0.text)" } == [
                "00:00:01.000 done 1", "00:00:02.000 done 2", "00:00:04.000 done 3", "00:00:06.000 done 4",
                "00:00:06.000 all done, left: 0", "00:00:06.000 on the main thread: true",
            ])
    }
}
