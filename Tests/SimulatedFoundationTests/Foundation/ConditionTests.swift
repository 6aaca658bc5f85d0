import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Two consumers wait for what a producer brings every two seconds.
@Sendable private func produceAndConsume() {
    let condition = NSCondition()
    let box = OSAllocatedUnfairLock(initialState: [Int]())
    for name in ["a", "b"] {
        Thread.detachNewThread {
            condition.lock()
            while box.withLock({ $0.isEmpty }) { condition.wait() }
            print(name, "got", box.withLock { $0.removeFirst() })
            condition.unlock()
        }
    }
    Thread.detachNewThread {
        for number in 1...2 {
            Thread.sleep(forTimeInterval: 2)
            condition.withLock {
                box.withLock { $0.append(number) }
                condition.signal()
            }
        }
    }
}

/// A thread that waits for the number 2, and one that sets it after three seconds.
@Sendable private func countUp() {
    let lock = NSConditionLock(condition: 0)
    Thread.detachNewThread {
        print("other number in time:", lock.lock(whenCondition: 7, before: Date() + 1))
        lock.lock(whenCondition: 2)
        print("number", lock.condition)
        lock.unlock(withCondition: 0)
    }
    Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 2)
        lock.lock()
        print("wrong number:", lock.tryLock(whenCondition: 2))
        Thread.sleep(forTimeInterval: 1)
        lock.unlock(withCondition: 2)
    }
}

struct ConditionTests: Facts {
    @Test("A condition", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let signals = Fact("wakes whoever waits longest, in virtual time") {
        let phone = try FoundationPhone { produceAndConsume() }
        phone.run(for: .seconds(10))
        expect(phone.history, is: ["2.0 a got 1", "4.0 b got 2"])
    }

    let suspensionAndEnd = Fact("keeps those who wait over a suspension, and drops them at the end of the app") {
        let suspended = try FoundationPhone { produceAndConsume() }
        suspended.run(suspendedFrom: 1, to: 50, until: 60)
        expect(suspended.history, is: ["50.0 a got 1", "52.0 b got 2"])
        let ended = try FoundationPhone { produceAndConsume() }
        ended.run(endedAt: 3)
        expect(ended.history, is: ["2.0 a got 1"])
    }

    let broadcasts = Fact(
        "wakes all at a broadcast, and nobody after the date; waiting without the lock is a finding"
    ) {
        let phone = try FoundationPhone {
            let condition = NSCondition()
            for number in 1...2 {
                Thread.detachNewThread {
                    condition.lock()
                    print(number, "in time:", condition.wait(until: Date() + Double(number)))
                    condition.wait()
                    print(number, "woken")
                    condition.unlock()
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { condition.signal() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { condition.broadcast() }
            condition.wait()
        }
        phone.run(for: .seconds(10))
        expect(phone.history, is: ["1.0 1 in time: false", "1.5 2 in time: true", "3.0 1 woken", "3.0 2 woken"])
        expect(phone.app.trace.findings.count, is: 1)
    }

    let numbers = Fact("with a number is taken when the number is the wanted one") {
        let phone = try FoundationPhone { countUp() }
        phone.run(for: .seconds(10))
        expect(
            phone.history, is: ["1.0 other number in time: false", "2.0 wrong number: false", "3.0 number 2"])
    }

    let numbersSuspended = Fact("with a number waits through a suspension, and ends with the app") {
        let suspended = try FoundationPhone { countUp() }
        suspended.run(suspendedFrom: 1, to: 30, until: 40)
        expect(suspended.history.suffix(2), is: ["30.0 wrong number: false", "31.0 number 2"])
        let ended = try FoundationPhone { countUp() }
        ended.run(endedAt: 2)
        expect(ended.history.count, is: 2)
    }

    let outside = Fact("outside any app waits for threads of the machine") {
        let condition = NSCondition()
        let ready = Mutex(false)
        let thread = MachineThread {
            condition.withLock {
                ready.withLock { $0 = true }
                condition.broadcast()
            }
        }
        condition.lock()
        thread.start()
        while !ready.withLock({ $0 }) { condition.wait() }
        condition.unlock()
        condition.lock()
        expect(!condition.wait(until: Date()))
        condition.unlock()
    }
}
