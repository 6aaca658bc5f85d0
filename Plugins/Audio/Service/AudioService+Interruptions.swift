import BackgroundRuntime

// What stands above all apps: calls, alarms, Siri; and other apps that are not simulated.

extension AudioService {
    /// Something takes the audio away from all apps. Another app takes it only from those whose sound does not mix.
    public func interrupt(by source: AudioInterruption.Source) {
        context.record(.stimulus, "audio interrupted by \(source)", rule: AudioRules.interruptSources)
        if source == .phoneCall, arbiter.holders.contains(where: \.isCall) {
            context.record(
                .note, "calls of apps are not told: a call of the phone that they meet is one of the call service")
        }
        source == .otherApp ? unnamedAppStarts() : occupy(by: source)
    }

    private func unnamedAppStarts() {
        var request = FocusArbiter.FocusRequest(session: FocusArbiter.unnamedApp)
        request.mayResume = true
        guard let interrupted = try? arbiter.claim(request) else { return }
        unnamedAppPlays()
        for number in interrupted {
            session(numbered: number)?.interrupt(.session(FocusArbiter.unnamedApp), by: .otherApp)
        }
    }

    func occupy(by source: AudioInterruption.Source, session: AudioSession? = nil, isCall: Bool = false) {
        let (holder, interrupted) = arbiter.occupy(by: source, session: session?.number, isCall: isCall)
        for number in interrupted {
            self.session(numbered: number)?.interrupt(.holder(holder.number), by: source)
        }
    }

    /// What ``interrupt(by:)`` began last is over. An alarm that rings for an app is none of it.
    ///
    /// - Parameter shouldResume: whether apps may start again by themselves; only those that sounded are told so.
    /// - Returns: what is over; nil when nothing interrupts.
    @discardableResult
    public func endInterruption(shouldResume: Bool) -> AudioInterruption.Source? {
        if let holder = arbiter.vacate(where: { !$0.isCall && $0.number != alarmOfApp }) {
            context.record(.stimulus, "end of \(holder.source)", rule: AudioRules.interruptEndOptions)
            release(from: .holder(holder.number), shouldResume: shouldResume)
            return holder.source
        }
        guard arbiter.claims.contains(where: { $0.session == FocusArbiter.unnamedApp }) else { return nil }
        context.record(.stimulus, "end of otherApp", rule: AudioRules.interruptEndOptions)
        arbiter.release(FocusArbiter.unnamedApp)
        release(from: .session(FocusArbiter.unnamedApp), shouldResume: shouldResume)
        return .otherApp
    }

    /// Tells the interrupted apps, but those whose place another app has taken meanwhile.
    func release(from cause: InterruptionMachine.Cause, shouldResume: Bool) {
        for session in sessions where session.interruption.isInterrupted(by: cause) {
            if let other = arbiter.remaining(for: session.number) {
                session.interruption.handOver(from: cause, to: .holder(other.number))
                session.process.record(
                    .note, "the interruption goes on", detail: "\(other.source)",
                    rule: AudioRules.interruptEndNotGuaranteed)
            } else if arbiter.rivals(of: session.number).isEmpty {
                session.endInterruption(cause, isAllowed: shouldResume)
            } else {
                session.forgetInterruption(cause, why: "another app has the audio")
            }
        }
    }

    /// The media services end and start anew: all audio objects of all apps are invalid (from iOS 6).
    ///
    /// - Returns: false on an iOS that does not tell apps.
    @discardableResult
    public func resetMediaServices() -> Bool {
        guard AudioRules.mediaReset.systems.contains(context.system) else { return false }
        context.record(.stimulus, "media services reset", rule: AudioRules.mediaReset)
        areMediaServicesLost = false
        for session in sessions {
            arbiter.release(session.number)
            session.resetMediaServices()
        }
        return true
    }

    /// The media services end and do not start yet: activation fails until ``resetMediaServices()``.
    public func loseMediaServices() {
        context.record(.stimulus, "media services lost", rule: AudioRules.errorOther)
        areMediaServicesLost = true
    }
}
