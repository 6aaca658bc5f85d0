import BackgroundRuntime

/// The threads that wait for a lock or a condition: turns of simulated apps, which wait in virtual time, and threads of
/// the machine, such as a test's own, which wait for real.
///
/// Touched only under the gate of its lock.
struct WaitingThreads {
    /// One wait.
    final class Entry {
        /// The simulated thread that waits; nil for a thread of the machine.
        let thread: SimulatedThread?
        private let waiter: Waiter?
        /// Whether what was waited for came. A deadline may wake the turn before.
        private(set) var isServed = false

        init(_ waiter: Waiter) {
            thread = SimulatedThread.current
            self.waiter = waiter
        }

        /// The wait of a thread of the machine.
        init() { (thread, waiter) = (nil, nil) }

        /// Whether it can be served: not served, not given up, and not of an app that has ended.
        var isOpen: Bool { !isServed && waiter?.isWoken != true && thread?.isDead != true }

        func serve() {
            isServed = true
            waiter?.wake()
        }
    }

    private var entries: [Entry] = []

    mutating func append(_ entry: Entry) { entries.append(entry) }

    mutating func remove(_ entry: Entry) { entries.removeAll { $0 === entry } }

    /// Serves whoever waits longest among those that the calling code may wake: its own device's threads and threads of
    /// the machine. Nil when nobody is left.
    mutating func serveFirst() -> Entry? {
        entries.removeAll { !$0.isOpen }
        guard let index = entries.firstIndex(where: WaitingThreads.mayBeWoken) else { return nil }
        let first = entries.remove(at: index)
        first.serve()
        return first
    }

    /// Another device's time may only be touched by its own code.
    private static func mayBeWoken(_ entry: Entry) -> Bool {
        guard let thread = entry.thread, let current = SimulatedThread.current else { return true }
        return thread.simulation === current.simulation
    }
}
