import BackgroundRuntime
import BackgroundTasks
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct BackgroundTasksAsyncTests: Facts {
    @Test("BackgroundTasks with await", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let pending = Fact.async("what is pending can be waited for") {
        let phone = try BackgroundTasksPhone(BackgroundTasksReader.self)
        phone.app.launch()
        try phone.app.main { (reader: BackgroundTasksReader) in
            reader.applicationDidEnterBackground(.shared)
            Task { print(await BGTaskScheduler.shared.pendingTaskRequests().map(\.identifier)) }
        }
        phone.wait(1)
        expect(
            phone.app.trace.output,
            is: [["\(BackgroundTasksReader.refresh)", "\(BackgroundTasksReader.tidy)"].description])
    }

    let submits = Fact.async(
        "from iOS 27 a request is submitted without blocking; before it ends the app",
        for: [SystemVersion.iOS(26), .iOS(27)]
    ) { (system: SystemVersion) in
        let phone = try BackgroundTasksPhone(BackgroundTasksReader.self, system)
        phone.app.launch()
        try phone.app.main { (_: BackgroundTasksReader) in
            Task {
                try await BGTaskScheduler.shared.submitTaskRequest(
                    BGAppRefreshTaskRequest(identifier: BackgroundTasksReader.refresh))
                print("submitted")
                do {
                    let other = BGAppRefreshTaskRequest(identifier: "com.example.Reader.other")
                    try await BGTaskScheduler.shared.submitTaskRequest(other)
                } catch BGTaskScheduler.Error.notPermitted { print("not permitted") }
            }
        }
        phone.wait(1)
        let isEarly = system < .iOS(27)
        expect(phone.app.trace.output, is: (isEarly ? [] : ["submitted", "not permitted"]))
        expect((phone.app.state == .notRunning), is: isEarly)
    }
}

/// Has a handler that belongs to the main actor, and no queue for it.
private final class Careless: UIResponder, UIApplicationDelegate {
    private var count = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: BackgroundTasksReader.refresh, using: nil) { task in
            self.count += 1
            print("on the main thread:", Thread.isMainThread, self.count)
            task.setTaskCompleted(success: true)
        }
        BGTaskScheduler.shared.register(forTaskWithIdentifier: BackgroundTasksReader.tidy, using: nil) { _ in }
        return true
    }
}

extension BackgroundTasksAsyncTests {
    @Test("a handler of the main actor that is called on a queue of the system is not noticed")
    func careless() throws {
        let phone = try BackgroundTasksPhone(Careless.self)
        phone.app.launch()
        try phone.app.main { (_: Careless) in
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: BackgroundTasksReader.refresh))
        }
        phone.home()
        try phone.device.backgroundTasks.launch(BackgroundTasksReader.refresh, of: phone.app)
        expect(phone.app.trace.output, is: ["on the main thread: false 1"])
    }
}
