import BackgroundRuntime

/// How an app came to its ends in a run, each with what its rule advises.
public struct AppEnds {
    /// In the order of the run.
    public let entries: [TraceEntry]

    /// The ends of `app` up to the present instant of its device.
    public init(of app: InstalledApp) { self.init(app.trace.entries(of: .termination)) }

    /// The ends among these entries of a run.
    package init(_ entries: [TraceEntry]) { self.entries = entries.filter { $0.kind == .termination } }

    /// The answer in words; nil where the app went on.
    public func text(name: String, style: TextStyle = .plain) -> String? {
        guard !entries.isEmpty else { return nil }
        return ([style.bold("What ended \(name.onOneLine)")] + entries.flatMap(lines)).joined(separator: "\n")
    }

    private func lines(_ end: TraceEntry) -> [String] {
        let line = "  \(TimeText.clock(end.instant))  \(end.text.onOneLine)"
        guard let rule = end.rule else { return [line] }
        let advice = rule.advice.map { ["      What helps: \($0)"] }
        return [line + " [\(rule.id)]", "      \(rule.sentence)"] + (advice ?? [])
    }
}
