import Foundation
import Testing
import VigilFacts
import VigilTestSupport

/// A module of which a test says what it claims.
private func module(
    _ id: String, contract: Int = ModuleDescriptor.contract, values: [ModeCatalog.Entry] = [], rules: [Rule] = [],
    constants: [Constant] = [], sources: [RuleSource] = [], manifestKeys: [ManifestKey] = [],
    conditions: [DeviceCondition] = [], stimuli: [Stimulus] = [], actions: [ScriptedAction] = [],
    observations: [AppObservation] = [], file: String = #fileID
) -> ModuleDescriptor {
    ModuleDescriptor(
        id: id, contract: contract, values: values, summary: "A test.", simulated: [], notSimulated: [], rules: rules,
        constants: constants, sources: sources, manifestKeys: manifestKeys, conditions: conditions, stimuli: stimuli,
        actions: actions, observations: observations, makeService: { _ in Service() }, makeMode: { _ in Mode() },
        fileID: file)
}

/// The service of a module whose service type is claimed by no other.
private func quiet(_ id: String) -> ModuleDescriptor {
    ModuleDescriptor(
        id: id, contract: ModuleDescriptor.contract, values: [], summary: "A test.", simulated: [], notSimulated: [],
        rules: [], makeService: { _ in OtherService() })
}

private final class Service: ModuleService {}
private final class OtherService: ModuleService {}
private final class Mode: ModeInstance {
    let wasUsed = false
}

