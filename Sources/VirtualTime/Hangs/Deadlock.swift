import VigilProgramImage

/// Threads of which none can ever go on, since each waits for another or for something that nobody is left to do.
public struct Deadlock {
    /// One thread that waits.
    public struct Wait: CustomStringConvertible {
        /// Whose turn does not go on.
        public let thread: SimulatedThread
        /// For what, in words.
        public let target: String
        /// The thread that would have to end the wait, where only one can.
        public let holder: SimulatedThread?
        /// Where in the app's code; nil where no line of it is on the stack.
        public let place: CodePlace?

        public var description: String {
            let held = holder.map { " (held by \($0.name))" } ?? ""
            return "\(thread.name) waits for \(target)\(held)" + (place.map { " at \($0)" } ?? "")
        }
    }

    /// Why nothing goes on.
    public enum Kind: Sendable {
        /// Each thread waits for the next, and the last for the first.
        case cycle
        /// The device has nothing left to do that could wake the threads.
        case stall
    }

    /// How many threads are asked for their place: reading a stack takes a while, and a pool has many.
    static let placesLimit = 16

    /// Why nothing goes on.
    public let kind: Kind
    /// The threads, in the order in which they began to wait, or in that of the cycle.
    public let waits: [Wait]
}

extension SimulatedThread {
    /// The place of the present wait in the order of all.
    fileprivate var waitNumber: UInt64 { waiter?.number ?? 0 }

    /// The threads from this one around to itself, each waiting for the next; nil where the way ends.
    fileprivate func cycleOfWaits() -> [SimulatedThread]? {
        var chain = [self]
        var next = waiter?.target?.holder
        while let thread = next {
            if thread === self { return chain }
            // A circle further on, which this thread only waits for, was found when it closed.
            guard !chain.contains(where: { $0 === thread }), thread.waitsForOthersSince != nil else { return nil }
            chain.append(thread)
            next = thread.waiter?.target?.holder
        }
        return nil
    }
}

extension Simulation {
    /// A turn of `thread` begins to wait for others.
    func noteWait(of thread: SimulatedThread) {
        isStallCheckDue = true
        checkForCycle(closedBy: thread)
    }

    /// Looks for a cycle that the running thread has just closed by waiting.
    private func checkForCycle(closedBy thread: SimulatedThread) {
        guard onDeadlock != nil, let cycle = thread.cycleOfWaits() else { return }
        report(cycle, .cycle)
    }

    /// Called when the device has nothing left to do: a thread that waits with turns behind it, or a main thread that
    /// waits, will do so for ever, whatever else is asked of the device from outside.
    func checkForStall() {
        isStallCheckDue = false
        var reported: [ObjectIdentifier] = []
        let stuck = turns.blocked.compactMap(\.blockedThread).filter { $0.waitsForOthersSince != nil && !$0.isHeld }
        for thread in stuck {
            guard let owner = thread.owner, !reported.contains(ObjectIdentifier(owner)),
                owner.hasWork(behind: thread) || owner.mainThread === thread || owner.isShortOfThreads
            else { continue }
            reported.append(ObjectIdentifier(owner))
            report(stuck.filter { $0.owner === owner }.sorted { $0.waitNumber < $1.waitNumber }, .stall)
        }
    }

    private func report(_ threads: [SimulatedThread], _ kind: Deadlock.Kind) {
        guard threads.contains(where: { $0.waiter?.isReported == false }) else { return }
        let waits = threads.enumerated().map { index, thread in
            thread.waiter?.isReported = true
            return Deadlock.Wait(
                thread: thread, target: thread.waiter?.target?.waitDescription ?? "something",
                holder: kind == .cycle ? thread.waiter?.target?.holder : nil,
                place: index < Deadlock.placesLimit ? turns.watch.exempting(thread.placeOfWait) : nil)
        }
        onDeadlock?(Deadlock(kind: kind, waits: waits))
    }
}
