import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

private final class Ticks: @unchecked Sendable {
    var count = 0
}

struct RunLoopTests: Facts {
    @Test("A run loop", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// A worker thread with two timers, which runs its loop.
    @MainActor private static func workerWithTimers() {
        Thread.detachNewThread {
            let ticks = Ticks()
            let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { timer in
                ticks.count += 1
                print("tick", ticks.count)
                if ticks.count == 3 { timer.invalidate() }
            }
            timer.tolerance = 0.5
            RunLoop.current.add(Timer(timeInterval: 1, repeats: false) { _ in print("once") }, forMode: .common)
            RunLoop.current.run()
            print("nothing left to wait for")
        }
    }

    let runsTimers = Fact("of a thread fires its timers while it is run, and comes to an end with the last") {
        let phone = try FoundationPhone { RunLoopTests.workerWithTimers() }
        phone.run(for: .seconds(20))
        expect(
            phone.history, is: ["1.0 once", "2.0 tick 1", "4.0 tick 2", "6.0 tick 3", "6.0 nothing left to wait for"])
    }

    let suspension = Fact("stands still while the app is suspended; what came due fires once on resume") {
        let phone = try FoundationPhone { RunLoopTests.workerWithTimers() }
        phone.run(suspendedFrom: 3, to: 61, until: 80)
        expect(
            phone.history.dropFirst(2), is: ["61.0 tick 2", "62.0 tick 3", "62.0 nothing left to wait for"])
    }

    let termination = Fact("ends with its app") {
        let phone = try FoundationPhone { RunLoopTests.workerWithTimers() }
        phone.run(endedAt: 3)
        expect(phone.history, is: ["1.0 once", "2.0 tick 1"])
    }

    let forgottenLoop = Fact("that nobody runs fires nothing, and the trace says so") {
        let phone = try FoundationPhone {
            DispatchQueue.global().async {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("never") }
            }
        }
        phone.run(for: .seconds(10))
        expect(phone.history, is: [])
        expect(phone.app.trace.findings.map(\.text).first?.hasPrefix("a timer does not fire"), is: true)
        expect(phone.app.trace.findings.count, is: 1)
    }

    let nested = Fact("of the main thread, run inside a turn, serves timers, queue and notifications until its date") {
        let phone = try FoundationPhone {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { print("block") }
            RunLoop.current.perform { print("performed", RunLoop.current.currentMode == .default) }
            RunLoop.current.run(until: Date() + 2.5)
            print("back")
            sleep(1)
            print("slept")
        }
        phone.run(for: .milliseconds(4_200))
        expect(
            phone.history,
            is: [
                "0.0 performed true", "1.0 tick", "1.5 block", "2.0 tick", "2.5 back", "3.5 slept", "3.5 tick",
                "4.0 tick",
            ])
    }

    let modes = Fact("run in one mode leaves what belongs to another waiting") {
        let phone = try FoundationPhone {
            RunLoop.main.add(Timer(timeInterval: 1, repeats: false) { _ in print("default") }, forMode: .default)
            RunLoop.main.add(Timer(timeInterval: 2, repeats: false) { _ in print("tracking") }, forMode: .tracking)
            RunLoop.main.add(Timer(timeInterval: 3, repeats: false) { _ in print("common") }, forMode: .common)
            let own = RunLoop.Mode("own")
            RunLoop.main.add(Timer(timeInterval: 4, repeats: false) { _ in print("own") }, forMode: own)
            print("nothing in it:", RunLoop.main.run(mode: RunLoop.Mode("empty"), before: Date() + 9))
            _ = RunLoop.main.run(mode: .tracking, before: Date() + 3.5)
            print("tracked")
            DispatchQueue.main.async { print("queue") }
            RunLoop.main.run(mode: own, before: Date() + 2)
            print("end of launch")
        }
        phone.run(for: .seconds(20))
        expect(
            phone.history,
            is: [
                "0.0 nothing in it: false", "2.0 tracking", "3.0 common", "3.5 tracked", "4.0 own",
                "4.0 end of launch", "4.0 default", "4.0 queue",
            ])
    }

    let oneInput = Fact("run for one input comes back after it; timers are none") {
        let phone = try FoundationPhone {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { print("input") }
            print("handled:", RunLoop.current.run(mode: .default, before: Date() + 10))
        }
        phone.run(for: .milliseconds(2_900))
        expect(phone.history, is: ["1.0 tick", "2.0 tick", "2.5 input", "2.5 handled: true"])
    }

    let nestedSuspension = Fact("waits in a suspended app, and not after the end of its date") {
        let phone = try FoundationPhone {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                RunLoop.current.run(until: Date() + 5)
                print("back")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 4) { print("inside") }
        }
        phone.run(suspendedFrom: 3, to: 60, until: 70)
        expect(Set(phone.history), is: ["60.0 inside", "60.0 back"])
        let ended = try FoundationPhone { RunLoop.current.run(until: Date() + 5) }
        ended.run(endedAt: 2)
        expect(ended.app.exits.map(\.name), is: ["crash"])
    }

    let portsAndStopping = Fact(
        "kept alive by a port runs until it is stopped; a run that never ends counts as spinning"
    ) {
        let phone = try FoundationPhone {
            let loop = OSAllocatedUnfairLock<CFRunLoop?>(uncheckedState: nil)
            Thread.detachNewThread {
                loop.withLockUnchecked { $0 = CFRunLoopGetCurrent() }
                RunLoop.current.add(Port(), forMode: .default)
                CFRunLoopRun()
                print("stopped")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                let worker = loop.withLockUnchecked { $0 }
                worker?.perform { print("performed") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { if let worker { CFRunLoopStop(worker) } }
            }
        }
        phone.run(for: .seconds(10))
        phone.app.reportLeftovers()
        expect(phone.history == ["3.0 performed", "4.0 stopped"] && phone.app.trace.findings.isEmpty)
    }
}