struct ModuleSetTests: Facts {
    @Test("A set of modules", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func problems(_ modules: ModuleDescriptor...) -> [String] {
        do {
            _ = try ModuleSet(modules)
            return []
        } catch {
            return error.problems
        }
    }

    let takes = Fact("takes modules with none, one and several modes, and knows their words, rules and modes") {
        let set = try ModuleSet([module("radio", values: [.init("fm", since: .iOS(7)), .init("am", since: .iOS(4))])])
        expect(set.simulatedModes == ["fm", "am"] && set.module(for: "am")?.id == "radio")
        expect(set.catalog.entry(for: "fm")?.isSimulated, is: true)
        try expect(ModuleSet([quiet("watch")]).simulatedModes, is: [])
    }

    let documented = Fact("still knows the documented modes that none of its modules stands for") {
        let set: ModuleSet = []
        expect(set.catalog.entry(for: "audio")?.isSimulated, is: false)
        expect(set.catalog.entry(for: "audoi") == nil)
        expect(set.unlinkedModes.contains("audio") && set.unlinkedModes.contains("workout-processing"))
        expect(set.unsimulatedModes, is: [])
    }

    let collisions = Fact("refuses two modules that claim one name, and names both") {
        let rule = Rule("radio.on", .all, "A test.", confidence: .choice)
        let constant = Constant("k.radio", .seconds, all: 1, "A test.", confidence: .choice)
        let condition = DeviceCondition("antenna", "A test.", values: ["up", "down"])
        func radio(_ id: String, _ file: String) -> ModuleDescriptor {
            module(
                id, values: [.init("fm", since: .iOS(4))], rules: [rule], constants: [constant],
                conditions: [condition],
                stimuli: [Stimulus("radio.call", "A test.") { _, _, _ in }],
                actions: [ScriptedAction("radio.tune", "A test.") { _, _ in }],
                observations: [.total("radio.channel", "A test.") { _ in 0 }], file: file)
        }
        let who = "radio (Swift module Acme) and radio (Swift module Other) both have it"
        expect(
            Self.problems(radio("radio", "Acme/a.swift"), radio("radio", "Other/b.swift")),
            is: [
                "id \"radio\": \(who)", "mode \"fm\": \(who)", "rule \"radio.on\": \(who)",
                "constant \"k.radio\": \(who)", "stimulus \"radio.call\": \(who)", "stimulus \"antenna\": \(who)",
                "action \"radio.tune\": \(who)", "observation \"radio.channel\": \(who)",
                "condition \"antenna\": \(who)",
                "service type \"\(String(reflecting: Service.self))\": \(who)",
            ])
    }

    let hostAndTwice = Fact("refuses a name of the host's, and one that a module has twice") {
        let words = [Stimulus("home", "A test.") { _, _, _ in }, Stimulus("x", "A test.") { _, _, _ in }]
        expect(
            Self.problems(module("radio", stimuli: words + [words[1]])),
            is: [
                "stimulus \"home\": the host and radio (Swift module RunnerTests) both have it",
                "stimulus \"x\": radio (Swift module RunnerTests) has it twice",
            ])
    }

    let mistakes = Fact("refuses a mistake that the host or another module knows by the same name") {
        func radio(_ name: String) -> ModuleDescriptor {
            let mistake = FieldMistake(name, "", outcome: "", reason: "", cure: "", words: [], rules: [])
            return ModuleDescriptor(
                id: "radio", contract: ModuleDescriptor.contract, values: [], summary: "", simulated: [],
                notSimulated: [], rules: [], mistakes: [mistake], makeService: { _ in Service() })
        }
        expect(
            Self.problems(radio("no-handler")),
            is: [
                "mistake \"no-handler\": the host and radio (Swift module RunnerTests) both have it"
            ])
        expect(Self.problems(radio("deaf")), is: [])
    }

    let bareObservation = Fact(
        "refuses an observation without a module in front, which a key of an expectation may have for itself"
    ) {
        expect(
            Self.problems(module("radio", observations: [.total("state", "A test.") { _ in 0 }])),
            is: [
                "observation \"state\": radio (Swift module RunnerTests) has it without its id in front: radio.state"
            ])
    }

    let contract = Fact("refuses a module that is written for another version of the contract") {
        expect(
            Self.problems(module("radio", contract: 1)),
            is: [
                "radio (Swift module RunnerTests) is written for version 1 of the contract of modules, and this "
                    + "host has version \(ModuleDescriptor.contract)"
            ])
    }

    let makesNoMode = Fact("refuses a module that has modes and makes none for a process") {
        let radio = ModuleDescriptor(
            id: "radio", contract: ModuleDescriptor.contract, values: [.init("fm", since: .iOS(4))],
            summary: "A test.", simulated: [], notSimulated: [], rules: [], makeService: { _ in Service() })
        let who = "radio (Swift module RunnerTests)"
        expect(Self.problems(radio), is: ["\(who) has modes and makes none for a process: it lacks makeMode"])
        expect(Self.problems(quiet("radio")), is: [])
    }

    let unknownCode = Fact(
        "refuses a module whose service lies in a Swift module that nobody has called the system's"
    ) {
        let radio = ModuleDescriptor(
            id: "radio", contract: ModuleDescriptor.contract, values: [], summary: "A test.", simulated: [],
            notSimulated: [], rules: [], makeService: { _ in JSONDecoder() }, fileID: "VigilModeTesting/Radio.swift")
        let service = String(reflecting: JSONDecoder.self)
        let code = service.prefix { $0 != "." }
        expect(
            Self.problems(radio),
            is: [
                "radio (Swift module VigilModeTesting) has its service \(service) in the Swift module \(code), which would "
                    + "be taken for the app's: name it where the module registers itself, with "
                    + "register(in:code: [\"\(code)\"])"
            ])
    }

    let shares = Fact("lets modules share a source and a key of manifests, as long as both mean the same") {
        let source = RuleSource("RADIO", "A page", "example.com/radio")
        let key = ManifestKey("RadioName", .string)
        func radio(_ id: String, _ source: RuleSource, _ key: ManifestKey) -> ModuleDescriptor {
            var made = quiet(id)
            if id == "one" {
                made = module(id, sources: [source], manifestKeys: [key])
            } else {
                made = ModuleDescriptor(
                    id: id, contract: ModuleDescriptor.contract, values: [], summary: "A test.", simulated: [],
                    notSimulated: [], rules: [], sources: [source], manifestKeys: [key],
                    makeService: { _ in OtherService() })
            }
            return made
        }
        expect(Self.problems(radio("one", source, key), radio("two", source, key)), is: [])
        let owners = "one (Swift module RunnerTests) and two (Swift module RunnerTests)"
        expect(
            Self.problems(
                radio("one", source, key),
                radio("two", RuleSource("RADIO", "Another", "example.com"), ManifestKey("RadioName", .boolean))),
            is: [
                "source \"RADIO\": \(owners) mean different ones",
                "manifest key \"RadioName\": \(owners) mean different ones",
            ])
    }

    let linked = Fact("of the program has what is linked, in the order of ids, and counts its code as the system's") {
        let ids = try ModuleSet.ofProgram().modules.map(\.id)
        expect(ids == ids.sorted() && ids.count >= 2)
        expect(SystemCode.modules.isSuperset(of: ["BackgroundRuntime", "VirtualTime", "VigilTransfers", "UIKit"]))
        expect(!SystemCode.modules.contains("RunnerTests"))
    }
}

struct ConditionTests: Facts {
    @Test("The condition of a module", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let antenna = DeviceCondition("antenna", "Where the antenna is.", values: ["up", "down"])

    private final class Watcher: ModuleService {
        var seen: [String] = []

        func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
            seen.append("\(old[ConditionTests.antenna]) to \(new[ConditionTests.antenna])")
        }
    }

