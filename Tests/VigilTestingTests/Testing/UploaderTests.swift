import ProgramRunner
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
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

@Suite("What a test target imports", .enabled(if: RuntimeInterface.problems.isEmpty))
struct UploaderTests {
    @Test("lets the test of the design document run as it is written there")
    func uploadIsCutOffAfterThirtySeconds() throws {
        let device = Device(system: .iOS(17))
        let app = try device.install(Uploader.self, manifest: .named("../../../Examples/LongRunningTask/Info.plist"))
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

    private func isDone(_ app: InstalledApp) throws -> Bool {
        app.activate()
        return try app.main { (uploader: Uploader) in uploader.isDone }
    }

    @Test("reads a manifest beside the test, and throws every error in it")
    func readsManifest() throws {
        #expect(throws: InputProblems.self) { try Manifest.named("no such file.plist") }
        let manifest = try Manifest.named("../../../Examples/LongRunningTask/Info.plist")
        #expect(manifest.displayName == "LongRunningTask")
    }

    @Test("reads the build settings beside a manifest that is a link, as runs do")
    func readsSettings() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-link-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("App"), withIntermediateDirectories: true)
        let link = folder.appendingPathComponent("App/Info.plist")
        try Data("{ CFBundleIdentifier: '$(NAME)' }".utf8).write(to: folder.appendingPathComponent("Other.plist"))
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../Other.plist")
        try Data("{ variables: { NAME: 'com.example.own' }, keys: {} }".utf8)
            .write(to: folder.appendingPathComponent("App/Info.settings.plist"))
        let brought = try Manifest.named(folder.path + "/Tests/../App/Info.plist")
        #expect(brought.bundleIdentifier == "com.example.own")
    }

    @Test("a device goes away with its apps although one of its turns never goes on")
    func deviceGoesAway() throws {
        weak var device: Device?
        weak var app: InstalledApp?
        do {
            let used = Device(system: .iOS(17))
            let installed = try used.install(Uploader.self, manifest: Manifest())
            installed.launch()
            try installed.main { (_: Uploader) in
                DispatchQueue.global().async { Thread.sleep(forTimeInterval: 60) }
            }
            (device, app) = (used, installed)
            #expect(used.simulation.blockedThreads == 1)
        }
        #expect(device == nil && app == nil)
    }
}

@Suite("Devices without number", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct DeviceChurnLongTests {
    @Test("three thousand devices, each with a turn that never goes on, leak neither threads nor memory")
    func manyDevices() throws {
        let outcome = try Program("DeviceChurn").run([])
        let numbers = outcome.output.matches(of: /: (\d+)/).compactMap { Int($0.1) }
        try #require(outcome.code == 0 && numbers.count == 2, "\(outcome.output)\(outcome.complaints)")
        // What the frames of a turn hold that never goes on cannot be released: some kilobytes of the app's own.
        #expect(numbers[0] < 27_000 && numbers[1] < 200, "\(outcome.output)")
    }

    @Test("200 devices in parallel, each with threads that block, give the same bytes of trace as one alone")
    func parallelDevices() async throws {
        let alone = try Self.trace()
        let others = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<200 { group.addTask { try Self.trace() } }
            return try await group.reduce(into: Set<[String]>()) { $0.insert($1) }
        }
        #expect(others == [alone] && alone.count > 30)
    }

    private static func trace() throws -> [String] {
        let device = Device(system: .iOS(17), seed: 5)
        let app = try device.install(Uploader.self, manifest: Manifest())
        app.launch()
        try app.main { (_: Uploader) in
            for number in 1...10 {
                DispatchQueue.global().async {
                    Thread.sleep(forTimeInterval: Double(number))
                    print("thread \(number) at \(Date().timeIntervalSince1970)")
                }
            }
        }
        device.advance(by: .seconds(4))
        device.press(.home)
        device.advance(by: .seconds(60))
        let lines = TraceLines(trace: device.trace)
        return device.trace.records.map(lines.line)
    }
}
