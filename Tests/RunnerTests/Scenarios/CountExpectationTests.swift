import BackgroundRuntime
import Testing
import VigilFacts
import VigilScenarios

struct CountExpectationTests: Facts {
    @Test("An expectation of counts and lists", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// Two pushes wake an app that left a task open without a handler, at 100 s and at 200 s; then the user ends it.
    private static func failure(of expectation: String) throws -> String {
        try Play.steps(
            """
            { on: 'didReceiveRemoteNotification', app: 'push.complete' },
            { at: 0, device: 'launch' }, { at: 1, app: 'push.register' }, { at: 2, device: 'home' },
            { at: 100, device: 'push.send', with: { silent: true } },
            { at: 200, device: 'push.send', with: { silent: true } },
            { at: 300, device: 'forceQuit' }, { at: 400, device: 'launch' },
            { at: 401, app: 'task.begin', with: { name: 'upload', handler: 'none' } },
            { at: 420, expect: \(expectation) },
            """, manifest: "{ CFBundleIdentifier: 'a.b', UIBackgroundModes: ['remote-notification'] }"
        ).failureText()
    }

    let holds = Fact(
        "holds where the counts are so",
        for: [
            "{ wakes: 2 }", "{ wakes: { atLeast: 1, atMost: 2 } }", "{ since: 200, wakes: 1 }",
            "{ wakes: { total: 2, push: 2, location: 0 } }", "{ exits: ['force-quit'] }",
            "{ since: 301, exits: [], wakes: 0, launches: 1 }", "{ openTasks: 1 }", "{ openTasks: ['upload'] }",
            "{ openTasks: { atMost: 1 } }", "{ notFindings: ['task.handler.nil'] }", "{ allowedFindings: [] }",
            "{ since: 401, onlyCalls: [] }",
        ]
    ) { (expectation: String) in
        try expect(Self.failure(of: expectation), is: "")
    }

    let doesNotHold = Fact(
        "says what was there instead, and why",
        for: [
            ("{ wakes: { atMost: 1 } }", "wakes: expected at most 1, found 2\n      because 00:01:40.000 woken for"),
            ("{ wakes: { push: 3 } }", "wakes.push: expected 3, found 2\n      because"),
            ("{ wakes: { location: { atLeast: 1 } } }", "wakes.location: expected at least 1, found 0"),
            ("{ exits: [] }", "exits: expected nothing, found force-quit"),
            (
                "{ exits: ['force-quit', 'task-leak'] }",
                "exits: expected force-quit, task-leak, found force-quit\n      because 00:05:00.000 ended"
            ),
            ("{ openTasks: 0 }", "openTasks: expected 0, found 1: upload"),
            ("{ openTasks: ['save'] }", "openTasks: expected save, found upload"),
            ("{ since: 400, onlyCalls: ['didBecomeActive'] }", "onlyCalls[0]: expected \"didBecomeActive\", found \""),
            ("{ since: 400, onlyCalls: [] }", "onlyCalls[0]: expected no further one, found \""),
        ]
    ) { (expectation: String, message: String) in
        let text = try Self.failure(of: expectation)
        expect(text.contains(message), "\(text)")
    }

    let onlyCalls = Fact("compares all calls, in their order") {
        let calls = [
            "willResignActive", "UIApplicationWillResignActiveNotification", "didEnterBackground",
            "UIApplicationDidEnterBackgroundNotification",
        ]
        let failure = { (calls: [String]) in
            try Play.steps(
                """
                { at: 0, device: 'launch' }, { at: 2, device: 'home' },
                { at: 9, expect: { since: 2, onlyCalls: \(calls) } },
                """
            ).failureText()
        }
        try expect(failure(calls), is: "")
        let (fewer, other) = (try failure(calls.dropLast()), try failure([calls[0], calls[2]]))
        expect(
            fewer.contains(
                "onlyCalls[3]: expected no further one, found \"\(calls[3])\"\n      because the calls were:"))
        expect(other.contains("onlyCalls[1]: expected \"didEnterBackground\", found \"\(calls[1])\""))
        try expect(failure(calls + ["x"]).contains("onlyCalls[4]: expected \"x\", found no further one"))
    }

    let findings = Fact("forbids findings, and all findings but some, those without a rule included") {
        let failure = { (expectation: String) in
            try Play.steps(
                """
                { on: 'didEnterBackground', app: 'push.complete' },
                { at: 0, device: 'launch' }, { at: 1, app: 'task.begin', with: { handler: 'none' } },
                { at: 2, device: 'home' }, { at: 36, expect: \(expectation) },
                """, options: RunOptions()
            ).failureText()
        }
        let forbidden = try failure("{ notFindings: ['task.handler.nil'] }")
        expect(
            forbidden.contains("notFindings: expected never task.handler.nil, found task.handler.nil\n      because"))
        let others = try failure("{ allowedFindings: ['life.tx.home'] }")
        expect(
            others.contains("allowedFindings: expected nothing but life.tx.home, found task.handler.nil"), "\(others)")
        let ruleless = try failure("{ allowedFindings: ['task.handler.nil'] }")
        expect(ruleless.contains("expected nothing but task.handler.nil, found a finding of no rule\n      because"))
    }

    let mistakes = Fact("reads with every mistake named") {
        let problems = Play.problems(
            """
            { steps: [
                { at: 9, expect: { wakes: {} } },
                { at: 9, expect: { wakes: { psuh: 3 } } },
                { at: 9, expect: { wakes: { push: "3" } } },
                { at: 9, expect: { openTasks: "upload", exits: "x", allowedFindings: ["task.handler.nill"] } },
            ] }
            """)
        expect(
            problems,
            is: [
                "s.json5:2:31: error: steps[0].expect.wakes: counts nothing; for example { atMost: 4 }",
                "s.json5:3:39: error: steps[1].expect.wakes.psuh: unknown rule or beginning of rules \"psuh\"; did you mean "
                    + "\"push\"?",
                "s.json5:4:39: error: steps[2].expect.wakes.push: expected a whole number from 0 on; or { atLeast: 1, "
                    + "atMost: 4 }",
                "s.json5:5:52: error: steps[3].expect.exits: expected a list of strings, found a string",
                "s.json5:5:75: error: steps[3].expect.allowedFindings[0]: unknown rule \"task.handler.nill\"; did you mean "
                    + "\"task.handler.nil\"?",
                "s.json5:5:35: error: steps[3].expect.openTasks: expected a whole number from 0 on; or { atLeast: 1, "
                    + "atMost: 4 }",
            ])
    }
}
