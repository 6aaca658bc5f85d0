import Synchronization

/// The threads of the computer that ended, or are about to, in the middle of an app's code: what they hold is nobody's.
package enum EndedThreads {
    private static let numbers = Mutex<Set<Int32>>([])

    /// The code of a thread, by its number, never goes on.
    package static func add(_ number: Int32) { numbers.withLock { _ = $0.insert(number) } }

    /// The machine gave the number to a new thread.
    package static func remove(_ number: Int32) { numbers.withLock { _ = $0.remove(number) } }

    /// Whether the code of a thread never goes on.
    package static func contains(_ number: Int32) -> Bool { numbers.withLock { $0.contains(number) } }
}
