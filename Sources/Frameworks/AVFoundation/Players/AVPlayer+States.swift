// The states of a player, what it does at an end, and seeking that comes back.

extension AVPlayer {
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// No item is ready yet.
        case unknown = 0
        /// It can play its item.
        case readyToPlay = 1
        /// It can play nothing any more; never so here.
        case failed = 2
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It does not play.
        case paused = 0
        /// It would play, and waits: for an item, or for its data.
        case waitingToPlayAtSpecifiedRate = 1
        /// The item goes on.
        case playing = 2
    }

    /// What a player does where an item ends.
    public enum ActionAtItemEnd: Int, Sendable {
        /// It goes to the next item: of a player of several alone.
        case advance = 0
        /// It stands still at the end.
        case pause = 1
        /// Nothing: it would play on, and does where the app goes back in the item.
        case none = 2
    }

    /// Goes to a place in the current item, and comes back when it is there.
    ///
    /// - Returns: whether it got there; no other seek interrupts one here.
    @discardableResult
    nonisolated(nonsending) public func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(to: time) { continuation.resume(returning: $0) }
        }
    }
}
