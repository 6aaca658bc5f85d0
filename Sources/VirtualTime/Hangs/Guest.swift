import VigilProgramImage

/// Somebody whose code runs beside that of the simulation and of apps, and is not trusted: a module from anywhere.
///
/// Its code is bounded as a turn of an app is, and what it does wrong is said of it and of nobody else.
public protocol Guest: AnyObject {
    /// What it is called in a sentence: `the module radio`.
    var title: String { get }

    /// Writes down, where the simulation is told of, what the guest did wrong.
    ///
    /// - Parameters:
    ///   - fault: what it did; follows the title.
    ///   - place: where in its code; nil where that is not known.
    func report(_ fault: String, at place: CodePlace?)
}

extension Simulation {
    /// Runs code of a guest, in an event or outside any run.
    public func run<Result>(_ guest: any Guest, _ body: () throws -> Result) rethrows -> Result {
        let outer = turns.guest
        turns.guest = guest
        defer { turns.guest = outer }
        // Within a run, and within other code of a guest, somebody looks already whether it comes to an end.
        if turns.isRunning || outer != nil { return try body() }
        return try HangWatch.watch(self) { caller in
            turns.watch.lead(caller)
            return try body()
        }
    }

    /// Whose code the calling thread runs, where it is a guest's.
    public static var runningGuest: (any Guest)? {
        (Worker.current?.simulation ?? HangWatch.simulationOfCaller)?.turns.guest
    }
}
