import Testing
import VigilFacts

struct ScenarioReaderTests: Facts {
    @Test("A scenario file", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let readsJSON5 = Fact("is read with comments, bare keys and trailing commas") {
        expect(
            Play.problems(
                """
                { // a comment
                  name: "a", system: "iOS 4", seed: 7, constants: { "k.task.expiry-lead": 2 }, until: "1h30min",
                  steps: [{ at: "0s", device: "launch" }, { at: "+250ms", device: "home", note: "leaves" },],
                }
                """), is: [])
    }

    let syntax = Fact("reports a mistake in the syntax with line and column") {
        let problems = Play.problems("{\n  steps: [\n    { at: \"0s\" device: \"launch\" }\n  ]\n}")
        expect(problems.count, is: 1)
        expect(problems[0].hasPrefix("s.json5:3:16: error: "), "\(problems)")
    }

    let properties = Fact("refuses to expect what no trace cites: a property, and a rule that is planned") {
        let sentence = "Each begin returns an identifier that differs from every identifier still open."
        expect(
            Play.problems(
                """
                { steps: [
                  { at: 0, expect: { because: "task.id.unique" } },
                  { at: 0, expect: { notRules: ["task.leak.kill", "metrickit.27"] } },
                ] }
                """),
            is: [
                "s.json5:2:31: error: steps[0].expect.because: \"task.id.unique\" is a property: it always holds, so "
                    + "no trace cites it, and it cannot be expected; expect what follows from it, such as a state, "
                    + "calls or output; it says: \(sentence)",
                "s.json5:3:51: error: steps[1].expect.notRules[1]: \"metrickit.27\" is not applied by the simulator "
                    + "yet, so no trace cites it",
            ])
    }

    let content = Fact("reports all mistakes in the content at once, each with its place and what was meant") {
        let problems = Play.problems(
            """
            { naem: "x", system: "iOS 22",
              steps: [
                { at: "soon", device: "launch" },
                { at: "5s", device: "hoem" },
                { at: "1s", device: "home" },
                { at: "6s", device: "wake", with: { fro: "10s" } },
                { at: "7s", device: "network" },
                { at: "8s", device: "network", with: { is: "wfi" } },
                { at: "9s", expect: { sate: "active", because: "task.leak.kil" } },
                { device: "home" },
                { at: "10s" },
                { at: "11s", device: "home", in: "Other" },
              ] }
            """)
        expect(
            problems,
            is: [
                "s.json5:1:3: error: naem: unknown key \"naem\"; did you mean \"name\"?",
                "s.json5:1:22: error: system: unknown system \"iOS 22\": write \"iOS 4\" to \"iOS 18\", \"iOS 26\" or \"iOS 27\" "
                    + "(there is no iOS 19 to 25)",
                "s.json5:3:11: error: steps[0].at: \"soon\" is no duration; write a duration such as \"250ms\", "
                    + "\"30s\", \"10min\", \"1h30min\" or \"2d\"",
                "s.json5:4:25: error: steps[1].device: unknown stimulus \"hoem\"; did you mean \"home\"?",
                "s.json5:5:11: error: steps[2].at: the step lies before the one above it; steps are in the order of "
                    + "time; \"+5s\" counts from the step before",
                "s.json5:6:41: error: steps[3].with.fro: unknown key \"fro\"; did you mean \"for\"?",
                "s.json5:7:5: error: steps[4]: network needs \"is\": what is there",
                "s.json5:8:48: error: steps[5].with.is: unknown value \"wfi\"; did you mean \"wifi\"?",
                "s.json5:9:27: error: steps[6].expect.sate: unknown key \"sate\"; did you mean \"state\"?",
                "s.json5:9:52: error: steps[6].expect.because: unknown rule \"task.leak.kil\"; did you mean "
                    + "\"task.leak.kill\"?",
                "s.json5:10:5: error: steps[7]: the step says neither when (\"at\") nor at which call (\"on\")",
                "s.json5:11:5: error: steps[8]: the step does nothing; give it exactly one of \"device\", \"app\", "
                    + "\"invoke\" and \"expect\"",
                "s.json5:12:38: error: steps[9].in: unknown app \"Other\"",
            ])
    }

    let wordOfAnotherModule = Fact("with a word of a module that is not linked says what to link") {
        expect(
            Play.problems("{ steps: [{ at: 0, device: \"teapot.pour\" }] }"),
            is: [
                "s.json5:1:28: error: steps[0].device: unknown stimulus \"teapot.pour\"; no module of this program has words "
                    + "that begin with \"teapot.\": add the product of the one that has them to the target's "
                    + "dependencies, or VigilModules, which is all of them"
            ])
    }

    let touch = Fact("takes a touch by a key of its own, with more of it beside that") {
        expect(
            Play.problems(
                """
                { steps: [
                  { at: 0, "ui.tap": "Start" },
                  { at: 1, "ui.type": "Name", with: { text: "a", role: "textField" } },
                  { at: 2, device: "ui.tap", with: { role: "button", number: 2 } },
                ] }
                """), is: [])
        expect(
            Play.problems("{ steps: [{ at: 0, \"ui.type\": \"Name\" }, { at: 1, \"ui.tap\": 3 }] }"),
            is: [
                "s.json5:1:11: error: steps[0]: ui.type needs \"text\": what is typed; \\n is the last key of the keyboard, \\b takes a sign away",
                "s.json5:1:60: error: steps[1][\"ui.tap\"]: expected a string, found a number",
            ])
    }

    let noSteps = Fact("without steps says what a step looks like") {
        expect(
            Play.problems("{}"),
            is: [
                "s.json5:1:1: error: the scenario has no steps; steps: [{ at: \"0s\", device: \"launch\" }]"
            ])
    }

    let hostile = Fact(
        "of hostile shape is refused, not crashed upon",
        for: [
            "", "[", "[]", "\"text\"", String(repeating: "[", count: 100_000), "{ steps: { } }",
            "{ steps: [1, null, []] }",
            "{ steps: [], steps: [] }", "\u{FEFF}{ steps: [}", "{ seed: -1, steps: [] }", "{ until: true, steps: [] }",
        ]
    ) { (text: String) in
        expect(!Play.problems(text).isEmpty)
    }
}
