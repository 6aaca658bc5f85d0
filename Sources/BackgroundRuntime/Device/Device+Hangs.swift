// Code of apps that hangs: threads that wait for one another, and turns that do not end.

extension Device {
    /// The bound of one turn of an app, 10 s by default: this much of the processor's time, or as much real time at a
    /// stretch in which it takes none, waiting for something of the machine. A turn that takes more is reported with its
    /// place and ends the program, with ``/VirtualTime/EndlessTurn/exitCode``.
    ///
    /// It keeps a run from hanging and decides nothing else: virtual time knows no processor time.
    public var turnLimit: Duration {
        get { simulation.turnLimit }
        set { simulation.turnLimit = newValue }
    }

    func watchForHangs() {
        simulation.onLivelock = { [unowned self] in endSpinningProcess() }
        simulation.onDeadlock = { [unowned self] in report($0) }
        simulation.onEndlessTurn = { [unowned self] in end($0) }
    }

    private func endSpinningProcess() {
        guard let process = simulation.spinner?.owner as? AppProcess else {
            preconditionFailure("the device spins at one instant without any app running")
        }
        let place = simulation.spinnerPlace.map { "asked for at \($0)" } ?? "asked for by code without line tables"
        note("turns without end at one instant", place, of: process)
        process.end(.spinning)
    }

    private func report(_ deadlock: Deadlock) {
        guard let process = deadlock.waits.first?.thread.owner as? AppProcess else { return }
        let text =
            switch deadlock.kind {
            case .cycle: "deadlock: each of these threads waits for the next"
            case .stall: "deadlock: nothing is left that could wake these threads"
            }
        note(text, deadlock.waits.map(\.description).joined(separator: "; "), of: process)
    }

    private func end(_ turn: EndlessTurn) {
        guard let process = turn.thread.owner as? AppProcess else { return }
        let place = turn.place.map { "\($0)" } ?? "code without line tables"
        switch turn.kind {
        case .spins:
            note(
                "a turn of thread \(turn.thread.name) does not end",
                """
                \(place) (it took \(turn.measured) of the processor's time, the limit is \(turnLimit); a loop that waits for \
                another thread, which has a core of its own on a phone, waits here for ever: let it wait for a lock or a semaphore)
                """, of: process)
        case .waitsForMachine:
            note(
                "a turn of thread \(turn.thread.name) waits for something of the machine",
                "\(place) (it took nothing of the processor for \(turn.measured) of real time)", of: process)
        }
        process.record(.termination, "the program ends here")
        turn.endProgram((process.app.trace.entries.suffix(100).map(\.description) + hangs).joined(separator: "\n"))
    }

    private func note(_ text: String, _ detail: String, of process: AppProcess) {
        process.record(.finding, text, detail: detail)
        hangs.append("\(process.app.name): \(text): \(detail)")
    }
}
