import Dispatch
import Foundation

/// The machine's.
struct MachineDispatch: DispatchLibrary {
    private static let key = DispatchSpecificKey<Int>()
    private let lock = NSLock()

    func makeQueue(
        _ label: String, isConcurrent: Bool, isInactive: Bool, target: DispatchQueue?, number: Int
    ) -> DispatchQueue {
        var attributes: DispatchQueue.Attributes = isConcurrent ? .concurrent : []
        if isInactive { attributes.insert(.initiallyInactive) }
        let queue = DispatchQueue(label: label, attributes: attributes, target: target)
        if number % 2 == 0 { queue.setSpecific(key: Self.key, value: number) }
        return queue
    }

    func makeGroup() -> DispatchGroup { DispatchGroup() }
    func makeSemaphore() -> DispatchSemaphore { DispatchSemaphore(value: 0) }

    func async(
        _ queue: DispatchQueue, isBarrier: Bool, _ group: DispatchGroup?, _ body: @escaping @Sendable () -> Void
    ) {
        queue.async(group: group, flags: isBarrier ? .barrier : [], execute: body)
    }

    func sync(_ queue: DispatchQueue, isBarrier: Bool, _ body: @escaping @Sendable () -> Void) {
        if isBarrier { queue.sync(flags: .barrier, execute: body) } else { queue.sync(execute: body) }
    }

    func item(
        _ queue: DispatchQueue, isBarrier: Bool, isCancelled: Bool, _ body: @escaping @Sendable () -> Void
    ) {
        let item = DispatchWorkItem(flags: isBarrier ? .barrier : [], block: body)
        if isCancelled { item.cancel() }
        queue.async(execute: item)
    }

    func suspend(_ queue: DispatchQueue) { queue.suspend() }
    func resume(_ queue: DispatchQueue) { queue.resume() }
    func activate(_ queue: DispatchQueue) { queue.activate() }

    func notify(
        _ group: DispatchGroup, on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void
    ) {
        group.notify(queue: queue, execute: body)
    }

    func enter(_ group: DispatchGroup) { group.enter() }
    func leave(_ group: DispatchGroup) { group.leave() }
    func wait(_ group: DispatchGroup) { group.wait() }
    func wait(_ semaphore: DispatchSemaphore) { semaphore.wait() }
    func signal(_ semaphore: DispatchSemaphore) { semaphore.signal() }
    func number() -> Int? { DispatchQueue.getSpecific(key: Self.key) }
    func rest() { Thread.sleep(forTimeInterval: 0.0002) }
    func exclusively(_ body: () -> Void) { lock.withLock(body) }
}
