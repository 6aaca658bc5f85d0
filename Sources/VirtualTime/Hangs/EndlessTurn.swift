import Foundation
import VigilProgramImage

/// A turn that did not end within its bound, and was stopped in the middle of its code. The program ends with it: what the
/// turn has in its hands nobody else can have.
public struct EndlessTurn {
    /// What the turn did.
    public enum Kind: Sendable {
        /// It took processor time without an end.
        case spins
        /// It waited for something of the machine that the simulation does not know, such as a real lock.
        case waitsForMachine
    }

    /// The thread of the turn; it never goes on.
    public let thread: SimulatedThread
    /// What the turn did.
    public let kind: Kind
    /// What was measured, in tenths of a second: the processor's time that it took, or the real time in which it took
    /// none.
    public let measured: Duration
    /// Where it stood in the app's code; nil where no line of it is on the stack.
    public let place: CodePlace?

    /// The code with which a program ends over such a turn.
    public static let exitCode: Int32 = 3

    /// Ends the program, after telling whoever watches for that; see ``/VigilProgramImage/AbruptEnd``.
    ///
    /// - Parameter report: what is written to standard error where nobody watches.
    public func endProgram(_ report: @autoclosure () -> String) -> Never {
        let cause = "a turn that does not end"
        AbruptEnd.tellAndEnd(EndlessTurn.exitCode, for: cause, at: place, unheard: report)
    }
}

extension Simulation {
    /// Tells the owner about a turn that was stopped for ever.
    func giveUp(on worker: Worker, _ verdict: TurnWatch.Verdict, at place: CodePlace?) -> Never {
        guard let thread = worker.thread else { preconditionFailure("a turn was stopped that had no thread") }
        // The stopped turn may hold a lock that the report needs.
        alarm(UInt32(ThreadStop.patience))
        let turn = EndlessTurn(thread: thread, kind: verdict.kind, measured: verdict.measured, place: place)
        onEndlessTurn?(turn)
        turn.endProgram("a turn of thread \(thread.name) did not end" + (place.map { " at \($0)" } ?? ""))
    }

    /// Where a turn that does not end stops by itself: called with nothing under way, by what the code of an app calls.
    @inline(__always)
    public func checkpoint() {
        if isBeingStopped.load(ordering: .acquiring) { ThreadStop.stopHere() }
    }
}
