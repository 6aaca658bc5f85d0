import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

@Suite("A deadlock", .enabled(if: RuntimeInterface.problems.isEmpty))
struct DeadlockTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let cycle = Fact("of two queues that wait for each other is found at once, with who waits for whom and where") {
        let line = #line
        let phone = try AsyncPhone {
            let (first, second) = (DispatchQueue(label: "first"), DispatchQueue(label: "second"))
            first.async {
                Thread.sleep(forTimeInterval: 1)
                second.sync {}
            }
            second.async {
                Thread.sleep(forTimeInterval: 2)
                first.sync {}
            }
        }
        phone.device.advance(by: .seconds(2))
        expect(phone.findings.count, is: 1)
        let hang = try require(phone.device.hangs.first)
        expect(
            hang.contains(
                #"second waits for DispatchQueue "first" (held by first) at DeadlockTests.swift:\#(line + 9)"#))
        expect(
            hang.contains(
                #"first waits for DispatchQueue "second" (held by second) at DeadlockTests.swift:\#(line + 5)"#))
        phone.app.reportLeftovers()
        expect(phone.findings.count, is: 1)
    }

    let mainWaitsForItself = Fact(
        "of the main thread with work that is queued behind it is found when nothing else is left"
    ) {
        let line = #line
        let phone = try AsyncPhone {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.main.async { semaphore.signal() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { print("late") }
            semaphore.wait()
        }
        phone.device.advance(by: .seconds(10))
        expect(phone.findings.count, is: 1)
        expect(
            phone.device.hangs.first?.contains("main waits for a DispatchSemaphore at DeadlockTests.swift:\(line + 5)"),
            is: true)
        expect(phone.history, is: [])
    }

    @Test(
        "of a cooperative pool whose threads all wait for a task that needs one",
        .enabled(if: RuntimeInterface.problems.isEmpty))
    func poolIsExhausted() throws {
        let phone = try AsyncPhone {
            let semaphore = DispatchSemaphore(value: 0)
            for _ in 0..<6 { Task.detached { semaphore.wait() } }
            Task.detached { semaphore.signal() }
        }
        phone.device.advance(by: .seconds(10))
        expect(phone.findings.count == 1 && phone.device.hangs.first?.contains("cooperative 6 waits") == true)
    }

    let crashes = Fact("of a thread with itself that ends the app as on a phone names its place too") {
        let line = #line
        let onQueue = try AsyncPhone { DispatchQueue.main.sync {} }
        let onLock = try AsyncPhone {
            let mutex = Mutex(0)
            mutex.withLock { _ in mutex.withLock { $0 += 1 } }
        }
        for (phone, place) in [(onQueue, line + 1), (onLock, line + 4)] {
            phone.device.advance(by: .seconds(1))
            let finding = phone.app.trace.entries.first { $0.kind == .finding }
            expect(finding?.description.contains("at DeadlockTests.swift:\(place), in closure"), is: true)
            expect(phone.app.exits.count, is: 1)
        }
    }

    let innocent = Fact("is not reported for a thread that waits for work, and not for a wait that ends") {
        let phone = try AsyncPhone {
            let (work, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            Thread.detachNewThread {
                while true {
                    work.wait()
                    print("work")
                }
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
                work.signal()
                done.signal()
            }
            done.wait()
        }
        phone.device.advance(by: .seconds(60))
        expect(phone.history == ["00:00:05.000 work"] && phone.device.hangs == [])
    }
}
