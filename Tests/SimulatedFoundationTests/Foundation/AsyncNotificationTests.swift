import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

private let arrived = Notification.Name("arrived")

/// Listens in a task, and gets a notification each second.
@MainActor private func listen() {
    Task {
        for await notification in NotificationCenter.default.notifications(named: arrived) {
            print("got", notification.userInfo?["letter"] ?? "", Thread.isMainThread)
        }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        NotificationCenter.default.post(name: arrived, object: nil, userInfo: ["letter": "a"])
    }
}

@Suite("Notifications in a task of an app", .enabled(if: RuntimeInterface.problems.isEmpty))
struct AsyncNotificationTests {
    @Test("come one after the other, on the actor of the task, in virtual time")
    func timing() throws {
        let phone = try FoundationPhone { listen() }
        phone.run(for: .seconds(3))
        #expect(phone.history == ["1.0 got a true", "2.0 got a true", "3.0 got a true"])
    }

    @Test("wait while the app is suspended, and come no more after its end")
    func interrupted() throws {
        let suspended = try FoundationPhone { listen() }
        suspended.run(suspendedFrom: 1, to: 30, until: 31)
        #expect(suspended.history == ["1.0 got a true", "30.0 got a true", "31.0 got a true"])
        let ended = try FoundationPhone { listen() }
        ended.run(endedAt: 2)
        #expect(ended.history == ["1.0 got a true", "2.0 got a true"])
    }
}
