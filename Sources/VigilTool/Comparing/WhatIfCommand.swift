import BackgroundRuntime
import Foundation
import VigilReports
import VigilResults
import VigilScenarios

/// `vigil whatif`: plays a scenario with each declared mode removed and each undeclared one added, and says what changes.
enum WhatIfCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil whatif", "Says which background modes a scenario needs, and what others would change.",
        operands: "SCENARIO", operandCount: 1...1,
        options: [
            OptionSpec("--system", value: "VERSION", "Plays on this system, such as \"iOS 7\"."),
            OptionSpec("--all", "Shows all that changes, not only how it begins."),
        ] + BuildPolicy.options,
        discussion: """
            The manifest of the scenario is played as it is, then without each mode that it declares, then with each that it
            does not. A mode whose removal changes nothing is not needed by this scenario. Where the scenario fails, it says
            why, as vigil test does. Modes that the app links no module for, or that the system does not know, are not
            tried, and stand in a line of their own.
            """)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let player = try WhatIfPlayer(
            parsed.operands[0], system: parsed.value("--system"), BuildPolicy(parsed))
        let declared = player.manifest.modes
        let before = try player.playAsItIs()
        if let reason = before.reason { context.write("as it is, the scenario fails: \(reason)") }
        let choice = try player.choice(context.modules)
        func tell(_ title: String, _ mode: String, _ modes: [String]) throws {
            guard Interruption.received == nil else { return }
            let change = WhatIfChange(before, try player.play(modes))
            // Of a scenario that does not go as it says nobody can tell what it needs.
            let isUnneeded = declared.contains(mode) && change.isNone && before.reason == nil
            context.write("\(title) \(mode): \(change.title)" + (isUnneeded ? "; this scenario does not need it" : ""))
            for line in change.lines(context.style, all: parsed.has("--all")) { context.write("    " + line) }
        }
        for mode in declared where choice.tried.contains(mode) {
            try tell("without", mode, declared.filter { $0 != mode })
        }
        for mode in choice.tried where !declared.contains(mode) { try tell("with", mode, declared + [mode]) }
        if Interruption.received == nil { for remark in choice.remarks { context.write(remark) } }
        return ExitCode.passed
    }
}

/// What became of one playing.
struct WhatIfRun {
    let lines: [RunLines.Line]
    let events: [RecordedEvent]
    let end: ProcessEnd
    /// What a test run says of it; nil where it passed, or nothing was said.
    let result: ScenarioResult?

    /// Whether there was anything to see of it.
    var isPlayed: Bool { !lines.isEmpty }

    /// Why it failed, as a test run says it; nil where it passed.
    var reason: String? {
        guard end != .code(ExitCode.passed) else { return nil }
        return (result?.reason ?? "the program \(end)").onOneLine
    }
}

/// How another manifest changes a run.
struct WhatIfChange {
    private let difference: LineDifference
    private let runs: (before: WhatIfRun, after: WhatIfRun)

    /// The change from one run to another. That a declared mode is not used is what is asked, and no change.
    init(_ before: WhatIfRun, _ after: WhatIfRun) {
        func lines(_ run: WhatIfRun) -> [String] {
            run.lines.filter { $0.rule != ModeRules.declaredUnused.id }.map(\.text)
        }
        difference = LineDifference(lines(before), lines(after))
        runs = (before, after)
    }

    var isNone: Bool { difference.count == 0 && runs.before.end == runs.after.end }

    /// In a few words.
    var title: String {
        if isNone { return "nothing changes" }
        guard runs.after.isPlayed else { return "cannot be played: \(runs.after.reason ?? "")" }
        return "\(difference.count) line\(difference.count == 1 ? " differs" : "s differ")" + verdict
    }

    /// What becomes of the scenario; nothing where it goes as before.
    private var verdict: String {
        guard runs.before.reason != runs.after.reason else { return "" }
        guard let reason = runs.after.reason else { return ", and the scenario passes" }
        return ", and the scenario fails\(runs.before.reason == nil ? "" : " otherwise"): \(reason)"
    }

    /// What changes, or how it begins.
    func lines(_ style: TextStyle, all: Bool) -> [String] {
        guard runs.after.isPlayed else { return [] }
        let text = difference.text(style)
        let most = 6
        guard !all, text.count > most else { return text }
        let begin = difference.lines.firstIndex { if case .skipped = $0 { false } else { true } } ?? 0
        return Array(text[begin...].prefix(most)) + ["..."]
    }
}
