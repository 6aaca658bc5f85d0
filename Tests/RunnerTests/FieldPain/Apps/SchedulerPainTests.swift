import BackgroundTasks
import Testing
import UIKit
import VigilBackgroundTasks
import VigilFacts
import VigilModeTesting
import VigilRuntimeProbes
import VigilTestSupport

/// Registers a task, and submits what it is told to.
private final class News: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "news.refresh", using: nil) { task in
            task.setTaskCompleted(success: true)
        }
        return true
    }

    func submit(_ identifier: String) {
        do { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: identifier)) } catch {
            print("refused:", (error as NSError).code)
        }
    }
}

@Suite(
    "The field's own mistakes with the scheduler, in code", .exercisesRules,
    .enabled(if: RuntimeInterface.problems.isEmpty))
struct SchedulerPainTests {
    private let phone: DelegatePhone

    init() throws {
        let manifest = Manifest(
            bundleIdentifier: "com.example.News", backgroundModes: ["fetch"],
            lists: ["BGTaskSchedulerPermittedIdentifiers": ["news.refresh"]])
        phone = try DelegatePhone(News.self, on: .iOS(17), manifest: manifest)
        phone.app.launch()
    }

    @Test("pain 11: the debugger's message says which of its causes it is: never submitted")
    func neverSubmitted() { expect(launchError("news.refresh")?.hasSuffix("never submitted it"), is: true) }

    @Test("pain 11: ... not permitted, and what was meant")
    func notPermitted() {
        let text = "BGTaskSchedulerPermittedIdentifiers of News does not have it; did you mean news.refresh?"
        expect(launchError("news.refrech")?.hasSuffix(text), is: true)
    }

    @Test("pain 11: ... refused, with the code that submit threw")
    func refused() throws {
        try phone.happen("backgroundRefresh", ["is": .text("denied")])
        try submit("news.refresh")
        expect(
            launchError("news.refresh")?.hasSuffix("submit threw unavailable (BGTaskSchedulerErrorDomain Code=1)"),
            is: true)
    }

    @Test("pain 11: ... run already, and taken back")
    func usedUp() throws {
        try submit("news.refresh")
        phone.home()
        try phone.device.backgroundTasks.launch("news.refresh", of: phone.app)
        phone.wait(60)
        expect(
            launchError("news.refresh")?.hasSuffix("it was started already, and one request gives one launch"), is: true
        )
        phone.app.launch()
        try submit("news.refresh")
        try phone.run { _ in BGTaskScheduler.shared.cancelAllTaskRequests() }
        expect(launchError("news.refresh")?.hasSuffix("the app took it back"), is: true)
    }

    @Test("pain 11, mended: what was submitted under its own name is started")
    func started() throws {
        try submit("news.refresh")
        phone.home()
        expect(launchError("news.refresh") == nil)
        phone.wait(60)
        expect(phone.cites("bgtask.refresh.allowance") && phone.app.exits.isEmpty)
    }

    private func submit(_ identifier: String) throws {
        try phone.run { _ in
            MainActor.assumeIsolated { (UIApplication.shared.delegate as? News)?.submit(identifier) }
        }
    }

    /// What the debugger answers to the command that starts a task; nil when it starts.
    private func launchError(_ identifier: String) -> String? {
        do { try phone.device.backgroundTasks.launch(identifier, of: phone.app) } catch {
            let text = "\(error)"
            let start = "No task request with identifier \(identifier) has been scheduled: "
            return text.hasPrefix(start) ? text : nil
        }
        return nil
    }
}
