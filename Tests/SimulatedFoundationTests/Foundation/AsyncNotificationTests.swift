import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
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

struct AsyncNotificationTests: Facts {
    @Test("Notifications in a task of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let timing = Fact("come one after the other, on the actor of the task, in virtual time") {
        let phone = try FoundationPhone { listen() }
        phone.run(for: .seconds(3))
        expect(phone.history, is: ["1.0 got a true", "2.0 got a true", "3.0 got a true"])
    }

    let interrupted = Fact("wait while the app is suspended, and come no more after its end") {
        let suspended = try FoundationPhone { listen() }
        suspended.run(suspendedFrom: 1, to: 30, until: 31)
        expect(suspended.history, is: ["1.0 got a true", "30.0 got a true", "31.0 got a true"])
        let ended = try FoundationPhone { listen() }
        ended.run(endedAt: 2)
        expect(ended.history, is: ["1.0 got a true", "2.0 got a true"])
    }
}
