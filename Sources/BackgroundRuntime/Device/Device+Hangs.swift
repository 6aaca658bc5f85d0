import VigilProgramImage

// Code of apps and modules that hangs: threads that wait for one another, and turns that do not end.

extension Device {
    /// The bound of one turn of an app, and of code of a module, 10 s by default: this much of the processor's time, or as
    /// much real time at a stretch in which it takes none, waiting for something of the machine. What takes more is reported
    /// with its place and ends the program, with ``/VirtualTime/EndlessTurn/exitCode``; in a test it fails the test, and the
    /// phone does nothing more.
    ///
    /// It keeps a run from hanging and decides nothing else: virtual time knows no processor time.
    public var turnLimit: Duration {
        get { simulation.turnLimit }
        set { simulation.turnLimit = newValue }
    }

    func watchForHangs() {
        simulation.onLivelock = { [unowned self] in end(simulation.spin) }
        simulation.onDeadlock = { [unowned self] in report($0) }
        simulation.onEndlessTurn = { [unowned self] in end($0) }
        simulation.onEnd = { [unowned self] in
            CheckedName.fail("the phone does nothing more: " + (hangs.last ?? "something did not come to an end"))
        }
    }

    /// An app that spins is ended, and the run goes on. Where a module does, or nobody is known to, nothing can be ended but
    /// the program.
    private func end(_ spin: Spin) {
        let process = spin.thread?.owner as? AppProcess
        let module = spin.guest ?? spin.places?.swiftModuleOfGuest.flatMap(loaded.identity(ofSwiftModule:))
        if let process, spin.place != nil || spin.isAskedByScript || module == nil {
            note(
                "turns without end at one instant", "asked for \(spin.origin)", of: process,
                rule: SimulationRules.hangSpin)
            return process.end(.spinning)
        }
        let (text, place) = ("asks for events without end at one instant", spin.places?.innermost)
        if let module { note(text, of: module, at: place) } else { note("something \(text)", at: place) }
        guard CheckedName.failsTests else {
            endProgram(over: "events without end at one instant", of: module, at: place)
        }
        record(.termination, Device.endOfPhone)
        simulation.isOver = true
    }

    /// What the trace says where the program goes on without the phone.
    private static let endOfPhone = "the phone ends here"

    private func note(_ text: String, at place: CodePlace?) {
        record(.finding, text, detail: place.map { "at \($0)" } ?? "")
        hangs.append(text + (place.map { ": at \($0)" } ?? ""))
    }

    private func note(_ text: String, of module: any GuestCode, at place: CodePlace?) {
        module.report(text, at: place)
        hangs.append("\(module.title) \(text)" + (place.map { ": at \($0)" } ?? ""))
    }

    private func report(_ deadlock: Deadlock) {
        guard let process = deadlock.waits.first?.thread.owner as? AppProcess else { return }
        let text =
            switch deadlock.kind {
            case .cycle: "deadlock: each of these threads waits for the next"
            case .stall: "deadlock: nothing is left that could wake these threads"
            }
        let waits = deadlock.waits.map(\.description).joined(separator: "; ")
        note(text, waits, of: process, rule: SimulationRules.hangDeadlock)
    }

    /// Whether the program goes on.
    private func end(_ turn: EndlessTurn) -> Bool {
        if let module = turn.guest {
            note(turn, of: module)
        } else if let thread = turn.thread, let process = thread.owner as? AppProcess {
            note(turn, on: thread, of: process)
        }
        guard turn.mayBeLeft, CheckedName.failsTests else {
            let cause = turn.guest == nil ? "a turn that does not end" : "code that does not end"
            endProgram(over: cause, of: turn.guest, at: turn.place)
        }
        record(.termination, Device.endOfPhone)
        return true
    }

    /// The program ends with what happened so far.
    private func endProgram(over cause: String, of module: (any GuestCode)?, at place: CodePlace?) -> Never {
        record(.termination, "the program ends here")
        let end = AbruptEnd.Account(cause, at: place, guest: module?.title)
        AbruptEnd.tell(end, andEndWith: EndlessTurn.exitCode) {
            (trace.entries.suffix(100).map(\.description) + hangs).joined(separator: "\n")
        }
    }

    private func note(_ turn: EndlessTurn, of module: any GuestCode) {
        let text: String
        switch turn.kind {
        case .spins:
            text =
                "does not come to an end: it took \(turn.measured) of the processor's time, the limit is \(turnLimit)"
        case .waitsForMachine:
            text =
                "waits for something of the machine: it took nothing of the processor for \(turn.measured) of real time"
        }
        note(text, of: module, at: turn.place)
    }

    private func note(_ turn: EndlessTurn, on thread: SimulatedThread, of process: AppProcess) {
        let place = (turn.place.map { "\($0)" } ?? "code without line tables") + moduleInside(turn)
        switch turn.kind {
        case .spins:
            note(
                "a turn of thread \(thread.name) does not end",
                """
                \(place) (it took \(turn.measured) of the processor's time, the limit is \(turnLimit); a loop that waits for \
                another thread, which has a core of its own on a phone, waits here for ever: let it wait for a lock or a semaphore)
                """, of: process)
        case .waitsForMachine:
            note(
                "a turn of thread \(thread.name) waits for something of the machine",
                "\(place) (it took nothing of the processor for \(turn.measured) of real time)", of: process)
        }
    }

    /// Where a turn stood that an app's call had led into a module: the loop may be the app's or the module's.
    private func moduleInside(_ turn: EndlessTurn) -> String {
        guard let place = turn.places.guest, let name = turn.places.swiftModuleOfGuest else { return "" }
        return ", which had called \(ModuleSet.title(ofSwiftModule: name)), at \(place)"
    }

    private func note(_ text: String, _ detail: String, of process: AppProcess, rule: Rule? = nil) {
        process.record(.finding, text, detail: detail, rule: rule)
        hangs.append("\(process.app.name): \(text): \(detail)")
    }
}

extension Spin {
    /// What an app that spins does it with.
    fileprivate var origin: String {
        if let place { return "at \(place)" }
        return isAskedByScript ? "by the actions of a scripted app" : "by code without line tables"
    }
}
