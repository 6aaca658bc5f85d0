#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Threads that wait for a condition, and others that signal it.
struct ConditionProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        deliver(&chance)
        wake(&chance)
        giveUp(&chance)
    }

    /// Goods from some threads to others: each gets to one of them.
    private func deliver(_ chance: inout Chance) {
        let store = GoodsStore()
        let (makers, takers, each) = (1 + chance.below(3), 1 + chance.below(3), 1 + chance.below(12))
        let isBroadcast = chance.isOne(in: 2)
        let all = DispatchGroup()
        for maker in 0..<makers {
            all.enter()
            Thread.detachNewThread {
                for number in 0..<each { store.put(maker * 100 + number, isBroadcast: isBroadcast) }
                all.leave()
            }
        }
        let taken = Shared<[Int]>([])
        for _ in 0..<takers {
            all.enter()
            Thread.detachNewThread {
                while let good = store.take(of: makers * each) { taken.change { $0.append(good) } }
                all.leave()
            }
        }
        all.wait()
        notes.add("taken: \(taken.value.sorted())")
    }

    /// A signal wakes at least one of those that wait, a broadcast all.
    private func wake(_ chance: inout Chance) {
        let (condition, woken, waiting) = (NSCondition(), Shared(0), Shared(0))
        let count = 1 + chance.below(4)
        let isLimited = chance.isOne(in: 2)
        let all = DispatchGroup()
        for _ in 0..<count {
            all.enter()
            Thread.detachNewThread {
                condition.lock()
                waiting.change { $0 += 1 }
                let isSignalled = isLimited ? condition.wait(until: Date() + 60) : true
                if !isLimited { condition.wait() }
                woken.change { $0 += isSignalled ? 1 : 100 }
                condition.unlock()
                all.leave()
            }
        }
        while waiting.value < count { Thread.sleep(forTimeInterval: 0.0002) }
        notes.add("before: \(woken.value)")
        condition.lock()
        condition.signal()
        condition.unlock()
        while woken.value == 0 { Thread.sleep(forTimeInterval: 0.0002) }
        condition.lock()
        condition.broadcast()
        condition.unlock()
        all.wait()
        notes.add("after: \(woken.value)")
    }

    /// Without a signal a wait ends at its limit, with the lock held.
    private func giveUp(_ chance: inout Chance) {
        let condition = NSCondition()
        condition.name = "limit"
        for _ in 0..<1 + chance.below(3) {
            let limit = chance.isOne(in: 2) ? Date() - 1 : Date() + 0.002
            condition.lock()
            let isSignalled = condition.wait(until: limit)
            let isEarly = Date() < limit - 0.0005
            condition.unlock()
            notes.add("signalled \(isSignalled), early \(isEarly), \(condition.name ?? "")")
        }
    }
}

private final class GoodsStore: @unchecked Sendable {
    private let condition = NSCondition()
    private var goods: [Int] = []
    private var taken = 0

    func put(_ good: Int, isBroadcast: Bool) {
        condition.lock()
        goods.append(good)
        if isBroadcast { condition.broadcast() } else { condition.signal() }
        condition.unlock()
    }

    /// The next, until as many were taken as there are at all.
    func take(of all: Int) -> Int? {
        condition.lock()
        defer { condition.unlock() }
        while goods.isEmpty, taken < all { condition.wait() }
        guard taken < all else { return nil }
        taken += 1
        if taken == all { condition.broadcast() }
        return goods.removeFirst()
    }
}
