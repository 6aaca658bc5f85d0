import BackgroundRuntime
import Foundation
import Testing

@testable import VigilCommandLine
@testable import VigilScenarios

@Suite("A session at a phone")
struct SessionTests {
    private static let file = """
        { name: "Typed", system: "iOS 17", seed: 7, phone: { passcode: false, timeZone: "Europe/Berlin" },
          constants: { "k.task.expiry-lead": 2.5 }, apps: { Other: "../Info.plist" },
          steps: [{ at: 0, device: "launch" }, { on: "didEnterBackground", app: "task.begin", with: { name: "a \\"b\\"" } },
                  { at: "1s", device: "home" }, { at: "end", expect: { launches: 1 } }], until: "90.5s" }
        """

    private func replayed(_ typed: Typed, in folder: URL, _ name: String) throws -> [String] {
        let file = folder.appendingPathComponent(name).path
        _ = try SavedScenario.write(typed.session, to: file, Play.reader, replacing: false)
        var trace: [String] = []
        let report = try Play.runner.run(try Play.reader.read(file))
        trace = Typed.trace(report.device)
        #expect(report.failures.isEmpty, "\(report.failures)")
        return trace
    }

    @Test("is saved as a scenario, in any folder, that plays to the same trace")
    func savedAndReplayed() throws {
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
        #expect(problems == [])
        for place in ["Scenarios/Saved.json5", "Deeper.json5"] {
            let trace = try replayed(typed, in: bundle.folder, place)
            #expect(typed.trace.count > 30 && Array(trace.prefix(typed.trace.count)) == typed.trace)
            // What a run adds when it is over, which a session does not come to.
            #expect(trace.dropFirst(typed.trace.count).allSatisfy { $0.contains("finding") || $0.contains("note") })
        }
        let text = try String(contentsOf: bundle.folder.appendingPathComponent("Deeper.json5"), encoding: .utf8)
        for part in [
            "manifest: \"Info.plist\"", "seed: 7", "timeZone: \"Europe/Berlin\"", "\"k.task.expiry-lead\": 2.5",
            "file: \"way.gpx\"", "at: \"1min 8s 150ms\"", "at: \"1min 8s 150.100000ms\"",
            "{ at: \"5s 400ms\", device: \"home\" }",
        ] { #expect(text.contains(part), "\(part) is missing in \(text)") }
        #expect(!text.contains("didEnterBackground"))
    }

    @Test("shows the screen, whose things a finger touches by their names alone")
    func screen() throws {
        let bundle = try ScriptedBundle(Self.file)
        let typed = try Typed(bundle.scenario)
        #expect(try typed.type("launch", "notif.authorize") == [])
        #expect(
            typed.screen == [
                "App, on the screen at 00:00:00.400", "  alert \"“App” Would Like to Send You Notifications\"",
                "    staticText \"“App” Would Like to Send You Notifications\"", "    button \"Don’t Allow\"",
                "    button \"Allow\"",
            ])
        #expect(try typed.type("1s", "ui.tap Alow") == ["\"Alow\" is not on the screen; did you mean \"Allow\"?"])
        #expect(try typed.type("ui.tap Allow", "expect state=active", "home") == [])
        #expect(typed.screen.last?.hasPrefix("  nothing that can be seen: App is not in front") == true)
    }

    @Test("of a scenario file begins behind its steps, which can be taken back too")
    func fileSteps() throws {
        let bundle = try ScriptedBundle(Self.file)
        let typed = try Typed(bundle.scenario, playsSteps: true)
        #expect(typed.phone.app.device.now == .boot.advanced(by: .seconds(90.5)) && typed.session.entries.count == 4)
        #expect(typed.trace.contains { $0.contains("kept awake by task") })
        let whole = Typed.trace(try Play.runner.run(try Play.reader.read(bundle.scenario)).device)
        #expect(Array(whole.prefix(typed.trace.count)) == typed.trace)
        #expect(try replayed(typed, in: bundle.folder, "Again.json5") == whole)
        #expect(try typed.type("undo 2") == [] && typed.phone.app.state == .active)
    }

    @Test("goes back by playing all but the last entries again")
    func undo() throws {
        let bundle = try ScriptedBundle(Self.file)
        let typed = try Typed(bundle.scenario)
        #expect(try typed.type("launch", "5s", "app task.begin name=x") == [])
        let before = typed.trace
        #expect(try typed.type("home", "10min", "undo 2") == [])
        #expect(typed.trace == before && typed.session.entries.map(\.typed).last == "app task.begin name=x")
        #expect(try typed.type("home", "1s", "undo 100") == [] && typed.session.entries.isEmpty)
        #expect(typed.trace.isEmpty || !typed.trace.contains { $0.contains("opened") })
    }

    @Test("says why a step cannot be taken, and does not add it")
    func failures() throws {
        let bundle = try ScriptedBundle(Self.file)
        let typed = try Typed(bundle.scenario)
        #expect(try typed.type("app task.begin") == ["App is not running, so it cannot do task.begin"])
        #expect(try typed.type("unlock") == ["the screen is not locked"])
        #expect(try typed.type("expect state=active")[0].contains("state: expected active, found not running"))
        #expect(typed.session.entries.isEmpty)
        let problems = #expect(throws: InputProblems.self) { try typed.type("network is=wlan") }?.problems.map(
            \.inWords)
        #expect(problems == [#"unknown value "wlan"; one of: wifi, cellular, none"#])
    }

    @Test("is not saved where a file is already, nor without a step")
    func refusals() throws {
        let bundle = try ScriptedBundle(Self.file)
        let typed = try Typed(bundle.scenario)
        func save(_ file: String, replacing: Bool) throws -> String {
            try SavedScenario.write(typed.session, to: file, Play.reader, replacing: replacing)
        }
        let new = bundle.folder.path + "/New.json5"
        #expect(throws: UsageError("nothing was done yet: a scenario has a step at least")) {
            try save(new, replacing: false)
        }
        _ = try typed.type("launch")
        let text = try Data(contentsOf: URL(fileURLWithPath: bundle.scenario))
        #expect(throws: UsageError("\(bundle.scenario) is there already; give another name")) {
            try save(bundle.scenario, replacing: false)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: bundle.scenario)) == text)
        #expect(try save(new, replacing: false) == "\(new): 1 step" && save(new, replacing: true) == "\(new): 1 step")
        #expect(throws: UsageError.self) { try save("/nowhere/at/all.json5", replacing: false) }
    }
}

extension UsageError: Equatable {
    public static func == (left: UsageError, right: UsageError) -> Bool { left.description == right.description }
}
