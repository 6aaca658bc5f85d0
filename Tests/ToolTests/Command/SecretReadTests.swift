import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

/// What each way to read a protected file comes to, in a program that plays an app.
struct SecretReadTests: Facts {
    @Test("Protected files of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The ways whose error is another than that of the C library, EPERM: those of Foundation have an error of Cocoa's.
    private static let errors = [
        // These say that the file cannot be written.
        "FileHandle(forUpdating:)": "513", "copyItem": "513",
        // Foundation of Linux has that of the C library here, where a phone has 257.
        "NSData(contentsOf:)": "1",
    ]

    let locked = Fact(
        "protect.complete: no way reads a file behind a lock, opened then or before; each has the error of a phone"
    ) {
        let (answers, output) = try Self.read(#"{ at: 3, device: "lock" },"#)
        expect(answers.count > 45, "\(output)")
        for (way, answer) in answers {
            let isOfFoundation = way.contains { $0.isUppercase } || way.contains("(")
            expect(answer, is: SecretReadTests.errors[way] ?? (isOfFoundation ? "257" : "1"), "\(way)")
            let refusals = output.split(separator: "\n").filter {
                $0.contains("  x Documents/\(way) ") || $0.contains("  x Documents/other-\(way) ")
            }
            expect(refusals.count, is: 1, "\(way): \(refusals)")
        }
    }

    let unlocked = Fact("protect.complete: each way reads it while the phone is unlocked, without a word") {
        let (answers, output) = try Self.read("")
        expect(answers.count > 45 && output.contains("findings    none"), "\(output)")
        for (way, answer) in answers { expect(answer, is: "read", "\(way)") }
    }

    /// Has the app read its files in each way.
    private static func read(_ steps: String) throws -> (answers: [(way: String, answer: String)], output: String) {
        let folder = try TestFolder()
        let scenario = """
            { name: "secrets", manifest: "Info.plist", steps: [
                { at: 0, device: "launch" }, { at: 1, device: "open", with: { url: "escape://secrets" } },
                { at: 2, device: "home" }, \(steps) { at: 20, device: "unlock" }
            ] }
            """
        try folder.write(scenario, to: "secrets.json5")
        try folder.write("{ CFBundleIdentifier: \"example.Escaper\" }", to: "Info.plist")
        let output = try Program("Escaper").run(["--scenario", "secrets.json5"], in: folder.url).output
        let answers = output.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: "|")
            guard parts.count > 2, parts[1].hasPrefix(" secret ") else { return nil }
            return (String(parts[1].dropFirst(8)), String(parts[2]))
        }
        return (answers, output)
    }
}
