import BackgroundRuntime

extension Expectation {
    /// What of `always`, `never` and `eventually` does not hold; what lies ahead is checked when its time is over.
    func spanMismatches(_ history: AppHistory) -> [Mismatch] {
        let checks = [
            always.map { SpanCheck(history).always($0) }, never.map { SpanCheck(history).never($0) },
            eventually.map { SpanCheck(history).eventually($0.situation) },
        ]
        return checks.compactMap { $0 ?? nil }
    }
}

/// Compares how an app was over a time with how it was expected to be, by its recorded changes.
private struct SpanCheck {
    private let history: AppHistory
    private let stretches: [Stretch]

    init(_ history: AppHistory) {
        self.history = history
        let all = (0..<history.stretchCount).map(history.stretch)
        stretches = history.screens.map { screens in all.flatMap { $0.cut(by: screens) } } ?? all
    }

    func always(_ situation: Situation) -> Mismatch? {
        guard let place = stretches.firstIndex(where: { !holds(situation, $0) }) else { return nil }
        let end = stretches[place...].first { holds(situation, $0) }?.begin
        return Mismatch(
            key: "always", expected: "\(situation) \(span)",
            found: words(for: stretches[place], "did not hold", until: end),
            why: why(stretches[place]), detail: drawing(of: stretches[place], for: situation))
    }

    func never(_ situation: Situation) -> Mismatch? {
        guard let place = stretches.firstIndex(where: { holds(situation, $0) }) else { return nil }
        let end = stretches[place...].first { !holds(situation, $0) }?.begin
        return Mismatch(
            key: "never", expected: "not \(situation) \(span)", found: words(for: stretches[place], "held", until: end),
            why: why(stretches[place]), detail: drawing(of: stretches[place], for: situation))
    }

    func eventually(_ situation: Situation) -> Mismatch? {
        guard let last = stretches.last, !stretches.contains(where: { holds(situation, $0) }) else { return nil }
        return Mismatch(
            key: "eventually", expected: "\(situation) at some time \(span)", found: "at the end \(text(last))",
            why: why(last), detail: drawing(of: last, for: situation))
    }

    private func holds(_ situation: Situation, _ stretch: Stretch) -> Bool {
        situation.holds(stretch.state, history.holders(in: stretch), shown(in: stretch))
    }

    private func shown(in stretch: Stretch) -> [ScreenElement] { history.screens?.screen(at: stretch.begin) ?? [] }

    /// What was on the screen, where somebody asks of that.
    private func drawing(of stretch: Stretch, for situation: Situation) -> String? {
        situation.screen.map { _ in ScreenOutline.drawing(shown(in: stretch)) }
    }

    /// The time that is looked at: `from 00:00:10.000 to 08:00:00.000`.
    private var span: String {
        let ends = [stretches.first?.begin, stretches.last?.end].compactMap { $0 }.map(TimeText.clock)
        return "from " + ends.joined(separator: " to ")
    }

    /// How the app was when a stretch began, and how long what was expected held or did not: to the end of the time where
    /// `end` is nil.
    private func words(for stretch: Stretch, _ verb: String, until end: VirtualInstant?) -> String {
        let now = stretches.last?.end ?? stretch.end
        let duration = TimeText.duration(stretch.begin.duration(to: end ?? now))
        let length = end == nil ? "for the \(duration) up to now" : "for \(duration)"
        return "\(text(stretch)) at \(TimeText.clock(stretch.begin)); it \(verb) \(length)"
    }

    private func text(_ stretch: Stretch) -> String {
        let holders = history.holders(in: stretch)
        return "\(stretch.state)" + (holders.isEmpty ? "" : ", awake because of " + holders.joined(separator: ", "))
    }

    private func why(_ stretch: Stretch) -> String? {
        let reasons = history.reasons(for: stretch).map(AwakeExplanation.sentence)
        return reasons.isEmpty ? nil : reasons.joined(separator: "\n      and ")
    }
}

extension Stretch {
    /// The same time, in pieces in which the screen did not change either. What changed at the end of the last stretch, which
    /// is now, has a piece without length.
    fileprivate func cut(by screens: ScreenLog) -> [Stretch] {
        let changes = screens.changes(after: begin, until: end).filter { $0 < end || isLast }
        let begins = [begin] + changes
        return begins.indices.map { index in
            Stretch(
                begin: begins[index], end: index + 1 < begins.count ? begins[index + 1] : end, cause: cause,
                isLast: isLast && index + 1 == begins.count)
        }
    }
}
