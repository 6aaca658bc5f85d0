import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilModeTesting
import VigilScenarios

struct UnexpectedEndTests: Facts {
    @Test("A kill or a crash of the app", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let leak = """
        { at: 0, device: "launch" }, { at: "1s", app: "task.begin", with: { name: "upload", handler: "forgets" } },
        { at: "2s", device: "home" },
        """

    let fails = Fact("fails a run that does not expect it, and says by which word it can be expected") {
        let report = try Play.steps(Self.leak, more: "until: \"2min\",")
        expect(!report.isPassed && report.expectations == 0)
        let text = report.failureText()
        expect(text.contains("0x8badf00d") && text.contains("[task.leak.kill]"), "\(text)")
        expect(text.contains("expect: { terminated: \"task-leak\" }"), "\(text)")
    }

    let isExpected = Fact(
        "is expected by its name, its code and its rule",
        for: [
            "terminated: 'task-leak'", "terminated: '0x8BADF00D'", "because: 'task.leak.kill'",
            "rules: ['task.leak.kill']",
        ]
    ) { (expectation: String) in
        let report = try Play.steps(Self.leak + "{ at: '2min', expect: { \(expectation) } }")
        expect(report.isPassed, "\(report.failureText())")
    }

    let isNotExpected = Fact("is not expected by another word, nor before it happens") {
        let other = try Play.steps(Self.leak + "{ at: '2min', expect: { state: 'not running' } }")
        expect(!other.isPassed && other.failures.isEmpty)
        let twice = Self.leak + "{ at: '2min', expect: { terminated: 'task-leak' } },"
        let again = Self.leak.replacingOccurrences(of: "at: ", with: "at: '3min', note: ")
        try expect(!Play.steps(twice + again, more: "until: '6min',").isPassed)
    }

    let isAllowed = Fact(
        "is no failure where the command line allows it, by its rule or its code",
        for: ["task.leak.kill", "0x8BADF00D"]
    ) { (word: String) in
        var options = RunOptions()
        options.allowed = [word]
        try expect(Play.steps(Self.leak, more: "until: \"2min\",", options: options).isPassed)
        options.allowed = ["mode.type", "0xc00010ff", "an upload"]
        try expect(!Play.steps(Self.leak, more: "until: \"2min\",", options: options).isPassed)
        options.allowed = ["task.leak.kil"]
        let error = expect(throws: UsageError.self) { try Play.steps(Self.leak, options: options) }
        expect(error?.description.contains("did you mean task.leak.kill?"), is: true)
    }

    let noWord = Fact("is not expected by no word at all") {
        let report = try Play.steps(
            "{ at: 0, device: 'launch' }, { at: 5, device: 'forceQuit' }, { at: 6, expect: { terminated: '' } }")
        expect(!report.isPassed && report.app.exits.map(\.codeText) == [""])
    }

    let hang = Fact("is told of once where it ends an app that hangs") {
        let code = AppCode()
        code.on["didBecomeActive"] = { process in
            nonisolated(unsafe) var spin: () -> Void = {}
            spin = { process.mainThread.enqueue { spin() } }
            spin()
        }
        let report = try Play.steps("{ at: 0, device: 'launch' }, { at: 5, device: 'lock' }", program: code)
        expect(report.app.exits.map(\.name) == ["spinning"] && report.unexpectedExits.isEmpty)
        expect(report.device.hangs.count == 1 && !report.isPassed)
    }

    let expectedOfOther = Fact("is not excused by the end of another app that the scenario expects") {
        let report = try Play.steps(
            """
            { at: 0, device: "launch", in: "Other" },
            { at: "1s", in: "Other", app: "task.begin", with: { handler: "forgets" } }, { at: "2s", device: "home" },
            { at: "2min", device: "launch" }, { at: "+1s", app: "task.begin", with: { handler: "forgets" } },
            { at: "+1s", device: "home" }, { at: "4min", in: "Other", expect: { terminated: "task-leak" } },
            """, more: "apps: { Other: \"Info.plist\" },")
        expect(report.failures.isEmpty && !report.isPassed, "\(report.failureText())")
        expect(report.unexpectedExits.map(\.name), is: ["task-leak"])
    }

    let crashOfOther = Fact("is not excused by a crash of another app that the scenario brings about") {
        let report = try Play.steps(
            """
            { at: 0, device: "launch", in: "Other" }, { at: "1s", device: "crash", in: "Other" },
            { at: "2s", device: "launch" }, { at: "+1s", app: "task.begin", with: { handler: "forgets" } },
            { at: "+1s", device: "home" }, { at: "2min", device: "lock" },
            """, more: "apps: { Other: \"Info.plist\" },")
        expect(report.failures.isEmpty && report.unexpectedExits.map(\.name) == ["task-leak"])
    }

    let ownDoing = Fact(
        "is no failure where the scenario itself crashes the app, or the system or the user ends it as usual"
    ) {
        for stimulus in ["crash", "purge", "forceQuit", "terminate", "update", "reboot"] {
            // A suspended app runs no code that could crash.
            let home = stimulus == "crash" ? "" : "{ at: 5, device: 'home' },"
            let report = try Play.steps("{ at: 0, device: 'launch' }, \(home) { at: 60, device: '\(stimulus)' }")
            expect(report.isPassed && report.app.exits.count == 1, "\(stimulus): \(report.failureText())")
        }
    }
}

struct UnexpectedFindingTests: Facts {
    @Test("A finding that nothing expects", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let modes =
        "{ CFBundleIdentifier: 'com.example.App', UIBackgroundModes: ['\(ModuleSet.linked.simulatedModes[0])'] }"

    private static func report(_ steps: String, allowed: [String] = [], isStrict: Bool = true) throws -> RunReport {
        var options = RunOptions()
        (options.isStrict, options.allowed) = (isStrict, allowed)
        return try Play.steps("{ at: 0, device: 'launch' }, \(steps)", manifest: Self.modes, options: options)
    }

    let strict = Fact("fails a strict run, with its rule and the words by which it can be expected, and no other run") {
        try expect(Self.report("", isStrict: false).isPassed)
        let text = try Self.report("").failureText()
        expect(text.contains("[mode.declared-unused]") && text.contains("--allow mode.declared-unused"), "\(text)")
        expect(text.contains("expect: { findings: [\"mode.declared-unused\"] }"))
        try expect(!Self.report("").isPassed)
    }

    let manifestError = Fact("is made of no error in the manifest: that stops a strict run, and no other") {
        let manifest = "{ CFBundleIdentifier: 'com.example.App', UIBackgroundModes: ['loction'] }"
        var options = RunOptions()
        try expect(Play.steps("{ at: 0, device: 'launch' }", manifest: manifest, options: options).isPassed)
        options.isStrict = true
        let error = expect(throws: InputProblems.self) {
            try Play.steps("{ at: 0, device: 'launch' }", manifest: manifest, options: options)
        }
        expect(error?.problems.count, is: 1)
    }

    let expectedManifestError = Fact(
        "life.scene.required: is an error in the manifest which a strict run takes where a step or the command line expects it"
    ) {
        let manifest = "{ CFBundleIdentifier: 'com.example.App', DTSDKName: 'iphoneos27.0' }"
        let launch = "{ at: 0, device: 'launch' }, "
        func play(_ step: String, allowed: [String] = []) throws -> RunReport {
            var options = RunOptions()
            (options.isStrict, options.allowed) = (true, allowed)
            return try Play.steps(launch + step, system: "iOS 27", manifest: manifest, options: options)
        }
        let end = "terminated: 'trap', because: 'life.scene.required'"
        try expect(play("{ at: 1, expect: { \(end) } }").isPassed)
        try expect(play("", allowed: ["life.scene.required"]).isPassed)
        expect(throws: InputProblems.self) { try play("{ at: 1, expect: { terminated: 'trap' } }") }
        expect(throws: InputProblems.self) { try play("", allowed: ["task.leak.kill"]) }
    }

    let isExpected = Fact("is expected by a step, by the command line with its rule, or with a part of its sentence") {
        try expect(Self.report("{ at: 'end', expect: { findings: ['mode.declared-unused'] } }").isPassed)
        try expect(Self.report("{ at: 'end', expect: { rules: ['mode.declared-unused'] } }").isPassed)
        for word in ["mode.declared-unused", "review asks what it is for"] {
            try expect(Self.report("", allowed: [word]).isPassed)
        }
        try expect(!Self.report("", allowed: ["mode.type", "a review"]).isPassed)
    }
}

struct EndOfRunTests: Facts {
    @Test("The end of a run", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let modes =
        "{ CFBundleIdentifier: 'com.example.App', UIBackgroundModes: ['\(ModuleSet.linked.simulatedModes[0])'] }"

    let findings = Fact("can be expected: findings that are made only then gate a run") {
        let steps = "{ at: 0, device: 'launch' }, { at: 1, expect: { findings: [] } },"
        func report(_ findings: String) throws -> RunReport {
            try Play.steps(steps + "{ at: 'end', expect: { findings: [\(findings)] } }", manifest: Self.modes)
        }
        let expected = try report("'mode.declared-unused'")
        expect(expected.isPassed && expected.expectations == 2, "\(expected.failureText())")
        try expect(!report("").isPassed)
    }

    let assumptions = Fact(
        "names the figures that were asked for and that nobody has measured, but for those that the scenario sets"
    ) {
        func notes(_ more: String) throws -> [String] {
            let steps = "{ at: 0, device: 'launch' }, { at: 1, app: 'task.begin' }, { at: 2, device: 'home' }"
            let report = try Play.steps(steps, more: more)
            return report.device.trace.entries.filter { $0.kind == .note }.map(\.text)
        }
        let note = "figures that no source gives exactly: k.task.grant-delay 0 s"
        try expect(notes("").contains(note))
        try expect(!notes("constants: { 'k.task.grant-delay': 1 },").contains { $0.hasPrefix("figures") })
    }

    let order = Fact("is the last thing, and nothing happens there") {
        let late = Play.problems("{ steps: [{ at: 'end', expect: { launches: 0 } }, { at: 5, device: 'launch' }] }")
        expect(late.count == 1 && late[0].hasPrefix("s.json5:1:57: error: steps[1].at: the step lies behind the end"))
        let deed = Play.problems("{ steps: [{ at: 'end', device: 'launch' }] }")
        expect(deed.count == 1 && deed[0].contains("a step can only expect there"), "\(deed)")
    }
}

struct EmptyScenarioTests: Facts {
    @Test("A scenario that would say nothing, or something else than it seems", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let isRefused = Fact(
        "is refused, with its place and what was meant",
        for: [
            ("{ steps: [] }", "1:10: error: steps: the scenario has no steps"),
            ("{ steps: [{ at: 0, expect: {} }] }", "the expectation expects nothing"),
            ("{ steps: [{ at: 0, expect: { sate: 'active' } }] }", "did you mean \"state\"?"),
            ("{ steps: [{ at: 0, device: 'lock', app: 'exit' }] }", "the step does several things at once"),
            ("{ steps: [{ at: 0, app: 'timer', with: { every: '-1s' } }] }", "expected a duration above zero"),
            ("{ steps: [{ at: 0, app: 'timer', with: { every: 0 } }] }", "expected a duration above zero"),
            ("{ steps: [{ at: 0, app: 'block', with: { for: '-1s' } }] }", "a duration below zero"),
            ("{ steps: [{ at: '40000d', device: 'launch' }] }", "runs for 36500 days at most"),
            ("{ steps: [{ at: 1e30, device: 'launch' }] }", "runs for 36500 days at most"),
            ("{ until: '1000000d', steps: [{ at: 0, device: 'launch' }] }", "runs for 36500 days at most"),
            (
                "{ steps: [{ at: '30000d', device: 'launch' }, { at: '+30000d', device: 'home' }] }",
                "steps[1].at: too long"
            ),
        ]
    ) { (text: String, complaint: String) in
        let problems = Play.problems(text)
        expect(problems.count == 1 && problems[0].contains(complaint), "\(problems)")
    }

    let misspeltMode = Fact(
        "is refused where what keeps an app awake is misspelt",
        for: ModuleSet.linked.simulatedModes
    ) { (mode: String) in
        let misspelt = String(mode.dropLast())
        let complaint = "did you mean \"\(mode)\"?"
        for expectation in ["awakeBecause: [\"\(misspelt)\"]", "awake: { \"\(misspelt)\": \"1s\" }"] {
            let problems = Play.problems("{ steps: [{ at: 0, expect: { \(expectation) } }] }")
            expect(problems.count == 1 && problems[0].contains(complaint), "\(problems)")
        }
    }

    let accepts = Fact("takes tasks of any name, and a clock that is set back") {
        let steps = """
            { at: 0, expect: { awakeBecause: ["upload", "task \\"audoi\\"", "wake: push"] } },
            { at: 1, device: "clock", with: { by: "-1h" } }, { at: 2, app: "block", with: { for: 0 } },
            """
        expect(Play.problems("{ steps: [\(steps)] }"), is: [])
        let modes = ModuleSet.linked.simulatedModes.map { "'\($0)'" }.joined(separator: ", ")
        expect(Play.problems("{ steps: [{ at: 0, expect: { awakeBecause: [\(modes)] } }] }"), is: [])
    }
}
