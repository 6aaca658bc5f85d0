import BackgroundRuntime

/// The background modes that a manifest can declare, by whether it says anything to play an app with each.
struct ModeChoice {
    /// Modes that the program plays on the system, sorted.
    let tried: [String]
    private let unlinked: [String]
    private let unknown: [String]
    private let program: String
    private let system: SystemVersion?

    /// A choice of some modes.
    ///
    /// - Parameters:
    ///   - modes: all that there are to choose from.
    ///   - catalog: which systems know each.
    ///   - unlinked: those that no module of the program stands for.
    ///   - program: the name of what plays the app.
    ///   - system: what it is played on; nil where that is not known.
    init(
        _ modes: Set<String>, of catalog: ModeCatalog, unlinked: [String], in program: String,
        on system: SystemVersion?
    ) {
        func isKnown(_ mode: String) -> Bool {
            guard let system, let entry = catalog.entry(for: mode) else { return true }
            return entry.since <= system && entry.until.map { system < $0 } != false
        }
        let missing = modes.intersection(unlinked)
        let linked = modes.subtracting(missing)
        tried = linked.filter(isKnown).sorted()
        (self.unlinked, unknown) = (missing.sorted(), linked.filter { !isKnown($0) }.sorted())
        (self.program, self.system) = (program, system)
    }

    /// What is said of the modes that are not tried, a line for each reason.
    var remarks: [String] {
        let reasons = [
            ("not linked into \(program.onOneLine)", unlinked), (system.map { "not known to \($0)" } ?? "", unknown),
        ]
        return reasons.filter { !$0.1.isEmpty }.map { "\($0.0), and so not tried: \($0.1.joined(separator: ", "))" }
    }
}
