import BackgroundRuntime

/// How an app is for a while: its state, what keeps it awake, and its screen. Everything that is given has to hold at the same time.
public struct Situation: Sendable, Hashable, CustomStringConvertible {
    /// It is in one of these states; nil where any will do.
    public var states: [AppState]?
    /// All that keeps it awake, in any order; nil where anything may.
    public var awakeBecause: [String]?
    /// What keeps it awake, beside others; nil where nothing has to.
    public var heldBy: [String]?
    /// What is on its screen, and nothing of it while it is not in front; nil where anything may be.
    public var screen: ScreenExpectation?

    /// Whether an app is so.
    ///
    /// - Parameters:
    ///   - state: its state.
    ///   - holders: all that keeps it awake, as the trace writes it.
    ///   - shown: what is on its screen.
    func holds(_ state: AppState, _ holders: [String], _ shown: @autoclosure () -> [ScreenElement]) -> Bool {
        if let states, !states.contains(state) { return false }
        if let awakeBecause, !HolderName.mean(awakeBecause, allOf: holders) { return false }
        if let heldBy, !HolderName.mean(heldBy, someOf: holders) { return false }
        return screen.map { $0.flaws(in: shown()).isEmpty } ?? true
    }

    public var description: String {
        let state = states.map { $0.map(\.description).joined(separator: " or ") }
        let awake = awakeBecause.map { $0.isEmpty ? "awake because of nothing" : "awake because of \(list($0)) alone" }
        let held = heldBy.map { "awake because of \(list($0))" }
        return [state, awake, held, screen?.description].compactMap(\.self).joined(separator: " and ")
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
