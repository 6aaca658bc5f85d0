import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Something that waits for a deadline ten seconds after the launch, and the second at which it comes.
struct Deadline: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// With the device asleep from 2 s to 30 s.
    let asleep: Int
    /// With the clock set forward by five seconds at 2 s.
    let forward: Int
    /// With the clock set back by five seconds at 2 s.
    let back: Int
    let body: @MainActor @Sendable () -> Void

    static func uptime(_ name: String, _ body: @escaping @MainActor @Sendable () -> Void) -> Deadline {
        Deadline(testDescription: name, asleep: 38, forward: 10, back: 10, body: body)
    }

    static func wall(_ name: String, _ body: @escaping @MainActor @Sendable () -> Void) -> Deadline {
        Deadline(testDescription: name, asleep: 30, forward: 5, back: 15, body: body)
    }

    private static func source(_ schedule: (any DispatchSourceTimer) -> Void) {
        let source = DispatchSource.makeTimerSource(queue: .main)
        schedule(source)
        source.setEventHandler { [source] in
            print("due")
            source.cancel()
        }
        source.activate()
    }

    static let all = [
        uptime("asyncAfter(deadline:)") {
            DispatchQueue.global().asyncAfter(deadline: .now() + 10) { print("due") }
        },
        uptime("main.asyncAfter(deadline:)") { DispatchQueue.main.asyncAfter(deadline: .now() + 10) { print("due") } },
        wall("asyncAfter(wallDeadline:)") {
            DispatchQueue.global().asyncAfter(wallDeadline: .now() + 10) { print("due") }
        },
        wall("main.asyncAfter(wallDeadline:execute:) with an item") {
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 10, execute: DispatchWorkItem { print("due") })
        },
        uptime("a source") { source { $0.schedule(deadline: .now() + 10, leeway: .seconds(1)) } },
        wall("a source by the wall clock") { source { $0.schedule(wallDeadline: .now() + 10, repeating: 60.0) } },
        uptime("semaphore.wait(timeout:)") {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { if semaphore.wait(timeout: .now() + 10) == .timedOut { print("due") } }
        },
        uptime("semaphore.wait(wallTimeout:), which counts uptime from its beginning") {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { if semaphore.wait(wallTimeout: .now() + 10) == .timedOut { print("due") } }
        },
        uptime("group.wait(timeout:)") {
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.global().async { if group.wait(timeout: .now() + 10) == .timedOut { print("due") } }
        },
        uptime("group.wait(wallTimeout:)") {
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.global().async { if group.wait(wallTimeout: .now() + 10) == .timedOut { print("due") } }
        },
        uptime("item.wait(timeout:)") {
            let item = DispatchWorkItem {}
            DispatchQueue.global().async { if item.wait(timeout: .now() + 10) == .timedOut { print("due") } }
        },
        uptime("item.wait(wallTimeout:)") {
            let item = DispatchWorkItem {}
            DispatchQueue.global().async { if item.wait(wallTimeout: .now() + 10) == .timedOut { print("due") } }
        },
    ]
}

struct ClockTests: Facts {
    @Test("The clock of a deadline", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let deviceSleeps = Fact(
        "comes nearer in the sleep of the device only by the wall clock",
        for: Deadline.all
    ) { (deadline: Deadline) in
        let phone = try DispatchPhone(launch: deadline.body)
        phone.advance(to: 2)
        expect(phone.device.fallAsleep())
        phone.advance(to: 30)
        phone.device.wakeUp()
        phone.device.unlock()
        expect(phone.app.state, is: .active)
        phone.advance(to: 60)
        expect(phone.history, is: ["\(deadline.asleep) due"])
    }

    let clockIsSet = Fact(
        "moves with a clock that is set only where it is the wall clock",
        for: Deadline.all
    ) { (deadline: Deadline) in
        for (jump, due) in [(5, deadline.forward), (-5, deadline.back)] {
            let phone = try DispatchPhone(launch: deadline.body)
            phone.advance(to: 2)
            phone.device.setClock(by: .seconds(jump))
            phone.advance(to: 60)
            expect(phone.history, is: ["\(due) due"], "clock set by \(jump) s")
        }
    }

    let clockIsSetFar = Fact(
        "is over at once where the clock is set past it, and waits for the app where that is suspended"
    ) {
        let body: @MainActor @Sendable () -> Void = {
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 10) { print("due") }
        }
        let phone = try DispatchPhone(launch: body)
        phone.advance(to: 2)
        phone.device.setClock(by: .seconds(60))
        expect(phone.history, is: ["2 due"])
        let other = try DispatchPhone(launch: body)
        other.advance(to: 2)
        other.device.press(.home)
        other.device.setClock(by: .seconds(60))
        other.advance(to: 4)
        expect(other.history, is: [])
        other.app.activate()
        expect(other.history, is: ["4 due"])
    }

    let now = Fact("DispatchTime is the uptime, DispatchWallTime the date") {
        let phone = try DispatchPhone {
            for _ in 1...2 {
                let first = DispatchWallTime(timespec: timespec(tv_sec: 1, tv_nsec: 0))
                let wall = DispatchWallTime.now().distance(to: first)
                print(
                    DispatchTime.now().uptimeNanoseconds,
                    wall == .nanoseconds((1 - Int(Date().timeIntervalSince1970)) * 1_000_000_000))
                Thread.sleep(forTimeInterval: 4)
            }
        }
        phone.advance(to: 2)
        expect(phone.device.fallAsleep())
        phone.advance(to: 10)
        phone.device.wakeUp()
        phone.device.unlock()
        phone.advance(to: 20)
        expect(phone.history, is: ["0 0 true", "12 4000000000 true"])
    }

    let arithmetic = Fact("points in time are added to, compared and measured") {
        let time = DispatchTime(uptimeNanoseconds: 5_000_000_000)
        expect((time + 1.5).uptimeNanoseconds == 6_500_000_000 && (time - .milliseconds(1)).rawValue == 4_999_000_000)
        expect((time - 10).uptimeNanoseconds == 1 && (time - .never).uptimeNanoseconds == 1)
        expect(time + .never == .distantFuture && time + .infinity == .distantFuture)
        expect(DispatchTime.distantFuture - 5 == .distantFuture && DispatchTime.distantFuture.rawValue == .max)
        expect(time.distance(to: time.advanced(by: .seconds(2))), is: .nanoseconds(2_000_000_000))
        expect(time.distance(to: .distantFuture) == .never && time < .distantFuture)
        let wall = DispatchWallTime(timespec: timespec(tv_sec: 7, tv_nsec: 5))
        expect(wall.rawValue, is: UInt64(bitPattern: -7_000_000_005))
        expect((wall + .microseconds(1)).distance(to: wall) == .nanoseconds(-1_000) && wall - 1.0 < wall)
        expect(wall + .never == .distantFuture && wall.advanced(by: .seconds(1)) == wall + 1)
        expect(wall - .nanoseconds(5), is: DispatchWallTime(timespec: timespec(tv_sec: 7, tv_nsec: 0)))
        expect(wall.distance(to: .distantFuture) == .never && DispatchWallTime.distantFuture.rawValue == .max)
    }
}
