import BackgroundRuntime

// The route, remote control, and the hint about sound of others.

extension AudioSession {
    /// Tells the app of a new route: on a secondary thread from iOS 7, and late when it is suspended.
    func notify(_ change: RouteChange, rule: Rule) {
        let system = process.device.system
        let thread = AudioRules.routeThread.systems.contains(system) ? secondaryThread : nil
        let rule = process.state == .suspended ? AudioRules.routeSuspendedLate : rule
        let name = system >= .iOS(6) ? AudioNotice.route : AudioNotice.routeListener
        let played = machine.sounds.filter { $0.kind == .playback }.map(\.id)
        post(name, detail: change.reason.rawValue, rule: rule, on: thread) { session, client in
            client.routeDidChange(change)
            if change.reason == .oldDeviceUnavailable { session.checkPause(of: played) }
        }
    }

    /// Sound that goes on from the speaker after the headphones went is a mistake. What the app starts since is none: it may
    /// be told much later.
    private func checkPause(of played: [SoundID]) {
        service.context.schedule(after: .zero, phase: .watchdog, isHousekeeping: true) { [weak self] in
            guard let self, route == .speaker, machine.sounds.contains(where: { played.contains($0.id) }) else {
                return
            }
            process.recordUndone(
                "sound goes on from the speaker", detail: "the app did not pause",
                rule: AudioRules.routeUnplugPauses, ["pause", "stop"])
        }
    }

    /// The mode covers what comes out by AirPlay as well.
    func noteAirPlay() {
        guard route == .airPlay, isSounding, mode != nil else { return }
        process.record(.note, "sound goes on by AirPlay", detail: "under the mode audio", rule: AudioRules.airPlayPiP)
    }

    /// Who takes a remote-control command in this app; nil when nobody does.
    func receiver(of command: RemoteCommand) -> (any RemoteControlReceiver)? {
        if process.device.system >= .iOS(7, 1), let commandReceiver, commandReceiver.takes(command) {
            return commandReceiver
        }
        if let eventReceiver, eventReceiver.takes(command) { return eventReceiver }
        return nil
    }

    /// Whether the app has command targets for it, and has switched its button off.
    func hasSwitchedOff(_ command: RemoteCommand) -> Bool {
        process.device.system >= .iOS(7, 1) && commandReceiver?.hasSwitchedOff(command) == true
    }

    /// Tells an app whose sound mixes that another app began or ended sound that wants to be alone (from iOS 8).
    func hint(begins: Bool) {
        guard machine.isActive, machine.isMixable, process.state.isForeground, process.device.system >= .iOS(8) else {
            return
        }
        post(
            AudioNotice.hint, detail: begins ? "begin" : "end", rule: AudioRules.mixableNoInterrupt
        ) { $1.secondaryAudioHint(begins: begins) }
    }
}
