import Dispatch
import Foundation
import VigilProgramImage

/// A thread of the C library as a simulated one. Its code runs as one turn, but on the operating-system thread that the C
/// library made for it: handle, stack and data of the thread are what C code finds on a phone.
///
/// The worker on which the turn begins lends itself: the thread of the C library stands for it, blocks for it and may lead
/// the simulation, while the worker's own thread waits.
///
/// Unchecked: of its two threads one waits for the other at each moment.
package final class ForeignThread: @unchecked Sendable {
    private let begins = DispatchSemaphore(value: 0)
    private let ends = DispatchSemaphore(value: 0)
    private var worker: Worker?
    private var lent: Worker.Lent?
    /// How often the end of the thread was put off.
    private var rounds: Int32 = 0
    /// Whether its code is ended where it stands, and its worker with it.
    private var isGivenUp = false

    /// A thread whose code has not begun.
    package init() {}

    /// The turn: lets the thread of the C library run, and waits until its code is over.
    package func runTurn() {
        guard let worker = Worker.current else { preconditionFailure("a turn without a worker") }
        self.worker = worker
        begins.signal()
        // The wait is the simulation's own, and none of the app's.
        MachineCalls.exempting { ends.wait() }
        guard !isGivenUp else { Worker.endThread() }
        worker.takeBack()
    }

    /// The turn never comes: the thread of the C library ends without its code.
    package func giveUp() { begins.signal() }

    /// Called by the thread of the C library: waits for its turn. False when it never comes.
    package func enter() -> Bool {
        MachineCalls.exempting { begins.wait() }
        guard let worker else { return false }
        lent = worker.lend(to: self)
        return true
    }

    /// Whether the calling code is that of such a thread.
    package static var isCurrent: Bool { Worker.current?.borrower != nil }

    /// The thread of the C library ends in the middle of its code.
    func endsInTheMiddle() { isGivenUp = true }

    /// The thread of the C library ends, and is asked to release what it keeps. Whether it stands for its worker still: what
    /// the app's code keeps for the thread is released by its own code, in the same turn, so the turn is over in the last of
    /// the rounds that the C library makes.
    func keepsWorker() -> Bool {
        rounds += 1
        return !isGivenUp && rounds < PTHREAD_DESTRUCTOR_ITERATIONS
    }

    /// The thread of the C library is over; its worker's own goes on, or ends as well.
    func leave() {
        if let lent { worker?.endLoan(lent) }
        (worker, lent) = (nil, nil)
        ends.signal()
    }
}
