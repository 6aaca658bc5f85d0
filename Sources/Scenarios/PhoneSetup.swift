import BackgroundRuntime
import Foundation

/// What a scenario says about its phone beyond the system: hardware, passcode, wall clock, and what Apple leaves open.
public struct PhoneSetup: Sendable, Hashable {
    /// Whether the hardware can run apps in the background; false for the oldest devices of iOS 4.
    public var isMultitaskingSupported = true
    /// Whether the device has a passcode.
    public var hasPasscode = true
    /// Behaviour that Apple leaves open.
    public var options = DeviceOptions()
    /// What conditions of modules are, where that is not their default.
    public var conditions: [DeviceCondition: String] = [:]
    /// What the wall clock shows at boot; the simulator's default where nil.
    public var date: Date?
    /// The time zone of the wall clock; UTC where nil.
    public var timeZone: TimeZone?

    /// The phone of a scenario that says nothing about it.
    public init() {}

    /// The clocks at boot.
    var clocks: DeviceClocks {
        DeviceClocks(bootDate: date ?? DeviceClocks.defaultBootDate, timeZone: timeZone ?? .gmt)
    }

    /// Makes a device that has just booted this phone.
    func apply(to device: Device) {
        device.options = options
        device.change {
            $0.isMultitaskingSupported = isMultitaskingSupported
            $0.hasPasscode = hasPasscode
            for (condition, value) in conditions { $0[condition] = value }
        }
        guard !isMultitaskingSupported, device.supportsMultitasking else { return }
        device.record(
            .note, "\"multitasking\" means nothing here", detail: "all devices of \(device.system) can multitask")
    }

    /// The keys of `phone`, and what each does.
    package static let keys: [(key: String, kind: String, summary: String)] = [
        ("multitasking", "boolean", "Whether the hardware can run apps in the background; yes by default."),
        ("idiom", "string", "What kind of device it is: \"phone\" (the default), or \"pad\"."),
        (
            "languages", "array",
            "The user's languages, the preferred one first, such as [\"pt-BR\", \"en\"]; [\"en\"] by default."
        ),
        ("passcode", "boolean", "Whether the device has a passcode; yes by default."),
        ("shufflesHandlers", "boolean", "Calls expiration handlers in an order of chance, from the seed."),
        ("tasksKeepAwake", "boolean", "On iOS 7 to 12 an open task keeps the device itself awake."),
        ("forceQuitSurvivesReboot", "boolean", "A reboot does not end the block after a force quit; yes by default."),
        (
            "forceQuitDisconnectsScenes", "boolean",
            "On an iPhone, too, the scenes of an app that is swiped away are disconnected before it ends; yes by default."
        ),
        (
            "wakeCalls", "string",
            "Whether wakes call didEnterBackground: \"observed\", not at all (the default), or \"documented\"."
        ),
        (
            "suspension", "string",
            """
            How long an app goes on that nothing keeps awake: "strict", not at all; "drain", what was dispatched already \
            runs (the default); or a duration such as "5s".
            """
        ),
        (
            "autoLock", "string",
            """
            When the phone locks itself that nobody touches: a duration such as "5min", or "never"; after 30 seconds by \
            default, before iOS 13 after a minute.
            """
        ),
        (
            "animations", "boolean",
            """
            Whether the screen takes its time to show an app and to show it no more (k.life.home-transition and its like); \
            yes by default.
            """
        ),
        ("date", "string", "What the wall clock shows at boot, such as \"2026-03-29T00:30:00Z\"."),
        ("timeZone", "string", "The time zone of the wall clock, such as \"Europe/Berlin\"; UTC by default."),
    ]
}

