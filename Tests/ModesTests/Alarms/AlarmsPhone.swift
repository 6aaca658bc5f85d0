import BackgroundRuntime
import VigilAlarms
import VigilTestSupport

final class AlarmsPhone: ModePhone {
    /// A phone whose app explains its alarms.
    convenience init(
        _ system: SystemVersion = .iOS(26), text: String? = "Wakes you.", besides others: [ModuleDescriptor] = [],
        modes: [String] = [], constants: [String: Double] = [:]
    ) throws {
        let texts = text.map { ["NSAlarmKitUsageDescription": $0] } ?? [:]
        try self.init(
            on: system, modules: ModuleSet([AlarmModule.descriptor] + others),
            manifest: Manifest(backgroundModes: modes, texts: texts), constants: constants)
    }

    /// A phone whose app is in front, and may have alarms.
    static func ready(
        besides others: [ModuleDescriptor] = [], modes: [String] = [], constants: [String: Double] = [:]
    ) throws -> AlarmsPhone {
        let phone = try AlarmsPhone(besides: others, modes: modes, constants: constants)
        phone.app.launch()
        try phone.happen("alarm.permit")
        return phone
    }

    /// What the alarms of the app do.
    var states: [String] { device.alarms.all(of: app).map { "\($0.id) \($0.state.rawValue)" } }

    /// What the app printed, without the times.
    var lines: [String] { app.trace.entries(of: .output).map(\.text) }

    /// The whole seconds at which an alarm rang.
    var rings: [Int] { seconds(citing: "alarm.kit") }
}
