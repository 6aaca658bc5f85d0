import BackgroundRuntime

/// Decides when a continued task in the background has made no progress for too long.
public struct ProgressWatch: Hashable, Sendable {
    /// How long it may go on without any; nil for as long as it likes.
    public let limit: Duration?
    /// How much of the work is done, from 0 to 1, as far as was seen.
    public private(set) var fraction: Double
    /// When the last progress was seen, or the app left the foreground; nil in the foreground.
    private var since: VirtualInstant?

    /// That of a task which begins in the foreground.
    public init(limit: Duration?, fraction: Double = 0) {
        self.limit = limit
        self.fraction = fraction
    }

    /// Whether it counts now.
    public var isCounting: Bool { since != nil }

    /// When the task has to have made progress; nil where nobody waits for it.
    public var deadline: VirtualInstant? {
        guard let limit else { return nil }
        return since?.advanced(by: limit)
    }

    /// The app left the foreground, or came back.
    public mutating func setInBackground(_ isInBackground: Bool, at now: VirtualInstant) {
        since = isInBackground ? now : nil
    }

    /// So much of the work is done; whether that is more, or less, than before.
    public mutating func note(_ fraction: Double, at now: VirtualInstant) -> Bool {
        guard fraction != self.fraction else { return false }
        self.fraction = fraction
        if since != nil { since = now }
        return true
    }
}
