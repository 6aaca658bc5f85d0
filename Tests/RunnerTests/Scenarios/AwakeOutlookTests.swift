import BackgroundRuntime
import Testing
import VigilFacts

@testable import VigilScenarios

struct AwakeOutlookTests: Facts {
    @Test("What would have kept an app awake", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func lines(_ steps: String, modes: String = "", system: String = "iOS 17", at seconds: Int64) throws
        -> [String]?
    {
        let manifest = "{ CFBundleIdentifier: 'com.example.App', UIBackgroundModes: [\(modes)] }"
        let report = try Play.steps(steps, system: system, manifest: manifest, more: "until: '20min',")
        let text = AwakeOutlook(report.app).text(at: .boot.advanced(by: .seconds(seconds)))
        return text?.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    private static let leaves = "{ at: 1, device: 'launch' }, { at: 5, device: 'home' }"

    let tasks = Fact("is a task while there is time for one, counted from where nothing else kept it awake") {
        let early = try require(try Self.lines(Self.leaves, at: 10))
        expect(
            early[1].hasPrefix(
                "a finite-length task, begun before: it has 30 s from 00:00:05.000 on [task.budget.start]"))
        let late = try require(try Self.lines(Self.leaves, at: 35))
        expect(late[1].hasPrefix("no finite-length task") && late[1].contains("was over at 00:00:35.000"))
        try expect(
            Self.lines(Self.leaves, system: "iOS 5", at: 35)?[1].contains("it has 10 min from 00:00:05.000 on"),
            is: true)
        let plays = """
            { at: 1, device: 'launch' }, { at: 2, app: 'audio.play', with: { category: 'playback' } },
            { at: 5, device: 'home' }, { at: 60, device: 'audio.interrupt', with: { by: 'phoneCall' } }
            """
        try expect(Self.lines(plays, modes: "'audio'", at: 30) == nil)
        try expect(
            Self.lines(plays, modes: "'audio'", at: 70)?[1].contains("it has 30 s from 00:01:00.000 on"), is: true)
    }

    let modes = Fact("are the modes of the modules, in their words, declared ones first, as the system knows them") {
        let lines = try require(try Self.lines(Self.leaves, modes: "'location', 'bluetooth-central'", at: 10))
        let own = "location is declared, and was not in use [location.mode.keeps-awake]: With the mode"
        expect(lines[2...4].contains { $0.hasPrefix(own) })
        let declared = "bluetooth-central is declared, and was not in use [ble.central.wakes]: "
        expect(lines[2...4].contains { $0.hasPrefix(declared) })
        expect(lines.contains { $0.hasPrefix("audio is not declared [audio.mode.keeps-awake]: ") })
        expect(
            !lines.contains { $0.contains("voip.socket.wake") } && lines.contains { $0.contains("voip.push.launches") })
        let old = try require(try Self.lines(Self.leaves, system: "iOS 6", at: 10))
        expect(old.contains { $0.contains("voip.socket.wake") } && !old.contains { $0.hasPrefix("fetch ") })
    }

    let others = Fact("is not asked of an app that is in front, awake, or gone") {
        try expect(Self.lines(Self.leaves, at: 0) == nil && Self.lines(Self.leaves, at: 2) == nil)
        try expect(Self.lines(Self.leaves + ", { at: 9, device: 'purge' }", at: 10) == nil)
    }

    let everyModule = Fact("is said by each module that simulates a mode, with rules of its own") {
        for module in ModuleSet.linked.modules {
            for entry in module.values {
                expect(!entry.keepsAwake.isEmpty, "\(entry.value)")
                expect(entry.keepsAwake.allSatisfy { rule in module.rules.contains { $0.id == rule.id } })
            }
        }
    }
}
