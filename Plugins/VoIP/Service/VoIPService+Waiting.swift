import BackgroundRuntime

// Several calls at once: what becomes of the others.

extension VoIPService {
    /// Every call that is not over, of apps and of the phone.
    var allCalls: [PhoneCall] {
        let processes = context.apps.compactMap(\.process).filter { $0.state != .notRunning }
        let ofApps = processes.flatMap { process in
            (process.storage.existing(ProcessVoIP.self)?.calls ?? []).map { PhoneCall(process, $0) }
        }
        return ofApps + phone.calls.map { PhoneCall(nil, $0) }
    }

    /// What is the same for a call of an app and one of the phone.
    @discardableResult
    func handle(_ input: VoIPCall.Input, _ call: PhoneCall, why: String) -> Bool {
        guard let process = call.process else { return handlePhone(input, of: call.call.id, why: why) }
        return handle(input, of: call.call.id, in: process, why: why)
    }

    /// Something is done with a call, after what it asks of the others.
    ///
    /// - Returns: why not; nil when it is done, or asked of the app.
    func take(
        _ input: VoIPCall.Input, _ call: PhoneCall, why: String, by choice: CallWaiting.Choice? = nil
    ) -> String? {
        var probe = call.call
        guard probe.handle(input) != nil else { return "\(call.name) is \(call.call.state.rawValue)" }
        if input.takesFront, let refusal = makeWay(for: call, by: choice) { return refusal }
        return handle(input, call, why: why) ? nil : "\(call.name) is over"
    }

    /// Holds or ends the calls that stand in the way of a new one.
    ///
    /// - Returns: why the button is not there; nil when the way is free.
    func makeWay(for newcomer: PhoneCall, by choice: CallWaiting.Choice? = nil) -> String? {
        let others = allCalls.filter { !$0.isSame(as: newcomer) }
        if let busy = others.first(where: { $0.call.state == .answering || $0.call.state == .starting }) {
            return "the app has not done yet what it was asked for \(busy.name)"
        }
        let waiting = CallWaiting(lines: others.map(\.line), hasRoom: hasRoom(for: newcomer, among: others))
        do throws(CallWaiting.Refusal) {
            for step in try waiting.steps(for: choice) { perform(step, others[step.line], for: newcomer) }
            return nil
        } catch {
            switch error {
            case .nothingHeld: return "no call is held that could be ended"
            case .cannotHold(let rule): return "\"Hold & Accept\" is not there: \(rule.sentence)"
            }
        }
    }

    private func hasRoom(for newcomer: PhoneCall, among others: [PhoneCall]) -> Bool {
        // A call that is held already has its place.
        guard newcomer.call.state != .held else { return true }
        let maximum = newcomer.process.flatMap { record(of: $0).providers.first?.maximumCalls }
        let taken = others.filter { $0.process === newcomer.process && $0.call.takesPlace }
        return taken.count < maximum ?? PhoneLine.maximumCalls
    }

    private func perform(_ step: CallWaiting.Step, _ call: PhoneCall, for newcomer: PhoneCall) {
        call.note("\(call.name) \(step.ends ? "ends" : "waits") for \(newcomer.name)", rule: step.rule, in: context)
        handle(step.ends ? .userEnds : .userHolds(true), call, why: "for \(newcomer.name)")
    }

    /// A call that spoke is over: by the user, and what waited for it goes on; otherwise that stays where it is.
    func takeUpHeld(after old: VoIPCall, of process: AppProcess?) {
        guard old.hasConnected || old.isOutgoing else { return }
        let others = allCalls.filter { $0.call.id != old.id || $0.process !== process }
        guard !others.contains(where: \.call.comesInFront) else { return }
        let held = others.filter { $0.call.state == .held }
        guard old.state == .ending, held.count == 1, let call = held.first else {
            return leave(held, of: process)
        }
        call.note("\(call.name) is taken up again", rule: VoIPRules.callResume, in: context)
        handle(.userHolds(false), call, why: "the other call is over")
    }

    /// Calls whose app is another than that of the call that is over do not get their sound back from their app.
    private func leave(_ held: [PhoneCall], of process: AppProcess?) {
        for call in held {
            call.note(
                "\(call.name) stays held", detail: "the user did not end the other call",
                rule: VoIPRules.callStaysHeld, in: context)
            if call.process !== process { handle(.leftHeld, call, why: "") }
        }
    }

    /// One call of the phone has the sound: the session of any other app is deactivated.
    func silenceOthers(than process: AppProcess?) {
        context.service(providing: (any SystemActivatedSound).self)?.callTakesSound()
        for other in context.apps.compactMap(\.process) where other !== process && other.state != .notRunning {
            if let record = other.storage.existing(ProcessVoIP.self) { stopAudio(in: other, record) }
        }
        if process != nil { stopPhoneAudio() }
    }
}

extension PhoneCall {
    /// What the buttons of the call screen know of it.
    var line: CallWaiting.Line {
        CallWaiting.Line(
            isInFront: call.isInFront, isHeld: call.state == .held, supportsHolding: call.supportsHolding)
    }
}

extension VoIPCall.Input {
    /// Whether the call comes to the front by it, where only one can be.
    fileprivate var takesFront: Bool {
        switch self {
        case .userAnswers, .userHolds(false), .appHolds(false): true
        default: false
        }
    }
}

// Whoever watches.

extension VoIPService {
    /// A call began or changed: every observer of the phone is told, also in apps that have no calls.
    func notifyWatchers(_ call: VoIPCall, of owner: AppProcess?) {
        for process in context.apps.compactMap(\.process) where process.state != .notRunning {
            guard let record = process.storage.existing(ProcessVoIP.self) else { continue }
            record.watchers.removeAll { $0.watcher == nil }
            for entry in record.watchers {
                process.deliver(at: entry.place) { [weak process] in
                    if let process, process !== owner {
                        process.record(
                            .call, "callObserver(_:callChanged:)", detail: call.name, rule: VoIPRules.callObserver)
                    }
                    entry.watcher?.callChanged(call)
                }
            }
        }
    }
}

extension VoIPService: PhoneCalls {
    public var isCallGoingOn: Bool { allCalls.contains(where: \.call.isInProgress) }
}
