import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct RunLoopTimerTests: Facts {
    @Test("A timer of a run loop", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let overrun = Fact("whose code takes longer than its interval fires next on its grid, and never while it fires") {
        let phone = try FoundationPhone {
            let fires = Shared(0)
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                fires.value += 1
                print("fires", timer.fireDate.timeIntervalSinceReferenceDate == Date().timeIntervalSinceReferenceDate)
                if fires.value == 2 { Thread.sleep(forTimeInterval: 2.5) }
                if fires.value == 4 { RunLoop.current.run(until: Date() + 2.5) }
                if fires.value == 5 { timer.invalidate() }
            }
        }
        phone.run(for: .seconds(20))
        expect(
            phone.history,
            is: ["1.0 fires true", "2.0 fires true", "5.0 fires true", "6.0 fires true", "9.0 fires true"])
    }

    let suspendedWhileFiring = Fact(
        "is on its grid after a suspension in the middle of its code, and fires once for what it missed"
    ) {
        let phone = try FoundationPhone {
            Thread.detachNewThread {
                Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
                    print("begins")
                    Thread.sleep(forTimeInterval: 1)
                    print("ends")
                }
                RunLoop.current.run()
            }
        }
        phone.run(for: .milliseconds(2_500))
        phone.device.press(.home)
        phone.device.advance(by: .milliseconds(7_500))
        phone.app.activate()
        phone.device.advance(by: .seconds(4))
        expect(phone.history, is: ["2.0 begins", "10.0 ends", "12.0 begins", "13.0 ends", "14.0 begins"])
    }

    let validity = Fact("that fires once is valid in its own code, and not after it") {
        let phone = try FoundationPhone {
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { print("inside", $0.isValid) }
            let byHand = Timer(timeInterval: 5, repeats: false) { print("by hand", $0.isValid) }
            byHand.fire()
            print(byHand.isValid)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("after", timer.isValid) }
        }
        phone.run(for: .seconds(3))
        expect(phone.history, is: ["0.0 by hand true", "0.0 false", "1.0 inside true", "2.0 after false"])
    }

    let limit = Fact("is left to the next run when another's code has taken until after the limit of this one") {
        let phone = try FoundationPhone {
            Thread.detachNewThread {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                    print("long")
                    Thread.sleep(forTimeInterval: 3)
                }
                Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in print("late") }
                print(RunLoop.current.run(mode: .default, before: Date() + 2))
                Thread.sleep(forTimeInterval: 1)
                print(RunLoop.current.run(mode: .default, before: Date() + 2))
            }
        }
        phone.run(for: .seconds(10))
        expect(phone.history, is: ["1.0 long", "4.0 true", "5.0 late", "5.0 true"])
    }

    let leavesNothing = Fact("is gone when it is over, and so is what it holds") {
        let timers = Shared<[WeakTimer]>([])
        let phone = try FoundationPhone {
            for number in 0..<500 {
                let timer = Timer.scheduledTimer(withTimeInterval: Double(number % 3), repeats: number % 3 == 2) {
                    if number % 3 == 2 { $0.invalidate() }
                }
                timers.value.append(WeakTimer(timer: timer))
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
                for _ in 0..<500 { RunLoop.main.add(Timer(timeInterval: 1, repeats: false) { _ in }, forMode: .common) }
            }
        }
        phone.run(for: .seconds(10))
        expect(timers.value.filter { $0.timer != nil }.isEmpty)
    }

    let hostTimer = Fact("of the host is gone when it has fired, with the closure that says where") {
        let phone = try FoundationPhone {}
        phone.run(for: .zero)
        weak var kept: AppTimer?
        let process = try require(phone.app.process)
        let thread = process.mainThread
        try phone.app.onMainThread {
            let box = Shared<AppTimer?>(nil)
            box.value = process.startTimer(
                after: .seconds(1),
                submit: { work in
                    _ = box
                    thread.enqueue(work)
                }, fire: { _ in })
            kept = box.value
        }
        expect(kept != nil)
        phone.device.advance(by: .seconds(2))
        expect(kept == nil)
    }
}

private struct WeakTimer {
    weak var timer: Timer?
}
