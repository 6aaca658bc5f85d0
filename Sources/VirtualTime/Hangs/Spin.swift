import VigilProgramImage

/// Who asks for more and more events at one instant, as far as its last events show.
public struct Spin {
    /// The thread whose turn ran last; nil where no turn did.
    public fileprivate(set) var thread: SimulatedThread?
    /// Where in its app's code that turn asked for more; nil where no line of it did.
    public fileprivate(set) var place: CodePlace?
    /// Whether a script of an app asked for more, which has no code that could be named.
    public fileprivate(set) var isAskedByScript = false
    /// The guest whose code asked for more; nil where none did.
    public fileprivate(set) var guest: (any GuestCode)?
    /// Where something asked for more that is no turn.
    public fileprivate(set) var places: StackPlaces?
}

extension Simulation {
    /// Remembers the thread of a turn when it may be the one that spins.
    func noteTurn(of thread: SimulatedThread) {
        guard isAboutToSpin else { return }
        if spin.thread?.owner !== thread.owner { spin.place = nil }
        spin.thread = thread
    }

    /// What runs asks for more. When that has gone on for too long, it is of interest who does.
    @inline(__always)
    public func noteRequest() {
        if isAboutToSpin { noteSpinner() }
    }

    /// An app that only has a script does the next thing in it, in a turn.
    public func noteScript() {
        if isAboutToSpin { spin.isAskedByScript = true }
    }

    private var isAboutToSpin: Bool { eventsAtThisInstant > Simulation.eventsPerInstantLimit - 20 }

    @inline(never)
    private func noteSpinner() {
        if SimulatedThread.current != nil, spin.place == nil { spin.place = placeInApp() }
        guard SimulatedThread.current == nil || turns.guest != nil, spin.places == nil || spin.guest == nil else {
            return
        }
        spin.guest = turns.guest
        spin.places = turns.watch.exempting { StackPlaces.current() }
    }
}
