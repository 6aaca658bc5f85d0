import BackgroundRuntime

/// One direction of a link, shared equally by all that goes through it: says at which instant the bytes of each are
/// through.
///
/// All arithmetic is in whole numbers. What is transferred counts in billionths of a bit: a rate in bits per second times a
/// time in nanoseconds is such a number exactly. What cannot be shared equally waits for the next instant, so that nothing is
/// lost.
public struct Bandwidth: Hashable, Sendable {
    /// One thing that goes through the link.
    private struct Flow: Hashable, Sendable {
        let id: Int
        let total: Int128
        var left: Int128
    }

    private static let unitsPerByte: Int128 = 8_000_000_000

    /// Bits per second; zero while nothing gets through.
    public private(set) var rate: Int64 = 0
    private var flows: [Flow] = []
    private var unshared: Int128 = 0
    private var instant: VirtualInstant

    /// A link through which nothing goes.
    public init(at instant: VirtualInstant) { self.instant = instant }

    /// What goes through it, by number, the oldest first.
    public var ids: [Int] { flows.map(\.id) }

    /// Lets time pass, until ``nextEnd`` at most.
    public mutating func advance(to now: VirtualInstant) {
        precondition(now >= instant, "a link was set back in time")
        let time = Int128(instant.duration(to: now).wholeNanoseconds)
        instant = now
        guard !flows.isEmpty, rate > 0 else { return }
        let bits = Int128(rate) * time + unshared
        let (share, rest) = bits.quotientAndRemainder(dividingBy: Int128(flows.count))
        unshared = rest
        for index in flows.indices {
            let taken = min(share, flows[index].left)
            flows[index].left -= taken
            unshared += share - taken
        }
    }

    /// Changes the rate, in bits per second, from this instant on.
    public mutating func setRate(_ rate: Int64, at now: VirtualInstant) {
        precondition(rate >= 0, "a link has a negative rate")
        advance(to: now)
        self.rate = rate
    }

    /// So many bytes begin to go through.
    public mutating func add(_ id: Int, bytes: Int64, at now: VirtualInstant) {
        precondition(!flows.contains { $0.id == id }, "two things of one number go through a link")
        advance(to: now)
        let size = Int128(bytes) * Bandwidth.unitsPerByte
        flows.append(Flow(id: id, total: size, left: size))
    }

    /// What goes through by this number stops; nothing happens where there is none.
    public mutating func remove(_ id: Int, at now: VirtualInstant) {
        advance(to: now)
        flows.removeAll { $0.id == id }
        if flows.isEmpty { unshared = 0 }
    }

    /// The whole bytes that are through of what has this number; nil where there is none.
    public func bytes(of id: Int) -> Int64? {
        flows.first { $0.id == id }.map { Int64(($0.total - $0.left) / Bandwidth.unitsPerByte) }
    }

    /// What is through as a whole, the oldest first.
    public var finished: [Int] { flows.filter { $0.left == 0 }.map(\.id) }

    /// The first instant at which something is through as a whole; nil where nothing moves.
    public var nextEnd: VirtualInstant? {
        guard let least = flows.map(\.left).min() else { return nil }
        if least == 0 { return instant }
        guard rate > 0 else { return nil }
        let needed = least * Int128(flows.count) - unshared
        let time = max(0, (needed + Int128(rate) - 1) / Int128(rate))
        return time > Int128(Int64.max / 4) ? nil : instant.advanced(by: .nanoseconds(Int64(time)))
    }
}
