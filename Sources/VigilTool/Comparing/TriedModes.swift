import BackgroundRuntime
import VigilScenarios

/// What another manifest would have made of an instant: the scenario is played again with each mode that is not declared.
struct TriedModes {
    private let player: WhatIfPlayer
    private let modules: ModuleSet

    /// The modes that are not declared, of those that these modules simulate.
    init(_ player: WhatIfPlayer, _ modules: ModuleSet) {
        (self.player, self.modules) = (player, modules)
    }

    /// A line for each mode that changes something, and a few for the others.
    ///
    /// - Throws: ``UsageError`` where the scenario cannot be played.
    func lines(at instants: [VirtualInstant]) throws -> [String] {
        let declared = player.manifest.modes
        let before = try player.playAsItIs().events
        let choice = try player.choice(modules)
        let known = choice.tried.filter { !declared.contains($0) }
        guard let app = before.first(where: { $0.app != "device" })?.app, !known.isEmpty else { return [] }
        var runs: [(mode: String, events: [RecordedEvent])] = []
        for mode in known where Interruption.received == nil {
            runs.append((mode, try player.play(declared + [mode]).events))
        }
        return instants.flatMap { instant -> [String] in
            let now = before.state(of: app, at: instant)
            let changes = runs.map { ($0.mode, $0.events.state(of: app, at: instant)) }
            let same = changes.filter { $0.1 == now }.map(\.0)
            let others = changes.filter { $0.1 != now }.map { "  with \($0.0) declared: \($0.1)" }
            return ["Tried at \(TimeText.clock(instant)), with \(app.onOneLine) as it is:"] + others + rest(same)
                + choice.remarks.flatMap(paragraph)
        }
    }

    /// The modes that change nothing.
    private func rest(_ modes: [String]) -> [String] {
        modes.isEmpty ? [] : paragraph("with \(modes.joined(separator: ", ")) declared, each alone: nothing changes")
    }

    /// Lines of the width of a page.
    private func paragraph(_ text: String) -> [String] {
        WrappedText(text, width: 96).lines.enumerated().map { ($0.offset == 0 ? "  " : "    ") + $0.element }
    }
}
