import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

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

@Suite("A task that is never ended", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct ForgottenTaskTests {
    @Test(
        "task.leak.kill, task.handler.lead: kills the app when its time is over, and the log names it and its place",
        arguments: [(SystemVersion.iOS(4), 600), (.iOS(7), 180), (.iOS(17), 30), (.iOS(26), 30)])
    func killed(system: SystemVersion, budget: Int) throws {
        let phone = try Phone(ForgetfulCountdown.self, system)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(budget - 1))
        #expect(phone.app.state == .background)
        let handler = phone.app.trace.entries.first { $0.text == "time is up" }
        #expect(handler?.instant == .boot.advanced(by: .seconds(budget - 5)))
        phone.device.advance(by: .seconds(1))
        #expect(phone.app.state == .notRunning)
        #expect(phone.app.exits.map(\.codeText) == ["0x8badf00d"])
        let report = phone.app.trace.entries.map(\.text).filter { $0.contains("countdown") && $0.contains("permitted") }
        #expect(report.count == 1 && report[0].contains("ForgottenTaskTests.swift:"), "\(report)")
    }

    @Test("task.name: without a name the task is called after the function that began it", .asserts(TaskRules.name))
    func namedAfterFunction() throws {
        let phone = try Phone(Nameless.self)
        phone.app.launch()
        phone.device.press(.home)
        #expect(phone.app.isAwake(because: .task("syncContacts(_:)")))
    }
}
