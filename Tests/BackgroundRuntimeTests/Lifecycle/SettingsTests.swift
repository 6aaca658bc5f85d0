import Testing
import VigilModeTesting

@testable import BackgroundRuntime

@Suite("A user who changes something in Settings")
struct SettingsTests {
    /// What the device and the app did, without what it called.
    private func lines(_ device: Device, from count: Int = 0) -> [String] {
        device.trace.entries.dropFirst(count).filter { [.stimulus, .state].contains($0.kind) }.map(\.text)
    }

    @Test("life.tx.home: leaves the app in front for it, and opens it again behind it")
    func leaves() throws {
        let device = Device(system: .iOS(18))
        let app = try device.install(AppCode(), manifest: Manifest())
        device.open(app)
        let count = device.trace.entries.count
        let state = device.visitSettings { app.state }
        #expect([.background, .suspended].contains(state))
        #expect(app.state == .active)
        let expected = [
            "the user goes to Settings", "inactive", "background", "suspended", "opened by the user", "background",
            "inactive", "active",
        ]
        #expect(lines(device, from: count) == expected)
    }

    @Test("leaves nothing where no app is in front, and unlocks a locked phone first")
    func nothingInFront() throws {
        let device = Device(system: .iOS(18))
        let app = try device.install(AppCode(), manifest: Manifest())
        device.visitSettings {}
        #expect(lines(device) == [])
        device.open(app)
        device.lock()
        let count = device.trace.entries.count
        device.visitSettings { #expect(!device.conditions.isLocked) }
        let expected = [
            "screen unlocked", "opened by the user", "background", "inactive", "active", "the user goes to Settings",
            "inactive",
            "background", "suspended", "opened by the user", "background", "inactive", "active",
        ]
        #expect(lines(device, from: count) == expected)
    }

    @Test("comes back where the change fails")
    func fails() throws {
        let device = Device(system: .iOS(18))
        let app = try device.install(AppCode(), manifest: Manifest())
        device.open(app)
        #expect(throws: StimulusError.self) { try device.visitSettings { throw StimulusError("no such switch") } }
        #expect(app.state == .active)
    }

    @Test("an app that is opened on a locked phone is there behind a screen that was unlocked")
    func unlocks() throws {
        let device = Device(system: .iOS(18))
        let app = try device.install(AppCode(), manifest: Manifest())
        device.open(app)
        device.lock()
        let count = device.trace.entries.count
        device.open(app)
        #expect(lines(device, from: count).prefix(2) == ["screen unlocked", "opened by the user"])
        #expect(!device.conditions.isLocked)
    }
}
