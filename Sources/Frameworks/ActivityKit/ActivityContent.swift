import SimulatedFoundation

/// What a Live Activity shows that changes. From iOS 16.2.
public struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {
    /// The state of the app's own type.
    public let state: State
    /// When it is out of date; nil for never.
    public let staleDate: Date?
    /// Which of several Live Activities is shown first.
    public let relevanceScore: Double

    /// A content from its parts.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
        SimulatedApp.require(.activityContent)
        self.init(checked: state, staleDate: staleDate, relevanceScore: relevanceScore)
    }

    init(checked state: State, staleDate: Date?, relevanceScore: Double) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
    /// The parts in one line.
    public var description: String {
        "ActivityContent(state: \(state), staleDate: \(staleDate.map { "\($0)" } ?? "nil"), "
            + "relevanceScore: \(relevanceScore))"
    }
}
