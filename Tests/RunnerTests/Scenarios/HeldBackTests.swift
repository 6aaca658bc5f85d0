import BackgroundRuntime
import Testing
import VigilFacts
import VigilScenarios

struct HeldBackTests: Facts {
    @Test("What was held back", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let manifest =
        "{ CFBundleIdentifier: \"com.example.App\", UIBackgroundModes: [\"remote-notification\"] }"

    let items = Fact("is told once for each thing, with its rule, and how often") {
        let report = try Play.steps(
            """
            { at: 0, device: "launch" }, { at: 1, app: "push.register" }, { at: 2, device: "forceQuit" },
            { at: 60, device: "push.send", with: { silent: true } },
            { at: 4000, device: "push.send", with: { silent: true } },
            """, manifest: Self.manifest)
        let held = WithheldEvents(of: report.app)
        let item = try require(held.items.first, "nothing was held back")
        expect(held.items.count == 1 && item.count == 2 && item.first == .boot.advanced(by: .seconds(60)))
        expect(item.last == .boot.advanced(by: .seconds(4_000)) && item.rule?.id.contains("force-quit") == true)
        let lines = held.text(name: "App").split(separator: "\n")
        expect(lines[0], is: "What the system held back from App")
        expect(lines[1].hasPrefix("  00:01:00.000  ") && lines[1].contains(", 2 times until 01:06:40.000 ["))
    }

    let nothing = Fact("is nothing where nothing was") {
        let report = try Play.steps("{ at: 0, device: 'launch' }")
        expect(WithheldEvents(of: report.app).text(name: "App"), is: "What the system held back from App\n  nothing")
    }

    let ends = Fact("is followed by what ended the app, with the rule and what helps") {
        let report = try Play.steps(
            """
            { at: 0, device: "launch" }, { at: 1, app: "file.lock", with: { path: "group/store.sqlite" } },
            { at: 2, device: "home" }, { at: 10, expect: { terminated: "0xdead10cc" } },
            """)
        defer { withExtendedLifetime(report) {} }
        let lines = try require(AppEnds(of: report.app).text(name: "App")).split(separator: "\n")
        expect(lines[0] == "What ended App" && lines[1].hasSuffix("[life.suspend.file-lock]"), "\(lines)")
        expect(lines[1].contains("0xdead10cc") && lines[1].contains("group/store.sqlite"), "\(lines)")
        expect(lines.last?.hasPrefix("      What helps: Begin a task"), is: true, "\(lines)")
        let other = try Play.steps("{ at: 0, device: 'launch' }")
        expect(AppEnds(of: other.app).text(name: "App") == nil && other.app.state == .active)
    }
}
