import BackgroundRuntime
import Testing
import VigilFacts
import VigilModeTesting
import VigilScenarios

struct PhoneOptionTests: Facts {
    @Test("What Apple leaves open, in a scenario", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static let awayAndBack = "{ at: 0, device: \"launch\" }, { at: 1, device: \"home\" }, "

    /// When the app was suspended, in seconds.
    private static func suspended(_ phone: String) throws -> Double? {
        let report = try Play.steps(Self.awayAndBack + "{ at: 60, device: \"launch\" }", more: "phone: \(phone),")
        let entry = report.device.trace.entries.first { $0.text == "suspended" }
        return entry.map { Double($0.instant.nanoseconds) / 1e9 }
    }

    let suspension = Fact("life.suspend.grace: says how an app is suspended that nothing keeps awake") {
        for (phone, seconds) in [("{}", 1), ("{ suspension: \"strict\" }", 1), ("{ suspension: \"drain\" }", 1)] {
            try expect(Self.suspended(phone), is: Double(seconds))
        }
        try expect(Self.suspended("{ suspension: 5 }"), is: 6)
        try expect(Self.suspended("{ suspension: \"2s\" }"), is: 3)
    }

    let wakeCalls = Fact("life.tx.resume-background: says whether wakes call didEnterBackground") {
        for (phone, count) in [("{}", 1), ("{ wakeCalls: \"documented\" }", 2)] {
            let report = try Play.steps(
                """
                { at: 0, device: "launch" }, { at: 0, app: "audio.play", with: { category: "playback" } },
                { at: 1, device: "home" }, { at: 2, device: "audio.interrupt" },
                { at: 9, device: "audio.endInterruption" }
                """, manifest: "{ CFBundleIdentifier: \"com.example.App\", UIBackgroundModes: [\"audio\"] }",
                more: "phone: \(phone),")
            expect(report.app.trace.contains(rule: "life.tx.resume-background"))
            let calls = report.app.trace.calls.filter { $0 == "applicationDidEnterBackground(_:)" }
            expect(calls.count, is: count, "\(report.app.trace.calls)")
        }
    }

    let multitasking = Fact("says that the setting of devices that cannot multitask means nothing from iOS 7 on") {
        let report = try Play.steps(Self.awayAndBack, system: "iOS 7", more: "phone: { multitasking: false },")
        let note = report.device.trace.entries.first { $0.text.contains("\"multitasking\" means nothing here") }
        // The rule of such devices does not hold any more, so that none is cited.
        expect(note?.app == "device" && note?.rule == nil)
        expect(report.app.state, is: .suspended)
    }

    let mistakes = Fact(
        "says where a setting is wrong, and what was meant",
        for: [
            ("suspension: \"strikt\"", "is no way to be suspended"), ("suspension: -1", "a grace is not negative"),
            ("suspension: true", "expected a duration"), ("wakeCalls: \"document\"", "documented"),
        ]
    ) { (setting: String, text: String) in
        let problems = Play.problems("{ phone: { \(setting) }, steps: [{ at: 0, device: \"launch\" }] }")
        expect(problems.contains { $0.contains(text) && $0.hasPrefix("s.json5:1:") }, "\(problems)")
    }
}
