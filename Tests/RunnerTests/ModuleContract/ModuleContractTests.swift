import Foundation
import Testing
import VigilCommandLine
import VigilFacts
import VigilModeTesting
import VigilScenarios

struct ModuleContractTests: Facts {
    @Test("A mode that is made of the public contract only", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let modules: ModuleSet = [WalkieTalkieModule.descriptor]

    private static func play(_ steps: String, manifest: String) throws -> RunReport {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-contract-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try manifest.write(to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
        let reader = ScenarioReader(modules: Self.modules)
        let text = "{ manifest: \"Info.plist\", system: \"iOS 17\", steps: [\(steps)] }"
        let scenario = try reader.read(Data(text.utf8), file: folder.path + "/walkie.json5")
        return try ScenarioRunner(modules: Self.modules).run(scenario)
    }

    private static let declared = """
        { CFBundleIdentifier: "com.example.Radio", UIBackgroundModes: ["walkie-talkie"] }
        """

    let keepsAwake = Fact("keeps its app awake by its own rule, and is played from a scenario with its own words") {
        let report = try Self.play(
            """
            { at: "0s", device: "launch" }, { at: "1s", app: "walkie.join" }, { at: "2s", device: "home" },
            { at: "1h", expect: { state: "background", awakeBecause: ["walkie-talkie"] } },
            { at: "+1s", app: "walkie.leave" },
            { at: "+1s", expect: { state: "suspended", because: "walkie.channel.keeps-awake" } },
            """, manifest: Self.declared)
        expect(report.isPassed, "\(report.failureText())")
    }

    let notDeclared = Fact("is not loaded for an app that does not declare it, and the trace says so") {
        let report = try Self.play(
            """
            { at: "0s", device: "launch" }, { at: "1s", app: "walkie.join" }, { at: "2s", device: "home" },
            { at: "3s", expect: { state: "suspended", because: "walkie.mode.required" } },
            { at: "4s", device: "walkie.call" },
            { at: "7s", expect: { state: "background", output: ["over"], awakeBecause: ["wake: walkie-talkie call"] } },
            { at: "8s", expect: { state: "suspended", because: "walkie.call.wakes" } },
            """, manifest: "{ CFBundleIdentifier: \"com.example.Radio\" }")
        expect(report.isPassed, "\(report.failureText())")
    }

    private static let stories = [
        ModeStory("a joined channel") { phone in
            phone.app.launch()
            try phone.act("walkie.join")
            phone.home()
            phone.wait(3_600)
            expect(phone.app.isAwake(because: .mode("walkie-talkie")))
            try phone.act("walkie.leave")
            expect(phone.app.state == .suspended && phone.seconds(citing: "walkie.channel.keeps-awake").last == 3_600)
        },
        ModeStory("a call for an app that declares nothing", modes: []) { phone in
            phone.code.on["didFinishLaunching"] = { try $0.act("walkie.join") }
            phone.app.launch()
            phone.home()
            expect(phone.cites("walkie.mode.required") && phone.app.state == .suspended)
            phone.wait(60)
            try phone.happen("walkie.call")
            expect(phone.output == ["00:01:00.000 over"] && phone.app.state == .background)
            phone.wait(4)
            expect(phone.app.state == .suspended && phone.cites("walkie.call.wakes"))
        },
    ]

    let isSound = Fact("passes what every module should pass") {
        try expect(ModuleCheck(WalkieTalkieModule.descriptor, stories: Self.stories).problems, is: [])
    }

    let isListed = Fact("brings its words into the schema and its rules into the book") {
        expect(Self.modules.book.listing().contains("walkie.call.wakes"))
        expect(ScenarioSchema(modules: Self.modules).text.contains("walkie.join"))
    }

    let overridesConstant = Fact("has a constant that can be overridden by its id") {
        let device = try Device(system: .iOS(17), modules: Self.modules, constants: ["k.walkie.wake": 9])
        expect(device.constants.duration(WalkieTalkieRules.wake), is: .seconds(9))
        expect(throws: InvalidOverride.self) {
            try Device(system: .iOS(17), modules: Self.modules, constants: ["k.walkie.awake": 9])
        }
    }
}
