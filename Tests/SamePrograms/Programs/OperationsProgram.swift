#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Operations of several queues: barriers, blocks beside one another, dependencies across queues, cancelling.
struct OperationsProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        for number in 0..<4 {
            switch chance.below(5) {
            case 0: bar(number, &chance)
            case 1: runBlocks(number, &chance)
            case 2: depend(number, &chance)
            case 3: cancel(number, &chance)
            default: start(number, &chance)
            }
        }
    }

    private func bar(_ number: Int, _ chance: inout Chance) {
        let (queue, seen) = (OperationQueue(), Shared((before: 0, after: 0, wrong: 0)))
        let count = 1 + chance.below(4)
        for _ in 0..<count { queue.addOperation { seen.change { $0.before += 1 } } }
        queue.addBarrierBlock {
            seen.change { if $0.before != count || $0.after != 0 { $0.wrong += 1 } }
        }
        for _ in 0..<count { queue.addOperation { seen.change { $0.after += 1 } } }
        queue.waitUntilAllOperationsAreFinished()
        notes.add("\(number) barred: \(seen.value), left \(queue.operationCount)")
    }

    private func runBlocks(_ number: Int, _ chance: inout Chance) {
        let (operation, seen) = (BlockOperation(), Shared<[Int]>([]))
        let count = chance.below(4)
        for part in 0..<count { operation.addExecutionBlock { seen.change { $0.append(part) } } }
        notes.add("\(number) has \(operation.executionBlocks.count), ready \(operation.isReady)")
        if chance.isOne(in: 2) {
            operation.start()
        } else {
            let queue = OperationQueue()
            queue.addOperations([operation], waitUntilFinished: true)
        }
        notes.add("\(number) ran \(seen.value.sorted()), finished \(operation.isFinished), \(operation.isExecuting)")
    }

    private func depend(_ number: Int, _ chance: inout Chance) {
        let queues = [OperationQueue(), OperationQueue()]
        let under = DispatchQueue(label: "under")
        if chance.isOne(in: 2) { queues[0].underlyingQueue = under }
        let order = Shared<[Int]>([])
        var chain: [Operation] = []
        for part in 0..<2 + chance.below(4) {
            let operation = BlockOperation { order.change { $0.append(part) } }
            operation.name = "\(part)"
            if let last = chain.last { operation.addDependency(last) }
            chain.append(operation)
        }
        notes.add("\(number) ready: \(chain.map(\.isReady)), waits for \(chain.map { $0.dependencies.map(\.name) })")
        for operation in chain.shuffled(using: &chance) { chance.pick(queues).addOperation(operation) }
        for operation in chain { operation.waitUntilFinished() }
        notes.add("\(number) ran \(order.value), \(chain.map(\.isFinished))")
    }

    private func cancel(_ number: Int, _ chance: inout Chance) {
        let (queue, ran) = (OperationQueue(), Shared<[Int]>([]))
        queue.isSuspended = true
        let operations = (0..<4).map { part in BlockOperation { ran.change { $0.append(part) } } }
        let over = DispatchGroup()
        for operation in operations {
            over.enter()
            operation.completionBlock = { over.leave() }
        }
        operations[3].addDependency(operations[0])
        queue.addOperations(operations, waitUntilFinished: false)
        notes.add("\(number): \(queue.operationCount), \(queue.operations.count), suspended \(queue.isSuspended)")
        let isAll = chance.isOne(in: 3)
        if isAll { queue.cancelAllOperations() } else { operations[chance.below(3)].cancel() }
        notes.add("\(number) cancelled: \(operations.map(\.isCancelled)), ready \(operations.map(\.isReady))")
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        over.wait()
        notes.add("\(number) ran \(ran.value.sorted()), finished \(operations.map(\.isFinished))")
    }

    /// Without a queue, on the calling thread.
    private func start(_ number: Int, _ chance: inout Chance) {
        let ran = Shared(0)
        let operation = BlockOperation { ran.change { $0 += 1 } }
        operation.queuePriority = .high
        let isCancelled = chance.isOne(in: 2)
        if isCancelled { operation.cancel() }
        operation.start()
        notes.add("\(number) started: \(ran.value), \(operation.isFinished), \(operation.isCancelled)")
        notes.add("  asynchronous \(operation.isAsynchronous), \(operation.queuePriority.rawValue)")
    }
}
