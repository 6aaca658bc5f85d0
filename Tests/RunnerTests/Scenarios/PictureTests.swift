import BackgroundRuntime
import Testing
import VigilFacts
import VigilScenarios

struct PictureTests: Facts {
    @Test("A picture of a run", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func failure(_ picture: String, at instant: String = "'60s'") throws -> String {
        try Play.steps(
            """
            { at: 5, device: 'launch' }, { at: 15, app: 'task.begin', with: { name: 'up load' } }, { at: 20, device: 'home' },
            { at: 34, app: 'task.end', with: { name: 'up load' } }, { at: 40, device: 'launch' },
            { at: 45, device: 'forceQuit' }, { at: \(instant), expect: \(picture) },
            """
        ).failureText()
    }

    let same = Fact("is the same as what happened, where each change within a column shows, and blanks do not count") {
        let rows = "rows: { app: 'aAbs !.', 'up load': '.+#+ ..' }"
        try expect(Self.failure("{ picture: { every: '10s', \(rows) } }"), is: "")
        try expect(
            Self.failure(
                "{ since: 25, picture: { every: '5s', rows: { app: 'BsSa!..', 'task \"up load\"': '#+.....' } } }"),
            is: "")
    }

    let differs = Fact("says where it differs, and draws what happened to be copied") {
        let text = try Self.failure("{ picture: { every: '10s', rows: { app: 'aABs!.', audio: '......' } } }")
        expect(
            text.contains(
                """
                picture: expected as it is drawn, found otherwise: app, task "up load"
                      app: expected "aABs!."
                      app: found    "aAbs!."
                                       ^ 00:00:20.000
                      task "up load": no row, found ".+#+.."
                      the picture of what happened:
                        picture: { every: "10 s", rows: {
                            app: "aAbs!.",
                            'task "up load"': ".+#+..",
                        } }
                """), "\(text)")
    }

    let end = Fact("has what happens at its very end in its last column") {
        let report = try Play.steps(
            """
            { at: 0, device: 'launch' }, { at: 20, device: 'home' },
            { at: 20, expect: { picture: { every: '10s', rows: { app: 'as' } } } },
            """)
        expect(report.isPassed, "\(report.failureText())")
    }

    let missingRow = Fact("does not match where something held that has no row") {
        let text = try Self.failure("{ picture: { every: '10s', rows: { app: 'aAbs!.' } } }")
        expect(text.contains("found otherwise: task \"up load\""), "\(text)")
    }

    let tooMany = Fact("refuses to draw more columns than anybody reads") {
        let text = try Self.failure("{ picture: { every: '10ms', rows: { app: '.' } } }")
        expect(
            text.contains("the picture would have 6000 columns, and 2000 are the most: make \"every\" longer"),
            "\(text)")
    }

    let mistakes = Fact("reads with every mistake named") {
        let problems = Play.problems(
            """
            { steps: [
                { at: 9, expect: { picture: { rows: { app: "AXB" } } } },
                { at: 9, expect: { picture: { every: 0, rows: { audoi: "#A" } } } },
                { at: 9, expect: { picture: { every: "1s" } } },
            ] }
            """)
        expect(
            problems,
            is: [
                "s.json5:2:33: error: steps[0].expect.picture: a picture says how long a column lasts; for example every: "
                    + "\"1min\"",
                "s.json5:2:48: error: steps[0].expect.picture.rows.app: \"X\" stands for nothing in this row; A, I, B, S and . "
                    + "are active, inactive, background, suspended and not running; a, i, b, s and ! the same at the end of a "
                    + "column with a change",
                "s.json5:3:42: error: steps[1].expect.picture.every: expected a duration above zero",
                "s.json5:3:60: error: steps[1].expect.picture.rows.audoi: nothing called \"audoi\" keeps an app awake; did you "
                    + "mean \"audio\"? A task of that name is written 'task \"audoi\"'",
                "s.json5:3:60: error: steps[1].expect.picture.rows.audoi: \"A\" stands for nothing in this row; # is all of a "
                    + "column, + a part, . nothing",
                "s.json5:4:33: error: steps[2].expect.picture: a picture has rows; draw rows: { app: \".\" }: the failure then "
                    + "has the picture to copy",
            ])
    }
}
