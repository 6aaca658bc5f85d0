import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilModeTesting
import VigilRuntimeProbes

/// Two threads that take two locks in opposite order.
@MainActor private func crossOver(_ kind: String) {
    let make = { () -> any NSLocking & Sendable in if kind == "NSLock" { NSLock() } else { NSRecursiveLock() } }
    let (first, second) = (make(), make())
    for (name, locks) in [("one", [first, second]), ("two", [second, first])] {
        DispatchQueue(label: name).async {
            locks[0].lock()
            sleep(1)
            locks[1].lock()
            print("never")
        }
    }
}

struct DeadlockOfLocksTests: Facts {
    @Test(
        "A deadlock of Foundation's classes", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let crossedLocks = Fact(
        "sim.hang.deadlock: of two locks is found at once, with both threads",
        for: ["NSLock", "NSRecursiveLock"]
    ) { (kind: String) in
        let phone = try FoundationPhone { crossOver(kind) }
        phone.run(for: .seconds(2))
        let finding = try require(phone.app.trace.findings.first)
        expect(finding.text.hasPrefix("deadlock: each of these threads waits for the next") && phone.history == [])
        expect(finding.text.contains("two waits for \(kind) (held by one)"))
        expect(finding.text.contains("one waits for \(kind) (held by two)"))
    }

    let mainQueue = Fact("of the main thread and an operation of the main queue is found at once") {
        let phone = try FoundationPhone {
            let operation = BlockOperation { print("never") }
            OperationQueue.main.addOperations([operation], waitUntilFinished: true)
        }
        phone.run(for: .seconds(2))
        expect(phone.app.trace.findings.first?.text.hasPrefix("deadlock: each of these"), is: true)
    }

    let timedLock = Fact(
        "is not seen where one of the threads waits for some time only, whichever begins to wait first"
    ) {
        for (patience, end) in [(1, "6.0"), (3, "8.0")] {
            let phone = try FoundationPhone {
                let (first, second) = (NSLock(), NSLock())
                DispatchQueue(label: "timed").async {
                    first.lock()
                    Thread.sleep(forTimeInterval: TimeInterval(patience))
                    print("timed:", second.lock(before: Date() + 5))
                    first.unlock()
                }
                DispatchQueue(label: "other").async {
                    second.lock()
                    Thread.sleep(forTimeInterval: 2)
                    first.lock()
                    print("other")
                }
            }
            phone.run(for: .seconds(9))
            expect(phone.app.trace.findings.isEmpty && phone.history == ["\(end) timed: false", "\(end) other"])
        }
    }

    let runLoops = Fact("is not seen where a run loop waits for what may come") {
        let phone = try FoundationPhone {
            Thread.detachNewThread {
                RunLoop.current.add(Port(), forMode: .default)
                RunLoop.current.run()
            }
            RunLoop.current.run()
        }
        phone.run(for: .seconds(2))
        phone.app.reportLeftovers()
        expect(phone.app.trace.findings.isEmpty)
    }
}
