#if ON_MACHINE
    import Foundation
    import Synchronization
#else
    import UIKit
#endif

/// Threads that take locks and give them up, one step after the other: whether a step has to wait is known.
struct LockProgram {
    /// One lock, whatever its class, and what is known of it.
    private final class Subject: @unchecked Sendable {
        let name: String
        let lock: @Sendable () -> Void
        let unlock: @Sendable () -> Void
        let tryLock: @Sendable () -> Bool
        let lockBefore: @Sendable (Date) -> Bool
        let isRecursive: Bool
        var owner: Int?
        var depth = 0

        init(_ own: NSLock) {
            (name, isRecursive) = ("NSLock", false)
            (lock, unlock, tryLock, lockBefore) = (own.lock, own.unlock, own.try, own.lock(before:))
        }

        init(_ own: NSRecursiveLock) {
            (name, isRecursive) = ("NSRecursiveLock", true)
            (lock, unlock, tryLock, lockBefore) = (own.lock, own.unlock, own.try, own.lock(before:))
        }

        init(_ own: NSConditionLock) {
            (name, isRecursive) = ("NSConditionLock", false)
            // The machine's own lock() traps where it has to wait: it computes with the distant future.
            lock = { _ = own.lock(before: Date() + 60) }
            (unlock, tryLock, lockBefore) = (own.unlock, own.try, own.lock(before:))
        }
    }

    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        let subjects = [Subject(NSLock()), Subject(NSRecursiveLock()), Subject(NSConditionLock(condition: 3))]
        let hands = (0..<3).map { _ in Hand() }
        for _ in 0..<24 { step(chance.pick(subjects), by: chance.below(3), hands, &chance) }
        for subject in subjects { giveUp(subject, hands) }
        for hand in hands { hand.end() }
        exclude(&chance)
    }

    private func step(_ subject: Subject, by id: Int, _ hands: [Hand], _ chance: inout Chance) {
        if subject.owner == nil || subject.owner == id && subject.isRecursive && chance.isOne(in: 2) {
            take(subject, by: id, hands, &chance)
        } else if subject.owner == id, chance.isOne(in: 2) {
            hands[id].run(subject.unlock)
            subject.depth -= 1
            if subject.depth == 0 { subject.owner = nil }
            notes.add("\(id) gives up \(subject.name)")
        } else if subject.owner != id, chance.isOne(in: 3) {
            wait(for: subject, by: id, hands, &chance)
        } else {
            attempt(subject, by: id, hands, &chance)
        }
    }

    /// The lock is to be had.
    private func take(_ subject: Subject, by id: Int, _ hands: [Hand], _ chance: inout Chance) {
        let way = chance.below(4)
        let result = Shared(true)
        hands[id].run {
            switch way {
            case 0: subject.lock()
            case 1: result.change { $0 = subject.tryLock() }
            case 2: result.change { $0 = subject.lockBefore(.distantPast) }
            default: result.change { $0 = subject.lockBefore(Date() + 60) }
            }
        }
        notes.add("\(id) takes \(subject.name), way \(way): \(result.value)")
        guard result.value else { return }
        subject.owner = id
        subject.depth += 1
    }

    /// It is not, and nobody waits for it for long.
    private func attempt(_ subject: Subject, by id: Int, _ hands: [Hand], _ chance: inout Chance) {
        if subject.owner == id, subject.isRecursive { return }
        let way = chance.below(3)
        let result = Shared(false)
        hands[id].run {
            switch way {
            case 0: result.change { $0 = subject.tryLock() }
            case 1: result.change { $0 = subject.lockBefore(.distantPast) }
            default:
                let limit = Date() + 0.002
                let isTaken = subject.lockBefore(limit)
                result.change { $0 = isTaken || Date() < limit - 0.0005 }
            }
        }
        notes.add("\(id) cannot take \(subject.name), way \(way): \(result.value)")
    }

    /// It is not, and comes once the holder gives it up.
    private func wait(for subject: Subject, by id: Int, _ hands: [Hand], _ chance: inout Chance) {
        guard let owner = subject.owner else { return }
        let isLimited = chance.isOne(in: 2)
        let result = Shared(true)
        hands[id].start {
            if isLimited { result.change { $0 = subject.lockBefore(Date() + 60) } } else { subject.lock() }
        }
        for _ in 0..<subject.depth {
            notes.add("\(id) waits for \(subject.name): \(hands[id].isWaiting())")
            hands[owner].run(subject.unlock)
        }
        hands[id].finish()
        notes.add("\(id) has \(subject.name) from \(owner): \(result.value)")
        (subject.owner, subject.depth) = (id, 1)
    }

    private func giveUp(_ subject: Subject, _ hands: [Hand]) {
        guard let owner = subject.owner else { return }
        for _ in 0..<subject.depth { hands[owner].run(subject.unlock) }
    }

    /// Threads that all want one lock.
    private func exclude(_ chance: inout Chance) {
        let (lock, mutex, all) = (NSLock(), MutexHolder(), DispatchGroup())
        let inside = Shared((now: 0, most: 0))
        let (threads, rounds) = (2 + chance.below(4), 1 + chance.below(20))
        let rest = chance.isOne(in: 4) ? 0.0001 : 0
        for _ in 0..<threads {
            all.enter()
            Thread.detachNewThread {
                for round in 0..<rounds {
                    lock.lock()
                    inside.change { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                    if rest > 0, round == 0 { Thread.sleep(forTimeInterval: rest) }
                    inside.change { $0.now -= 1 }
                    lock.unlock()
                    mutex.add(1)
                }
                all.leave()
            }
        }
        all.wait()
        notes.add("inside \(inside.value.now), at most \(inside.value.most); counted \(mutex.count)")
        notes.add("taken while taken: \(mutex.takesTwice)")
    }
}

/// A counter in a `Mutex`.
private final class MutexHolder: Sendable {
    private let mutex = Mutex(0)

    var count: Int { mutex.withLock { $0 } }

    /// Whether another thread gets a lock that is held.
    var takesTwice: Bool {
        let hand = Hand()
        let result = Shared(true)
        mutex.withLock { _ in
            hand.run { result.change { $0 = self.mutex.withLockIfAvailable { $0 } != nil } }
        }
        hand.end()
        return result.value
    }

    func add(_ number: Int) { mutex.withLock { $0 += number } }
}
