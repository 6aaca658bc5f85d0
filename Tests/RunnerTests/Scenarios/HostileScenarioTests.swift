import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilModeTesting
import VigilScenarios

struct HostileScenarioTests: Facts {
    @Test("A scenario that goes wrong", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let senselessNumbers = Fact("is not played with a number that makes no sense: the reader says which are meant") {
        let thrown = expect(throws: InputProblems.self) {
            try Play.steps(
                """
                { at: 0, device: "launch" }, { at: 1, app: "exit", with: { status: 1e99 } },
                { at: 2, device: "power", with: { level: 20 } }, { at: 3, device: "memory", with: { megabytes: -1 } },
                { at: 4, device: "cpu", with: { load: 0, for: "1s" } }, { at: 5, device: "ui.tap", with: { what: "a", number: 0.5 } },
                """)
        }
        let error = try require(thrown)
        expect(
            error.problems.map(\.message),
            is: [
                "expected a whole number from -2147483648 to 2147483647, found 1e+99",
                "expected a number from 0 to 1, found 20", "expected a number from 0 to 1000000, found -1",
                "expected a number above 0 up to 64, found 0", "expected a whole number from 1 to 1000000, found 0.5",
            ])
        expect(error.problems[1].keyPath, is: "steps[2].with.level")
        expect(error.problems[1].hint, is: "the charge: 0.2 is 20 percent")
    }

    let nothingToDo = Fact("says that there is nothing to end, lock or unlock") {
        let steps = ["purge", "crash", "terminate", "unlock"].map { "{ at: 0, device: \"\($0)\" }, " }.joined()
        let report = try Play.steps(steps + "{ at: 0, device: \"lock\" }, { at: 1, device: \"lock\" }")
        expect(
            report.failures.flatMap(\.messages),
            is: [
                "App is not running", "App is not running", "App is not running", "the screen is not locked",
                "the screen is locked already",
            ])
    }

    let conditionsAreTold = Fact("has what happened to network, battery and wall clock in its trace") {
        let report = try Play.steps(
            """
            { at: 0, device: "network", with: { is: "none" } }, { at: 0, device: "clock", with: { by: "-1h" } },
            { at: 0, device: "power", with: { level: 0.125, charging: true } },
            """)
        expect(
            report.device.trace.entries.map(\.text),
            is: [
                "network: none", "wall clock set by -1 h", "charging", "battery: 12.5 %",
            ])
    }

    let neverComes = Fact(
        "refuses a reaction to a call or a notification that never comes on its system",
        for: [
            ("didReceive", "iOS 17", false), ("didReceive", "iOS 9", true),
            ("application(_:didReceive:)", "iOS 26", false), ("handleActionWithIdentifier", "iOS 10", false),
            ("didReceiveRemoteNotification", "iOS 17", true), ("sceneDidEnterBackground", "iOS 12", false),
            ("willConnect", "iOS 13", true), ("performFetch", "iOS 6", false),
            ("significantTimeChange", "iOS 17", true),
            ("handleEventsForBackgroundURLSession", "iOS 17", true), ("performAction", "iOS 8", false),
            ("UIApplicationDidEnterBackgroundNotification", "iOS 17", true),
            ("UIApplicationDidEnterBackgrondNotification", "iOS 17", false),
            ("NSProcessInfoPowerStateDidChangeNotification", "iOS 8", false),
            ("OrchardDidBloomNotification", "iOS 17", true),
        ]
    ) { (call: String, system: String, isTaken: Bool) in
        let text = "{ system: \"\(system)\", steps: [{ on: \"\(call)\", app: \"task.begin\" }] }"
        expect(Play.problems(text).isEmpty, is: isTaken, "\(Play.problems(text))")
    }

    let proposed = Fact("knows each call that it proposes") {
        expect(CallName.delegateCalls.filter { !CallName.isKnown($0) }, is: [])
    }

    let reactions = Fact(
        "refuses a reaction to a call that never comes, and one with an instant, a stimulus or an expectation"
    ) {
        let problems = Play.problems(
            """
            { steps: [
              { on: "didEnterBackgrond", app: "task.begin" }, { on: "didEnterBackground", at: 3, app: "task.begin" },
              { on: "didEnterBackground", device: "home" }, { on: "didEnterBackground", expect: { launches: 1 } },
              { on: "UIApplicationDidEnterBackgroundNotification", app: "task.begin" },
              { on: "application(_:didFinishLaunchingWithOptions:)", app: "task.begin" },
            ] }
            """)
        expect(problems.count, is: 4)
        expect(problems[0].contains("did you mean \"didEnterBackground\"?"), "\(problems)")
        expect(problems[1].contains("\"on\" and \"at\" exclude one another"), "\(problems)")
    }

    let lateFailure = Fact("tells of an action that fails behind a blocked turn in the trace") {
        let report = try Play.steps(
            """
            { at: 0, device: "launch" }, { at: 1, app: "block", with: { for: "2s" } },
            { at: 2, app: "task.end" }, { at: 5, expect: { state: "active" } },
            """)
        expect(report.isPassed && report.app.trace.findings.first?.text.hasPrefix("task.end failed") == true)
    }

    let names = Fact("keeps each event on a line of its own, whatever names a task has") {
        let report = try Play.steps(
            """
            { at: 0, device: "launch" }, { at: 0, app: "task.begin", with: { name: "a, b\\nc" } },
            { at: 1, device: "home" }, { at: 2, expect: { awakeBecause: ["a, b\\nc"] } },
            """)
        expect(report.isPassed, "\(report.failureText())")
        let lines = Timeline(trace: report.device.trace).lines
        expect(lines.allSatisfy { !$0.contains("\n") } && lines.contains { $0.contains("a, b\\nc") })
        expect(RunSummary(of: report.app).awake.map(\.holder), is: ["task \"a, b\nc\""])
    }

    let whyBeyondTheEnd = Fact("answers for its end when it is asked about an instant that it has not reached") {
        let report = try Play.steps("{ at: 0, device: \"launch\" }, { at: 5, device: \"home\" }")
        let answer = AwakeExplanation(report.app).answer(at: .boot.advanced(by: .seconds(3600)))
        expect(answer.hasPrefix("The run went on to 00:00:05.000 only, not to 01:00:00.000. At 00:00:05.000, App was"))
    }
}

struct PhoneSetupTests: Facts {
    @Test("The phone of a scenario", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let noMultitasking = Fact("life.no-multitasking: without multitasking Home ends the app") {
        let report = try Play.steps(
            """
            { at: 0, device: "launch" }, { at: 0, app: "task.begin" }, { at: 1, device: "home" },
            { at: 2, expect: { state: "not running", terminated: "no-multitasking", rules: ["task.id.invalid"] } },
            """, system: "iOS 4", more: "phone: { multitasking: false },")
        expect(report.isPassed, "\(report.failureText())")
    }

    @Test(
        "task.handler.order: the order of handlers is the seed's where the phone shuffles them",
        .asserts(TaskRules.handlerOrder))
    func shuffledHandlers() throws {
        func order(_ seed: Int, _ phone: String) throws -> [String] {
            let begins = (1...8).map { "{ at: 0, app: \"task.begin\", with: { name: \"t\($0)\" } }," }.joined()
            let report = try Play.steps(
                "{ at: 0, device: \"launch\" }, \(begins) { at: 1, device: \"home\" }, { at: 60, device: \"home\" }",
                more: "seed: \(seed), phone: \(phone),")
            return report.app.trace.calls.filter { $0.hasPrefix("expiration") }
        }
        let plain = try order(1, "{}")
        expect(plain == plain.sorted() && plain.count == 8)
        let shuffled = try order(1, "{ shufflesHandlers: true }")
        expect(shuffled != plain && shuffled.sorted() == plain)
        try expect(order(1, "{ shufflesHandlers: true }"), is: shuffled)
        try expect(order(2, "{ shufflesHandlers: true }") != shuffled)
    }

    let clockAndPasscode = Fact(
        "has a wall clock and a passcode as the scenario says, and says what is wrong with them"
    ) {
        let report = try Play.steps(
            "{ at: 0, device: \"launch\" }",
            more: "phone: { date: \"2026-03-29T00:30:00Z\", timeZone: \"Europe/Berlin\", passcode: false },")
        expect(report.device.date, is: Date(timeIntervalSince1970: 1_774_744_200))
        expect(report.device.simulation.clocks.timeZone.identifier, is: "Europe/Berlin")
        expect(!report.device.conditions.hasPasscode)
        let problems = Play.problems(
            """
            { phone: { date: "soon", timeZone: "Europe/Berln", passcod: 1, multitasking: 3 },
              steps: [{ at: 0, device: "launch" }] }
            """)
        expect(problems.count == 4 && problems.contains { $0.contains("did you mean \"Europe/Berlin\"?") })
    }

    let fatalLocks = Fact(
        "life.suspend.file-lock, life.suspend.shared-resource: a scripted app can hold what is fatal"
    ) {
        for (action, reason) in [
            ("file.lock\", with: { path: \"db\" }", "locked-file"),
            ("database.use\", with: { name: \"address book\" }", "shared-database"),
        ] {
            let report = try Play.steps(
                """
                { at: 0, device: "launch" }, { at: 0, app: "\(action) }, { at: 1, device: "home" },
                { at: 2, expect: { terminated: "\(reason)" } }, { at: 2, expect: { terminated: "0xdead10cc" } },
                """)
            expect(report.isPassed, "\(report.failureText())")
        }
    }
}

struct ScenarioFileTests: Facts {
    @Test("A scenario's file", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let size = Fact("of 100 MB is refused before it is read, and one that is missing or a folder too") {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-scenarios-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("a.json5").path
        expect(truncate(path, 0) != 0 && FileManager.default.createFile(atPath: path, contents: Data("{".utf8)))
        expect(truncate(path, 100_000_000), is: 0)
        for (file, message) in [
            (path, "the file has more than 10 MB: this is no scenario"), (path + "5", "did you mean \"a.json5\"?"),
            (folder.path, "this is a directory"),
        ] {
            let error = expect(throws: InputProblems.self) { try Play.reader.read(file) }
            expect(error?.description.contains(message), is: true, "\(error.map(String.init(describing:)) ?? "")")
        }
    }
}
