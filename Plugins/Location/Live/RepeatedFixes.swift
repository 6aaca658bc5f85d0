import BackgroundRuntime

/// How often one position was told again while the phone stood still: the trace has the first time and the sum, since a
/// night would be thirty thousand lines.
struct RepeatedFixes: Hashable, Sendable {
    private(set) var count = 0

    /// The position is told once more; whether that is the first time.
    mutating func add() -> Bool {
        count += 1
        return count == 1
    }

    /// Something new is told, or nothing more: writes the sum, if there is one.
    mutating func finish(_ method: String, in process: AppProcess) {
        defer { count = 0 }
        guard count > 1 else { return }
        process.record(
            .note, "\(method) had the same position once a second", rule: LocationRules.fixesEachSecond,
            number: Int64(count), unit: .count)
    }
}
