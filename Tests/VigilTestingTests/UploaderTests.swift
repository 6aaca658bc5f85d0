import Testing
import UIKit
import VigilTesting

/// The app of the README's test.
final class Uploader: UIResponder, UIApplicationDelegate {
    private(set) var isDone = false
    private var task = UIBackgroundTaskIdentifier.invalid

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(withName: "upload") { [self] in finish() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { [self] in
            isDone = true
            finish()
        }
    }

    private func finish() {
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }
}

@Suite("What a test target imports")
struct UploaderTests {
    @Test("lets the test of the design document run as it is written there")
    func uploadIsCutOffAfterThirtySeconds() throws {
        let device = Device(system: .iOS(17))
        let app = try device.install(Uploader.self, manifest: .named("../../Examples/LongRunningTask/Info.plist"))
        app.launch()
        device.press(.home)
        device.advance(by: .seconds(25) - .nanoseconds(1))
        #expect(app.state == .background && app.isAwake(because: .task("upload")))
        device.advance(by: .seconds(10))
        #expect(app.state == .suspended, "\(app.timeline())")
        #expect(app.trace.contains(rule: "task.handler.all"))
        #expect(app.openTasks.isEmpty)
        #expect(try app.why().contains("[task.end.suspends]") && !isDone(app))
    }

    private func isDone(_ app: App) throws -> Bool {
        app.activate()
        return try app.main { (uploader: Uploader) in uploader.isDone }
    }

    @Test("reads a manifest beside the test, and throws every error in it")
    func readsManifest() throws {
        #expect(throws: InputProblems.self) { try Manifest.named("no such file.plist") }
        let manifest = try Manifest.named("../../Examples/LongRunningTask/Info.plist")
        #expect(manifest.displayName == "LongRunningTask")
    }

    @Test(
        "ten thousand devices one after the other, each with a turn that never goes on, leak neither threads nor memory"
    )
    func tenThousandDevices() throws {
        for _ in 0..<1_000 { try useDevice() }
        let before = try Self.status("VmRSS:")
        for _ in 0..<10_000 { try useDevice() }
        let grown = try Self.status("VmRSS:") - before
        #expect(grown < 60_000, "grew by \(grown) kB")
        #expect(try Self.status("Threads:") < 2_000)
    }

    private func useDevice() throws {
        let device = Device(system: .iOS(17))
        let app = try device.install(Sleeper.self, manifest: Manifest())
        app.launch()
        device.press(.home)
        device.advance(by: .seconds(1))
        #expect(app.state == .background)
    }

    private static func status(_ key: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
        let number = line?.split(whereSeparator: { !$0.isNumber }).first
        return try #require(number.flatMap { Int($0) })
    }
}

/// Blocks a thread for longer than its device lives.
private final class Sleeper: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        let task = application.beginBackgroundTask(withName: "sleep") {}
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 20)
            application.endBackgroundTask(task)
        }
    }
}