extension PhoneSetup {
    /// Reads the value of `phone`; every mistake goes to the reader's list.
    init(_ reader: ObjectReader, conditions known: [DeviceCondition]) {
        self.init()
        for condition in known { conditions[condition] = PhoneSetup.value(of: condition, reader) }
        isMultitaskingSupported = reader.flag("multitasking") ?? true
        hasPasscode = reader.flag("passcode") ?? true
        options.shufflesExpirationHandlers = reader.flag("shufflesHandlers") ?? false
        options.tasksKeepDeviceAwake = reader.flag("tasksKeepAwake") ?? false
        options.forceQuit.survivesReboot = reader.flag("forceQuitSurvivesReboot") ?? true
        options.forceQuit.disconnectsScenes = reader.flag("forceQuitDisconnectsScenes") ?? true
        options.wakeCalls = PhoneSetup.choice("wakeCalls", reader) ?? .observed
        options.idiom = PhoneSetup.choice("idiom", reader) ?? .phone
        options.suspension = PhoneSetup.suspension(reader) ?? .drain
        options.animations = reader.flag("animations") == false ? .none : .played
        options.autoLock = PhoneSetup.autoLock(reader) ?? .usual
        options.languages = PhoneSetup.languages(reader) ?? ["en"]
        date = reader.string("date").flatMap { text in
            let date = try? Date(text, strategy: .iso8601)
            if date == nil {
                reader.problems.add(
                    reader.path.key("date"), "\"\(text)\" is no date", hint: "write it such as \"2026-03-29T00:30:00Z\""
                )
            }
            return date
        }
        timeZone = reader.string("timeZone").flatMap { name in
            let zone = TimeZone(identifier: name)
            if zone == nil {
                reader.problems.addUnknown(
                    reader.path.key("timeZone"), "time zone", name, known: TimeZone.knownTimeZoneIdentifiers.sorted())
            }
            return zone
        }
    }

    private static func value(of condition: DeviceCondition, _ reader: ObjectReader) -> String? {
        guard let text = reader.string(condition.name) else { return nil }
        guard !condition.values.contains(text) else { return text }
        reader.problems.addUnknown(reader.path.key(condition.name), "value", text, known: condition.values)
        return nil
    }

    /// The languages of the phone's user: at least one, each as Apple writes it.
    private static func languages(_ reader: ObjectReader) -> [String]? {
        guard let languages = reader.strings("languages") else { return nil }
        if languages.isEmpty { reader.problems.add(reader.path.key("languages"), "a phone has a language") }
        for (index, name) in languages.enumerated()
        where name.wholeMatch(of: #/[a-z]{2,3}([-_][A-Za-z0-9]{2,8})*/#) == nil {
            reader.problems.add(
                reader.path.key("languages").item(index), "\"\(name)\" is no language",
                hint: "write it such as \"de\", \"pt-BR\" or \"zh-Hans\"")
        }
        return languages
    }

    /// A value out of a list.
    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ key: String, _ reader: ObjectReader
    ) -> Choice? {
        guard let text = reader.string(key) else { return nil }
        let choice = Choice(rawValue: text)
        if choice == nil {
            reader.problems.addUnknown(
                reader.path.key(key), "value", text, known: Choice.allCases.map(\.rawValue))
        }
        return choice
    }

    private static func autoLock(_ reader: ObjectReader) -> DeviceOptions.AutoLock? {
        guard let text = reader.string("autoLock") else { return nil }
        if text == "never" { return .never }
        guard let delay = DurationText.parse(text), delay > .zero else {
            reader.problems.add(
                reader.path.key("autoLock"), "\"\(text)\" is no time after which a phone locks itself",
                hint: "write \"30s\", \"5min\" or \"never\"")
            return nil
        }
        return .after(delay)
    }

    private static func suspension(_ reader: ObjectReader) -> DeviceOptions.Suspension? {
        switch reader.value("suspension") {
        case nil: return nil
        case .string("strict"): return .strict
        case .string("drain"): return .drain
        case .string(let text) where DurationText.parse(text) == nil:
            reader.problems.add(
                reader.path.key("suspension"), "\"\(text)\" is no way to be suspended",
                hint: "write \"strict\", \"drain\", or a duration such as \"5s\"")
            return nil
        default:
            guard let grace = reader.duration("suspension") else { return nil }
            if grace < .zero { reader.problems.add(reader.path.key("suspension"), "a grace is not negative") }
            return .grace(grace)
        }
    }
}
