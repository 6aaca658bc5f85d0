import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilModeTesting
import VigilScenarios

/// What apps do wrong again and again, as scenarios: the app that fails shows what people saw, the mended one what helps.
@Suite("The field's own mistakes", .exercisesRules)
struct FieldPainTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let row = Fact("each row fails as people saw it, and its mended app passes", for: Row.known) { (row: Row) in
        let mistakes = try row.mistakes.map { try require(ModuleSet.linked.mistake(named: $0), "no mistake \($0)") }
        let lines = try mistakes.flatMap { try Self.linesOfFailure(of: $0) }
        for text in row.says { expect(lines.contains { $0.contains(text) }, "nothing says: \(text)") }
        for mistake in mistakes { try Self.checkMended(mistake) }
    }

    /// What the trace of the app that fails says, after everything that its scenario expects was there.
    private static func linesOfFailure(of mistake: FieldMistake) throws -> [String] {
        guard let scenario = mistake.scenario else { return [] }
        let report = try Files.play(scenario)
        expect(report.isPassed && report.expectations > 0, "\(report.failureText())")
        let ends = report.app.exits.map(\.description)
        if let code = mistake.code { expect(ends.last?.contains(code), is: true, "\(scenario): \(ends)") }
        return report.device.trace.entries.map(\.text) + ends
    }

    private static func checkMended(_ mistake: FieldMistake) throws {
        guard let scenario = mistake.mendedScenario else { return }
        let report = try Files.play(scenario)
        expect(report.isPassed && report.expectations > 0, "\(report.failureText())")
        if let code = mistake.code {
            expect(!report.app.exits.contains { $0.description.contains(code) }, "\(scenario) ends so too")
        }
    }

    let isShown = Fact("each mistake has a scenario that shows it") {
        expect(ModuleSet.linked.mistakes.filter { $0.scenario == nil }.map(\.name), is: [], "these show nothing")
    }

    @Test("no row is missing: the traps, thirty-two threads and ten questions", .enabled(if: Row.isWhole))
    func complete() {
        let numbered = (1...32).map { "pain \($0)" } + (1...10).map { "question \($0)" }
        expect(Row.all.map(\.name), is: Self.traps.map { "trap." + $0 } + numbered)
        let shown = Set(Row.all.flatMap(\.mistakes))
        expect(ModuleSet.linked.mistakes.map(\.name).filter { !shown.contains($0) }, is: [], "these belong to no row")
    }

    @Test("no scenario lies there that belongs to no mistake", .enabled(if: Row.isWhole))
    func files() throws {
        let named = ModuleSet.linked.mistakes.flatMap { [$0.scenario, $0.mendedScenario].compactMap(\.self) }
        try expect(Files.scenarios, is: named.sorted())
    }

    /// The traps of the rule book, in its order.
    private static let traps = """
        task-id-overwritten handler-ends-later no-handler renew-in-handler two-tasks-double reads-remaining begin-too-late
        task-whole-session ten-minutes locked-device-time audio-no-key audio-ambient audio-pause-timer
        audio-start-in-background audio-interruption route-late location-no-mode location-pauses location-start-late
        location-flag-false location-relaunch regions-over-20 notifications-over-64 keepalive-short voip-chatter
        voip-push-no-call silent-push-reliable fetch-never-set fetch-and-permitted-ids completion-lost
        bgtask-register-late bgtask-exact-time bgtask-no-resubmit transfer-handler-early transfer-handler-never
        transfer-chain transfer-force-quit ble-scan-nil ble-restore-no-mode gpu-background sqlite-lock protected-file
        sync-network-launch didenterbackground-on-launch cpu-spin
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
