import Testing
import VigilFacts
import VigilModeTesting

@testable import BackgroundRuntime

struct SettingsTests: Facts {
    @Test("A user who changes something in Settings", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What the device and the app did, without what it called.
    private static func lines(_ device: Device, from count: Int = 0) -> [String] {
        device.trace.entries.dropFirst(count).filter { [.stimulus, .state].contains($0.kind) }.map(\.text)
    }

    let leaves = Fact("life.tx.home: leaves the app in front for it, and opens it again behind it") {
        let device = Device(system: .iOS(18))
        let app = try device.install(AppCode(), manifest: Manifest())
        device.open(app)
        let count = device.trace.entries.count
        let state = device.visitSettings { app.state }
        expect([.background, .suspended].contains(state))
        expect(app.state, is: .active)
        let expected = [
            "the user goes to Settings", "inactive", "background", "suspended", "opened by the user", "background",
            "inactive", "active",
        ]
        expect(Self.lines(device, from: count), is: expected)
    }

    let nothingInFront = Fact("leaves nothing where no app is in front, and unlocks a locked phone first") {
        let device = Device(system: .iOS(18))
        let app = try device.install(AppCode(), manifest: Manifest())
        device.visitSettings {}
        expect(Self.lines(device), is: [])
        device.open(app)
        device.lock()
        let count = device.trace.entries.count
        device.visitSettings { expect(!device.conditions.isLocked) }
        let expected = [
            "screen unlocked", "opened by the user", "background", "inactive", "active", "the user goes to Settings",
            "inactive",
            "background", "suspended", "opened by the user", "background", "inactive", "active",
        ]
        expect(Self.lines(device, from: count), is: expected)
    }

    let fails = Fact("comes back where the change fails") {
        let device = Device(system: .iOS(18))
        let app = try device.install(AppCode(), manifest: Manifest())
        device.open(app)
        expect(throws: StimulusError.self) { try device.visitSettings { throw StimulusError("no such switch") } }
        expect(app.state, is: .active)
    }

    let unlocks = Fact("an app that is opened on a locked phone is there behind a screen that was unlocked") {
        let device = Device(system: .iOS(18))
        let app = try device.install(AppCode(), manifest: Manifest())
        device.open(app)
        device.lock()
        let count = device.trace.entries.count
        device.open(app)
        expect(Self.lines(device, from: count).prefix(2), is: ["screen unlocked", "opened by the user"])
        expect(!device.conditions.isLocked)
    }
}
