import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilRemoteNotifications
import VigilTestSupport

struct RemoteNotificationsModuleTests: Facts {
    @Test("The module of remote notifications", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let module = RemoteNotificationModule.descriptor

    let isSound = Fact(
        "is a sound module: names are its own, and each word can be said at any time or refuses with a sentence"
    ) {
        let check = try ModuleCheck(Self.module, samples: ["payload": .text(#"{"aps": {"alert": "x"}}"#)])
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    let rules = Fact("applies all of its rules") {
        expect(Self.module.rules.count == 19 && Self.module.plannedRules.isEmpty)
    }

    private static func file(_ text: String) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).apns")
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
    }

    let simctlFile = Fact("a file as simctl push takes it names the app itself") {
        let path = try Self.file(
            """
            {
              "Simulator Target Bundle": "com.example.Other",
              "aps": { "alert": { "title": "Game", "body": "Your turn" }, "content-available": 1 }
            }
            """)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let phone = try RemoteNotificationsPhone.ready()
        let manifest = Manifest(
            bundleIdentifier: "com.example.Other", backgroundModes: ["remote-notification"])
        let other = try phone.device.install(AppCode(), manifest: manifest, name: "Other")
        other.launch()
        try phone.act("push.register", in: other)
        try phone.push(["file": .text(path)])
        let call = other.trace.calls.last { $0.contains("didReceiveRemoteNotification") }
        expect(call != nil && phone.pushTimes.isEmpty)
        try expect(RemotePush.read(path: path).payload[RemotePush.targetKey] == nil)
    }

    let mistakes = Fact(
        "says what is wrong with a push",
        for: [
            ("{\"alert\": 1}", "payload is no push: write it as {\"aps\": {\"alert\": \"Hello\"}}"),
            (
                "{\"aps\": {}, \"Simulator Target Bundle\": \"com.example.none\"}",
                "no app with the bundle identifier com.example.none is installed"
            ),
        ]
    ) { (payload: String, text: String) in
        let phone = try RemoteNotificationsPhone.ready()
        let error = expect(throws: StimulusError.self) { try phone.push(["payload": .text(payload)]) }
        expect(error?.description, is: text)
        expect(throws: StimulusError.self) { try phone.push(["payload": .text("{")]) }
        expect(throws: StimulusError.self) { try phone.push(["file": .text("/nowhere.apns")]) }
        expect(throws: StimulusError.self) { try phone.push(["payload": .text("{}"), "alert": .text("x")]) }
        expect(throws: StimulusError.self) { try phone.push(["priority": .number(0)]) }
    }

    let repeatable = Fact("the same day gives the same trace") {
        func run() throws -> [String] {
            let phone = try RemoteNotificationsPhone.ready()
            for _ in 1...6 {
                try phone.push()
                phone.wait(300)
            }
            return phone.device.trace.entries.map(\.description)
        }
        try expect(run(), is: run())
    }

    let unused = Fact("a mode that is declared and never used is a finding") {
        let phone = try RemoteNotificationsPhone.ready()
        phone.app.reportUnusedModes()
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["mode.declared-unused"])
        try phone.push()
        let other = try RemoteNotificationsPhone.ready()
        try other.push()
        other.app.reportUnusedModes()
        expect(other.app.trace.findings.isEmpty)
    }
}
