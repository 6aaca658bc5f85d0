import BackgroundRuntime
import BackgroundTasks
import Testing
import UIKit
import VigilBackgroundTasks
import VigilRuntimeProbes
import VigilTestSupport

@Suite("BackgroundTasks, as an app sees it", .enabled(if: RuntimeInterface.problems.isEmpty))
struct BackgroundTasksTests {
    @Test("tasks are registered, submitted, started and completed")
    func scheduled() throws {
        let phone = try Phone(Reader.self)
        phone.app.launch()
        phone.home()
        try phone.device.backgroundTasks.launch(Reader.tidy, of: phone.app)
        try phone.device.backgroundTasks.launch(Reader.refresh, of: phone.app)
        phone.wait(30)
        #expect(
            phone.app.trace.output == [
                "\(Reader.tidy) true on the main thread: true", "\(Reader.refresh) true on the main thread: false",
                "expired",
            ])
        #expect(phone.app.state == .suspended && phone.app.exits.isEmpty && phone.app.trace.findings.isEmpty)
    }

    @Test("what is submitted comes back as it was")
    func pending() throws {
        let phone = try Phone(Reader.self)
        phone.app.launch()
        try phone.app.main { (reader: Reader) in
            reader.applicationDidEnterBackground(.shared)
            BGTaskScheduler.shared.getPendingTaskRequests { requests in
                for request in requests {
                    let processing = request as? BGProcessingTaskRequest
                    print(
                        request.identifier, request.earliestBeginDate?.timeIntervalSinceNow ?? 0,
                        processing?.requiresExternalPower ?? false, processing?.requiresNetworkConnectivity ?? false)
                }
            }
            BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: Reader.tidy)
            BGTaskScheduler.shared.cancelAllTaskRequests()
        }
        #expect(phone.app.trace.output.isEmpty)
        try phone.app.main { (reader: Reader) in reader.applicationDidEnterBackground(.shared) }
        let pending = phone.device.backgroundTasks.pending(of: phone.app)
        #expect(pending.map(\.identifier) == [Reader.refresh, Reader.tidy])
        #expect(pending[1].needsPower && pending[1].needsNetwork)
    }

    @Test("errors have Apple's domain and numbers, and match by their codes")
    func errors() throws {
        let phone = try Phone(Reader.self)
        phone.app.launch()
        try phone.app.main { (reader: Reader) in
            reader.submit(BGAppRefreshTaskRequest(identifier: "com.example.Reader.other"))
        }
        try phone.happen("backgroundRefresh", ["is": .text("denied")])
        try phone.app.main { (reader: Reader) in
            reader.submit(BGAppRefreshTaskRequest(identifier: Reader.refresh))
        }
        #expect(phone.app.trace.output == ["not permitted", "refused: BGTaskSchedulerErrorDomain 1"])
        #expect(BGTaskScheduler.Error.Code.immediateRunIneligible.rawValue == 4)
    }

    @Test("a continued task reports its progress, and goes on behind")
    func continued() throws {
        let phone = try Phone(Reader.self, .iOS(26))
        phone.app.launch()
        try phone.app.main { (reader: Reader) in reader.export("album") }
        phone.home()
        phone.wait(59)
        #expect(phone.app.state == .background)
        phone.wait(1)
        #expect(phone.app.trace.output == ["Done album 60"] && phone.app.state == .suspended)
        #expect(phone.app.trace.findings.isEmpty)
    }

    @Test("a continued task that the user cancels ends in its handler")
    func cancelled() throws {
        let phone = try Phone(Reader.self, .iOS(27))
        phone.app.launch()
        try phone.app.main { (reader: Reader) in reader.export("album") }
        phone.home()
        phone.wait(10)
        try phone.device.backgroundTasks.cancel("com.example.Reader.export.album", of: phone.app)
        phone.wait(2)
        #expect(phone.app.trace.output == ["Cancelled album 11"] && phone.app.exits.isEmpty)
    }

    @Test("resources that a phone has are told, and a request keeps what it was given")
    func values() throws {
        let phone = try Phone(Reader.self, .iOS(26))
        phone.app.launch()
        try phone.app.main { (_: Reader) in
            print(BGTaskScheduler.supportedResources.contains(.gpu))
            let request = BGContinuedProcessingTaskRequest(identifier: "a", title: "b", subtitle: "c")
            print(request.strategy == .queue, request.requiredResources.isEmpty)
            request.requiredResources = .gpu
            request.strategy = .fail
            guard let copy = request.copy() as? BGContinuedProcessingTaskRequest else { return }
            print(copy.title, copy.subtitle, copy.strategy == .fail, copy.requiredResources == .gpu)
            let study = BGHealthResearchTaskRequest(identifier: "study")
            study.protectionTypeOfRequiredData = "NSFileProtectionNone"
        }
        #expect(phone.app.trace.output == ["true", "true true", "b c true true"])
        #expect(phone.app.trace.entries.contains { $0.text.hasSuffix("of study is not simulated") })
    }
}
