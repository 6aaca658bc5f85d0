import BackgroundRuntime

// Headphones, and the remote control.

extension AudioService: RemoteControlSource {
    /// Headphones go: apps are told, and should pause.
    ///
    /// - Returns: false when none were plugged in.
    @discardableResult
    public func unplugHeadphones() -> Bool { disconnect(.headphones) }

    /// Headphones come: sound goes on.
    ///
    /// - Returns: false when some were plugged in already.
    @discardableResult
    public func plugHeadphones() -> Bool { connect(.headphones) }

    /// A device is connected and takes the sound: it goes on there.
    ///
    /// - Returns: false when it is connected already.
    @discardableResult
    public func connect(_ device: AudioRoute) -> Bool {
        guard let change = outputs.connect(device) else { return false }
        context.record(.stimulus, device.arrival, rule: AudioRules.routePlugContinues)
        for session in sessions {
            session.notify(change, rule: AudioRules.routePlugContinues)
            session.noteAirPlay()
        }
        return true
    }

    /// A device goes. Apps are told where it had the sound, and should pause.
    ///
    /// - Returns: false when it is not connected.
    @discardableResult
    public func disconnect(_ device: AudioRoute) -> Bool {
        guard outputs.has(device) else { return false }
        let change = outputs.disconnect(device)
        let rule = AudioRules.routeUnplugPauses
        context.record(.stimulus, device.departure, rule: change == nil ? nil : rule)
        if let change { for session in sessions { session.notify(change, rule: rule) } }
        return true
    }

    /// Who takes remote-control events in a process, as its first responder asked for.
    public func setEventReceiver(_ receiver: (any RemoteControlReceiver)?, of process: AppProcess) {
        session(of: process).eventReceiver = receiver
    }

    /// A button of the headphones, the lock screen or a car is pressed: the app that played last gets the command, woken
    /// for it where it is suspended.
    ///
    /// - Returns: whether an app gets it; if not, the trace says by which rule.
    @discardableResult
    public func remote(_ press: RemotePress) -> Bool {
        context.record(.stimulus, "remote control", detail: press.words)
        guard let app = nowPlaying else {
            context.record(
                .refusal, "no app of the run gets the command",
                detail: isUnnamedAppLast ? "another app played last" : "none played last", rule: AudioRules.remoteTarget
            )
            return false
        }
        guard let process = app.process else {
            app.record(.refusal, "not launched for the remote control", rule: AudioRules.remoteNoLaunch)
            return false
        }
        let session = session(of: process)
        guard session.receiver(of: press.command) != nil else {
            let isOff = session.hasSwitchedOff(press.command)
            app.record(
                .refusal, isOff ? "the app has switched the button off" : "the command has no taker",
                detail: press.command.rawValue, rule: isOff ? AudioRules.remoteDisabled : AudioRules.remoteRegister)
            return false
        }
        return bring(press, to: process)
    }

    private func bring(_ press: RemotePress, to process: AppProcess) -> Bool {
        guard process.state == .suspended else {
            deliver(press, to: process)
            return true
        }
        guard session(of: process).mode != nil else {
            process.record(
                .refusal, "not woken for the remote control", detail: "the mode is not declared",
                rule: AudioRules.remoteWakes)
            return false
        }
        let event = WakeEvent(
            "remote control", rule: AudioRules.remoteWakes,
            allowance: context.constants.duration(AudioConstants.remoteControlWake))
        return process.app.wake(for: event) { [weak self] in self?.deliver(press, to: $0) }
    }

    /// Who takes the command is asked again in the turn: the app may have changed its mind.
    private func deliver(_ press: RemotePress, to process: AppProcess) {
        let session = session(of: process)
        process.callback("remote control", detail: press.words, rule: AudioRules.remoteTarget) {
            session.receiver(of: press.command)?.receive(press)
        }
    }
}
