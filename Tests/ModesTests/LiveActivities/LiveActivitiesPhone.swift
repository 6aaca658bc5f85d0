import VigilLiveActivities
import VigilTestSupport

final class LiveActivitiesPhone: ModePhone {
    /// A phone whose app has Live Activities, and observes them at each launch.
    convenience init(_ system: SystemVersion = .iOS(18), supports: Bool = true, observes: Bool = true) throws {
        let manifest = Manifest(values: ["NSSupportsLiveActivities": .boolean(supports)])
        try self.init(on: system, modules: ModuleSet([LiveActivityModule.descriptor]), manifest: manifest)
        if observes { code.on["didFinishLaunching"] = { try $0.act("liveactivity.observe") } }
    }

    /// The app started a Live Activity and left the screen.
    static func started(
        _ system: SystemVersion = .iOS(18), _ arguments: [String: ArgumentValue] = ["push": .flag(true)]
    ) throws -> LiveActivitiesPhone {
        let phone = try LiveActivitiesPhone(system)
        phone.app.launch()
        try phone.act("liveactivity.request", arguments)
        phone.home()
        phone.wait(60)
        return phone
    }

    /// What became of Live Activities.
    var states: AppObservation.Value { get throws { try observe("liveactivity.states") } }

    /// How many are on the lock screen.
    var shown: Int { device.liveActivities.shown(of: app).count }

    /// What the app was refused.
    var refusals: [String] { app.trace.entries(of: .refusal).map(\.text) }

    /// The calls that observers got, each with its second.
    var observed: [String] {
        app.trace.entries(of: .call).filter { $0.text.hasPrefix("Activity.") }
            .map { "\($0.instant.wholeSeconds) \($0.text)" }
    }
}
