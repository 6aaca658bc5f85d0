import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

/// What waits, clocks and threads of C, C++ and Foundation come to, in a program that plays an app.
struct WaiterTests: Facts {
    @Test("Waits, clocks and threads of packages", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let allRows = Fact(
        "sim.escape.threads, sim.escape.timers, sim.escape.clocks: each is a phone's, or found with its place"
    ) {
        let player = try WaiterPlayer()
        let rows = try player.rows().filter { !$0.endsApp }
        expect(rows.count > 220)
        let outcome = try player.play(rows)
        expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome.complaints)")
        for row in rows { Self.judge(row, player, outcome) }
    }

    let ends = Fact(
        "life.terminate.crash: what ends a program of C, such as a signal to itself, ends the app, and not the run"
    ) {
        let player = try WaiterPlayer()
        let rows = try player.rows().filter(\.endsApp)
        expect(rows.count, is: 6)
        let outcome = try player.play(rows)
        expect(outcome.code == 1 && outcome.complaints.isEmpty, "\(outcome.complaints)")
        for row in rows { Self.judge(row, player, outcome) }
    }

    private static func judge(_ row: WaiterPlayer.Row, _ player: WaiterPlayer, _ outcome: Program.Outcome) {
        let (answer, findings) = player.answer(to: row, outcome)
        expect(answer, is: row.answer, "\(row.name)")
        guard let finding = row.finding else { return expect(findings.isEmpty, "\(row.name)") }
        // Of a thread that C alone began, no line of Swift is known.
        let place = row.address.hasPrefix("c/") ? "" : ": at "
        expect(
            findings.contains { $0.contains(finding) && (place.isEmpty || $0.contains(place)) },
            "\(row.name): \(findings)")
    }
}

/// The app that plays the rows.
private struct WaiterPlayer {
    /// One program, and what it is to come to.
    struct Row {
        /// By which address it is played.
        let address: String
        let name: String
        let answer: String
        /// A part of what is found; nil where nothing is.
        let finding: String?

        /// Whether the app is at an end then.
        var endsApp: Bool { ["sent to itself", "of the C library"].contains { finding?.hasSuffix($0) == true } }

        init?(_ line: String) {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count > 2, let address = parts[0].split(separator: " ").last else { return nil }
            let wanted = parts[2].split(separator: "!", omittingEmptySubsequences: false)
            (self.address, name) = (String(address), String(parts[1]))
            (answer, finding) = (String(wanted[0]), wanted.count > 1 ? String(wanted[1]) : nil)
        }
    }

    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    func rows() throws -> [Row] {
        lines(try play(opening: ["names"])).compactMap { line in
            line.range(of: "| row ").flatMap { Row(String(line[$0.upperBound...])) }
        }
    }

    /// Has a launch of its own play each row.
    func play(_ rows: [Row]) throws -> Program.Outcome { try play(opening: rows.map(\.address)) }

    private func play(opening addresses: [String]) throws -> Program.Outcome {
        let steps = addresses.enumerated().map { number, address in
            let time = 20 * number
            return """
                { at: \(time), device: "launch" }, { at: \(time + 5), device: "open", with: { url: "waits://\(address)" } },
                { at: \(time + 18), device: "terminate" }
                """
        }
        try folder.write(
            "{ name: \"rows\", manifest: \"Info.plist\", steps: [\(steps.joined(separator: ",\n"))] }", to: "rows.json5"
        )
        try folder.write("{ CFBundleIdentifier: \"example.Waiter\" }", to: "Info.plist")
        return try Program("Waiter").run(["--scenario", "rows.json5"], in: folder.url)
    }

    private func lines(_ outcome: Program.Outcome) -> [String] {
        outcome.output.split(separator: "\n").map(String.init)
    }

    /// What came of a row in a run, and what was found meanwhile.
    func answer(to row: Row, _ outcome: Program.Outcome) -> (answer: String, findings: [String]) {
        let lines = lines(outcome).drop { !$0.contains("| plays \(row.address)|") }.prefix {
            !$0.contains("terminated")
        }
        let start = "| \(row.address) answers|"
        let answers = lines.compactMap { line in
            line.range(of: start).map { line[$0.upperBound...].split(separator: "|").first.map(String.init) ?? "" }
        }
        return (answers.joined(separator: " and "), lines.filter { $0.contains("  ! ") })
    }
}
