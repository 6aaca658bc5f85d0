import BackgroundRuntime

// Calls, for the module that simulates them.

extension AudioService {
    /// A call takes the audio: every other session is interrupted, and none can be activated against it.
    ///
    /// - Parameters:
    ///   - process: the app whose call it is; nil for a call of the phone.
    ///   - activates: whether the system activates the session of that app at once. Otherwise ``activateCall()`` does,
    ///     and until then the app's own activation fails with InsufficientPriority.
    public func beginCall(for process: AppProcess? = nil, activates: Bool = true) {
        occupy(by: .phoneCall, session: process.map { session(of: $0) })
        if activates { activateCall() }
    }

    /// The system activates the session of the app whose call it is, with the priority of a call.
    public func activateCall() {
        guard let number = call?.session, let session = session(numbered: number) else { return }
        arbiter.openCall()
        guard !session.isActive else { return }
        var applicant = FocusArbiter.Applicant(session: number)
        applicant.mayRunInBackground = true
        applicant.mayResume = true
        guard (try? arbiter.claim(applicant)) != nil else { return }
        session.becomeActive()
        session.process.mode(AudioMode.self)?.noteCall()
        session.checkCallCategory()
    }

    /// The call is over: the session of its app is deactivated, and interrupted apps are told that they may resume.
    public func endCall() {
        guard let occupant = arbiter.vacate(where: { $0.source == .phoneCall }) else { return }
        if let number = occupant.session { session(numbered: number)?.endCall() }
        release(from: .occupant(occupant.number), shouldResume: true)
    }

    /// The call that has the audio; nil without one.
    var call: FocusArbiter.Occupant? { arbiter.occupants.last { $0.source == .phoneCall } }

    /// Whether the call that has the audio is one of this session's app, and the system activated its session.
    func isCall(of session: AudioSession) -> Bool {
        guard let call else { return false }
        return call.session == session.number && call.isOpen
    }
}

/// The module handles the sound of every call: a call interrupts what sounds, and while it lasts only the system activates
/// the session of its app.
extension AudioService: CallSound {
    /// The call takes the audio while it still rings; the session of its app is activated later.
    public func callDidBegin(of process: AppProcess) { beginCall(for: process, activates: false) }

    /// The session becomes active with the priority of a call.
    public func activate(for process: AppProcess) { activateCall() }

    /// A held call keeps the audio, so that nobody resumes meanwhile.
    public func deactivate(for process: AppProcess) {}

    /// Whoever was interrupted may resume.
    public func callDidEnd(of process: AppProcess) { endCall() }
}

extension AudioSession {
    /// A call without a microphone is a mistake. What the app does in other turns of this instant still counts.
    fileprivate func checkCallCategory() {
        service.context.schedule(after: .zero, phase: .watchdog, isHousekeeping: true) { [weak self] in
            guard let self, process.state.isRunning, isActive, !category.suitsCalls else { return }
            process.record(
                .finding, "the call has \(category.canPlay ? "no microphone" : "no speaker")",
                detail: "category \(category.rawValue)\(machine.isCategoryChosen ? "" : ", never set")",
                rule: AudioRules.callCategory)
        }
    }

    /// The system deactivates the session at the end of its app's call.
    func endCall() {
        guard machine.isActive else { return }
        machine.interrupt()
        client?.soundDidStop()
        service.release(self, notifyOthers: false)
        process.record(.note, "audio session inactive", detail: "the call is over", rule: AudioRules.stopSuspends)
        tellInactive(.bySystem(nil))
        soundsDidChange(AudioRules.stopSuspends, why: "the call is over")
    }
}
