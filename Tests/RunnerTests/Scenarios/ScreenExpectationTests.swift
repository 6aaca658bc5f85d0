import BackgroundRuntime
import Testing
import VigilFacts
import VigilScenarios

/// An app without a framework that plays something: Start begins it, for two seconds at most.
struct PlayerProgram: AppProgram {
    var code: Any.Type? { nil }

    func launch(in process: AppProcess) -> any AppInstance { Player(process) }
}

private final class Player: AppInstance, @unchecked Sendable {
    private unowned let process: AppProcess
    private var isPlaying = false
    private var asks = false
    private var isTyping = false

    init(_ process: AppProcess) { self.process = process }

    func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {}

    private func button(_ label: String, _ action: @escaping @Sendable () -> Void) -> ScreenElement {
        ScreenElement(.button, label: label) { _ in
            action()
            return true
        }
    }

    private func start() {
        isPlaying = true
        process.device.simulation.schedule(after: .seconds(2)) { [weak self] in self?.isPlaying = false }
    }

    var screenElements: [ScreenElement] {
        guard !asks else {
            return [ScreenElement(.alert, label: "Really?", children: [button("Yes") { self.asks = false }])]
        }
        var (volume, name) = (ScreenElement(.slider, label: "Volume"), ScreenElement(.textField))
        (volume.value, name.placeholder, name.hasFocus) = ("0.5", "Name", isTyping)
        let cells = ["One", "Two", "Three"].map { ScreenElement(.cell, label: $0) }
        return [
            isPlaying ? button("Stop") { self.isPlaying = false } : button("Start") { self.start() },
            button("Ask") { self.asks = true }, button("Type") { self.isTyping = true }, volume, name,
            ScreenElement(.table, children: cells),
        ]
    }
}

