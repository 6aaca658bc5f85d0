import Testing
import VigilFacts
import VigilScenarios

struct FingerStepTests: Facts {
    @Test("A step that is a finger", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let refused = Fact(
        "fails where there is nothing for it, with what is on the screen",
        for: [
            ("device: 'ui.back'", "there is no back button on the screen. It shows button \"Start\", "),
            ("device: 'ui.dismiss'", "nothing is in front that a swipe down takes away. It shows button \"Start\", "),
            ("device: 'ui.scroll'", "ui.scroll needs \"what\", \"role\" or \"to\": what is scrolled to, or where"),
            ("'ui.scroll': 'Start', with: { to: 'down' }", "button \"Start\" does not scroll"),
            ("'ui.scroll': 'Tow'", "\"Tow\" is not on the screen; did you mean \"Two\"?"),
            ("'ui.toggle': 'Start'", "button \"Start\" is no switch, and there is not one in it"),
        ]
    ) { (step: String, message: String) in
        let report = try Play.steps(
            "{ at: 0, device: 'launch' }, { at: 1, \(step) }", program: PlayerProgram())
        expect(report.failureText().contains(message), "\(report.failureText())")
    }

    let scrolled = Fact("is in the timeline, with where it was") {
        let report = try Play.steps(
            "{ at: 0, device: 'launch' }, { at: 1, 'ui.scroll': 'Two' }, { at: 2, device: 'ui.scroll', with: { to: 'up' } }",
            program: PlayerProgram())
        expect(report.failureText(), is: "")
        expect(
            report.app.trace.entries(of: .stimulus).map(\.text).suffix(2),
            is: [
                "scroll to cell \"Two\", cell 2 of 3 in the table", "scroll up of table",
            ])
    }

    let direction = Fact("is refused for a direction that there is not") {
        let problems = Play.problems("{ steps: [{ at: 0, device: \"ui.scroll\", with: { to: \"donw\" } }] }")
        expect(problems.count == 1 && problems[0].contains("did you mean \"down\"?"), "\(problems)")
    }
}
