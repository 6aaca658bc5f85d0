/// Decides which headings an app is told: the first one, and then those that differ by more than its filter from the
/// last that it was told.
public struct HeadingGate: Hashable, Sendable {
    /// The degrees of a change that is not worth telling yet; nil for none.
    public var filter: Double? = 1
    /// Whether the app wants headings.
    public private(set) var isOpen = false
    private var last: Double?

    /// A gate that lets nothing through.
    public init() {}

    /// The app wants headings: the present one is told first. Whether it wanted none before.
    public mutating func open() -> Bool {
        guard !isOpen else { return false }
        (isOpen, last) = (true, nil)
        return true
    }

    /// The app wants none any more.
    public mutating func close() { isOpen = false }

    /// Whether the app is told that the phone points to `degrees`.
    public mutating func passes(_ degrees: Double) -> Bool {
        guard isOpen else { return false }
        if let last, HeadingGate.turn(from: last, to: degrees) <= filter ?? 0 { return false }
        last = degrees
        return true
    }

    /// The degrees between two headings, the short way round.
    static func turn(from old: Double, to new: Double) -> Double {
        let turn = abs(new - old).truncatingRemainder(dividingBy: 360)
        return min(turn, 360 - turn)
    }
}
