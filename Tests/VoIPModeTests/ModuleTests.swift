import BackgroundRuntime
import Foundation
import Testing
import VigilTestSupport
import VigilVoIP

@Suite("The VoIP module's stimuli and actions")
struct ModuleTests {
    private let module = VoIPModule.descriptor

    @Test("names are the module's, and each word can be said at any time or refuses with a sentence")
    func words() throws {
        let check = try ModuleCheck(module)
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        #expect(module.values.map(\.value) == ["voip"])
    }

    @Test("a scripted app of the old days keeps its connection alive")
    func oldWay() throws {
        let phone = try Phone(.iOS(6))
        phone.app.launch()
        try phone.act("voip.openSocket", ["tagged": .flag(true)])
        try phone.act("voip.keepAlive", ["timeout": .duration(.seconds(600)), "handlerTakes": .duration(.seconds(3))])
        phone.home()
        phone.wait(600)
        try phone.happen("voip.data", ["tagged": .flag(true), "text": .text("INVITE")])
        #expect(phone.times("woken for") == [590, 600])
    }

    @Test("a scripted app of today takes a call")
    func newWay() throws {
        let phone = try Phone.registered(does: "reports")
        try phone.happen("voip.push", ["caller": .text("Anna")])
        try phone.happen("voip.answer")
        try phone.happen("voip.hold")
        try phone.happen("voip.hold", ["on": .flag(false)])
        phone.wait(100)
        #expect(phone.app.awakeReasons == ["voip"])
        try phone.happen("voip.end", ["by": .text("remote")])
        #expect(phone.app.state == .suspended)
    }

    @Test("an app asks for the end and the hold of its call itself")
    func ownCall() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("voip.startCall", ["to": .text("Bert")])
        try phone.happen("voip.answer")
        try phone.act("voip.holdCall")
        #expect(phone.device.voip.calls(of: phone.app).map(\.state) == [.held])
        try phone.act("voip.holdCall", ["on": .flag(false)])
        try phone.act("voip.endCall")
        #expect(phone.device.voip.calls(of: phone.app).isEmpty)
        #expect(throws: StimulusError("App has no call")) { try phone.act("voip.endCall") }
    }

    @Test("Do Not Disturb, the block list and the token are stimuli too")
    func switches() throws {
        let phone = try Phone.registered(does: "reports")
        try phone.happen("voip.doNotDisturb")
        try phone.happen("voip.push")
        try phone.happen("voip.doNotDisturb", ["on": .flag(false)])
        try phone.happen("voip.block", ["caller": .text("Anna")])
        try phone.happen("voip.push", ["caller": .text("Anna")])
        #expect(phone.device.voip.calls(of: phone.app).isEmpty)
        try phone.happen("voip.invalidateToken")
        try phone.happen("voip.push", ["caller": .text("Bert")])
        #expect(phone.device.voip.calls(of: phone.app).isEmpty)
    }

    @Test(
        "what a caller gets wrong is said",
        arguments: [
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
        ])
    func mistakes(name: String, values: [String: ArgumentValue], text: String) throws {
        let phone = try Phone()
        let error = #expect(throws: StimulusError.self) { try phone.happen(name, values) }
        #expect(error?.description == text)
    }

    @Test("a mode that is declared and never used is a finding")
    func unused() throws {
        let phone = try Phone()
        phone.app.launch()
        phone.app.terminate()
        phone.app.reportUnusedModes()
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["mode.declared-unused"])
    }

    @Test("the same day gives the same trace")
    func repeatable() throws {
        func run() throws -> [String] {
            let phone = try Phone.registered(does: "reports")
            for _ in 0..<5 {
                phone.push()
                try phone.device.voip.answer()
                phone.wait(60)
                try phone.device.voip.end()
            }
            return phone.device.trace.entries.map(\.description)
        }
        #expect(try run() == run())
    }
}

@Suite("The VoIP mode in a manifest", .exercisesRules)
struct VoIPManifestTests {
    private func manifest(_ system: SystemVersion, _ keys: String) throws -> Manifest {
        try Manifest.read(
            Data("{\"CFBundleIdentifier\": \"com.example.app\", \(keys)}".utf8), file: "Info.json",
            modules: [VoIPModule.descriptor], system: system)
    }

    /// How often the log of a phone on which such an app is installed cites a rule.
    private func count(of rule: String, _ system: SystemVersion, _ keys: String) throws -> Int {
        let phone = try ModePhone(on: system, modules: [VoIPModule.descriptor], manifest: manifest(system, keys))
        return phone.app.trace.entries(rule: rule).count
    }

    @Test(
        "voip.audio-key: the mode audio is recommended for calls of the old days",
        arguments: [
            (SystemVersion.iOS(6), "[\"voip\"]", 1), (.iOS(6), "[\"audio\", \"voip\"]", 0), (.iOS(17), "[\"voip\"]", 0),
        ])
    func audioKey(system: SystemVersion, modes: String, count: Int) throws {
        #expect(try self.count(of: "voip.audio-key", system, "\"UIBackgroundModes\": \(modes)") == count)
    }

    @Test(
        "voip.wifi-persist: the key for Wi-Fi is asked for where a socket is kept",
        arguments: [
            (SystemVersion.iOS(9), "", 1), (.iOS(9), ", \"UIRequiresPersistentWiFi\": true", 0), (.iOS(13), "", 0),
        ])
    func wifiPersist(system: SystemVersion, keys: String, count: Int) throws {
        let found = try self.count(of: "voip.wifi-persist", system, "\"UIBackgroundModes\": [\"voip\"]\(keys)")
        #expect(found == count)
    }

    @Test("an SDK that nobody knows is a warning", arguments: [("iphoneos9.3", 0), ("iphoneos99", 1), ("nine", 1)])
    func sdkName(name: String, count: Int) throws {
        let found = try manifest(.iOS(17), "\"DTSDKName\": \"\(name)\"").problems
        #expect(found.filter { $0.keyPath == "DTSDKName" && $0.rule == nil }.count == count)
    }
}

@Suite("The rules of the module")
struct VoIPModuleRuleCountTests {
    @Test("are all there")
    func count() { #expect(VoIPModule.descriptor.rules.count == 49) }
}
