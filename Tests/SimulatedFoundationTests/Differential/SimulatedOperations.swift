import UIKit

/// Vigil's, in an app.
struct SimulatedOperations: OperationLibrary {
    func exclusively(_ body: () -> Void) { body() }

    func play(_ program: OperationProgram, _ note: @escaping @Sendable (OperationEvent) -> Void) {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = program.width
        queue.isSuspended = true
        let completions = DispatchGroup()
        var operations: [Operation] = []
        for (id, work) in program.works.enumerated() {
            let body: @Sendable () -> Void = {
                note(.began(id))
                if work.hasRest { Thread.sleep(forTimeInterval: 0.0002) }
                note(.ended(id))
            }
            let operation = BlockOperation(block: body)
            operations.append(operation)
            completions.enter()
            operation.completionBlock = {
                note(.completed(id))
                completions.leave()
            }
            operation.queuePriority = [.veryLow, .low, .normal, .high, .veryHigh][work.priority]
            for dependency in work.dependencies { operation.addDependency(operations[dependency]) }
            if work.isCancelled { operation.cancel() }
            if !program.isBatch || program.width > 1 { queue.addOperation(operation) }
        }
        if program.isBatch, program.width == 1 { queue.addOperations(operations, waitUntilFinished: false) }
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        completions.wait()
    }
}
