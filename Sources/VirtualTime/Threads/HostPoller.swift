import VigilProgramImage

/// Waits for what nothing in a simulation tells of, such as bytes in a pipe: looked for after each event.
final class HostPoller {
    private struct Wait {
        let waiter: Waiter
        let isOver: () -> Bool
        let patience: () -> Int
        /// How many milliseconds of real time threads of the computer got.
        var waited = 0
    }

    /// Asked at each event.
    @exclusivity(unchecked) private var waits: [Wait] = []

    /// Adds a wait.
    ///
    /// - Parameters:
    ///   - isOver: whether it is over; asked on any thread.
    ///   - patience: how many milliseconds of real time threads of the computer get to end it, once nothing else is due.
    func add(_ waiter: Waiter, isOver: @escaping () -> Bool, patience: @escaping () -> Int) {
        waits.append(Wait(waiter: waiter, isOver: isOver, patience: patience))
    }

    /// Wakes whoever has no reason to wait any more.
    @inline(__always)
    func look() { if !waits.isEmpty { wakeServed() } }

    private func wakeServed() {
        waits.removeAll { $0.waiter.isWoken || $0.waiter.isGivenUp }
        for wait in waits where wait.isOver() { wait.waiter.wake() }
    }

    /// Gives threads of the computer time to end a wait, before time of the simulation passes; whether one was ended.
    @inline(__always)
    func awaitComputer() -> Bool { !waits.isEmpty && hasComputerServed() }

    private func hasComputerServed() -> Bool {
        waits.removeAll { $0.waiter.isWoken || $0.waiter.isGivenUp }
        while let index = waits.firstIndex(where: { $0.waited < $0.patience() }) {
            waits[index].waited += 1
            MachineCalls.exempting { Pace.realTime(factor: 1).wait(.milliseconds(1)) }
            let served = waits.filter { $0.isOver() }
            for wait in served { wait.waiter.wake() }
            if !served.isEmpty { return true }
        }
        return false
    }
}
