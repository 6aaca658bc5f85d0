import BackgroundRuntime

/// What a node of an audio engine was given to play, one piece after the other: each passes while node and engine run.
public struct NodeSchedule: Hashable, Sendable {
    /// A piece of sound.
    private struct Piece: Hashable {
        let number: Int
        let length: Duration
        let repeats: Bool
    }

    private var pieces: [Piece] = []
    private var count = 0
    /// How much of the first piece has passed, up to the time since which it runs.
    private var passed = Duration.zero
    private var since: VirtualInstant?
    /// How much was played in all, pieces that are over included.
    private var before = Duration.zero

    /// A schedule without pieces.
    public init() {}

    /// Whether anything was ever given.
    public var isUsed: Bool { count > 0 }

    /// Whether there is something to play.
    public var hasSound: Bool { !pieces.isEmpty }

    /// Takes a piece, behind those that wait.
    ///
    /// - Returns: its number.
    public mutating func add(_ length: Duration, repeats: Bool = false, at now: VirtualInstant) -> Int {
        // A node that ran dry begins with the new piece.
        if pieces.isEmpty, since != nil { since = now }
        count += 1
        pieces.append(Piece(number: count, length: length, repeats: repeats))
        return count
    }

    /// Takes all pieces away.
    ///
    /// - Returns: their numbers, the oldest first.
    public mutating func removeAll(at now: VirtualInstant) -> [Int] {
        before = played(at: now)
        defer { (pieces, passed, since) = ([], .zero, since.map { _ in now }) }
        return pieces.map(\.number)
    }

    /// Begins to count from nothing, as a node that was stopped does.
    public mutating func reset() { before = .zero }

    /// Plays on from where it stands.
    public mutating func run(at now: VirtualInstant) { since = since ?? now }

    /// Stands still until it plays on.
    public mutating func halt(at now: VirtualInstant) {
        guard let since else { return }
        if !pieces.isEmpty { passed += since.duration(to: now) }
        self.since = nil
    }

    /// How long it is until a piece ends; nil while it stands still, and where none ends.
    public func untilEnd(at now: VirtualInstant) -> Duration? {
        guard let since, let first = pieces.first, !first.repeats || pieces.count > 1 else { return nil }
        let done = passed + since.duration(to: now)
        guard first.repeats else { return max(.zero, first.length - done) }
        // What repeats gives way to the next at the end of a round.
        guard first.length > .zero else { return .zero }
        return first.length - .nanoseconds(done.wholeNanoseconds % first.length.wholeNanoseconds)
    }

    /// The first piece is over, and the next begins.
    ///
    /// - Returns: the number of the piece; nil where there was none.
    public mutating func endFirst(at now: VirtualInstant) -> Int? {
        guard let first = pieces.first else { return nil }
        before = played(at: now)
        pieces.removeFirst()
        (passed, since) = (.zero, since.map { _ in now })
        return first.number
    }

    /// How much was played since the last reset.
    public func played(at now: VirtualInstant) -> Duration {
        pieces.isEmpty ? before : before + passed + (since.map { $0.duration(to: now) } ?? .zero)
    }
}
