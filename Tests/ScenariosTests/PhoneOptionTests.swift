import BackgroundRuntime
import Testing
import VigilModeTesting
import VigilScenarios

@Suite("What Apple leaves open, in a scenario", .exercisesRules)
struct PhoneOptionTests {
    private let awayAndBack = "{ at: 0, device: \"launch\" }, { at: 1, device: \"home\" }, "

    /// When the app was suspended, in seconds.
    private func suspended(_ phone: String) throws -> Double? {
        let report = try Play.steps(awayAndBack + "{ at: 60, device: \"launch\" }", more: "phone: \(phone),")
        let entry = report.device.trace.entries.first { $0.text == "suspended" }
        return entry.map { Double($0.instant.nanoseconds) / 1e9 }
    }

    @Test("life.suspend.grace: says how an app is suspended that nothing keeps awake")
    func suspension() throws {
        for (phone, seconds) in [("{}", 1), ("{ suspension: \"strict\" }", 1), ("{ suspension: \"drain\" }", 1)] {
            #expect(try suspended(phone) == Double(seconds))
        }
        #expect(try suspended("{ suspension: 5 }") == 6)
        #expect(try suspended("{ suspension: \"2s\" }") == 3)
    }

    @Test("life.tx.resume-background: says whether wakes call didEnterBackground")
    func wakeCalls() throws {
        for (phone, count) in [("{}", 1), ("{ wakeCalls: \"documented\" }", 2)] {
            let report = try Play.steps(
                """
                { at: 0, device: "launch" }, { at: 0, app: "audio.play", with: { category: "playback" } },
                { at: 1, device: "home" }, { at: 2, device: "audio.interrupt" },
                { at: 9, device: "audio.endInterruption" }
                """, manifest: "{ CFBundleIdentifier: \"com.example.App\", UIBackgroundModes: [\"audio\"] }",
                more: "phone: \(phone),")
            #expect(report.app.trace.contains(rule: "life.tx.resume-background"))
            let calls = report.app.trace.calls.filter { $0 == "applicationDidEnterBackground(_:)" }
            #expect(calls.count == count, "\(report.app.trace.calls)")
        }
    }

    @Test("says that the setting of devices that cannot multitask means nothing from iOS 7 on")
    func multitasking() throws {
        let report = try Play.steps(awayAndBack, system: "iOS 7", more: "phone: { multitasking: false },")
        let note = report.device.trace.entries.first { $0.text.contains("\"multitasking\" means nothing here") }
        // The rule of such devices does not hold any more, so that none is cited.
        #expect(note?.app == "device" && note?.rule == nil)
        #expect(report.app.state == .suspended)
    }

    @Test(
        "says where a setting is wrong, and what was meant",
        arguments: [
            ("suspension: \"strikt\"", "is no way to be suspended"), ("suspension: -1", "a grace is not negative"),
            ("suspension: true", "expected a duration"), ("wakeCalls: \"document\"", "documented"),
        ])
    func mistakes(setting: String, text: String) {
        let problems = Play.problems("{ phone: { \(setting) }, steps: [{ at: 0, device: \"launch\" }] }")
        #expect(problems.contains { $0.contains(text) && $0.hasPrefix("s.json5:1:") }, "\(problems)")
    }
}
