import BackgroundRuntime

/// What did not come about for an app, or not at once: each request, push, launch that the system held back, with the rule
/// by which it did.
public struct WithheldEvents {
    /// One reason for one thing.
    public struct Item {
        /// What was held back, and why, in words.
        public let text: String
        /// The rule; nil where none stands behind it.
        public let rule: Rule?
        /// When it was held back first.
        public let first: VirtualInstant
        /// When it was held back last.
        public fileprivate(set) var last: VirtualInstant
        /// How often it was.
        public fileprivate(set) var count = 1
    }

    /// In the order of the first time.
    public private(set) var items: [Item] = []

    /// What was held back from `app` up to the present instant of its device.
    public init(of app: InstalledApp) { self.init(app.trace.entries(of: .refusal)) }

    /// What was held back by these entries of a run.
    package init(_ entries: [TraceEntry]) {
        var places: [String: Int] = [:]
        for entry in entries where entry.kind == .refusal {
            if let place = places[entry.text] {
                items[place].count += 1
                items[place].last = entry.instant
            } else {
                places[entry.text] = items.count
                items.append(Item(text: entry.text, rule: entry.rule, first: entry.instant, last: entry.instant))
            }
        }
    }

    /// The answer in words, two lines each.
    public func text(name: String, style: TextStyle = .plain) -> String {
        let title = style.bold("What the system held back from \(name.onOneLine)")
        guard !items.isEmpty else { return title + "\n  nothing" }
        return ([title] + items.flatMap(lines)).joined(separator: "\n")
    }

    private func lines(_ item: Item) -> [String] {
        let until = item.count > 1 ? ", \(item.count) times until \(TimeText.clock(item.last))" : ""
        let line = "  \(TimeText.clock(item.first))  \(item.text.onOneLine)\(until)"
        guard let rule = item.rule else { return [line] }
        let isSaid = item.text.contains(rule.sentence)
        return [line + " [\(rule.id)]"] + (isSaid ? [] : ["      \(rule.sentence)"])
    }
}
