#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Threads that hand a lock with a number to one another.
struct ConditionLockProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        relay(&chance)
        ask(&chance)
    }

    /// Each thread waits for its own number and sets the next: one order, whatever the order in which they came.
    private func relay(_ chance: inout Chance) {
        let count = 2 + chance.below(5)
        let lock = NSConditionLock(condition: 0)
        let order = (0..<count).shuffled(using: &chance)
        let all = DispatchGroup()
        for number in order {
            all.enter()
            Thread.detachNewThread { [notes] in
                // With a limit, since the machine's own wait without one traps.
                let isTaken = lock.lock(whenCondition: number, before: Date() + 60)
                notes.add("\(number) is on: \(isTaken), \(lock.condition)")
                lock.unlock(withCondition: number + 1)
                all.leave()
            }
        }
        all.wait()
        notes.add("left with \(lock.condition)")
    }

    private func ask(_ chance: inout Chance) {
        let lock = NSConditionLock()
        lock.name = "asked"
        var isHeld = false
        for _ in 0..<16 {
            let number = chance.below(3)
            if isHeld {
                if chance.isOne(in: 2) { lock.unlock() } else { lock.unlock(withCondition: number) }
                isHeld = false
                notes.add("given up with \(lock.condition)")
                continue
            }
            let way = chance.below(5)
            switch way {
            case 0: isHeld = lock.try()
            case 1: isHeld = lock.tryLock(whenCondition: number)
            case 2: isHeld = lock.lock(whenCondition: number, before: Date() - 1)
            case 3: isHeld = lock.lock(whenCondition: number, before: Date() + 0.001)
            default: isHeld = lock.lock(before: Date() + 60)
            }
            notes.add("way \(way) for \(number) while \(lock.condition): \(isHeld)")
            if isHeld { askElsewhere(lock, number) }
        }
        if isHeld { lock.unlock() }
    }

    /// What another thread gets while the lock is held.
    private func askElsewhere(_ lock: NSConditionLock, _ number: Int) {
        let hand = Hand()
        hand.run { [notes] in
            let answers = [lock.try(), lock.tryLock(whenCondition: number), lock.lock(before: Date() - 1)]
            notes.add("another thread: \(answers)")
        }
        hand.end()
    }
}
