/// One of several parts into which a run is cut, so that as many machines play it.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// Which part, from 1.
    public let number: Int
    /// How many there are.
    public let count: Int

    /// A part; nil for one that cannot be.
    public init?(number: Int, of count: Int) {
        guard count >= 1, (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// A part as text, such as `2/8`; nil for another text.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, of: count)
    }

    public var description: String { "\(number)/\(count)" }

    /// The places of what this part plays, in their order. The parts of one list have nothing in common and leave nothing out.
    ///
    /// The longest is dealt out first, each to whom has least: the sums differ by one duration at most. The same list and
    /// durations give the same parts on each machine.
    ///
    /// - Parameter durations: how long each takes, in any unit; nil where it is not known. Then it counts as the mean of the
    ///   others.
    public func places(of durations: [Int64?]) -> [Int] {
        let known = durations.compactMap(\.self).map { max($0, 1) }
        let mean = known.isEmpty ? 1 : max(known.reduce(0) { $0 + $1 / Int64(known.count) }, 1)
        let weights = durations.map { $0.map { max($0, 1) } ?? mean }
        let order = weights.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
        // Of more parts than there is to play the last have nothing.
        var sums = [Int64](repeating: 0, count: min(count, max(weights.count, 1)))
        var mine: [Int] = []
        for place in order {
            // The first of those that have least.
            let least = sums.indices.min { (sums[$0], $0) < (sums[$1], $1) } ?? 0
            let (sum, isTooLarge) = sums[least].addingReportingOverflow(weights[place])
            sums[least] = isTooLarge ? .max : sum
            if least == number - 1 { mine.append(place) }
        }
        return mine.sorted()
    }
}
