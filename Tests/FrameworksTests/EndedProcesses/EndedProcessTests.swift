import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct EndedProcessTests: Facts {
    @Test(
        "Code of a process that has ended", .enabled(if: RuntimeInterface.problems.isEmpty), .serialized,
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let manifest = Manifest(
        bundleIdentifier: "com.example.Keeper", displayName: "Keeper",
        backgroundModes: ["audio", "location", "voip", "processing", "bluetooth-central"],
        texts: [
            "NSBluetoothAlwaysUsageDescription": "for tests", "NSHealthShareUsageDescription": "for tests",
            "NSMicrophoneUsageDescription": "for tests",
        ],
        lists: ["BGTaskSchedulerPermittedIdentifiers": ["com.example.refresh"]])

    /// A file that a deinit would delete.
    private static func makeFile() throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "relic-\(UUID().uuidString)").path
        try Data("still there".utf8).write(to: URL(fileURLWithPath: file))
        return file
    }

    let runsNever = Fact(
        "life.tx.kill: does not run, whatever held its objects and however it ended",
        for: Holder.all,
        End.allCases
    ) { (holder: Holder, end: End) in
        guard !(holder.goesInBackground && end.followsSuspension) else { return }
        let file = try Self.makeFile()
        defer { try? FileManager.default.removeItem(atPath: file) }
        do {
            Orders.next.withLock { $0 = Orders(file: file, holder: holder, end: end) }
            let device = Device(system: .iOS(17))
            device.options.animations = .none
            let app = try device.install(Keeper.self, manifest: EndedProcessTests.manifest)
            app.launch()
            device.advance(by: .milliseconds(10))
            expect(app.state != .notRunning && FileManager.default.fileExists(atPath: file))
            Self.finish(app, on: device, end)
            expect(end == .withItsDevice || app.exits.count == 1)
            expect(FileManager.default.fileExists(atPath: file), "as it ended")
            if end != .withItsDevice { device.advance(by: .seconds(6_000)) }
            expect(FileManager.default.fileExists(atPath: file), "later")
        }
        expect(FileManager.default.fileExists(atPath: file), "with its device")
    }

    private static func finish(_ app: InstalledApp, on device: Device, _ end: End) {
        switch end {
        case .terminated: app.terminate()
        case .crashed: app.process?.end(.crash("from outside"))
        case .forceQuit: device.forceQuit(app)
        case .forceQuitWhileSuspended, .purged:
            device.press(.home)
            device.advance(by: .seconds(40))
            if end == .purged { app.process?.end(.purge) } else { device.forceQuit(app) }
        case .rebooted: device.reboot()
        case .deleted: device.delete(app)
        case .exited, .trapped: device.advance(by: .seconds(2))
        case .withItsDevice: break
        }
    }

    let runsInNoKind = Fact(
        "does not run in an object of any kind of class",
        for: KindOfClass.allCases
    ) { (kind: KindOfClass) in
        let file = try Self.makeFile()
        defer { try? FileManager.default.removeItem(atPath: file) }
        let device = Device(system: .iOS(17), modules: [])
        let code = LaunchCode {
            let relic = kind.make(deleting: file)
            Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in _ = relic }
        }
        let app = try device.install(code, manifest: EndedProcessTests.manifest)
        app.launch()
        app.process?.end(.crash("from outside"))
        device.advance(by: .seconds(200))
        expect(FileManager.default.fileExists(atPath: file))
    }

    /// An object that a launch left to itself.
    private final class Left: @unchecked Sendable {
        weak var object: AnyObject?
        var wasMade = false
    }

    let outlivesVariable = Fact(
        "an object in a local variable lives on where somebody else keeps it, and goes with it where not",
        for: LocalObject.all
    ) { (local: LocalObject) in
        let left = Left()
        let device = Device(system: .iOS(18))
        let code = LaunchCode {
            let object = try? local.make()
            (left.object, left.wasMade) = (object, object != nil)
        }
        let app = try device.install(code, manifest: EndedProcessTests.manifest)
        app.launch()
        device.advance(by: .seconds(2))
        expect(app.state != .notRunning && left.wasMade, "\(app.trace.entries.map(\.text))")
        expect((left.object != nil), is: local.isKept)
        app.process?.end(.crash("from outside"))
        // What sleeps in the middle of a turn stays with it.
        let sleeps = left.object is Thread || left.object is Operation
        expect(left.object == nil || sleeps, "its process keeps it no longer than it lives")
    }

    /// Lets an event of the system be the last that holds an object which deletes a file.
    private static func leave(_ file: String, to device: Device, for seconds: Int) {
        let relic = Relic(deleting: file)
        device.simulation.schedule(after: .seconds(seconds)) { withExtendedLifetime(relic) {} }
    }

    let runsLater = Fact(
        "runs in a turn of its process where the system held the object last: a suspended app does so later"
    ) {
        let file = try Self.makeFile()
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(LaunchCode {}, manifest: EndedProcessTests.manifest)
        app.launch()
        device.press(.home)
        Self.leave(file, to: device, for: 100)
        device.advance(by: .seconds(200))
        expect(app.state == .suspended && FileManager.default.fileExists(atPath: file))
        app.launch()
        expect(app.state == .active && !FileManager.default.fileExists(atPath: file))
    }

    let runsNotAfterwards = Fact("does not run where the system held the object last, and no app runs any more") {
        let file = try Self.makeFile()
        defer { try? FileManager.default.removeItem(atPath: file) }
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(LaunchCode {}, manifest: EndedProcessTests.manifest)
        app.launch()
        Self.leave(file, to: device, for: 100)
        app.process?.end(.crash("from outside"))
        device.advance(by: .seconds(200))
        expect(FileManager.default.fileExists(atPath: file))
    }

    /// What a part of the system keeps with a device.
    private final class Shelf {
        var relic: Relic?
    }

    let goesWithDevice = Fact("does not run where the device itself held the object, and goes") {
        let file = try Self.makeFile()
        defer { try? FileManager.default.removeItem(atPath: file) }
        do {
            let device = Device(system: .iOS(17), modules: [])
            try device.install(LaunchCode {}, manifest: EndedProcessTests.manifest).launch()
            device.storage.object(orMake: Shelf.init).relic = Relic(deleting: file)
        }
        expect(FileManager.default.fileExists(atPath: file))
    }

    /// What an object of an app holds that is none of an app's classes.
    private struct Weakly: @unchecked Sendable {
        weak var lock: NSLock?
    }

    /// A holder of everything that a class can have.
    private class Base: @unchecked Sendable {
        let lock: NSLock
        unowned let other: AnyObject
        weak var none: AnyObject?
        var numbers = Array(0..<1_000)
        lazy var late = 3

        init(_ lock: NSLock, _ other: AnyObject) { (self.lock, self.other) = (lock, other) }
    }

    private final class Box<Value>: Base, @unchecked Sendable {
        var value: Value?
        let any: Any = 3
        let state = Mutex([1])
    }

    let memory = Fact("leaves no memory behind: what its objects held is let go", for: [1, 1_000]) { (launches: Int) in
        let weakly = Mutex(Weakly())
        let device = Device(system: .iOS(17), modules: [])
        let code = LaunchCode {
            let lock = NSLock()
            weakly.withLock { $0.lock = lock }
            let box = Box<[String]>(lock, lock)
            box.value = ["text"]
            Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in _ = box }
        }
        let app = try device.install(code, manifest: EndedProcessTests.manifest)
        for _ in 0..<launches {
            app.launch()
            expect(weakly.withLock { $0.lock != nil })
            app.process?.end(.crash("again"))
            expect(weakly.withLock { $0.lock == nil })
        }
    }

    let runsInTime = Fact("runs while the process does: a deinit is part of the turn that lets the object go") {
        let file = try Self.makeFile()
        let holder = Holder("a block") { relic in DispatchQueue.main.async { _ = relic } }
        Orders.next.withLock { $0 = Orders(file: file, holder: holder, end: .terminated) }
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(Keeper.self, manifest: EndedProcessTests.manifest)
        app.launch()
        expect(!FileManager.default.fileExists(atPath: file))
    }
}
