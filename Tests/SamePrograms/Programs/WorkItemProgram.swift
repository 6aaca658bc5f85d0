#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Items of work: performed, given to queues, cancelled, waited for, followed.
struct WorkItemProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        let queue = DispatchQueue(label: "items")
        for number in 0..<8 {
            switch chance.below(5) {
            case 0: perform(number, &chance)
            case 1: cancel(number, on: queue, &chance)
            case 2: follow(number, on: queue, &chance)
            case 3: wait(number, on: queue, &chance)
            default: iterate(number, &chance)
            }
        }
    }

    private func perform(_ number: Int, _ chance: inout Chance) {
        let count = 1 + chance.below(3)
        let times = Shared(0)
        let item = DispatchWorkItem { times.change { $0 += 1 } }
        let isCancelled = chance.isOne(in: 3)
        if isCancelled { item.cancel() }
        for _ in 0..<count { item.perform() }
        notes.add("\(number) performed \(times.value) of \(count), \(item.isCancelled)")
    }

    /// What is cancelled before it begins does not run, and is over all the same.
    private func cancel(_ number: Int, on queue: DispatchQueue, _ chance: inout Chance) {
        let item = DispatchWorkItem { [notes] in notes.add("\(number) runs") }
        queue.suspend()
        if chance.isOne(in: 2) { queue.async(execute: item) } else { queue.asyncAfter(deadline: .now(), execute: item) }
        let isCancelled = chance.isOne(in: 2)
        if isCancelled { item.cancel() }
        notes.add("\(number) in time: \(item.wait(timeout: .now()) == .success)")
        queue.resume()
        notes.add("\(number) over: \(item.wait(timeout: .now() + 60) == .success), \(item.isCancelled)")
    }

    private func follow(_ number: Int, on queue: DispatchQueue, _ chance: inout Chance) {
        let other = DispatchQueue(label: "other", attributes: chance.isOne(in: 2) ? .concurrent : [])
        let over = DispatchSemaphore(value: 0)
        let item = DispatchWorkItem(flags: chance.isOne(in: 2) ? .barrier : []) { [notes] in
            notes.add("\(number) runs")
        }
        let isLate = chance.isOne(in: 2)
        if isLate { item.perform() }
        if chance.isOne(in: 2) {
            item.notify(queue: queue) { [notes] in
                notes.add("\(number) is followed")
                over.signal()
            }
        } else {
            let next = DispatchWorkItem { [notes] in
                notes.add("\(number) is followed by an item")
                over.signal()
            }
            item.notify(queue: queue, execute: next)
        }
        if !isLate { other.async(execute: item) }
        over.wait()
    }

    private func wait(_ number: Int, on queue: DispatchQueue, _ chance: inout Chance) {
        let item = DispatchWorkItem(qos: .utility) { [notes] in notes.add("\(number) runs") }
        if chance.isOne(in: 2) { queue.sync(execute: item) } else { queue.async(execute: item) }
        item.wait()
        notes.add("\(number) was waited for")
    }

    private func iterate(_ number: Int, _ chance: inout Chance) {
        let count = chance.below(20)
        let seen = Shared<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: count) { index in seen.change { $0.append(index) } }
        notes.add("\(number): \(seen.value.sorted())")
    }
}
