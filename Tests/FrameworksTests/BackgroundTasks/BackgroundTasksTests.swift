import BackgroundRuntime
import BackgroundTasks
import Testing
import UIKit
import VigilBackgroundTasks
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct BackgroundTasksTests: Facts {
    @Test("BackgroundTasks, as an app sees it", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let scheduled = Fact("tasks are registered, submitted, started and completed") {
        let phone = try BackgroundTasksPhone(BackgroundTasksReader.self)
        phone.app.launch()
        phone.home()
        try phone.device.backgroundTasks.launch(BackgroundTasksReader.tidy, of: phone.app)
        try phone.device.backgroundTasks.launch(BackgroundTasksReader.refresh, of: phone.app)
        phone.wait(30)
        expect(
            phone.app.trace.output,
            is: [
                "\(BackgroundTasksReader.tidy) true on the main thread: true",
                "\(BackgroundTasksReader.refresh) true on the main thread: false",
                "expired",
            ])
        expect(phone.app.state == .suspended && phone.app.exits.isEmpty && phone.app.trace.findings.isEmpty)
    }

    let pending = Fact("what is submitted comes back as it was") {
        let phone = try BackgroundTasksPhone(BackgroundTasksReader.self)
        phone.app.launch()
        try phone.app.main { (reader: BackgroundTasksReader) in
            reader.applicationDidEnterBackground(.shared)
            BGTaskScheduler.shared.getPendingTaskRequests { requests in
                for request in requests {
                    let processing = request as? BGProcessingTaskRequest
                    print(
                        request.identifier, request.earliestBeginDate?.timeIntervalSinceNow ?? 0,
                        processing?.requiresExternalPower ?? false, processing?.requiresNetworkConnectivity ?? false)
                }
            }
            BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: BackgroundTasksReader.tidy)
            BGTaskScheduler.shared.cancelAllTaskRequests()
        }
        expect(phone.app.trace.output.isEmpty)
        try phone.app.main { (reader: BackgroundTasksReader) in reader.applicationDidEnterBackground(.shared) }
        let pending = phone.device.backgroundTasks.pending(of: phone.app)
        expect(pending.map(\.identifier), is: [BackgroundTasksReader.refresh, BackgroundTasksReader.tidy])
        expect(pending[1].needsPower && pending[1].needsNetwork)
    }

    let errors = Fact("errors have Apple's domain and numbers, and match by their codes") {
        let phone = try BackgroundTasksPhone(BackgroundTasksReader.self)
        phone.app.launch()
        try phone.app.main { (reader: BackgroundTasksReader) in
            reader.submit(BGAppRefreshTaskRequest(identifier: "com.example.Reader.other"))
        }
        try phone.happen("backgroundRefresh", ["is": .text("denied")])
        try phone.app.main { (reader: BackgroundTasksReader) in
            reader.submit(BGAppRefreshTaskRequest(identifier: BackgroundTasksReader.refresh))
        }
        expect(phone.app.trace.output, is: ["not permitted", "refused: BGTaskSchedulerErrorDomain 1"])
        expect(BGTaskScheduler.Error.Code.immediateRunIneligible.rawValue, is: 4)
    }

    let continued = Fact("a continued task reports its progress, and goes on behind") {
        let phone = try BackgroundTasksPhone(BackgroundTasksReader.self, .iOS(26))
        phone.app.launch()
        try phone.app.main { (reader: BackgroundTasksReader) in reader.export("album") }
        phone.home()
        phone.wait(59)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(phone.app.trace.output == ["Done album 60"] && phone.app.state == .suspended)
        expect(phone.app.trace.findings.isEmpty)
    }

    let cancelled = Fact("a continued task that the user cancels ends in its handler") {
        let phone = try BackgroundTasksPhone(BackgroundTasksReader.self, .iOS(27))
        phone.app.launch()
        try phone.app.main { (reader: BackgroundTasksReader) in reader.export("album") }
        phone.home()
        phone.wait(10)
        try phone.device.backgroundTasks.cancel("com.example.Reader.export.album", of: phone.app)
        phone.wait(2)
        expect(phone.app.trace.output == ["Cancelled album 11"] && phone.app.exits.isEmpty)
    }

    let values = Fact("resources that a phone has are told, and a request keeps what it was given") {
        let phone = try BackgroundTasksPhone(BackgroundTasksReader.self, .iOS(26))
        phone.app.launch()
        try phone.app.main { (_: BackgroundTasksReader) in
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
        expect(phone.app.trace.output, is: ["true", "true true", "b c true true"])
        expect(phone.app.trace.entries.contains { $0.text.hasSuffix("of study is not simulated") })
    }
}
