import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilScenarios

struct PlaybackTests: Facts {
    @Test("A scenario that is played", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let takesSteps = Fact("takes its steps at their instants, those relative to the step before included") {
        let report = try Play.steps(
            """
            { at: "1s", device: "launch" }, { at: "+500ms", app: "print", with: { text: "hello" } },
            { at: "+1min", expect: { state: "active", output: ["hello"], launches: 1 } },
            """)
        expect(report.isPassed, "\(report.failureText())")
        expect(report.expectations, is: 1)
        let instants = report.app.trace.entries.map { TimeText.clock($0.instant) }
        expect(instants.first == "00:00:01.000" && instants.last == "00:00:01.500")
        expect(report.device.now, is: .boot.advanced(by: .milliseconds(61_500)))
    }

    let reactsToCalls = Fact("lets a scripted app react to calls of the system") {
        let report = try Play.steps(
            """
            { on: "didEnterBackground", app: "task.begin", with: { name: "save" } },
            { at: "0s", device: "launch" }, { at: "1s", device: "home" },
            { at: "2s", expect: { state: "background", awakeBecause: ["save"], timeRemaining: { atMost: "29s" } } },
            { at: "60s", expect: { state: "suspended", calls: ["willResignActive", "didEnterBackground"] } },
            { at: "60s", expect: { calls: ["didFinishLaunchingWithOptions", "applicationDidEnterBackground"] } },
            """)
        expect(report.isPassed, "\(report.failureText())")
    }

    let tooEarly = Fact(
        "refuses a scripted app, and the phone, what came with a later system",
        for: [
            ("{ at: 1, app: 'nearby.run', with: { object: 'Lock' } }", "iOS 5", "nearby.run came with iOS 14"),
            ("{ at: 1, app: 'metrics.subscribe' }", "iOS 12", "metrics.subscribe came with iOS 13"),
            ("{ at: 1, app: 'bgtask.submit', with: { identifier: 'a' } }", "iOS 12", "bgtask.submit came with iOS 13"),
            ("{ at: 1, app: 'hotspot.register' }", "iOS 8", "hotspot.register came with iOS 9"),
            ("{ at: 1, app: 'bluetooth.scan' }", "iOS 4", "bluetooth.scan came with iOS 5"),
            ("{ at: 1, app: 'bluetooth.offer', with: { characteristics: ['180D/2A37'] } }", "iOS 5", "came with iOS 6"),
            (
                "{ at: 1, app: 'bluetooth.connect', with: { peripheral: 'Band', alerts: ['connection'] } }", "iOS 5",
                "the alert connection came with iOS 6"
            ),
            ("{ at: 1, app: 'fetch.setInterval' }", "iOS 6", "fetch.setInterval came with iOS 7"),
            ("{ at: 1, app: 'audio.nowPlaying' }", "iOS 4", "audio.nowPlaying came with iOS 5"),
            ("{ at: 1, app: 'location.deferUpdates' }", "iOS 5", "location.deferUpdates came with iOS 6"),
            ("{ at: 1, app: 'gpu.submit' }", "iOS 7.1", "gpu.submit: Metal came with iOS 8, and the phone has iOS 7.1"),
            ("{ at: 1, app: 'voip.startCall' }", "iOS 9", "voip.startCall came with iOS 10"),
            ("{ at: 1, device: 'voip.push' }", "iOS 7", "voip.push came with iOS 8; the phone has iOS 7"),
            ("{ at: 1, device: 'ptt.push' }", "iOS 15", "ptt.push came with iOS 16"),
        ]
    ) { (step: String, system: String, expected: String) in
        let report = try Play.steps("{ at: 0, device: 'launch' }, \(step)", system: system)
        expect(!report.isPassed && report.failureText().contains(expected), "\(report.failureText())")
        expect(report.device.trace.misplacedRules.isEmpty)
    }

    let figureNotInForce = Fact("refuses to set a figure that is not in force on its system") {
        let more = "constants: { 'k.task.count-limit': 5 },"
        let thrown = expect(throws: InputProblems.self) {
            try Play.steps("{ at: 0, device: 'launch' }", system: "iOS 9", more: more)
        }
        let error = try require(thrown)
        expect(
            error.problems.map(\.message),
            is: [
                "k.task.count-limit is not in force on iOS 9, so it cannot be set there: it is on iOS 11+"
            ])
        try expect(Play.steps("{ at: 0, device: 'launch' }", system: "iOS 11", more: more).isPassed)
    }

    let holders = Fact("says of an unexpected state what holds the app awake, or held it last") {
        let text = try Play.steps(
            """
            { at: 0, device: "launch" }, { at: "1s", app: "task.begin", with: { name: "upload" } },
            { at: "2s", device: "home" }, { at: "5s", expect: { state: "suspended" } },
            { at: "6s", app: "task.end", with: { name: "upload" } }, { at: "9s", expect: { state: "background" } },
            """
        ).failureText()
        expect(text.contains("found background\n      because 00:00:01.000 kept awake by task \"upload\""), "\(text)")
        expect(text.contains("found suspended\n      because 00:00:06.000 suspended"), "\(text)")
        expect(text.contains("      and 00:00:06.000 no longer kept awake by task \"upload\""), "\(text)")
    }

    let names = Fact("calls an app whose manifest has variables for names as its folder is called") {
        let report = try Play.steps(
            "{ at: 0, device: 'launch' }",
            manifest: "{ CFBundleIdentifier: '$(PRODUCT_BUNDLE_IDENTIFIER)', CFBundleName: '$(PRODUCT_NAME)' }")
        expect(report.app.name.hasPrefix("vigil-scenarios-"))
        try expect(
            Play.steps("{ at: 0, device: 'launch' }", manifest: "{ CFBundleName: 'App' }").app.name, is: "App")
    }

    let twoApps = Fact("switches between two apps") {
        let report = try Play.steps(
            """
            { at: "0s", device: "launch" }, { at: "1s", device: "launch", in: "Other" },
            { at: "2s", expect: { state: "suspended" } }, { at: "2s", expect: { state: "active" }, in: "Other" },
            """, more: "apps: { Other: \"Info.plist\" },")
        expect(report.isPassed, "\(report.failureText())")
    }

    let reactionsOfOther = Fact("lets each scripted app react to its own calls only, beside an app with code too") {
        let steps = """
            { on: "didEnterBackground", in: "Other", app: "print", with: { text: "left" } },
            { at: 0, device: "launch", in: "Other" }, { at: 1, device: "launch" }, { at: 2, device: "home" },
            """
        for program in [nil, ScriptedApp()] {
            let report = try Play.steps(steps, more: "apps: { Other: \"Info.plist\" },", program: program)
            expect(report.isPassed, "\(report.failureText())")
            expect(report.app.trace.output.isEmpty && report.device.app(named: "Other")?.trace.output == ["left"])
        }
    }

    let untilBeforeLastStep = Fact("goes on to its last step where that lies behind until") {
        let report = try Play.steps(
            "{ at: 0, device: 'launch' }, { at: 5, expect: { state: 'active' } }", more: "until: '1s',")
        expect(report.isPassed && report.device.now == .boot.advanced(by: .seconds(5)))
    }

    let timeAwake = Fact("counts the time awake in the background alone, to the instant") {
        let report = try Play.steps(
            """
            { at: 0, device: "launch" }, { at: 1, app: "task.begin", with: { name: "upload" } },
            { at: 4, device: "home" }, { at: 7, app: "task.end", with: { name: "upload" } },
            { at: 9, expect: { awake: { upload: "3s" } } },
            """)
        expect(report.isPassed, "\(report.failureText())")
        expect(RunSummary(of: report.app).awake(because: "upload"), is: .seconds(3))
    }

    let unlimited = Fact("calls task time that nothing limits unlimited") {
        let report = try Play.steps(
            "{ at: 0, device: 'launch' }, { at: 1, expect: { timeRemaining: { atMost: '9s' } } }")
        expect(report.failureText().contains("timeRemaining: expected at most 9 s, found unlimited"))
    }

    let oftenFound = Fact(
        "says how often there was a finding only where that was more than once, and expects each once"
    ) {
        func summary(_ times: Int) throws -> String {
            let begins = (1...times).map { "{ at: \($0), app: 'task.begin', with: { handler: 'none' } }," }.joined()
            let report = try Play.steps(
                """
                { at: 0, device: 'launch' }, \(begins) { at: 9, device: 'home' },
                { at: 36, expect: { findings: ['task.handler.nil'] } },
                """)
            expect(report.isPassed, "\(report.failureText())")
            return RunSummary(of: report.app).text(name: "App")
        }
        let (once, often) = (try summary(1), try summary(3))
        expect(!once.contains(" times)") && often.contains("(3 times) ["), "\(often)")
    }

    let impossibleActions = Fact(
        "reports an action that the app's state does not allow, and one for an app with code"
    ) {
        let report = try Play.steps("{ at: \"0s\", app: \"print\", with: { text: \"x\" } }")
        expect(report.failureText().contains("is not running, so it cannot do print"))
    }

    let constants = Fact("obeys constants, and says which is wrong") {
        let report = try Play.steps(
            """
            { on: "didEnterBackground", app: "task.begin" }, { at: "0s", device: "launch" },
            { at: "1s", device: "home" }, { at: "8s", expect: { state: "suspended", rules: ["task.handler.all"] } },
            """, more: "constants: { \"k.task.budget.foreground\": 10 },")
        expect(report.isPassed, "\(report.failureText())")
        expect(Play.problems("{ constants: { \"k.task.budget\": 1 }, steps: [] }")[0].contains("unknown constant"))
    }

    let explains = Fact(
        "explains each kind of expectation that does not hold",
        for: [
            ("{ state: \"active\" }", "state: expected active, found suspended"),
            ("{ because: \"life.tx.home\" }", "because: expected life.tx.home, found life.background.awake-reasons"),
            ("{ awakeBecause: [\"upload\"] }", "awakeBecause: expected upload, found nothing"),
            ("{ timeRemaining: \"3s\" }", "timeRemaining: expected at least 3 s and at most 3 s"),
            ("{ terminated: \"task-leak\" }", "terminated: expected task-leak, found never ended"),
            ("{ calls: [\"willTerminate\"] }", "calls: expected \"willTerminate\" in this place"),
            ("{ output: [\"done\"] }", "output: expected \"done\" in this place, found nothing"),
            ("{ rules: [\"task.leak.kill\"] }", "rules: expected task.leak.kill, found never applied"),
            ("{ notRules: [\"life.tx.home\"] }", "notRules: expected never life.tx.home, found applied"),
            ("{ findings: [\"task.handler.nil\"] }", "findings: expected task.handler.nil, found nothing"),
            ("{ awake: { upload: { atLeast: \"1s\" } } }", "awake.upload: expected at least 1 s, found 0 ns"),
            ("{ launches: 2 }", "launches: expected 2, found 1"),
        ]
    ) { (expectation: String, message: String) in
        let report = try Play.steps(
            """
            { at: "0s", device: "launch" }, { at: "1s", device: "home" }, { at: "5s", expect: \(expectation) }
            """)
        expect(!report.isPassed)
        expect(report.failureText().contains(message), "\(report.failureText())")
    }

    let why = Fact("answers why the app is awake, suspended, in front or gone") {
        let report = try Play.steps(
            """
            { at: "5s", device: "launch" }, { at: "6s", app: "task.begin", with: { name: "save" } },
            { at: "7s", device: "home" }, { at: "60s", device: "purge" },
            """)
        let why = AwakeExplanation(report.app)
        func answer(_ seconds: Int64) -> String { why.answer(at: .boot.advanced(by: .seconds(seconds))) }
        expect(answer(1), is: "At 00:00:01.000, App had not been launched.")
        expect(answer(6).hasPrefix("At 00:00:06.000, App was in the foreground (active)."))
        expect(answer(10).contains("was awake in the background:\n  00:00:06.000 kept awake by task \"save\""))
        expect(answer(50).contains("was suspended.") && answer(50).contains("[task.end.suspends]"))
        expect(answer(50).hasSuffix("\n  Nothing tried to wake it since."))
        expect(answer(61).contains("was not running.") && answer(61).contains("[life.purge.no-notice]"))
    }
}

@Suite("A scenario that many phones play", .long)
struct PlaybackLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let parallel = Fact.async("gives the same trace on 200 phones in parallel as on one") {
        let steps = """
            { on: "didEnterBackground", app: "task.begin" }, { at: "0s", device: "launch" },
            { at: "0s", app: "timer", with: { every: "700ms" } }, { at: "1s", device: "home" },
            { at: "50s", device: "open" }, { at: "60s", device: "home" }, { at: "2min", device: "purge" },
            """
        let traces = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<200 {
                group.addTask {
                    let report = try Play.steps(steps)
                    let lines = TraceLines(trace: report.device.trace)
                    return report.device.trace.records.map(lines.line)
                }
            }
            return try await group.reduce(into: Set<[String]>()) { $0.insert($1) }
        }
        expect(traces.count == 1 && (traces.first?.count ?? 0) > 60)
    }
}
