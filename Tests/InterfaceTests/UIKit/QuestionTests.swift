import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// An app of iOS 7 and later.
private final class Handlers: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { completionHandler(.newData) }
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        print("push", userInfo["id"] ?? "none")
        completionHandler(.failed)
    }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        print("session", identifier)
        completionHandler()
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { print(deviceToken.map { String($0, radix: 16) }.joined()) }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { print(error.localizedDescription) }
}

/// One whose code is written with `async`.
private final class Waiter: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        try? await Task.sleep(for: .seconds(2))
        return .newData
    }
}

/// One of iOS 3.
private final class Old: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        print("old", userInfo["id"] ?? "none")
    }
}

private final class Silent: UIResponder, UIApplicationDelegate {}

struct DelegateQuestionTests: Facts {
    @Test("Calls with a completion handler", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func ask<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ event: SystemEvent
    ) throws -> (answers: [PropertyValue], phone: Phone) {
        let phone = try Phone(delegate)
        phone.app.launch()
        let answers = Answers()
        let process = try require(phone.app.process)
        process.ask(event, rule: LifecycleRules.kill) { answers.all.append($0) }
        phone.device.advance(by: .seconds(5))
        return (answers.all, phone)
    }

    private final class Answers {
        var all: [PropertyValue] = []
    }

    private static func output(_ phone: Phone) -> [String] {
        phone.app.trace.entries.filter { $0.kind == .output }.map(\.text)
    }

    let handlers = Fact("reach the methods that the delegate has, which answer when they like") {
        try expect(Self.ask(Handlers.self, .performFetch).answers, is: [.integer(0)])
        let push = try Self.ask(Handlers.self, .didReceiveRemoteNotification(["id": .integer(7)]))
        expect(push.answers == [.integer(2)] && Self.output(push.phone) == ["push 7"])
        let session = try Self.ask(Handlers.self, .handleEventsForBackgroundURLSession("photos"))
        expect(session.answers == [.boolean(true)] && Self.output(session.phone) == ["session photos"])
    }

    let otherForms = Fact("of a push reach an asynchronous method, or, where that will do, the one without an answer") {
        try expect(Self.ask(Waiter.self, .didReceiveRemoteNotification([:])).answers, is: [.integer(0)])
        let old = try Self.ask(Old.self, .didReceiveRemoteNotification(["id": .string("a")], isForOldMethod: true))
        expect(old.answers.isEmpty && Self.output(old.phone) == ["old a"])
        expect(Self.output(try Self.ask(Old.self, .didReceiveRemoteNotification(["id": .string("a")])).phone).isEmpty)
    }

    let missing = Fact(
        "for which the delegate has no method are a finding, and nothing answers",
        for: [.performFetch, .didReceiveRemoteNotification([:]), .handleEventsForBackgroundURLSession("x")]
            as [SystemEvent]
    ) { (event: SystemEvent) in
        let (answers, phone) = try Self.ask(Silent.self, event)
        expect(answers.isEmpty && phone.app.trace.findings.count == 1)
        expect(phone.app.trace.findings.first?.text.contains("is not implemented by the app's delegate"), is: true)
    }

    let registration = Fact("about pushes bring a token, or an error with its description") {
        let phone = try Phone(Handlers.self)
        phone.app.launch()
        let process = try require(phone.app.process)
        process.notify(.didRegisterForRemoteNotifications(token: [0xca, 0xfe]), rule: LifecycleRules.kill)
        process.notify(
            .didFailToRegisterForRemoteNotifications(domain: "Push", code: 3, text: "no network"),
            rule: LifecycleRules.kill)
        phone.device.advance(by: .seconds(1))
        expect(Self.output(phone), is: ["cafe", "no network"])
    }
}
