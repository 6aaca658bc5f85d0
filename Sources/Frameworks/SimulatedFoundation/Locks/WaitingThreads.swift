import BackgroundRuntime
@_spi(Containers) import VirtualTime

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
        fileprivate var isGivenUp = false

        init(_ waiter: Waiter) {
            thread = SimulatedThread.current
            self.waiter = waiter
        }

        /// The wait of a thread of the machine.
        init() { (thread, waiter) = (nil, nil) }

        /// Whether it can be served: not served, not given up, and not of an app that has ended.
        var isOpen: Bool { !isServed && !isGivenUp && waiter?.isWoken != true && thread?.isDead != true }

        func serve() {
            isServed = true
            waiter?.wake()
        }
    }

    private var entries = FIFO<Entry>()
    private var givenUp = 0

    mutating func append(_ entry: Entry) { entries.append(entry) }

    /// Ends a wait that is not served. It is taken out when it is the first, or when such are the greater part.
    mutating func remove(_ entry: Entry) {
        guard !entry.isServed else { return }
        entry.isGivenUp = true
        givenUp += 1
        if givenUp > 32, givenUp * 2 > entries.count { keep { $0.isOpen } }
    }

    private mutating func keep(_ isKept: (Entry) -> Bool) {
        let kept = entries.all.filter(isKept)
        (entries, givenUp) = (FIFO(), 0)
        for entry in kept { entries.append(entry) }
    }

    /// Serves whoever waits longest among those that the calling code may wake: its own device's threads and threads of
    /// the machine. Nil when nobody is left.
    mutating func serveFirst() -> Entry? {
        while let first = entries.first, !first.isOpen { _ = entries.popFirst() }
        guard let next = nextToServe() else { return nil }
        next.serve()
        return next
    }

    private mutating func nextToServe() -> Entry? {
        if let first = entries.first, WaitingThreads.mayBeWoken(first) { return entries.popFirst() }
        guard let next = entries.all.first(where: { $0.isOpen && WaitingThreads.mayBeWoken($0) }) else { return nil }
        keep { $0 !== next && $0.isOpen }
        return next
    }

    /// Another device's time may only be touched by its own code.
    private static func mayBeWoken(_ entry: Entry) -> Bool {
        guard let thread = entry.thread, let current = SimulatedThread.current else { return true }
        return thread.simulation === current.simulation
    }
}
