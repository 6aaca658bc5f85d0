import BackgroundRuntime
// An app file may import this too: an expression such as `Mutex(0)` still means the simulated one.
import Synchronization
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// State as an app keeps it, in a file that imports Synchronization.
private final class Counter: Sendable {
    let value = Mutex(0)
    let names = Mutex<[String]>([])
    let hits = Atomic(0)

    /// Adds one, slowly, while the lock is held.
    func addSlowly() {
        value.withLock { value in
            let old = value
            Thread.sleep(forTimeInterval: 2)
            value = old + 1
        }
        hits.add(1, ordering: .relaxed)
    }
}

@Sendable private func countSlowly() {
    let counter = Counter()
    for number in 1...3 {
        Thread.detachNewThread {
            counter.addSlowly()
            print("added", number)
        }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        print("available:", counter.value.withLockIfAvailable { $0 } != nil)
        print("counted", counter.value.withLock { $0 })
    }
}

/// A value that cannot be copied.
private struct Ticket: ~Copyable {
    let number: Int
}

struct MutexTests: Facts {
    @Test("A mutex", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let sleepsWhileHeld = Fact("held by code that sleeps makes others wait in virtual time, not for real") {
        let phone = try FoundationPhone { countSlowly() }
        phone.run(for: .seconds(20))
        expect(
            phone.history, is: ["1.0 available: false", "2.0 added 1", "4.0 added 2", "6.0 added 3", "6.0 counted 3"])
    }

    let suspension = Fact("is still held after a suspension") {
        let phone = try FoundationPhone { countSlowly() }
        phone.run(suspendedFrom: 3, to: 60, until: 80)
        expect(
            phone.history,
            is: ["1.0 available: false", "2.0 added 1", "60.0 added 2", "62.0 added 3", "62.0 counted 3"])
    }

    let termination = Fact("held by a launch that has ended is free for the next, and nobody who waited goes on") {
        let counter = Counter()
        let phone = try FoundationPhone {
            print("free:", counter.value.withLockIfAvailable { $0 } != nil)
            Thread.detachNewThread { counter.addSlowly() }
            Thread.detachNewThread { counter.addSlowly() }
        }
        phone.run(endedAt: 1)
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 free: true", "3601.0 free: true"])
    }

    let relocking = Fact("locked again by the thread that holds it ends the app") {
        let counter = Counter()
        let phone = try FoundationPhone {
            counter.names.withLock { names in
                names.append("first")
                counter.names.withLock { $0.append("second") }
            }
        }
        phone.run(for: .seconds(1))
        expect(phone.app.exits.map(\.name), is: ["crash"])
        expect(counter.names.withLock { $0 }, is: ["first"])
    }

    let errors = Fact("lets an error pass, and is free then") {
        let counter = Counter()
        expect(throws: StimulusError.self) {
            try counter.value.withLock { (_: inout sending Int) throws(StimulusError) in
                throw StimulusError("no")
            }
        }
        expect(counter.value.withLockIfAvailable { $0 += 1 } != nil)
    }
}
