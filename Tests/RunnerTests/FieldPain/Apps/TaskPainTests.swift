import Testing
import UIKit
import VigilFacts
import VigilModeTesting
import VigilRuntimeProbes
import VigilTestSupport

/// Captures the identifier before begin has returned it.
private final class ImageCache: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        var task = UIBackgroundTaskIdentifier.invalid
        task = application.beginBackgroundTask(withName: "cache") { [task] in application.endBackgroundTask(task) }
        print("began:", task != .invalid)
    }
}

/// Reads the identifier when the handler runs.
private final class MendedImageCache: UIResponder, UIApplicationDelegate {
    private var task = UIBackgroundTaskIdentifier.invalid

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(withName: "cache") { [self] in application.endBackgroundTask(task) }
    }
}

/// Uses two libraries, one of which forgets its task.
private final class TwoLibraries: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        Analytics.flush(application)
        let images = application.beginBackgroundTask(withName: "Images") {}
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { application.endBackgroundTask(images) }
    }

    private enum Analytics {
        @MainActor static func flush(_ application: UIApplication) {
            _ = application.beginBackgroundTask(withName: "Analytics") { print("no time left") }
        }
    }
}

struct TaskPainTests: Facts {
    @Test(
        "The field's own mistakes with tasks, in code", .exercisesRules,
        .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let capturedTooEarly = Fact(
        "pain 2: a handler that captured the identifier too early ends none, and the app is killed"
    ) {
        let phone = try DelegatePhone(ImageCache.self, on: .iOS(27), manifest: Manifest())
        let lines = Self.linesAfterHome(phone)
        expect(lines.contains("began: true"))
        expect(
            lines.contains { $0.hasPrefix("Can't end BackgroundTask: no background task exists with identifier 0") })
        expect(phone.app.exits.map(\.codeText), is: ["0x8badf00d"])
    }

    let readWhenItRuns = Fact("pain 2, mended: a handler that reads the identifier when it runs ends the task") {
        let phone = try DelegatePhone(MendedImageCache.self, on: .iOS(27), manifest: Manifest())
        _ = Self.linesAfterHome(phone)
        expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
    }

    let ownerOfLeak = Fact(
        "pain 4: the log of the kill names the library whose task was open, when it began it, and where"
    ) {
        let phone = try DelegatePhone(TwoLibraries.self, on: .iOS(27), manifest: Manifest())
        let report = Self.linesAfterHome(phone).filter { $0.contains("permitted 30 s") }
        expect(report.count == 1 && !report[0].contains("Images"), "\(report)")
        expect(report[0].contains(#/task "Analytics" begun at TaskPainTests.swift:\d+ 00:00:10.000, permitted 30 s/#))
        expect(phone.app.exits.map(\.codeText), is: ["0x8badf00d"])
    }

    /// What the trace says of a minute after the Home button, ten seconds after the launch.
    private static func linesAfterHome(_ phone: DelegatePhone) -> [String] {
        phone.app.launch()
        phone.wait(10)
        phone.home()
        phone.wait(60)
        return phone.app.trace.entries.map(\.text)
    }
}
