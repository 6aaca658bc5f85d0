import BackgroundRuntime

/// How an app is for a while: its state, and what keeps it awake. Everything that is given has to hold at the same time.
public struct Situation: Sendable, Hashable, CustomStringConvertible {
    /// It is in one of these states; nil where any will do.
    public var states: [AppState]?
    /// All that keeps it awake, in any order; nil where anything may.
    public var awakeBecause: [String]?
    /// What keeps it awake, beside others; nil where nothing has to.
    public var heldBy: [String]?

    /// Whether an app is so.
    ///
    /// - Parameter holders: all that keeps it awake, as the trace writes it.
    func holds(_ state: AppState, _ holders: [String]) -> Bool {
        if let states, !states.contains(state) { return false }
        if let awakeBecause, !HolderName.mean(awakeBecause, allOf: holders) { return false }
        return heldBy.map { HolderName.mean($0, someOf: holders) } ?? true
    }

    public var description: String {
        let state = states.map { $0.map(\.description).joined(separator: " or ") }
        let awake = awakeBecause.map { $0.isEmpty ? "awake because of nothing" : "awake because of \(list($0)) alone" }
        let held = heldBy.map { "awake because of \(list($0))" }
        return [state, awake, held].compactMap(\.self).joined(separator: " and ")
    }

    private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

/// The names of what keeps an app awake.
enum HolderName {
    /// The name as people write it: `upload` for `task "upload"`.
    static func plain(_ holder: String) -> String {
        guard holder.hasPrefix("task \""), holder.hasSuffix("\"") else { return holder }
        return String(holder.dropFirst(6).dropLast())
    }

    /// Whether each of `names`, as people write them, is one of `holders`.
    static func mean(_ names: [String], someOf holders: [String]) -> Bool {
        names.allSatisfy { name in holders.contains { means(name, $0) } }
    }

    /// Whether `names`, as people write them, are all of `holders`.
    static func mean(_ names: [String], allOf holders: [String]) -> Bool {
        mean(names, someOf: holders) && holders.allSatisfy { holder in names.contains { means($0, holder) } }
    }

    private static func means(_ name: String, _ holder: String) -> Bool {
        name == holder || "task \"\(name)\"" == holder
    }
}
