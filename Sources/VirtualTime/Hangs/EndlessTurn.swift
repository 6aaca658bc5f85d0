/// A turn that did not end within its bound of real time, and was stopped in the middle of its code.
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
    /// Where it stood in the app's code; nil where no line of it is on the stack.
    public let place: CodePlace?
}

extension Simulation {
    /// Tells the owner about a turn that was stopped for ever.
    func giveUp(on worker: Worker, _ verdict: EndlessTurn.Kind, at place: CodePlace?) {
        guard let thread = worker.thread, let onEndlessTurn else {
            let place = place.map { " at \($0)" } ?? ""
            preconditionFailure("a turn did not end\(place), and nobody is there to be told")
        }
        worker.thread = nil
        onEndlessTurn(EndlessTurn(thread: thread, kind: verdict, place: place))
    }
}
