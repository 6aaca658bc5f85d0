import BackgroundRuntime
import Testing
import VigilFacts
import VigilScenarios

struct ObservationTests: Facts {
    @Test("An expectation of what a module lets observe", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// Two notifications, at 10 s and 20 s, and a download of 700 bytes at 1 s.
    private static func failure(of expectation: String) throws -> String {
        try Play.steps(
            """
            { at: 0, device: 'launch' }, { at: 0, app: 'notif.authorize' }, { at: 0, device: 'notif.answer' },
            { at: 1, app: 'notif.add', with: { id: 'tea', text: 'Tea', in: '9s', badge: 2 } },
            { at: 1, app: 'notif.add', with: { id: 'cake', in: '19s' } },
            { at: 1, device: 'transfer.serve', with: { bytes: 700 } },
            { at: 1, app: 'transfer.get', with: { url: 'https://a.b/c' } },
            { at: 2, device: 'home' }, { at: 40, expect: \(expectation) },
            """
        ).failureText()
    }

    let holds = Fact(
        "holds where the module says so",
        for: [
            "{ 'notif.shown': ['tea', 'cake'] }", "{ 'notif.shown': 2 }", "{ 'notif.shown': { atMost: 2 } }",
            "{ since: 15, 'notif.shown': ['cake'] }",
            "{ 'notif.texts': ['Tea', 'hello'], 'notif.badge': 2 }",
            "{ 'transfer.received': 700, 'transfer.sent': 0, 'transfer.pending': 0 }",
        ]
    ) { (expectation: String) in
        try expect(Self.failure(of: expectation), is: "")
    }

    let doesNotHold = Fact(
        "says what there was instead",
        for: [
            ("{ 'notif.shown': ['cake', 'tea'] }", "notif.shown: expected \"cake\", \"tea\", found \"tea\", \"cake\""),
            ("{ 'notif.shown': [] }", "notif.shown: expected nothing, found \"tea\", \"cake\""),
            ("{ 'notif.shown': { atLeast: 3 } }", "notif.shown: expected at least 3, found 2: \"tea\", \"cake\""),
            ("{ 'notif.badge': 1 }", "notif.badge: expected 1, found"),
            ("{ 'transfer.received': { atMost: 1 } }", "transfer.received: expected at most 1, found 700"),
        ]
    ) { (expectation: String, message: String) in
        let text = try Self.failure(of: expectation)
        expect(text.contains(message), "\(text)")
    }

    let mistakes = Fact("reads with every mistake named, and is in the schema with the words of its module") {
        let problems = Play.problems(
            """
            { steps: [
                { at: 9, expect: { "notif.shwon": [] } },
                { at: 9, expect: { "transfer.sent": ["x"] } },
                { at: 9, expect: { "notif.shown": [1] } },
                { at: 9, expect: { since: 1, "transfer.sent": 3 } },
            ] }
            """)
        expect(
            problems,
            is: [
                "s.json5:2:24: error: steps[0].expect[\"notif.shwon\"]: unknown key \"notif.shwon\"; did you mean "
                    + "\"notif.shown\"?",
                "s.json5:3:41: error: steps[1].expect[\"transfer.sent\"]: transfer.sent is a number, not a list: Bytes of "
                    + "uploads that went through the network, failed attempts included.",
                "s.json5:4:40: error: steps[2].expect[\"notif.shown\"][0]: expected a string, found a number",
                "s.json5:5:31: error: steps[3].expect.since: transfer.sent is not known from a time on, only of all of the "
                    + "run; give it a step of its own, without \"since\"",
            ])
    }
}
