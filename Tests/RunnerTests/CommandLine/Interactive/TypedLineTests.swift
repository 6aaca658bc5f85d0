import BackgroundRuntime
import Testing
import VigilFacts

@testable import VigilCommandLine
@testable import VigilScenarios

struct TypedLineTests: Facts {
    @Test("A line that is typed at a phone", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let steps = TypedStep(ModuleSet.linked.vocabulary, isScripted: true)

    /// What a line comes to, as a file says it.
    private static func source(_ line: String, isScripted: Bool = true) throws -> String {
        let steps = TypedStep(ModuleSet.linked.vocabulary, isScripted: isScripted)
        guard case .step(let value) = try SessionCommand(line, steps) else { return "no step" }
        return value.source
    }

    let words = Fact("is words, with quotation marks of both kinds, backslashes and comments") {
        let line = try TypedLine(##"  a  b="c d" 'e=f'g \#hash h\ i x#y =z # not this "##)
        expect(line.words.map(\.text), is: ["a", "b=c d", "e=fg", "#hash", "h i", "x#y", "=z"])
        expect(line.words.map(\.name) == [nil, "b", nil, nil, nil, nil, nil] && line.words[1].value == "c d")
        try expect(TypedLine("").words.isEmpty && TypedLine("   # all").words.isEmpty)
        expect(throws: UsageError("a quotation mark is not closed")) { try TypedLine("say 'it") }
    }

    let step = Fact(
        "is a step, with values by name, by flag, or by place where one has to be given",
        for: [
            ("home", #"{ device: "home" }"#),
            ("audio.interrupt by=phoneCall", #"{ device: "audio.interrupt", with: { by: "phoneCall" } }"#),
            ("network none", #"{ device: "network", with: { is: "none" } }"#),
            ("dismissOverlay accepted", #"{ device: "dismissOverlay", with: { accepted: true } }"#),
            ("power level=0.5 charging=off", #"{ device: "power", with: { level: 0.5, charging: false } }"#),
            ("power level=half", #"{ device: "power", with: { level: "half" } }"#),
            ("app print 'a b'", #"{ app: "print", with: { text: "a b" } }"#),
            ("in Other device home", #"{ in: "Other", device: "home" }"#),
            (
                "on didEnterBackground task.begin name=x",
                #"{ on: "didEnterBackground", app: "task.begin", with: { name: "x" } }"#
            ),
            ("expect state=suspended findings=", #"{ expect: { state: "suspended", findings: [] } }"#),
            (
                "expect rules=a,b launches=2 awake.audio=3min",
                #"{ expect: { rules: ["a", "b"], launches: 2, awake: { audio: "3min" } } }"#
            ),
            ("expect { state: 'active', }", #"{ expect: { state: "active" } }"#),
        ]
    ) { (line: String, expected: String) in
        try expect(Self.source(line), is: expected)
    }

    let mistakes = Fact(
        "that cannot be understood says what was meant",
        for: [
            ("hoem", #""hoem" is no word of this phone; did you mean home?"#),
            ("tassk", #""tassk" is no word of this phone; did you mean tasks?"#),
            ("zzzzzzzz", #""zzzzzzzz" is no word of this phone; help lists them"#),
            ("home now", #"home: "now" is not expected here; it takes nothing"#),
            ("power full", #"power: "full" is not expected here; it takes level=, charging=, lowPowerMode="#),
            ("network none is=wifi", "is is given twice"),
            ("on x", #"nothing follows that could happen"#),
            ("advance soon", #"advance: "soon" is no time: write a duration such as"#),
            ("advance -5s", "time does not go back; undo does"),
            ("99999d", "too long: a simulated phone runs for 36500 days at most"),
            ("undo 0", #"undo takes a whole number from 1 on, not "0""#),
            ("timeline x", #"timeline takes a whole number from 1 on, not "x""#),
            ("state of it", #"state: "of" is not expected here"#),
            ("save", "save needs the path of a file"),
            ("save a b", #"save: "b" is not expected here"#),
            ("play x0", #"play takes a number above 0, as in play x60, not "x0""#),
            ("expect suspended", #""suspended": an expectation is written as state=suspended"#),
            ("expect { state: }", "where a value is due"),
            ("say 'it", "a quotation mark is not closed"),
        ]
    ) { (line: String, part: String) in
        let problem = expect(throws: UsageError.self) { try SessionCommand(line, Self.steps) }
        expect(problem?.description.contains(part), is: true, "\(problem?.description ?? "")")
    }

    let times = Fact("lets time pass, with the word or without") {
        for line in ["advance 90s", "90s", "+90s", "1min 30s", "advance 1min 30s"] {
            guard case .advance(.seconds(90)) = try SessionCommand(line, Self.steps) else {
                Issue.record("\(line) is no time")
                continue
            }
        }
    }

    let actionsOfCode = Fact("has no actions where the app has code of its own and no other is there") {
        expect(!TypedStep(ModuleSet.linked.vocabulary, isScripted: false).names.contains("task.begin"))
        try expect(Self.source("app task.begin", isScripted: false), is: #"{ app: "task.begin" }"#)
    }

    let exactTimes = Fact("a time is written so that it is read as the same") {
        for nanoseconds in [
            0, 1, 999_999, 1_000_000, 1_500_000_000, 61_000_000_001, 3_600_000_000_000, 86_399_999_000_000,
        ] {
            let time = Duration.nanoseconds(nanoseconds)
            expect(DurationText.parse(DurationText.exact(time)), is: time, "\(DurationText.exact(time))")
        }
        expect(DurationText.exact(.seconds(3_723.25)) == "1h 2min 3s 250ms" && DurationText.exact(.zero) == "0s")
    }

    let completion = Fact("is completed from the words and values of the modules") {
        let completion = SessionCompletion(Self.steps, apps: ["Other"])
        expect(
            completion.choices("loc") == completion.choices("loc").sorted()
                && completion.choices("loc").contains("lock"))
        expect(completion.choices("network is=w"), is: ["is=wifi"])
        expect(completion.choices("device network is=n"), is: ["is=none"])
        expect(completion.choices("dismissOverlay "), is: ["accepted=no", "accepted=yes"])
        expect(completion.choices("in ") == ["Other"] && completion.choices("in Other hom") == ["home"])
        expect(
            completion.choices("help ti").contains("timeline") && completion.choices("expect stat").contains("state="))
        expect(completion.choices("on didEnter") == ["didEnterBackground"] && completion.choices("home x").isEmpty)
    }
}
