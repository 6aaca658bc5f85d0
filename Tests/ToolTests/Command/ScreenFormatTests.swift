import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct ScreenFormatTests: Facts {
    @Test("A run whose screen is printed", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func run(_ words: String...) throws -> Program.Outcome {
        let folder = try TestFolder()
        try folder.write("{ CFBundleIdentifier: \"com.example.Sample\" }", to: "Sample/Info.plist")
        try folder.write(
            """
            { name: "Asks", system: "iOS 18", steps: [
              { at: 0, device: "launch" }, { at: 1, app: "notif.authorize" },
              { at: 3, "ui.tap": "Allow" }, { at: 4, expect: { state: "active" } }] }
            """, to: "Sample/Scenarios/Sample.json5")
        return try Program("vigil").run(["run", "Sample"] + words, in: folder.url)
    }

    let shown = Fact("shows it at the end, or at each time that is named, after the steps of that time") {
        try expect(
            Self.run("--format", "screen").output,
            is: """
                Sample, on the screen at 00:00:04.000
                  nothing

                Asks: passed (1 expectation)

                """)
        let outcome = try Self.run("--format", "screen", "--at", "3s", "--at", "1s", "--at", "1min")
        expect(
            outcome.output,
            is: """
                Sample, on the screen at 00:00:01.000
                  alert "“Sample” Would Like to Send You Notifications"
                    staticText "“Sample” Would Like to Send You Notifications"
                    button "Don’t Allow"
                    button "Allow"

                Sample, on the screen at 00:00:03.000
                  nothing

                Sample, on the screen at 00:01:00.000
                  nothing that can be seen: the run was over before

                Asks: passed (1 expectation)

                """)
    }

    let refused = Fact("takes times for the screen alone") {
        try expect(Self.run("--at", "1s").complaints.contains("--at goes with --format screen"))
        try expect(Self.run("--format", "screen", "--at", "soon").complaints.contains("--at: "))
    }
}
