import BackgroundRuntime
@_spi(Containers) import VirtualTime

/// The threads that wait for one thing, the one that waits longest first: turns of simulated apps, which wait in virtual
/// time, and for a lock also threads of the machine, such as a test's own, which wait for real.
///
/// A class, because several turns are inside a wait at once. Where threads of the machine wait too, a gate guards it.
final class WaitingThreads {
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

    func append(_ entry: Entry) { entries.append(entry) }

    /// Serves all that the calling code may wake.
    func serveAll() {
        while serveFirst() != nil {}
    }

    /// Ends a wait that is not served. It is taken out when it is the first, or when such are the greater part.
    func remove(_ entry: Entry) {
        guard !entry.isServed else { return }
        entry.isGivenUp = true
        givenUp += 1
        if givenUp > 32, givenUp * 2 > entries.count { keep { $0.isOpen } }
    }

    private func keep(_ isKept: (Entry) -> Bool) {
        let kept = entries.all.filter(isKept)
        entries = FIFO()
        givenUp = 0
        for entry in kept { entries.append(entry) }
    }

    /// Serves whoever waits longest among those that the calling code may wake: its own device's threads and threads of
    /// the machine. Nil when nobody is left.
    func serveFirst() -> Entry? {
        while let first = entries.first, !first.isOpen { _ = entries.popFirst() }
        guard let next = nextToServe() else { return nil }
        next.serve()
        return next
    }

    private func nextToServe() -> Entry? {
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

// The waits of turns that need no gate.

extension WaitingThreads {
    /// Blocks the running turn until it is served.
    ///
    /// - Parameter target: what it waits for, for reports on deadlocks.
    func wait(on target: any WaitTarget) {
        SimulatedThread.block(on: target) { append(Entry($0)) }
    }

    /// Blocks the running turn until it is served, or until `timeout`.
    func wait(on target: any WaitTarget, until timeout: DispatchTime, for name: String) -> DispatchTimeoutResult {
        wait(on: target, until: timeout.reading, for: name)
    }

    /// Blocks the running turn until it is served, or for the time until a clock shows `reading`, counted in uptime.
    func wait(on target: any WaitTarget, until reading: ClockReading, for name: String) -> DispatchTimeoutResult {
        guard let deadline = reading.value else {
            wait(on: target)
            return .success
        }
        let simulation = SimulatedApp.process(for: name).simulation
        return wait(on: target, for: deadline - simulation.clocks.reading(of: reading.clock, at: simulation.now))
    }

    /// Blocks the running turn until it is served, or for `delay`, which stands still while the device sleeps.
    func wait(on target: any WaitTarget, for delay: Duration) -> DispatchTimeoutResult {
        guard delay > .zero else { return .timedOut }
        var own: Entry?
        SimulatedThread.block(on: target) { waiter in
            let entry = Entry(waiter)
            own = entry
            append(entry)
            waiter.wake(after: delay)
        }
        guard let own, !own.isServed else { return .success }
        remove(own)
        return .timedOut
    }
}
