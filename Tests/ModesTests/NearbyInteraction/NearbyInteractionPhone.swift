import VigilNearbyInteraction
import VigilTestSupport

final class NearbyInteractionPhone: ModePhone {
    /// A phone with the module, and an app that says what it measures for.
    ///
    /// - Parameter isAllowed: what the user answers the app; nil to wait for a tap.
    convenience init(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["nearby-interaction"],
        texts: [String: String] = ["NSNearbyInteractionUsageDescription": "Finds the lock."],
        isAllowed: Bool? = true
    ) throws {
        let manifest = Manifest(backgroundModes: modes, texts: texts)
        try self.init(on: system, modules: ModuleSet([NearbyInteractionModule.descriptor]), manifest: manifest)
        if let isAllowed { try happen("nearby.permission", ["allowed": .flag(isAllowed)]) }
    }

    /// The app runs a session with the lock.
    func run(bluetooth: Bool = true) throws {
        try act("nearby.run", ["object": "Lock", "bluetooth": .flag(bluetooth)])
    }

    /// The app runs a session with the lock, and left the screen.
    static func measuring(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["nearby-interaction"], bluetooth: Bool = true
    ) throws -> NearbyInteractionPhone {
        let phone = try NearbyInteractionPhone(system, modes: modes)
        phone.app.launch()
        try phone.run(bluetooth: bluetooth)
        phone.home()
        phone.wait(30)
        return phone
    }

    /// The lock is so far away.
    func move(_ distance: Double) throws {
        try happen("nearby.update", ["object": "Lock", "distance": .number(distance)])
    }

    /// The calls into the app's sessions, each with its second.
    var calls: [String] {
        app.trace.entries(of: .call).filter { $0.text.hasPrefix("session") }
            .map { "\($0.instant.wholeSeconds) \($0.text)" }
    }
}