    let changes = Fact("has its default, is changed by a stimulus of its name, and is told to services") {
        let watching = ModuleDescriptor(
            id: "radio", contract: ModuleDescriptor.contract, values: [], summary: "A test.", simulated: [],
            notSimulated: [], rules: [], conditions: [Self.antenna], makeService: { _ in Watcher() })
        let device = Device(modules: [watching])
        let app = try device.install(AppCode(), manifest: Manifest())
        expect(device.conditions[Self.antenna], is: "up")
        let stimulus = try require(device.modules.vocabulary.stimulus(named: "antenna"))
        try stimulus.perform(device, app, Arguments(["is": .text("down")]))
        expect(device.conditions[Self.antenna], is: "down")
        expect(device.service(Watcher.self)?.seen, is: ["up to down"])
    }
}

@Suite("How a process stands to a mode")
struct ModeStatusTests {
    /// What a process needs as long as it is looked at.
    private final class Kept {
        var device: Device?
    }

    private let kept = Kept()

    @Test("tells a mode that is not declared from one that the system does not know and one that is not linked")
    func answers() throws {
        try expect(status("fm", declared: ["fm"]), is: .loaded)
        try expect(status("fm", declared: []), is: .notDeclared)
        try expect(status("fm", declared: ["fm"], on: .iOS(6)), is: .withoutEffect)
        try expect(status("audio", declared: ["audio"]), is: .notLinked)
    }

    @Test(
        "is said in the problems of the manifest and, where it is in effect and nothing plays it, in the timeline",
        arguments: [
            ("fm", SystemVersion.iOS(17), nil, nil),
            ("fm", .iOS(6), "\"fm\" is new in iOS 7; iOS 6, which is simulated, ignores it", nil),
            (
                "audio", .iOS(17), "\"audio\" is a mode of iOS, and no module for it is linked into this program",
                "mode \"audio\" is declared, and no module for it is linked into this program: nothing happens for it"
            ),
        ])
    func words(mode: String, system: SystemVersion, problem: String?, note: String?) throws {
        let process = try launch([mode], on: system)
        expect(process.app.manifest.problems.map(\.message), is: [problem].compactMap(\.self))
        let notes = process.app.trace.entries.filter { $0.text.hasPrefix("mode ") }.map(\.text)
        expect(notes, is: [note].compactMap(\.self))
    }

    private func status(_ mode: String, declared: [String], on system: SystemVersion = .iOS(17)) throws -> ModeStatus {
        try launch(declared, on: system).status(ofMode: mode)
    }

    /// The app, with its device, of a phone that has a module for `fm`.
    private func launch(_ declared: [String], on system: SystemVersion) throws -> AppProcess {
        let modules: ModuleSet = [module("radio", values: [.init("fm", since: .iOS(7))])]
        let list = declared.map { "\"\($0)\"" }.joined(separator: ", ")
        let manifest = try Manifest.read(
            .init("{ CFBundleIdentifier: 'a.b', UIBackgroundModes: [\(list)] }".utf8), file: "Info.plist",
            modules: modules, system: system)
        let device = Device(system: system, modules: modules)
        let app = try device.install(AppCode(), manifest: manifest)
        app.launch()
        kept.device = device
        return try require(app.process)
    }
}

/// A type that is written elsewhere.
extension JSONDecoder: ModuleService {}
