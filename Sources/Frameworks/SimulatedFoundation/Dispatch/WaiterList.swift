import BackgroundRuntime
@_spi(Containers) import VirtualTime

/// The turns that wait for one thing, the one that waits longest first: what semaphores, groups and queues share.
struct WaiterList {
    /// One wait, and whether what was waited for came. A deadline may wake the turn before.
    private final class Entry {
        let waiter: Waiter
        var isServed = false

        init(_ waiter: Waiter) { self.waiter = waiter }
    }

    /// A class, because several turns are inside `wait` at once.
    private final class Entries {
        var list = FIFO<Entry>()
        /// How many of them have timed out: they are taken out when they are the first, or the greater part.
        var timedOut = 0

        func noteTimeout() {
            timedOut += 1
            guard timedOut > 32, timedOut * 2 > list.count else { return }
            let open = list.all.filter { !$0.waiter.isWoken }
            (list, timedOut) = (FIFO(), 0)
            for entry in open { list.append(entry) }
        }
    }

    private let entries = Entries()

    /// Blocks the running turn until it is served.
    ///
    /// - Parameter target: what it waits for, for reports on deadlocks.
    func wait(on target: any WaitTarget) {
        SimulatedThread.block(on: target) { entries.list.append(Entry($0)) }
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
            entries.list.append(entry)
            waiter.wake(after: delay)
        }
        guard own?.isServed != true else { return .success }
        entries.noteTimeout()
        return .timedOut
    }

    /// Serves the turn that waits longest; false when none waits. One whose deadline has come is not served any more.
    func serveFirst() -> Bool {
        while let first = entries.list.popFirst() {
            guard !first.waiter.isWoken else {
                entries.timedOut = max(0, entries.timedOut - 1)
                continue
            }
            first.isServed = true
            first.waiter.wake()
            return true
        }
        return false
    }

    /// Serves all turns that wait.
    func serveAll() {
        while serveFirst() {}
    }
}
