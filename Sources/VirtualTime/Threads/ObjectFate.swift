import VigilProgramImage

// What becomes of an object of an app that nobody holds any more: its deinit is code of the app.

extension Simulation {
    /// Lets the deinits of apps run in turns of their processes only, never after the end of one.
    package static let looksAfterDeinits: Void = {
        Deinits.decide(by: Worker.fate)
        Deinits.guardClasses()
    }()
}

extension Worker {
    /// In a turn, the deinit is part of it. What an event of the system lets go, its owner runs in a turn. Outside any
    /// simulation, the object belongs to a test.
    fileprivate static func fate(of object: UnsafeMutableRawPointer) -> Deinits.Fate {
        guard let unmanaged else { return .runs }
        return unmanaged._withUnsafeGuaranteedRef { worker in
            if let thread = worker.thread { return thread.owner == nil && thread.isDead ? .isWithheld : .runs }
            guard worker.resumedOwner == nil, let takeOver = worker.simulation?.onObjectLetGo else { return .runs }
            return takeOver(object)
        }
    }
}
