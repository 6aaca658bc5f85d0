import BackgroundRuntime

// Interruptions and what the app is told.

extension AudioSession {
    /// The session is deactivated and its sound stopped; then the app is told.
    func interrupt(_ cause: InterruptionMachine.Cause, by source: AudioInterruption.Source) {
        let (wasActive, wasSounding) = (machine.isActive, machine.isSounding)
        interruption.begin(cause, wasSounding: wasSounding)
        machine.interrupt()
        client?.soundDidStop()
        process.record(
            .note, "audio session interrupted", detail: wasSounding ? "sound stopped by \(source)" : "by \(source)",
            rule: AudioRules.interruptBegin)
        notify(began: AudioInterruption(by: source), rule: mainThreadRule)
        if wasActive { notifyInactive(.bySystem(AudioInterruption(by: source))) }
        soundsDidChange(AudioRules.interruptSuspends, why: "interrupted by \(source)")
    }

    /// The cause of an interruption is over: tells the app, unless it was not interrupted by it.
    ///
    /// A suspended app that may start again is woken for it, for as long as for a remote control, since no figure is
    /// documented; any other suspended app hears of it when it next runs.
    func endInterruption(_ cause: InterruptionMachine.Cause, isAllowed: Bool) {
        guard let shouldResume = interruption.end(cause, isAllowed: isAllowed) else { return }
        guard shouldResume, process.state == .suspended, mode != nil else {
            return notifyEnd(shouldResume: shouldResume)
        }
        let event = WakeEvent(
            "interruption end", rule: AudioRules.interruptEndOptions,
            allowance: service.context.constants.duration(AudioConstants.remoteControlWake))
        process.app.wake(for: event) { [weak self] _ in self?.notifyEnd(shouldResume: true) }
    }

    /// The app will never be told of an end.
    func forgetInterruption(_ cause: InterruptionMachine.Cause, why: String) {
        // It is over all the same, and told once: whatever comes of its cause later is nothing to this app.
        guard interruption.end(cause, isAllowed: false) != nil else { return }
        process.record(
            .note, "no end of the interruption", detail: why, rule: AudioRules.interruptEndNotGuaranteed)
    }

    private func notifyEnd(shouldResume: Bool) {
        let detail = shouldResume ? "ended, shouldResume" : "ended"
        let name = hasNotifications ? AudioNotice.interruption : AudioNotice.delegateEnd
        post(name, detail: detail, rule: AudioRules.interruptEndOptions) { session, client in
            client.interruptionDidEnd(shouldResume: shouldResume)
            if shouldResume { session.checkReactivation() }
        }
        notifyResumption(isRecommended: shouldResume)
    }

    /// Sound does not come back by itself. What the app does in other turns of this instant still counts.
    private func checkReactivation() {
        service.context.schedule(after: .zero, phase: .watchdog, isHousekeeping: true) { [weak self] in
            guard let self, process.state.isRunning, interruption.mayResume else { return }
            process.recordUndone(
                "the app did not start its sound again", detail: "the session is not active",
                rule: AudioRules.interruptReactivate, ["setActive", "play"])
        }
    }

    /// The app is suspended with an active session: iOS 10 to 15 deactivate it, and say so later.
    func suspend() {
        if interruption.mayResume { interruption.clear() }
        giveUpWaiting()
        guard machine.isActive, AudioRules.interruptWasSuspended.systems.contains(process.device.system) else { return }
        machine.interrupt()
        service.release(self, notifyOthers: nil)
        process.record(
            .note, "audio session inactive", detail: "its app was suspended", rule: AudioRules.interruptWasSuspended)
        notify(began: AudioInterruption(by: nil), rule: AudioRules.interruptWasSuspended)
    }

    /// The audio services were started anew: nothing of the session is left.
    func resetMediaServices() {
        machine.reset()
        interruption.clear()
        generation += 1
        client?.soundDidStop()
        post(AudioNotice.reset, rule: AudioRules.mediaReset) { $1.mediaServicesWereReset() }
        soundsDidChange(AudioRules.mediaReset, why: "the media services were reset")
    }

    /// Before iOS 6 the delegate of the session hears of interruptions, and notifications do not exist.
    private var hasNotifications: Bool { process.device.system >= .iOS(6) }

    private var mainThreadRule: Rule {
        let rule = AudioRules.interruptMainThread
        return rule.systems.contains(process.device.system) ? rule : AudioRules.interruptBegin
    }

    private func notify(began interruption: AudioInterruption, rule: Rule) {
        let detail = interruption.wasSuspended ? "began, was suspended" : "began"
        let name = hasNotifications ? AudioNotice.interruption : AudioNotice.delegateBegin
        post(name, detail: detail, rule: rule) { $1.interruptionDidBegin(interruption) }
    }
}

/// The raw names of the notifications that the audio session posts, and what stood for them before iOS 6.
public enum AudioNotice {
    /// An interruption began or ended.
    public static let interruption = "AVAudioSessionInterruptionNotification"
    public static let route = "AVAudioSessionRouteChangeNotification"
    /// Before iOS 6: the delegate hears that an interruption began.
    public static let delegateBegin = "beginInterruption()"
    /// Before iOS 6: the delegate hears that an interruption ended.
    public static let delegateEnd = "endInterruption(withFlags:)"
    /// Before iOS 6: a listener of Audio Session Services hears that the route changed.
    public static let routeListener = "kAudioSessionProperty_AudioRouteChange"
    /// Media services were reset.
    public static let reset = "AVAudioSessionMediaServicesWereResetNotification"
    /// Another app's primary audio started or stopped.
    public static let hint = "AVAudioSessionSilenceSecondaryAudioHintNotification"
    /// The session became active (iOS 27).
    public static let active = "AVAudioSessionDidBecomeActiveNotification"
    /// The session became inactive (iOS 27).
    public static let inactive = "AVAudioSessionDidBecomeInactiveNotification"
    /// An interruption is over (iOS 27).
    public static let resumption = "AVAudioSessionResumptionRecommendationNotification"
}

extension AudioSession {
    /// Brings a notice to the app, in a turn of its own. A suspended app gets it when it next runs.
    func post(
        _ name: String, detail: String = "", rule: Rule, on thread: SimulatedThread? = nil,
        _ body: @escaping (AudioSession, any AudioClient) -> Void
    ) {
        guard let client, process.state != .notRunning else { return }
        guard client.listens(for: name) else {
            return process.record(.note, "\(name) has no taker", detail: detail, rule: rule)
        }
        notify(name, detail: detail, rule: rule, at: thread.map(CallPlace.thread)) { [weak self] client in
            if let self { body(self, client) }
        }
    }
}
