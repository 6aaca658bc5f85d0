import BackgroundRuntime
import Testing
import VigilFacts
import VigilScenarios

struct SpanExpectationTests: Facts {
    @Test("An expectation of a span of time", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// An upload of six seconds in the background from 4 s on, which ends at 10 s; then the user opens the app at 60 s, and
    /// leaves it at 61 s.
    private static func failure(of expectation: String, at instant: String = "'2min'", more: String = "") throws
        -> String
    {
        try Play.steps(
            """
            { at: 0, device: 'launch' }, { at: 1, app: 'task.begin', with: { name: 'upload' } }, { at: 4, device: 'home' },
            \(more)
            { at: 10, app: 'task.end', with: { name: 'upload' } }, { at: 60, device: 'launch' }, { at: 61, device: 'home' },
            { at: \(instant), expect: \(expectation) },
            """
        ).failureText()
    }

    let holds = Fact(
        "holds where the recorded changes say so",
        for: [
            "{ since: 4, always: { state: ['background', 'suspended', 'inactive', 'active'] } }",
            "{ since: 70, always: { state: 'suspended', awakeBecause: [] } }",
            "{ since: '-50s', always: { state: 'suspended' } }",
            "{ since: 61, always: { state: 'suspended' } }",
            "{ since: 62, never: { state: ['active', 'inactive'] } }", "{ never: { heldBy: ['audio'] } }",
            "{ since: 5, never: { heldBy: ['upload'], state: 'suspended' } }",
            "{ eventually: { heldBy: ['upload'], state: 'background' } }",
            "{ since: 20, eventually: { state: 'active' } }", "{ since: 61, awake: { upload: 0 }, launches: 0 }",
            "{ awake: { total: '6s', upload: '6s' }, launches: 1 }", "{ since: 0, launches: 1 }",
            "{ since: 7, awake: { 'task \"upload\"': '3s' } }", "{ since: 60, calls: ['didBecomeActive'] }",
            "{ launches: { atLeast: 1, atMost: 2 } }",
        ]
    ) { (expectation: String) in
        try expect(Self.failure(of: expectation), is: "")
    }

    let doesNotHold = Fact(
        "says when it first did not hold, for how long, and why",
        for: [
            (
                "{ since: 11, always: { state: 'suspended' } }",
                "always: expected suspended from 00:00:11.000 to 00:02:00.000, found background at "
                    + "00:01:00.000; it did not hold for 1 s\n      because 00:01:00.000 background [life.tx.resume"
            ),
            (
                "{ since: 5, never: { state: 'suspended' } }",
                "never: expected not suspended from 00:00:05.000 to 00:02:00.000, found suspended at "
                    + "00:00:10.000; it held for 50 s\n"
            ),
            (
                "{ since: 62, always: { state: 'active' } }",
                "found suspended at 00:01:02.000; it did not hold for the 58 s up"
            ),
            ("{ since: 61, never: { state: 'suspended' } }", "; it held for the 59 s up to now\n"),
            (
                "{ always: { heldBy: ['upload'] } }",
                "always: expected awake because of upload from 00:00:00.000 to 00:02:00.000, found not running at"
            ),
            (
                "{ since: 2, never: { awakeBecause: ['upload'], state: 'background' } }",
                "found background, awake because of task \"upload\" at 00:00:04.000; it held for 6 s\n      because 00:00:04.000"
            ),
            (
                "{ since: 20, eventually: { heldBy: ['upload'] } }",
                "eventually: expected awake because of upload at some time from 00:00:20.000 to 00:02:00.000, found at the "
                    + "end suspended"
            ),
            (
                "{ since: 3, eventually: { state: 'not running' } }",
                "eventually: expected not running at some time from"
            ),
            ("{ awake: { total: { atMost: '5s' } } }", "awake.total: expected at most 5 s, found 6 s"),
            ("{ since: 8, awake: { total: { atLeast: '5s' } } }", "awake.total: expected at least 5 s, found 2 s"),
            ("{ launches: { atLeast: 2 } }", "launches: expected at least 2, found 1"),
            ("{ since: 61, calls: ['didBecomeActive'] }", "calls: expected \"didBecomeActive\" in this place"),
        ]
    ) { (expectation: String, message: String) in
        let text = try Self.failure(of: expectation)
        expect(text.contains(message), "\(text)")
    }

    let total = Fact("counts time once in a total, however many hold") {
        let second = "{ at: 5, app: 'print', with: { text: 'x' } },"
        let both = try Play.steps(
            """
            { at: 0, device: 'launch' }, { at: 1, app: 'task.begin', with: { name: 'a' } },
            { at: 1, app: 'task.begin', with: { name: 'b' } }, { at: 2, device: 'home' }, \(second)
            { at: 8, expect: { awake: { total: '6s', a: '6s', b: '6s' }, always: { state: ['active'] } } },
            """
        ).failureText()
        expect(both.contains("always:") && !both.contains("awake."), "\(both)")
    }

    let ahead = Fact("looks ahead within a time, and the run goes on until that is over") {
        let steps = { (within: String) in
            try Play.steps(
                """
                { at: 0, device: 'launch' }, { at: 1, app: 'task.begin', with: { name: 'upload' } }, { at: 4, device: 'home' },
                { at: 4, expect: { eventually: { state: 'suspended', within: '\(within)' } } },
                { at: 10, app: 'task.end', with: { name: 'upload' } }, { at: 30, expect: { state: 'suspended' } },
                """)
        }
        let (soon, late) = (try steps("1min"), try steps("5s"))
        expect(soon.isPassed && soon.device.now == .boot.advanced(by: .seconds(64)), "\(soon.failureText())")
        expect(late.failures.map(\.instant), is: [.boot.advanced(by: .seconds(9))])
        expect(
            late.failureText().contains(
                "eventually: expected suspended at some time from 00:00:04.000 to 00:00:09.000, found at the end background, "
                    + "awake because of task \"upload\"\n      because"), "\(late.failureText())")
    }

    let outsideOfRun = Fact(
        "fails where the end of the run comes before the time that it is about",
        for: ["'1h'", "'-1h'"]
    ) { (since: String) in
        let text = try Self.failure(of: "{ since: \(since), always: { state: 'suspended' } }", at: "'end'")
        expect(text.contains("\"since\" names a time outside of the run, which lasted 61 s"), "\(text)")
    }

    let mistakes = Fact("reads with every mistake named") {
        let problems = Play.problems(
            """
            { steps: [
                { at: 9, expect: { since: 10, always: { state: "suspended" } } },
                { at: 9, expect: { since: "-10s", never: { state: "asleep" } } },
                { at: 9, expect: { since: 3, state: "active" } },
                { at: 9, expect: { always: {} } },
                { at: 9, expect: { never: { heldBy: [] } } },
                { at: 9, expect: { state: "active", eventually: { state: "suspended", within: "3s" } } },
                { at: 9, expect: { eventually: { state: [], within: 0 } } },
                { at: 9, expect: { awake: { total: {}, audoi: { atLeast: 2, atMost: 1 } }, launches: 1.5 } },
                { at: "end", expect: { eventually: { stat: "suspended", within: "3s" } } },
            ] }
            """)
        expect(
            problems,
            is: [
                "s.json5:2:31: error: steps[0].expect.since: the time that the step looks back on begins behind the step",
                "s.json5:3:55: error: steps[1].expect.never.state: unknown state \"asleep\"; one of: not running, inactive, "
                    + "active, background, suspended",
                "s.json5:3:31: error: steps[1].expect.since: the time that the step looks back on begins before the run",
                "s.json5:4:31: error: steps[2].expect.since: nothing here asks of the past; for example { since: \"10s\", "
                    + "always: { state: \"suspended\" } }",
                "s.json5:5:32: error: steps[3].expect.always: says nothing of the app; for example { state: \"suspended\" }",
                "s.json5:6:41: error: steps[4].expect.never.heldBy: names nothing; awake because of nothing is written "
                    + "awakeBecause: []",
                "s.json5:7:31: error: steps[5].expect.state: \"within\" looks ahead of the step, and \"state\" does not; "
                    + "give them a step each, at the same time",
                "s.json5:8:57: error: steps[6].expect.eventually.within: expected a duration above zero",
                "s.json5:8:45: error: steps[6].expect.eventually.state: names no state",
                "s.json5:9:40: error: steps[7].expect.awake.total: the span has no ends; give it \"atLeast\", \"atMost\" or "
                    + "both",
                "s.json5:9:51: error: steps[7].expect.awake.audoi: nothing called \"audoi\" keeps an app awake; did you mean "
                    + "\"audio\"? A task of that name is written 'task \"audoi\"'",
                "s.json5:9:51: error: steps[7].expect.awake.audoi: nothing lies between these: atLeast is above atMost",
                "s.json5:9:90: error: steps[7].expect.launches: expected a whole number from 0 on; or { atLeast: 1, atMost: 4 }",
                "s.json5:10:42: error: steps[8].expect.eventually.stat: unknown key \"stat\"; did you mean \"state\"?",
                "s.json5:10:40: error: steps[8].expect.eventually: says nothing of the app; for example { state: "
                    + "\"suspended\" }",
                "s.json5:10:69: error: steps[8].expect.eventually.within: nothing follows the end of the run",
            ])
    }
}
