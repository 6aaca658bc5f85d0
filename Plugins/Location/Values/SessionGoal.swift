/// What a service session asks the user for, by the names of `CLServiceSession.AuthorizationRequirement`.
public enum SessionGoal: String, CaseIterable, Comparable, Sendable {
    /// Nothing; the session only looks.
    case none
    /// Positions while the app is in use.
    case whenInUse
    /// Positions at any time.
    case always

    /// In the order of what they ask for, the least first.
    public static func < (left: SessionGoal, right: SessionGoal) -> Bool {
        left != right && (left == .none || right == .always)
    }
}
