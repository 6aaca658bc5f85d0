import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilScenarios

struct InvocationTests: Facts {
    @Test("A step that invokes code of the app", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private struct Refusal: Error, CustomStringConvertible {
        let description = "there are no news"
    }

    private static let reader = ScenarioReader(invocations: [
        AppInvocation("refresh", "Fetches the news.", parameters: [.required("feed", .text, "which feed")]) { with in
            AppProcess.current?.print("fetches \(with.requiredText("feed"))")
        },
        AppInvocation("fail", "Fails.") { _ in throw Refusal() },
    ])

    private static func play(_ steps: String, program: (any AppProgram)? = ScriptedApp()) throws -> RunReport {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-invoke-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{ CFBundleIdentifier: 'a.b' }".utf8).write(to: folder.appendingPathComponent("Info.plist"))
        let text = "{ manifest: 'Info.plist', system: 'iOS 17', steps: [\(steps)] }"
        let scenario = try Self.reader.read(Data(text.utf8), file: folder.path + "/s.json5")
        return try ScenarioRunner().run(scenario, program: program)
    }

    private static func problems(_ reader: ScenarioReader, _ step: String) -> String {
        do throws(InputProblems) {
            _ = try reader.read(Data("{ steps: [\(step)] }".utf8), file: "s.json5")
            return ""
        } catch {
            return error.problems.map(\.description).joined(separator: "\n")
        }
    }

    let runs = Fact("runs it in a turn of the app, with the values of the step") {
        let report = try Self.play(
            """
            { at: 0, device: 'launch' }, { at: 3, invoke: 'refresh', with: { feed: 'sports' } },
            { at: 4, expect: { output: ['fetches sports'] } },
            """)
        expect(report.isPassed, "\(report.failureText())")
    }

    let fails = Fact("fails where no code of the app can run, where the code throws, and where the app has none") {
        let call = "{ at: 3, invoke: 'refresh', with: { feed: 'x' } }"
        try expect(
            Self.play(call).failureText().contains(
                "is not running, so none of its code runs: \"refresh\" was not invoked"))
        let asleep = try Self.play("{ at: 0, device: 'launch' }, { at: 1, device: 'home' }, \(call)").failureText()
        expect(asleep.contains("is suspended, so none of its code runs"), "\(asleep)")
        try expect(
            Self.play("{ at: 0, device: 'launch' }, { at: 3, invoke: 'fail' }").failureText().contains(
                "there are no news"))
        try expect(
            Self.play("{ at: 0, device: 'launch' }, \(call)", program: nil).failureText().contains(
                "the app is scripted")
        )
    }

    let mistakes = Fact("is refused with what there is to invoke, and what it needs") {
        expect(
            Self.problems(Self.reader, "{ at: 1, invoke: 'refesh' }"),
            is: "s.json5:1:28: error: steps[0].invoke: unknown invocation \"refesh\"; did you mean \"refresh\"?")
        expect(
            Self.problems(Self.reader, "{ at: 1, invoke: 'refresh' }").contains("refresh needs \"feed\": which feed"))
        expect(
            Self.problems(Self.reader, "{ at: 1, invoke: 'refresh', with: { fed: 1 } }").contains(
                "did you mean \"feed\"?"))
        expect(
            Self.problems(Self.reader, "{ on: 'didEnterBackground', invoke: 'fail' }").contains("exclude one another"))
        expect(
            Self.problems(ScenarioReader(invocations: []), "{ at: 1, invoke: 'x' }").contains(
                "nothing to invoke is registered in this program"))
        let twice = [
            AppInvocation("x", "", fileID: "A/a.swift") { _ in }, AppInvocation("x", "", fileID: "B/b.swift") { _ in },
        ]
        expect(
            Self.problems(ScenarioReader(invocations: twice), "{ at: 1, invoke: 'x' }").contains(
                "\"x\" is registered more than once: in A and B"))
    }
}
