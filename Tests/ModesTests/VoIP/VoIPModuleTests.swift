import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilTestSupport
import VigilVoIP

struct VoIPModuleTests: Facts {
    @Test("The VoIP module's stimuli and actions", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let module = VoIPModule.descriptor

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(Self.module)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        expect(Self.module.values.map(\.value), is: ["voip"])
    }

    let oldWay = Fact("a scripted app of the old days keeps its connection alive") {
        let phone = try VoIPPhone(.iOS(6))
        phone.app.launch()
        try phone.act("voip.openSocket", ["tagged": .flag(true)])
        try phone.act("voip.keepAlive", ["timeout": .duration(.seconds(600)), "handlerTakes": .duration(.seconds(3))])
        phone.home()
        phone.wait(600)
        try phone.happen("voip.data", ["tagged": .flag(true), "text": .text("INVITE")])
        expect(phone.times("woken for"), is: [590, 600])
    }

    let newWay = Fact("a scripted app of today takes a call") {
        let phone = try VoIPPhone.registered(does: "reports")
        try phone.happen("voip.push", ["caller": .text("Anna")])
        try phone.happen("voip.answer")
        try phone.happen("voip.hold")
        try phone.happen("voip.hold", ["on": .flag(false)])
        phone.wait(100)
        expect(phone.app.awakeReasons, is: ["voip"])
        try phone.happen("voip.end", ["by": .text("remote")])
        expect(phone.app.state, is: .suspended)
    }

    let ownCall = Fact("an app asks for the end and the hold of its call itself") {
        let phone = try VoIPPhone()
        phone.app.launch()
        try phone.act("voip.startCall", ["to": .text("Bert")])
        try phone.happen("voip.answer")
        try phone.act("voip.holdCall")
        expect(phone.device.voip.calls(of: phone.app).map(\.state), is: [.held])
        try phone.act("voip.holdCall", ["on": .flag(false)])
        try phone.act("voip.endCall")
        expect(phone.device.voip.calls(of: phone.app).isEmpty)
        expect(throws: StimulusError("App has no call")) { try phone.act("voip.endCall") }
    }

    let switches = Fact("Do Not Disturb, the block list and the token are stimuli too") {
        let phone = try VoIPPhone.registered(does: "reports")
        try phone.happen("voip.doNotDisturb")
        try phone.happen("voip.push")
        try phone.happen("voip.doNotDisturb", ["on": .flag(false)])
        try phone.happen("voip.block", ["caller": .text("Anna")])
        try phone.happen("voip.push", ["caller": .text("Anna")])
        expect(phone.device.voip.calls(of: phone.app).isEmpty)
        try phone.happen("voip.invalidateToken")
        try phone.happen("voip.push", ["caller": .text("Bert")])
        expect(phone.device.voip.calls(of: phone.app).isEmpty)
    }

    let mistakes = Fact(
        "what a caller gets wrong is said",
        for: [
            (
                "voip.push", ["payload": ArgumentValue.text("Anna")],
                "the payload is no JSON object: write it as {\"caller\": \"Anna\"}"
            ),
            (
                "voip.push", ["bytes": .number(-1)],
                "\"bytes\" of voip.push cannot be -1: it is a whole number from 0 to 1000000000"
            ),
            ("voip.data", [:], "App has no such socket: data finds nobody"),
            ("voip.answer", [:], "no call of App waits for an answer"),
            ("voip.decline", [:], "no call of App rings"),
            ("voip.end", [:], "no call of App can be ended"),
            ("voip.hold", [:], "no call of App is active"),
        ]
    ) { (name: String, values: [String: ArgumentValue], text: String) in
        let phone = try VoIPPhone()
        let error = expect(throws: StimulusError.self) { try phone.happen(name, values) }
        expect(error?.description, is: text)
    }

    let unused = Fact("a mode that is declared and never used is a finding") {
        let phone = try VoIPPhone()
        phone.app.launch()
        phone.app.terminate()
        phone.app.reportUnusedModes()
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["mode.declared-unused"])
    }

    let repeatable = Fact("the same day gives the same trace") {
        func run() throws -> [String] {
            let phone = try VoIPPhone.registered(does: "reports")
            for _ in 0..<5 {
                phone.push()
                try phone.device.voip.answer()
                phone.wait(60)
                try phone.device.voip.end()
            }
            return phone.device.trace.entries.map(\.description)
        }
        try expect(run(), is: run())
    }
}

struct VoIPManifestTests: Facts {
    @Test("The VoIP mode in a manifest", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func manifest(_ system: SystemVersion, _ keys: String) throws -> Manifest {
        try Manifest.read(
            Data("{\"CFBundleIdentifier\": \"com.example.app\", \(keys)}".utf8), file: "Info.json",
            modules: [VoIPModule.descriptor], system: system)
    }

    /// How often the log of a phone on which such an app is installed cites a rule.
    private static func count(of rule: String, _ system: SystemVersion, _ keys: String) throws -> Int {
        let phone = try VoIPPhone(on: system, modules: [VoIPModule.descriptor], manifest: Self.manifest(system, keys))
        return phone.app.trace.entries(rule: rule).count
    }

    let audioKey = Fact(
        "voip.audio-key: the mode audio is recommended for calls of the old days",
        for: [
            (SystemVersion.iOS(6), "[\"voip\"]", 1), (.iOS(6), "[\"audio\", \"voip\"]", 0), (.iOS(17), "[\"voip\"]", 0),
        ]
    ) { (system: SystemVersion, modes: String, count: Int) in
        try expect(Self.count(of: "voip.audio-key", system, "\"UIBackgroundModes\": \(modes)"), is: count)
    }

    let wifiPersist = Fact(
        "voip.wifi-persist: the key for Wi-Fi is asked for where a socket is kept",
        for: [
            (SystemVersion.iOS(9), "", 1), (.iOS(9), ", \"UIRequiresPersistentWiFi\": true", 0), (.iOS(13), "", 0),
        ]
    ) { (system: SystemVersion, keys: String, count: Int) in
        let found = try Self.count(of: "voip.wifi-persist", system, "\"UIBackgroundModes\": [\"voip\"]\(keys)")
        expect(found, is: count)
    }

    let sdkName = Fact(
        "an SDK that nobody knows is a warning",
        for: [("iphoneos9.3", 0), ("iphoneos99", 1), ("nine", 1)]
    ) { (name: String, count: Int) in
        let found = try Self.manifest(.iOS(17), "\"DTSDKName\": \"\(name)\"").problems
        expect(found.filter { $0.keyPath == "DTSDKName" && $0.rule == nil }.count, is: count)
    }
}

struct VoIPModuleRuleCountTests: Facts {
    @Test("The rules of the module", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let count = Fact("are all there") { expect(VoIPModule.descriptor.rules.count, is: 49) }
}
