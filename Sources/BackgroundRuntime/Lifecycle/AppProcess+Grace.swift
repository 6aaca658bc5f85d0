// How long a process goes on when nothing keeps it awake: `life.suspend.grace`.

/// What a process in the background still gets although nothing keeps it awake.
enum Grace {
    /// Nothing was given yet in this stay.
    case due
    /// What waited for the threads runs.
    case draining
    /// The process goes on until the event.
    case counting(EventID)
    /// It was given.
    case over
}

extension AppProcess {
    /// Whether the process goes on for now. Asked when nothing keeps it awake; it is asked again when that is over.
    func runsOn(_ phase: Phase) -> Bool {
        switch grace {
        case .due: beginGrace(phase)
        case .counting: true
        case .draining, .over: false
        }
    }

    private func beginGrace(_ phase: Phase) -> Bool {
        switch device.options.suspension {
        case .strict: return false
        // Later than the verdict all turns of the instant are over that could run.
        case .drain: return phase == .verdict && drain()
        case .grace(let duration):
            record(
                .note, "goes on for a while", rule: LifecycleRules.suspendGrace, number: duration.wholeNanoseconds,
                unit: .nanoseconds)
            grace = .counting(simulation.schedule(after: duration, phase: .watchdog) { [self] in endGrace() })
            return true
        }
    }

    /// Lets the turns that wait now run, and not those that they ask for.
    private func drain() -> Bool {
        let waiting = waitingTurns
        guard waiting > 0 else { return false }
        record(
            .note, "what was dispatched already runs", rule: LifecycleRules.suspendGrace, number: Int64(waiting),
            unit: .count)
        grace = .draining
        deliver { [self] in if case .draining = grace { grace = .over } }
        // Threads that are blocked would keep the drain from ending: it lasts no longer than this instant.
        reconsiderSuspension()
        return true
    }

    private func endGrace() {
        grace = .over
        reconsiderSuspension()
    }

    /// Something keeps the process awake again, or its state changed: the next time it is given anew.
    func renewGrace() {
        if case .counting(let event) = grace { simulation.cancel(event) }
        grace = .due
    }
}
