/// How much of a processor a process uses, and when that is too much over a window of time. A value.
///
/// A load of 1 is one whole core. It counts from the moment at which the process left the foreground.
struct ProcessorLoad {
    /// A time with one load.
    private struct Piece {
        let start: Int64
        let load: Double
    }

    /// How long the window is, in nanoseconds.
    let window: Int64
    /// The pieces, the oldest first: each goes on to the next, the last one without end.
    private var pieces = [Piece(start: 0, load: 0)]

    init(window: Duration) { self.window = window.wholeNanoseconds }

    /// What is used from an instant on.
    var load: Double { pieces[pieces.count - 1].load }

    /// Forgets what was: the count begins now, with the present load.
    mutating func restart(at now: VirtualInstant) { pieces = [Piece(start: now.nanoseconds, load: load)] }

    /// The load is another from now on.
    mutating func set(_ load: Double, at now: VirtualInstant) {
        guard load != self.load else { return }
        let edge = now.nanoseconds - window
        if let last = pieces.lastIndex(where: { $0.start <= edge }) { pieces.removeFirst(last) }
        if pieces[pieces.count - 1].start == now.nanoseconds { pieces.removeLast() }
        pieces.append(Piece(start: now.nanoseconds, load: load))
    }

    /// Seconds of processor time in the window that ends at an instant.
    func used(at instant: Int64) -> Double {
        var sum = 0.0
        for (index, piece) in pieces.enumerated() {
            let end = index + 1 < pieces.count ? pieces[index + 1].start : instant
            let length = min(end, instant) - max(piece.start, instant - window)
            if length > 0 { sum += Double(length) / 1e9 * piece.load }
        }
        return sum
    }

    /// When the use in the window reaches a limit, if the load stays as it is; nil when it never does.
    ///
    /// Between the instants at which a piece leaves the window the use changes evenly.
    func reaches(_ limit: Double, from now: VirtualInstant) -> VirtualInstant? {
        var start = now.nanoseconds
        if used(at: start) >= limit { return now }
        let turns = pieces.map { $0.start + window }.filter { $0 > start }.sorted() + [.max]
        for turn in turns {
            let probe = min(turn, start + 1_000_000_000)
            let slope = (used(at: probe) - used(at: start)) / Double(probe - start)
            let missing = limit - used(at: start)
            // A small share of a nanosecond is no difference: the sums are of floating point.
            if slope > 0, turn == .max || used(at: turn) >= limit - 1e-9 {
                return VirtualInstant(nanoseconds: start + Int64((missing / slope).rounded(.up)))
            }
            start = turn
        }
        return nil
    }
}

/// How often a process wakes the processor, counted in windows that follow each other. A value.
struct WakeupCount {
    /// How long a window is, in nanoseconds, and how many wake-ups it may have.
    private let window: Int64
    private let limit: Int
    private var start: Int64 = 0
    private var last: Int64 = -1
    private var count = 0

    init(limit: Int, window: Duration) {
        self.limit = limit
        self.window = window.wholeNanoseconds
    }

    /// The processor is woken. Any number of times at one instant are one.
    ///
    /// - Returns: how many seconds of the window it took to come past the limit, at the wake-up that does.
    mutating func add(at now: Int64) -> Double? {
        guard now != last else { return nil }
        last = now
        if now - start >= window || count == 0 { (start, count) = (now, 0) }
        count += 1
        return count == limit + 1 ? Double(now - start) / 1e9 : nil
    }
}