struct ScreenExpectationTests: Facts {
    @Test("An expectation of the screen", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func failure(of expectation: String, after steps: String = "", at instant: String = "5") throws
        -> String
    {
        try Play.steps(
            "{ at: 0, device: 'launch' }, \(steps) { at: \(instant), expect: \(expectation) }", program: PlayerProgram()
        ).failureText()
    }

    let holds = Fact(
        "holds where it is so",
        for: [
            "has: 'Start'", "has: ['Start', { what: 'Volume', value: '0.5' }]", "has: { what: 'Volume', value: 0.50 }",
            "has: { role: 'cell', count: 3 }", "has: { role: 'cell', count: { atLeast: 1, atMost: 4 } }",
            "has: { what: 'Stop', count: 0 }", "lacks: 'Stop'", "lacks: { what: 'Volume', value: '1' }",
            "focused: false", "alert: false", "has: { what: 'Start', enabled: true, selected: false }",
        ]
    ) { (expectation: String) in
        try expect(Self.failure(of: "{ screen: { \(expectation) } }"), is: "")
    }

    let mismatch = Fact(
        "says what is there in its place, and what is on the screen",
        for: [
            ("has: 'Stop'", "screen.has: expected \"Stop\", found none\n"),
            (
                "has: { what: 'Volume', value: '1' }",
                "screen.has: expected \"Volume\" = 1, found slider \"Volume\" = 0.5\n"
            ),
            ("has: { role: 'cell', count: 2 }", "screen.has: expected 2 of cell, found 3\n"),
            ("lacks: 'Start'", "screen.lacks: expected no \"Start\", found button \"Start\"\n"),
            ("focused: 'Name'", "screen.focused: expected \"Name\", found nothing\n"),
            ("alert: 'Really?'", "screen.alert: expected \"Really?\", found none\n"),
            ("alert: true", "screen.alert: expected one, found none\n"),
        ]
    ) { (expectation: String, message: String) in
        let failure = try Self.failure(of: "{ screen: { \(expectation) } }")
        expect(failure.contains(message))
        expect(failure.contains("\n      the screen:\n        button \"Start\"\n"))
    }

    let touched = Fact("holds of what touches bring about: focus and alerts") {
        let typing = "{ at: 1, 'ui.tap': 'Type' },"
        try expect(Self.failure(of: "{ screen: { focused: 'Name' } }", after: typing), is: "")
        try expect(
            Self.failure(of: "{ screen: { focused: false } }", after: typing).contains("found textField \"Name\""))
        let asking = "{ at: 1, 'ui.tap': 'Ask' },"
        try expect(Self.failure(of: "{ screen: { alert: 'Really?', lacks: 'Start' } }", after: asking), is: "")
        try expect(Self.failure(of: "{ screen: { alert: false } }", after: asking).contains("found alert \"Really?\""))
    }

    let unseen = Fact("cannot be of a screen that nobody sees") {
        let failure = try Self.failure(of: "{ screen: { lacks: 'Stop' } }", after: "{ at: 1, device: 'home' },")
        expect(failure.contains("is not in front"))
    }

    let span = Fact(
        "is of all times of a span, to the instant",
        for: [
            ("{ since: 2, always: { screen: { has: 'Start' } } }", false),
            ("{ since: 4, always: { screen: { has: 'Start' } } }", true),
            ("{ never: { screen: { has: 'Stop' } } }", false),
            ("{ since: 4, never: { screen: { has: 'Stop' } } }", true),
            ("{ since: '-2s', never: { screen: { has: 'Stop' } } }", true),
            ("{ eventually: { screen: { has: 'Stop' }, state: 'active' } }", true),
            ("{ eventually: { screen: { has: 'Stop' }, state: 'background' } }", false),
            ("{ since: 5, eventually: { screen: { has: 'Stop' } } }", false),
        ]
    ) { (expectation: String, isSo: Bool) in
        // Plays from 1.5 s to 3.5 s.
        let failure = try Self.failure(of: expectation, after: "{ at: 1.5, 'ui.tap': 'Start' },", at: "6")
        expect(failure.isEmpty, is: isSo, "\(failure)")
    }

    let spanMessage = Fact("says when it first was not so, for how long, and what was on the screen then") {
        let failure = try Self.failure(
            of: "{ since: 1, never: { screen: { has: 'Stop' } } }", after: "{ at: 1.5, 'ui.tap': 'Start' },", at: "6")
        expect(
            failure.contains(
                "never: expected not a screen with \"Stop\" from 00:00:01.000 to 00:00:06.000, found active at "
                    + "00:00:01.500; it held for 2 s\n"))
        expect(failure.contains("the screen:\n        button \"Stop\"\n"))
    }

    let ahead = Fact("looks ahead with within") {
        let steps = "{ at: 1, 'ui.tap': 'Start' },"
        let within = "{ eventually: { screen: { has: 'Start' }, within: '3s' } }"
        try expect(Self.failure(of: within, after: steps, at: "1.5"), is: "")
        let soon = "{ eventually: { screen: { has: 'Start' }, within: '1s' } }"
        try expect(
            Self.failure(of: soon, after: steps, at: "1.5").contains("eventually: expected a screen with \"Start\""))
    }

    let refused = Fact(
        "is refused where it is none, with the place and what was meant",
        for: [
            ("{ hass: 'Start' }", "expect.screen.hass: unknown key \"hass\"; did you mean \"has\"?"),
            ("{}", "expect.screen: says nothing of the screen; for example { has: \"Stop\" }"),
            ("{ has: 3 }", "expect.screen.has: expected a name or an object, found a number; for example \"Stop\""),
            ("{ has: {} }", "expect.screen.has: says neither \"what\" it is called nor its \"role\""),
            ("{ has: [] }", "expect.screen.has: names nothing"),
            ("{ has: { role: 'buton' } }", "expect.screen.has.role: unknown role \"buton\"; did you mean \"button\"?"),
            ("{ lacks: { what: 'a', count: 1 } }", "expect.screen.lacks.count: unknown key \"count\""),
            ("{ focused: true }", "expect.screen.focused: does not say what has the focus; false is nothing"),
            ("{ alert: 3 }", "expect.screen.alert: expected what an alert is called, or true or false, found a number"),
        ]
    ) { (screen: String, problem: String) in
        let problems = Play.problems("{ steps: [{ at: 0, expect: { screen: \(screen) } }] }")
        expect(problems.count == 1 && problems[0].contains(problem), "\(problems)")
    }
}
