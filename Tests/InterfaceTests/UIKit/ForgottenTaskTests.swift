import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// LongRunningTask of the examples, whose handler forgets to end the task.
private final class ForgetfulCountdown: UIResponder, UIApplicationDelegate {
    private var task = UIBackgroundTaskIdentifier.invalid

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(withName: "countdown") { print("time is up") }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            print("remaining: \(Int(application.backgroundTimeRemaining.rounded())) s")
        }
    }
}

/// Begins without a name, in a function of its own.
private final class Nameless: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) { syncContacts(application) }

    private func syncContacts(_ application: UIApplication) {
        _ = application.beginBackgroundTask {}
    }
}

struct ForgottenTaskTests: Facts {
    @Test(
        "A task that is never ended", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let killed = Fact(
        "task.leak.kill, task.handler.lead: kills the app when its time is over, and the log names it and its place",
        for: [(SystemVersion.iOS(4), 600), (.iOS(7), 180), (.iOS(17), 30), (.iOS(26), 30)]
    ) { (system: SystemVersion, budget: Int) in
        let phone = try Phone(ForgetfulCountdown.self, system)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(budget - 1))
        expect(phone.app.state, is: .background)
        let handler = phone.app.trace.entries.first { $0.text == "time is up" }
        expect(handler?.instant, is: .boot.advanced(by: .seconds(budget - 5)))
        phone.device.advance(by: .seconds(1))
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.exits.map(\.codeText), is: ["0x8badf00d"])
        let report = phone.app.trace.entries.map(\.text).filter { $0.contains("countdown") && $0.contains("permitted") }
        expect(report.count == 1 && report[0].contains("ForgottenTaskTests.swift:"), "\(report)")
    }

    let namedAfterFunction = Fact(
        "task.name: without a name the task is called after the function that began it",
        .asserts(TaskRules.name)
    ) {
        let phone = try Phone(Nameless.self)
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.app.isAwake(because: .task("syncContacts(_:)")))
    }
}
