import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// A class as the plugin leaves it: each method that a selector finds has an entry before it.
private class Clerk: NSObject, @unchecked Sendable {
    let name: String

    init(_ name: String) { self.name = name }

    @section("vigil_entries") @used nonisolated private static let first: LinkedMethod = {
        ObjectiveCMethod.register(in: $0, Clerk.self, "tick") { target, _ in
            ObjectiveCMethod.result(unsafeDowncast(target, to: Clerk.self).tick())
        }
    }
    func tick() { print(name, "tick", Thread.isMainThread) }

    @section("vigil_entries") @used nonisolated private static let second: LinkedMethod = {
        ObjectiveCMethod.register(in: $0, Clerk.self, "note:") { target, arguments in
            ObjectiveCMethod.result(
                unsafeDowncast(target, to: Clerk.self).note(ObjectiveCMethod.argument(arguments, 0)))
        }
    }
    func note(_ notification: Notification) { print(name, notification.name.rawValue) }

    @section("vigil_entries") @used nonisolated private static let third: LinkedMethod = {
        ObjectiveCMethod.register(in: $0, Clerk.self, "fire:") { target, arguments in
            ObjectiveCMethod.result(
                unsafeDowncast(target, to: Clerk.self).fire(ObjectiveCMethod.argument(arguments, 0)))
        }
    }
    func fire(_ timer: Timer) { print(name, timer.userInfo ?? "nothing") }

    @section("vigil_entries") @used nonisolated private static let fourth: LinkedMethod = {
        ObjectiveCMethod.register(in: $0, Clerk.self, "join:with:") { target, arguments in
            ObjectiveCMethod.result(
                unsafeDowncast(target, to: Clerk.self).join(
                    ObjectiveCMethod.argument(arguments, 0), with: ObjectiveCMethod.argument(arguments, 1)))
        }
    }
    func join(_ one: String, with other: String?) -> String { one + (other ?? "-") }
}

private final class Deputy: Clerk, @unchecked Sendable {
    override func tick() { print(name, "tick for somebody") }
}

struct MessageTests: Facts {
    @Test("A message", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let performs = Fact("finds the method of a class or of one that inherits it, and brings back what it gives") {
        let phone = try FoundationPhone {
            let (clerk, deputy) = (Clerk("clerk"), Deputy("deputy"))
            clerk.perform(Selector("tick"))
            deputy.perform(NSSelectorFromString("tick"))
            let joined = clerk.perform("join:with:", with: "a", with: "b")?.takeUnretainedValue() as? String
            print(joined ?? "nothing", clerk.perform("join:with:", with: "a", with: nil) != nil)
            print(clerk.responds(to: "tick"), clerk.responds(to: "tock"), deputy.responds(to: "note:"))
        }
        phone.run(for: .seconds(1))
        let expected = ["clerk tick true", "deputy tick for somebody", "ab true", "true false true"]
        expect(phone.history, is: expected.map { "0.0 " + $0 })
    }

    let isSentLater = Fact("is sent by timers, threads and run loops, and by no timer that was taken back") {
        let phone = try FoundationPhone {
            let clerk = Clerk("clerk")
            Timer.scheduledTimer(
                timeInterval: 2, target: clerk, selector: "fire:", userInfo: "lunch", repeats: false)
            clerk.perform("tick", with: nil, afterDelay: 1)
            clerk.perform("tick", with: nil, afterDelay: 3)
            clerk.perform("tick", with: "x", afterDelay: 4)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
                NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: "tick", object: nil)
            }
            clerk.performSelector(inBackground: "tick", with: nil)
            Thread.detachNewThread { clerk.performSelector(onMainThread: "tick", with: nil, waitUntilDone: true) }
        }
        phone.run(for: .seconds(10))
        expect(
            phone.history,
            is: [
                "0.0 clerk tick false", "0.0 clerk tick true", "1.0 clerk tick true", "2.0 clerk lunch",
                "4.0 clerk tick true",
            ])
    }

    let isSentForNotifications = Fact("is sent for notifications until the observer is removed or gone") {
        let phone = try FoundationPhone {
            let center = NotificationCenter.default
            let (one, two) = (Clerk("one"), Clerk("two"))
            var gone: Clerk? = Clerk("gone")
            for clerk in [one, two, gone].compactMap(\.self) {
                center.addObserver(clerk, selector: "note:", name: Notification.Name("a"), object: nil)
                center.addObserver(clerk, selector: "tick", name: Notification.Name("b"), object: nil)
            }
            gone = nil
            center.post(name: Notification.Name("a"), object: nil)
            center.removeObserver(one)
            center.removeObserver(two, name: Notification.Name("a"), object: nil)
            center.post(name: Notification.Name("a"), object: nil)
            center.post(name: Notification.Name("b"), object: nil)
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 one a", "0.0 two a", "0.0 two tick true"])
    }

    let unrecognized = Fact("to an object without the method ends the app as on a phone") {
        let phone = try FoundationPhone {
            Clerk("clerk").perform("tock:", with: 1)
            print("went on")
        }
        phone.run(for: .seconds(1))
        expect(phone.app.state, is: .notRunning)
        expect(phone.history, is: [])
        expect(
            phone.app.trace.entries.map(\.text).joined(separator: " ").contains(
                "NSInvalidArgumentException: -[Clerk tock:]: unrecognized selector sent to instance"))
    }
}
