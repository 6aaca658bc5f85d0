import BackgroundRuntime
import Foundation
import VirtualTime

/// A phone with every module, on which whatever words there are happen in an order of chance: what an app does, and what
/// happens to the phone, whether the system has it or not.
struct RandomUse {
    let device: Device
    private let app: InstalledApp
    private var chance: SeededGenerator

    /// A phone and an app whose manifest declares all modes.
    init(on system: SystemVersion, seed: UInt64) throws {
        device = Device(system: system, modules: .linked, seed: seed)
        app = try device.install(DoesNothing(), manifest: RandomUse.manifest, name: "App")
        chance = SeededGenerator(seed: seed)
        app.launch()
    }

    /// Does so many things, and returns what the trace must not say: rules that do not hold, and other violations.
    mutating func run(_ count: Int) -> [String] {
        for _ in 0..<count { step() }
        return device.trace.misplacedRules.map { "\($0.id) does not hold" } + device.trace.violations
    }

    private mutating func step() {
        let vocabulary = device.modules.vocabulary
        switch chance.number(below: 10) {
        case 0: device.press(.home)
        case 1: app.launch()
        case 2, 3: device.advance(by: .seconds([1, 20, 700, 20_000][chance.number(below: 4)]))
        case 4, 5:
            let stimulus = vocabulary.stimuli[chance.number(below: vocabulary.stimuli.count)]
            guard let arguments = arguments(for: stimulus.parameters) else { return }
            // What the phone cannot do now is refused: that is what it is about.
            try? stimulus.perform(device, app, arguments)
            device.settle()
        default:
            let action = vocabulary.actions[chance.number(below: vocabulary.actions.count)]
            guard let arguments = arguments(for: action.parameters) else { return }
            perform(action, arguments)
        }
    }

    private func perform(_ action: ScriptedAction, _ arguments: Arguments) {
        guard let process = app.process, process.state.isRunning else { return }
        process.mainThread.enqueue { [unowned process] in try? action.perform(process, arguments) }
        device.settle()
    }

    /// Arguments of chance; nil where a file is needed.
    private mutating func arguments(for parameters: [Parameter]) -> Arguments? {
        var values: [String: ArgumentValue] = [:]
        for parameter in parameters where parameter.isRequired || chance.number(below: 2) == 0 {
            if parameter.kind == .file {
                if parameter.isRequired { return nil }
                continue
            }
            values[parameter.name] = value(for: parameter)
        }
        return Arguments(values)
    }

    private mutating func value(for parameter: Parameter) -> ArgumentValue {
        switch parameter.kind {
        case .text, .file: .text(RandomUse.text(of: parameter.name))
        case .number: .number([0, 1, 3, 50][chance.number(below: 4)])
        case .numberIn(let range): .number(number(of: range))
        case .flag: .flag(chance.number(below: 2) == 0)
        case .duration, .interval, .offset: .duration(.seconds([1, 40, 900][chance.number(below: 3)]))
        case .choice(let choices): .text(choices[chance.number(below: choices.count)])
        case .texts: .texts([RandomUse.text(of: parameter.name)])
        }
    }

    private mutating func number(of range: NumberRange) -> Double {
        let candidates = [0, 0.5, 1, 3, 50, range.least, range.most].filter(range.contains)
        return candidates[chance.number(below: candidates.count)]
    }

    private static func text(of parameter: String) -> String {
        switch parameter {
        case "characteristic", "characteristics": "180D/2A37"
        case "services": "180D"
        case "uuid": "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"
        case "url": "https://example.com/a"
        case "payload": "{\"aps\": {\"content-available\": 1}}"
        default: "a"
        }
    }

    private static let manifest: Manifest = {
        let modes = ModuleSet.linked.modules.flatMap(\.values).map(\.value)
        var values: [String: PropertyValue] = ["UIBackgroundModes": .array(modes.map { .string($0) })]
        values["BGTaskSchedulerPermittedIdentifiers"] = .array([.string("a")])
        for key in ["NSSupportsLiveActivities", "UINewsstandApp"] { values[key] = .boolean(true) }
        for kind in [
            "Microphone", "BluetoothAlways", "NearbyInteraction", "LocationWhenInUse", "LocationAlwaysAndWhenInUse",
            "LocationAlways", "AlarmKit",
        ] { values["NS\(kind)UsageDescription"] = .string("a text") }
        values["UISupportedExternalAccessoryProtocols"] = .array([.string("a")])
        return Manifest(values: values)
    }()
}

extension SeededGenerator {
    fileprivate mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

private struct DoesNothing: AppProgram {
    var code: Any.Type? { nil }

    func launch(in process: AppProcess) -> any AppInstance { Instance() }

    private final class Instance: AppInstance {
        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {}
    }
}
