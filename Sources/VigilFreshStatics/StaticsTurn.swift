import Synchronization

/// A time in which one piece of code has the statics of all apps for itself, beside others that do not ask for that.
///
/// Turns come in the order of asking. Apps that are installed in a turn have no statics any more when it is over.
public final class StaticsTurn: Sendable {
    /// The turn in which the calling code runs.
    @TaskLocal static var current: StaticsTurn?

    private struct Line {
        var isTaken = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private static let line = Mutex(Line())

    /// Waits for its turn, and performs `body` with fresh statics in it. Inside a turn there is nothing to wait for.
    public static func take(_ body: @concurrent @Sendable () async throws -> Void) async throws {
        guard current == nil else { return try await body() }
        await begin()
        defer { end() }
        let turn = StaticsTurn()
        defer { StaticsClaim.end(turn: turn) }
        StaticsClaim.renewFree()
        try await $current.withValue(turn) { try await body() }
    }

    private static func begin() async {
        await withCheckedContinuation { continuation in
            let isFree = line.withLock { line in
                defer { line.isTaken = true }
                if line.isTaken { line.waiting.append(continuation) }
                return !line.isTaken
            }
            if isFree { continuation.resume() }
        }
    }

    private static func end() {
        let next: CheckedContinuation<Void, Never>? = line.withLock { line in
            line.isTaken = !line.waiting.isEmpty
            return line.waiting.isEmpty ? nil : line.waiting.removeFirst()
        }
        next?.resume()
    }
}
