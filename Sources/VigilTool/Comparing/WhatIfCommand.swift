import BackgroundRuntime
import Foundation
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
            does not. A mode whose removal changes nothing is not needed by this scenario.
            """)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let player = try WhatIfPlayer(
            parsed.operands[0], system: parsed.value("--system"), BuildPolicy(parsed))
        let declared = player.manifest.modes
        let known = try context.modules.simulatedModes.sorted()
        let before = try player.play(declared)
        func tell(_ title: String, _ mode: String, _ modes: [String]) throws {
            guard Interruption.received == nil else { return }
            let change = WhatIfChange(before, try player.play(modes))
            let isUnneeded = declared.contains(mode) && change.isNone
            context.write("\(title) \(mode): \(change.title)" + (isUnneeded ? "; this scenario does not need it" : ""))
            for line in change.lines(context.style, all: parsed.has("--all")) { context.write("    " + line) }
        }
        for mode in declared { try tell("without", mode, declared.filter { $0 != mode }) }
        for mode in known where !declared.contains(mode) { try tell("with", mode, declared + [mode]) }
        return ExitCode.passed
    }
}

/// What became of one playing.
struct WhatIfRun {
    let lines: [RunLines.Line]
    let events: [RecordedEvent]
    let end: ProcessEnd
}

/// How another manifest changes a run.
struct WhatIfChange {
    private let difference: LineDifference
    private let ends: (before: ProcessEnd, after: ProcessEnd)

    /// The change from one run to another. That a declared mode is not used is what is asked, and no change.
    init(_ before: WhatIfRun, _ after: WhatIfRun) {
        func lines(_ run: WhatIfRun) -> [String] {
            run.lines.filter { $0.rule != ModeRules.declaredUnused.id }.map(\.text)
        }
        difference = LineDifference(lines(before), lines(after))
        ends = (before.end, after.end)
    }

    var isNone: Bool { difference.count == 0 && ends.before == ends.after }

    /// In a few words.
    var title: String {
        if isNone { return "nothing changes" }
        let count = "\(difference.count) line\(difference.count == 1 ? " differs" : "s differ")"
        guard ends.before != ends.after else { return count }
        return count + ", and the scenario " + (ends.after == .code(ExitCode.passed) ? "passes" : "fails")
    }

    /// What changes, or how it begins.
    func lines(_ style: TextStyle, all: Bool) -> [String] {
        let text = difference.text(style)
        let most = 6
        guard !all, text.count > most else { return text }
        let begin = difference.lines.firstIndex { if case .skipped = $0 { false } else { true } } ?? 0
        return Array(text[begin...].prefix(most)) + ["..."]
    }
}
