/// How a scenario went, in one word, the best first.
public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// Everything went as the scenario says.
    case passed
    /// An expectation failed, or something ended the app or was found that nothing expects.
    case failed
    /// Code ended or blocked the program that played it.
    case broken
    /// It could not be played: its files cannot be read, or its app cannot be built.
    case unplayable

    /// Whether nothing is wrong.
    public var isPassed: Bool { self == .passed }
}
