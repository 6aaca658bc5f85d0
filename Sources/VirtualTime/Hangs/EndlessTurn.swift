import Foundation
import VigilProgramImage

/// A turn, or code of a guest, that did not end within its bound, and was stopped in the middle. Its simulation ends with it, or
/// the program: what it has in its hands nobody else can have.
public struct EndlessTurn {
    /// How a turn fails to end.
    public enum Kind: Sendable {
        /// It took processor time without an end.
        case spins
        /// It waited for something of the machine that the simulation does not know, such as a real lock.
        case waitsForMachine
    }

    /// The thread of the turn; it never goes on. Nil for code of a guest outside any turn.
    public let thread: SimulatedThread?
    /// The guest whose code ran, where it is to blame.
    public let guest: (any GuestCode)?
    public let kind: Kind
    /// What was measured, in tenths of a second: the processor's time that it took, or the real time in which it took
    /// none.
    public let measured: Duration
    public let places: StackPlaces
    /// Whether whoever drives the simulation can go on without it: it was stopped on a thread of its own.
    public let mayBeLeft: Bool

    /// The code with which a program ends over such a turn, and over events without end at one instant.
    public static let exitCode: Int32 = 3

    /// Where it stood in the code of whoever is to blame; nil where no line of it is on the stack.
    public var place: CodePlace? { guest == nil ? places.app : places.innermost }

    fileprivate var description: String {
        let who = thread.map { "a turn of thread \($0.name)" } ?? "an event"
        return (guest?.title ?? who) + " did not end" + (place.map { " at \($0)" } ?? "")
    }
}

extension Simulation {
    /// Tells the owner about something that was stopped for ever. The program ends, unless the owner goes on without the
    /// simulation.
    func giveUp(on worker: Worker, _ verdict: Standstill.Verdict, at places: StackPlaces) {
        // What was stopped may hold a lock that the report needs.
        MachineCalls.exempting { _ = alarm(UInt32(ThreadStop.patience)) }
        let turn = EndlessTurn(
            thread: worker.thread, guest: turns.guest, kind: verdict.kind, measured: verdict.measured, places: places,
            mayBeLeft: turns.isApart(worker))
        if onEndlessTurn?(turn) == true, turn.mayBeLeft {
            MachineCalls.exempting { _ = alarm(0) }
            isOver = true
            return turns.leaveLeader()
        }
        let account = AbruptEnd.Account("a turn that does not end", at: turn.place, guest: turns.guest?.title)
        AbruptEnd.tell(account, andEndWith: EndlessTurn.exitCode) { turn.description }
    }

    /// Where a turn that does not end stops by itself: called with nothing under way, by what the code of an app calls.
    @inline(__always)
    public func checkpoint() {
        if isBeingStopped.load(ordering: .acquiring) { ThreadStop.stopHere() }
    }
}
