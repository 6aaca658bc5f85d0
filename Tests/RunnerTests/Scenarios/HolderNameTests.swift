import Testing
import VigilFacts
import VigilScenarios

struct HolderNameTests: Facts {
    @Test("A name of a task that nothing has", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let begin = "{ at: 0, device: 'launch' }, { at: 1, app: 'task.begin', with: { name: 'upload' } }"

    private static func failures(_ steps: String) throws -> String {
        try Play.steps("\(Self.begin), { at: 2, device: 'home' }, \(steps)").failureText()
    }

    let unknown = Fact(
        "fails what asks for it, also where that says how it was not",
        for: [
            "awake: { uplaod: { atMost: 5 } }", "never: { heldBy: ['uplaod'] }", "awake: { 'task \"uplaod\"': 0 }",
            "never: { awakeBecause: ['uplaod'] }",
        ]
    ) { (expectation: String) in
        let text = try Self.failures("{ at: 10, expect: { \(expectation) } }")
        expect(text.contains("ever kept App awake, so this checks nothing of it (\"upload\" did)"), "\(text)")
        expect(text.contains("did you mean \"upload\"?"), "\(text)")
    }

    let known = Fact(
        "is none where a task of it is begun at any time of the run, or a mode or a wake has it",
        for: [
            "awake: { later: 0, upload: { atLeast: 1 } }", "never: { heldBy: ['later'] }", "awake: { audio: 0 }",
            "never: { heldBy: ['wake: push'] }", "always: { heldBy: ['upload'] }, since: '2s'",
        ]
    ) { (expectation: String) in
        let later = "{ at: 20, app: 'task.begin', with: { name: 'later' } }"
        try expect(Self.failures("{ at: 10, expect: { \(expectation) } }, \(later)"), is: "")
    }

    let ends = Fact("is refused where a step ends it; one that has ended already is the app's mistake") {
        let end = "{ at: 1, app: 'task.end', with: { name: 'upload' } }"
        try expect(Play.steps("\(Self.begin), \(end), \(end)").failureText(), is: "")
        let text = try Self.failures("{ at: 3, app: 'task.end', with: { name: 'uplaod' } }")
        let expected = "no task \"uplaod\" was begun in this launch (begun were \"upload\"); did you mean \"upload\"?"
        expect(text.contains(expected), "\(text)")
    }
}
