import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

@testable import VigilCommandLine
@testable import VigilScenarios

struct SessionTests: Facts {
    @Test("A session at a phone", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let file = """
        { name: "Typed", system: "iOS 17", seed: 7, phone: { passcode: false, timeZone: "Europe/Berlin" },
          constants: { "k.task.expiry-lead": 2.5 }, apps: { Other: "../Info.plist" },
          steps: [{ at: 0, device: "launch" }, { on: "didEnterBackground", app: "task.begin", with: { name: "a \\"b\\"" } },
                  { at: "1s", device: "home" }, { at: "end", expect: { launches: 1 } }], until: "90.5s" }
        """

    private static func replayed(_ typed: Typed, in folder: URL, _ name: String) throws -> [String] {
        let file = folder.appendingPathComponent(name).path
        _ = try SavedScenario.write(typed.session, to: file, CommandLinePlay.reader, replacing: false)
        var trace: [String] = []
        let report = try CommandLinePlay.runner.run(try CommandLinePlay.reader.read(file))
        trace = Typed.trace(report.device)
        expect(report.failures.isEmpty, "\(report.failures)")
        return trace
    }

    let savedAndReplayed = Fact("is saved as a scenario, in any folder, that plays to the same trace") {
        let bundle = try ScriptedBundle(Self.file, modes: "'audio'")
        try "<gpx><wpt lat='1' lon='2'/></gpx>".write(
            to: bundle.folder.appendingPathComponent("way.gpx"), atomically: true, encoding: .utf8)
        let typed = try Typed(bundle.scenario)
        let problems = try typed.type(
            "launch", "app audio.play category=playback", "5s", "home", "250ms", "1min 2s",
            "audio.interrupt by=phoneCall", "advance 0.0001s",
            "expect state=suspended because=audio.interrupt.suspends",
            "location.track file='\(bundle.folder.path)/way.gpx'", "in Other launch", "power level=0.25 charging",
            "expect { findings: [], launches: 1 }", "1h")
        expect(problems, is: [])
        for place in ["Scenarios/Saved.json5", "Deeper.json5"] {
            let trace = try Self.replayed(typed, in: bundle.folder, place)
            expect(typed.trace.count > 30 && Array(trace.prefix(typed.trace.count)) == typed.trace)
            // What a run adds when it is over, which a session does not come to.
            expect(trace.dropFirst(typed.trace.count).allSatisfy { $0.contains("finding") || $0.contains("note") })
        }
        let text = try String(contentsOf: bundle.folder.appendingPathComponent("Deeper.json5"), encoding: .utf8)
        for part in [
            "manifest: \"Info.plist\"", "seed: 7", "timeZone: \"Europe/Berlin\"", "\"k.task.expiry-lead\": 2.5",
            "file: \"way.gpx\"", "at: \"1min 8s 150ms\"", "at: \"1min 8s 150.100000ms\"",
            "{ at: \"5s 400ms\", device: \"home\" }",
        ] { expect(text.contains(part), "\(part) is missing in \(text)") }
        expect(!text.contains("didEnterBackground"))
    }

    let screen = Fact("shows the screen, whose things a finger touches by their names alone") {
        let bundle = try ScriptedBundle(Self.file)
        let typed = try Typed(bundle.scenario)
        try expect(typed.type("launch", "notif.authorize"), is: [])
        expect(
            typed.screen,
            is: [
                "App, on the screen at 00:00:00.400", "  alert \"“App” Would Like to Send You Notifications\"",
                "    staticText \"“App” Would Like to Send You Notifications\"", "    button \"Don’t Allow\"",
                "    button \"Allow\"",
            ])
        try expect(typed.type("1s", "ui.tap Alow"), is: ["\"Alow\" is not on the screen; did you mean \"Allow\"?"])
        try expect(typed.type("ui.tap Allow", "expect state=active", "home"), is: [])
        expect(typed.screen.last?.hasPrefix("  nothing that can be seen: App is not in front"), is: true)
    }

    let fileSteps = Fact("of a scenario file begins behind its steps, which can be taken back too") {
        let bundle = try ScriptedBundle(Self.file)
        let typed = try Typed(bundle.scenario, playsSteps: true)
        expect(typed.phone.app.device.now == .boot.advanced(by: .seconds(90.5)) && typed.session.entries.count == 4)
        expect(typed.trace.contains { $0.contains("kept awake by task") })
        let whole = Typed.trace(try CommandLinePlay.runner.run(try CommandLinePlay.reader.read(bundle.scenario)).device)
        expect(Array(whole.prefix(typed.trace.count)), is: typed.trace)
        try expect(Self.replayed(typed, in: bundle.folder, "Again.json5"), is: whole)
        try expect(typed.type("undo 2") == [] && typed.phone.app.state == .active)
    }

    let undo = Fact("goes back by playing all but the last entries again") {
        let bundle = try ScriptedBundle(Self.file)
        let typed = try Typed(bundle.scenario)
        try expect(typed.type("launch", "5s", "app task.begin name=x"), is: [])
        let before = typed.trace
        try expect(typed.type("home", "10min", "undo 2"), is: [])
        expect(typed.trace == before && typed.session.entries.map(\.typed).last == "app task.begin name=x")
        try expect(typed.type("home", "1s", "undo 100") == [] && typed.session.entries.isEmpty)
        expect(typed.trace.isEmpty || !typed.trace.contains { $0.contains("opened") })
    }

    let failures = Fact("says why a step cannot be taken, and does not add it") {
        let bundle = try ScriptedBundle(Self.file)
        let typed = try Typed(bundle.scenario)
        try expect(typed.type("app task.begin"), is: ["App is not running, so it cannot do task.begin"])
        try expect(typed.type("unlock"), is: ["the screen is not locked"])
        try expect(typed.type("expect state=active")[0].contains("state: expected active, found not running"))
        expect(typed.session.entries.isEmpty)
        let problems = expect(throws: InputProblems.self) { try typed.type("network is=wlan") }?.problems.map(
            \.inWords)
        expect(problems, is: [#"unknown value "wlan"; one of: wifi, cellular, none"#])
    }

    let refusals = Fact("is not saved where a file is already, nor without a step") {
        let bundle = try ScriptedBundle(Self.file)
        let typed = try Typed(bundle.scenario)
        func save(_ file: String, replacing: Bool) throws -> String {
            try SavedScenario.write(typed.session, to: file, CommandLinePlay.reader, replacing: replacing)
        }
        let new = bundle.folder.path + "/New.json5"
        expect(throws: UsageError("nothing was done yet: a scenario has a step at least")) {
            try save(new, replacing: false)
        }
        _ = try typed.type("launch")
        let text = try Data(contentsOf: URL(fileURLWithPath: bundle.scenario))
        expect(throws: UsageError("\(bundle.scenario) is there already; give another name")) {
            try save(bundle.scenario, replacing: false)
        }
        try expect(Data(contentsOf: URL(fileURLWithPath: bundle.scenario)), is: text)
        try expect(save(new, replacing: false) == "\(new): 1 step" && save(new, replacing: true) == "\(new): 1 step")
        expect(throws: UsageError.self) { try save("/nowhere/at/all.json5", replacing: false) }
    }
}

extension UsageError: Equatable {
    public static func == (left: UsageError, right: UsageError) -> Bool { left.description == right.description }
}
