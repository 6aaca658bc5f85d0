import VigilProgramImage

/// Somebody whose code runs beside that of the simulation and of apps, and is not trusted: a module from anywhere.
///
/// Its code is bounded as a turn of an app is, and what it does wrong is said of it and of nobody else.
public protocol GuestCode: AnyObject {
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
    public func run<Result>(_ guest: any GuestCode, _ body: () throws -> Result) rethrows -> Result {
        guard turns.isWatched else { return try watchingGuests { try run(guest, body) } }
        unowned(unsafe) let outer = turns.guest
        turns.guest = guest
        defer { turns.guest = outer }
        return try body()
    }

    /// The same for code that does not throw or return anything, as most of it does not.
    public func run(_ guest: any GuestCode, _ body: () -> Void) {
        guard turns.isWatched else { return watchingGuests { run(guest, body) } }
        unowned(unsafe) let outer = turns.guest
        turns.guest = guest
        body()
        turns.guest = outer
    }

    /// Runs code of several guests outside any run, and looks after it as a whole: that takes longer than a little code.
    public func watchingGuests<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard !turns.isWatched else { return try body() }
        turns.isWatched = true
        defer { turns.isWatched = false }
        return try HangWatch.watch(self) { caller in
            turns.watch.lead(caller)
            return try body()
        }
    }

    /// Whose code the calling thread runs, where it is a guest's.
    public static var runningGuest: (any GuestCode)? { running?.turns.guest }

    /// The simulation whose code the calling thread runs.
    package static var running: Simulation? { Worker.current?.simulation ?? HangWatch.simulationOfCaller }
}
