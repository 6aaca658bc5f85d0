import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

@testable import SimulatedFoundation

/// What the tests ask of every lock that has `lock` and `unlock`.
private protocol SleepyLock: Sendable {
    func lock()
    func unlock()
    func `try`() -> Bool
}

extension NSLock: SleepyLock {}
extension NSRecursiveLock: SleepyLock {}

private struct UnfairLock: SleepyLock {
    let own = OSAllocatedUnfairLock()

    func lock() { own.lock() }
    func unlock() { own.unlock() }
    func `try`() -> Bool { own.lockIfAvailable() }
}

private struct PointerLock: SleepyLock, @unchecked Sendable {
    let own = os_unfair_lock_t.allocate(capacity: 1)

    init() { own.initialize(to: os_unfair_lock()) }
    func lock() { os_unfair_lock_lock(own) }
    func unlock() { os_unfair_lock_unlock(own) }
    func `try`() -> Bool { os_unfair_lock_trylock(own) }
}

private let kinds = ["NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock", "os_unfair_lock", "NSCondition"]

extension NSCondition: SleepyLock {
    fileprivate func `try`() -> Bool { false }
}

private func make(_ kind: String) -> any SleepyLock {
    switch kind {
    case "NSLock": NSLock()
    case "NSRecursiveLock": NSRecursiveLock()
    case "OSAllocatedUnfairLock": UnfairLock()
    case "os_unfair_lock": PointerLock()
    default: NSCondition()
    }
}

/// Holds a lock for four seconds, while two threads want it from second 1 and 2 on, for a second each.
@Sendable private func compete(for kind: String) {
    let lock = make(kind)
    lock.lock()
    for number in 1...2 {
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: Double(number))
            lock.lock()
            print("thread", number)
            Thread.sleep(forTimeInterval: 1)
            lock.unlock()
        }
    }
    DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 4)
        print("still held")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
        print("given up")
        lock.unlock()
    }
}

private final class Total: Sendable {
    let sum = Mutex(0)
}

struct LockTests: Facts {
    @Test("A lock", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let handsOver = Fact(
        "makes others wait in virtual time, and goes to whoever waits longest",
        for: kinds
    ) { (kind: String) in
        let phone = try FoundationPhone { compete(for: kind) }
        phone.run(for: .seconds(20))
        expect(Set(phone.history.prefix(2)), is: ["4.0 given up", "4.0 still held"])
        expect(phone.history.dropFirst(2), is: ["4.0 thread 1", "5.0 thread 2"])
        expect(phone.app.trace.findings.isEmpty)
    }

    let suspension = Fact("keeps its holder and those who wait over a suspension", for: kinds) { (kind: String) in
        let phone = try FoundationPhone { compete(for: kind) }
        phone.run(suspendedFrom: 3, to: 100, until: 200)
        expect(Set(phone.history.prefix(2)), is: ["100.0 given up", "100.0 still held"])
        expect(phone.history.dropFirst(2), is: ["100.0 thread 1", "101.0 thread 2"])
    }

    let termination = Fact("ends with its app: whoever waits for it never runs", for: kinds) { (kind: String) in
        let phone = try FoundationPhone { compete(for: kind) }
        phone.run(endedAt: 3)
        expect(phone.history, is: [])
        phone.run(for: .seconds(4))
        expect(phone.history.count, is: 3)
    }

    let limits = Fact("is taken or not at once, and until a date") {
        let phone = try FoundationPhone {
            let lock = NSLock()
            print("free:", lock.try(), "held:", lock.try())
            Thread.detachNewThread {
                print("too late:", lock.lock(before: Date() + 2))
                print("in time:", lock.lock(before: Date() + 2))
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { lock.unlock() }
        }
        phone.run(for: .seconds(10))
        expect(phone.history, is: ["0.0 free: true held: false", "2.0 too late: false", "3.0 in time: true"])
    }

    let recursion = Fact("that is recursive is given up as often as it was taken") {
        let phone = try FoundationPhone {
            let lock = NSRecursiveLock()
            lock.lock()
            print("again:", lock.try())
            Thread.detachNewThread { lock.withLock { print("free") } }
            lock.unlock()
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                print("once more")
                lock.unlock()
            }
        }
        phone.run(for: .seconds(10))
        expect(phone.history, is: ["0.0 again: true", "1.0 once more", "1.0 free"])
    }

    let misuse = Fact("tells a misuse as a finding, or ends the app where a phone does") {
        let phone = try FoundationPhone {
            let lock = NSLock()
            lock.name = "cache"
            lock.unlock()
            lock.lock()
            Thread.detachNewThread { lock.unlock() }
        }
        phone.run(for: .seconds(1))
        expect(
            phone.app.trace.findings.map(\.text),
            is: [
                "NSLock \"cache\" was unlocked when not locked", "NSLock \"cache\" was unlocked by another thread",
            ])
        for misuse in ["unlock", "relock", "other thread"] {
            let phone = try FoundationPhone {
                let lock = OSAllocatedUnfairLock()
                if misuse != "unlock" { lock.lock() }
                if misuse == "relock" { lock.lock() }
                if misuse == "other thread" { Thread.detachNewThread { lock.unlock() } } else { lock.unlock() }
                sleep(1)
                print("survived")
            }
            phone.run(for: .seconds(2))
            expect(phone.app.exits.map(\.name) == ["crash"] && phone.history == [], "\(misuse)")
        }
    }

    let selfDeadlock = Fact("that its own thread holds is waited for for ever, and reports name the holder") {
        let phone = try FoundationPhone {
            let lock = NSLock()
            DispatchQueue(label: "worker").async {
                lock.lock()
                lock.lock()
                print("never")
            }
        }
        phone.run(for: .seconds(60))
        phone.app.reportLeftovers()
        expect(phone.history == [] && phone.app.trace.findings.count == 1)
    }

    let holders = Fact("names its holder as what a waiting thread depends on; a condition names nobody") {
        let (lock, condition, numbered) = (NSLock(), NSCondition(), NSConditionLock(condition: 1))
        let core = OSAllocatedUnfairLock(initialState: 0)
        let phone = try FoundationPhone {
            lock.lock()
            numbered.lock()
            _ = core.withLock { _ in sleep(60) }
        }
        phone.run(for: .seconds(1))
        expect(lock.core.holder === phone.app.process?.mainThread)
        expect(numbered.holder === phone.app.process?.mainThread && condition.holder == nil)
        phone.app.process?.end(.crash("test"))
        expect(lock.try() && numbered.try())
    }

    let outside = Fact.async("outside any app is a lock of the machine") {
        let (lock, counter) = (NSLock(), NSRecursiveLock())
        let total = Total()
        lock.lock()
        expect(!lock.try() && counter.try() && counter.try())
        lock.unlock()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1_000 { total.sum.withLock { $0 += 1 } } }
            }
        }
        expect(total.sum.withLock { $0 }, is: 8_000)
    }

    let otherThreadOutside = Fact("outside any app is held by one thread of the machine, and not free for another") {
        let lock = NSRecursiveLock()
        let isOver = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
        defer { isOver.deallocate() }
        sem_init(isOver, 0, 0)
        nonisolated(unsafe) let over = isOver
        let isTaken = Shared(true)
        lock.lock()
        MachineThread {
            isTaken.value = lock.try()
            sem_post(over)
        }.start()
        while sem_wait(isOver) != 0 {}
        expect(!isTaken.value && lock.try())
        lock.unlock()
        lock.unlock()
    }
}
