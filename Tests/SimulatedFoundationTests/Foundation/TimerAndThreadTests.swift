import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// A worker with a `main()` of its own that stops when it is asked to.
private final class Worker: Thread, @unchecked Sendable {
    override func main() {
        Thread.current.threadDictionary["rounds"] = 0
        while !isCancelled {
            Thread.sleep(forTimeInterval: 1)
            let rounds = (Thread.current.threadDictionary["rounds"] as? Int ?? 0) + 1
            Thread.current.threadDictionary["rounds"] = rounds
            print(Thread.current.name ?? "", rounds, Thread.current === self)
        }
        print("stops")
    }
}

@MainActor private func startWorker(cancelledAfter seconds: Double = 2.5) {
    let worker = Worker()
    worker.name = "worker"
    worker.qualityOfService = .utility
    worker.stackSize = 1 << 16
    worker.start()
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { worker.cancel() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 9) { print(worker.isFinished, worker.isExecuting) }
}

struct TimerAndThreadTests: Facts {
    @Test("A thread and a timer of Foundation", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let worker = Fact("a thread runs its main, keeps its dictionary, and stops when it looks") {
        let phone = try FoundationPhone { startWorker() }
        phone.run(for: .seconds(10))
        expect(
            phone.history,
            is: [
                "1.0 worker 1 true", "2.0 worker 2 true", "3.0 worker 3 true", "3.0 stops", "9.0 true false",
            ])
    }

    let workerInterrupted = Fact("a thread sleeps through a suspension, and ends with its app") {
        let suspended = try FoundationPhone { startWorker(cancelledAfter: 61.5) }
        suspended.run(suspendedFrom: 2, to: 60, until: 65)
        expect(
            suspended.history,
            is: [
                "1.0 worker 1 true", "2.0 worker 2 true", "60.0 worker 3 true", "60.0 false true", "61.0 worker 4 true",
                "62.0 worker 5 true", "62.0 stops",
            ])
        let ended = try FoundationPhone { startWorker() }
        ended.run(endedAt: 2)
        expect(ended.history, is: ["1.0 worker 1 true", "2.0 worker 2 true"])
    }

    let identity = Fact(
        "threads know themselves and the main thread; one that exits ends there; starting twice is an exception"
    ) {
        let phone = try FoundationPhone {
            print(Thread.current === Thread.main, Thread.main.isMainThread, Thread.isMainThread)
            Thread.detachNewThread {
                print(Thread.current === Thread.current, Thread.current === Thread.main, Thread.isMainThread)
                Thread.exit()
                print("never")
            }
            Thread.sleep(until: Date() + 1)
            let thread = Thread {}
            thread.start()
            thread.start()
        }
        phone.run(for: .seconds(2))
        expect(phone.history, is: ["0.0 true true true", "0.0 true false false"])
        expect(phone.app.exits.map(\.name), is: ["exception"])
    }

    let fireDateInBlock = Fact("a timer that fires once does so, whatever its block sets its fire date to") {
        let phone = try FoundationPhone {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { timer in
                print("fired", timer.isValid)
                timer.fireDate = Date() + 1
                DispatchQueue.main.async { print("then", timer.isValid) }
            }
        }
        phone.run(for: .seconds(10))
        expect(phone.history, is: ["1.0 fired true", "1.0 then false"])
    }

    let fireDates = Fact("a timer tells and moves its fire date, fires by hand, and is over when it is invalidated") {
        let phone = try FoundationPhone {
            let start = Date()
            let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in
                print("fired after", Date().timeIntervalSince(start).rounded())
            }
            print(timer.fireDate.timeIntervalSince(start).rounded(), timer.timeInterval, timer.tolerance)
            timer.fireDate = start + 3
            timer.fire()
            DispatchQueue.main.asyncAfter(deadline: .now() + 14) {
                print("next in", (timer.fireDate.timeIntervalSince(Date())).rounded(), timer.isValid)
                timer.invalidate()
                print(timer.isValid)
            }
            let later = Timer(fire: start + 5, interval: 0, repeats: false) { print("late one", $0.isValid) }
            print("not scheduled:", later.isValid)
            DispatchQueue.main.asyncAfter(deadline: .now() + 6) { RunLoop.main.add(later, forMode: .common) }
        }
        phone.run(for: .seconds(40))
        expect(
            phone.history,
            is: [
                "0.0 10.0 10.0 0.0", "0.0 fired after 0.0", "0.0 not scheduled: true", "3.0 fired after 3.0",
                "6.0 late one true", "13.0 fired after 13.0", "14.0 next in 9.0 true", "14.0 false",
            ])
    }

    let oneRunLoop = Fact("a timer belongs to the first run loop that it is added to") {
        let phone = try FoundationPhone {
            let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
                print("fires on main:", Thread.isMainThread)
            }
            Thread.detachNewThread {
                let mode = RunLoop.Mode("of the thread")
                RunLoop.current.add(timer, forMode: mode)
                print("has something to wait for:", RunLoop.current.run(mode: mode, before: Date() + 5))
            }
        }
        phone.run(for: .seconds(9))
        expect(phone.history, is: ["0.0 has something to wait for: false", "2.0 fires on main: true"])
    }

    let timersInterrupted = Fact(
        "timers are held by a suspension, fire once for what they missed, and end with the app"
    ) {
        let code: @MainActor @Sendable () -> Void = {
            Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in print("tick") }
            Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("once") }
        }
        let suspended = try FoundationPhone { code() }
        suspended.run(suspendedFrom: 3, to: 31, until: 33)
        expect(suspended.history, is: ["2.0 tick", "31.0 tick", "31.0 once", "32.0 tick"])
        let ended = try FoundationPhone { code() }
        ended.run(endedAt: 3)
        expect(ended.history, is: ["2.0 tick"])
    }

    let outside = Fact.async("outside any app threads are those of the machine") {
        Thread.sleep(forTimeInterval: 0)
        expect(sleep(0) == 0 && usleep(0) == 0)
        let ran = await withCheckedContinuation { done in
            let thread = Thread { done.resume(returning: !Thread.isMainThread && Thread.current === Thread.current) }
            thread.start()
        }
        expect(ran)
    }
}
