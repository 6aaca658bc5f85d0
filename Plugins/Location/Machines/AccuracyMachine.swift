/// Decides whether an app gets exact positions: the user's lasting choice, and one for the present use.
public struct AccuracyMachine: Hashable, Sendable {
    /// Why a question is not asked.
    public enum Refusal: String, Hashable, Sendable {
        /// The manifest has no text for the purpose.
        case noPurpose = "the manifest has no text for it"
        /// Positions are exact already.
        case exact = "positions are exact already"
        /// The app is not in front, or may not have positions at all.
        case background = "the app is not in front with positions"
        /// Another question is on the screen.
        case asking = "the user is asked already"
    }

    /// The lasting choice; nil until the user makes one.
    private var isReducedForGood: Bool?
    /// Whether positions are exact for the present use only.
    public private(set) var isTemporary = false
    /// Whether the user is being asked for exact positions.
    public private(set) var isAsking = false
    /// Whether the user declined in the present use.
    public private(set) var wasDeclined = false

    /// An app of which the user has said nothing.
    public init() {}

    /// Whether positions are approximate, where the manifest presets that or not.
    public func isReduced(preset: Bool) -> Bool { !isTemporary && (isReducedForGood ?? preset) }

    /// The app asks for exact positions for a while: why the user is not asked; nil when they are.
    public mutating func ask(isReduced: Bool, isUsable: Bool, hasPurpose: Bool) -> Refusal? {
        if !isReduced { return .exact }
        if !isUsable { return .background }
        if !hasPurpose { return .noPurpose }
        if isAsking { return .asking }
        isAsking = true
        return nil
    }

    /// The user answers the question, for the present use; or, where none is asked, chooses in Settings for good.
    public mutating func choose(exact: Bool) {
        defer { isAsking = false }
        if isAsking {
            (isTemporary, wasDeclined) = (exact, !exact)
        } else {
            (isReducedForGood, isTemporary, wasDeclined) = (!exact, false, false)
        }
    }

    /// The app is no longer in use; whether exact positions end with that.
    public mutating func endUse() -> Bool {
        defer { (isTemporary, isAsking, wasDeclined) = (false, false, false) }
        return isTemporary
    }
}
