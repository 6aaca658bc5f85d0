import BackgroundRuntime

// Calls, for the module that simulates them.

extension AudioService {
    /// A call takes the audio: every other session is interrupted, and none can be activated against it.
    ///
    /// - Parameters:
    ///   - process: the app whose call it is; nil for a call of the phone.
    ///   - activates: whether the system activates the session of that app at once. Otherwise
    ///     ``activateCall(of:needsMicrophone:)`` does, and until then the app's own activation fails with
    ///     InsufficientPriority.
    public func beginCall(for process: AppProcess? = nil, activates: Bool = true) {
        occupy(by: .phoneCall, session: process.map { session(of: $0) }, isCall: true)
        if activates { activateCall(of: process) }
    }

    /// The system activates the session of the app whose call it is, with the priority of a call. Without a call of that
    /// app nothing happens. Any other call waits from now on.
    ///
    /// - Parameters:
    ///   - process: the app whose call it is; nil for a call of the phone, which needs no session.
    ///   - needsMicrophone: whether the app records: the category has to allow it then.
    public func activateCall(of process: AppProcess?, needsMicrophone: Bool = true) {
        let session = process.map { self.session(of: $0) }
        if let session, session.isActive, isCall(of: session) { return }
        for other in arbiter.holders where other.isCall && other.isOpen && other.session != session?.number {
            holdCall(ofSession: other.session)
        }
        guard arbiter.openCall(of: session?.number), let process, let session else { return }
        if !session.isActive {
            guard claimForCall(session) else { return }
            session.becomeActive()
        }
        process.mode(AudioMode.self)?.noteCall()
        if needsMicrophone { session.checkCallCategory() }
    }

    /// A call waits: the session of its app is deactivated, and the sound belongs to calls all the same.
    ///
    /// - Parameter process: the app whose call it is; nil for a call of the phone.
    public func holdCall(of process: AppProcess?) { holdCall(ofSession: process.map { session(of: $0).number }) }

    private func holdCall(ofSession number: Int?) {
        guard arbiter.closeCall(of: number), let number else { return }
        session(numbered: number)?.deactivateForCall(why: "its call has the sound no longer")
    }

    private func claimForCall(_ session: AudioSession) -> Bool {
        var request = FocusArbiter.FocusRequest(session: session.number)
        request.mayRunInBackground = true
        request.mayResume = true
        return (try? arbiter.claim(request)) != nil
    }

    /// A call is over: the session of its app is deactivated, and interrupted apps are told that they may resume.
    ///
    /// - Parameter process: the app whose call it is; nil for a call of the phone.
    public func endCall(of process: AppProcess? = nil) { endCall(ofSession: process.map { session(of: $0).number }) }

    func endCall(ofSession number: Int?) {
        guard let holder = arbiter.vacate(where: { $0.isCall && $0.session == number }) else { return }
        if let number { session(numbered: number)?.deactivateForCall(why: "the call is over") }
        release(from: .holder(holder.number), shouldResume: true)
    }

    /// Whether the session is that of an app with a call, and the system activated it.
    func isCall(of session: AudioSession) -> Bool {
        arbiter.holders.contains { $0.session == session.number && $0.isOpen }
    }
}

/// The module handles the sound of every call: a call interrupts what sounds, and while it lasts only the system activates
/// the session of its app.
extension AudioService: CallSound {
    /// The call takes the audio while it still rings; the session of its app is activated later.
    public func callDidBegin(of process: AppProcess?) { beginCall(for: process, activates: false) }

    /// The session becomes active with the priority of a call.
    public func activate(for process: AppProcess?) { activateCall(of: process) }

    /// The same, whether or not the category has a microphone.
    public func activateToListen(for process: AppProcess?) { activateCall(of: process, needsMicrophone: false) }

    /// The session is deactivated. A held call keeps the audio, so that nobody resumes meanwhile.
    public func deactivate(for process: AppProcess?) { holdCall(of: process) }

    /// Whoever was interrupted may resume, unless another call goes on.
    public func callDidEnd(of process: AppProcess?) { endCall(of: process) }
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

    /// The system deactivates the session as its app's call waits or is over.
    func deactivateForCall(why: String) {
        guard machine.isActive else { return }
        machine.interrupt()
        client?.soundDidStop()
        service.release(self, notifyOthers: nil)
        process.record(.note, "audio session inactive", detail: why, rule: AudioRules.stopSuspends)
        notifyInactive(.bySystem(nil))
        soundsDidChange(AudioRules.stopSuspends, why: why)
    }
}
