import BackgroundRuntime

// Players and recorders that run in the session.

extension AudioSession {
    /// A player or recorder starts. It activates the session where the app has not.
    ///
    /// - Parameters:
    ///   - kind: whether it plays or records.
    ///   - isSilent: whether nobody could hear it.
    ///   - isStalled: whether it waits for data, and sounds later.
    /// - Returns: the name of the sound, to stop it.
    /// - Throws: ``AudioError`` when the app may not; the trace says by which rule.
    public func start(
        _ kind: Sound.Kind, isSilent: Bool = false, isStalled: Bool = false
    ) throws(AudioError) -> SoundID {
        if kind == .recording { try checkMicrophone() }
        try activate(toRecord: kind == .recording)
        if !process.isInFront, !mayRunInBackground { throw refused("no sound", cannotStart(kind)) }
        let id: SoundID
        do throws(AudioError) {
            id = try machine.start(kind, isSilent: isSilent, isStalled: isStalled)
        } catch {
            throw refused("no sound", error)
        }
        if kind == .playback { service.didPlay(self) }
        soundsDidChange(AudioRules.modeKeepsAwake, why: isStalled ? "sound waits for data" : "sound starts")
        return id
    }

    /// A sound waits for data from now on, or goes on.
    public func setStalled(_ isStalled: Bool, _ id: SoundID) {
        machine.setStalled(isStalled, id)
        let rule = isStalled ? AudioRules.playerStalls : AudioRules.modeKeepsAwake
        soundsDidChange(rule, why: isStalled ? "its sound has stalled" : "its sound goes on")
    }

    /// The app is suspended while its sound waits for data: it waits no longer.
    func giveUpWaiting() {
        guard machine.isStalled else { return }
        process.record(
            .note, "a player that waits for data is paused", detail: "its app was suspended",
            rule: AudioRules.playerStalls)
        machine.stopAll()
        client?.soundDidStop()
        soundsDidChange(AudioRules.playerStalls, why: "its app was suspended")
    }

    private func cannotStart(_ kind: Sound.Kind) -> AudioError {
        var request = FocusArbiter.FocusRequest(session: number)
        request.wantsInput = kind == .recording
        return request.cannotStart
    }

    /// A player or recorder was paused or stopped, or came to its end. Stopped already: nothing happens.
    public func stop(_ id: SoundID, why: String = "playback stopped") {
        stop(id, why: why, rule: AudioRules.stopSuspends)
    }

    func stop(_ id: SoundID, why: String, rule: Rule) {
        guard machine.stop(id) else { return }
        soundsDidChange(rule, why: why)
    }

    /// The volume of a sound became zero, or no longer is.
    public func setSilent(_ isSilent: Bool, _ id: SoundID) {
        machine.setSilent(isSilent, id)
        mode?.reportSilence(of: self)
    }

    /// Tells the mode and other apps that what runs has changed.
    func soundsDidChange(_ rule: Rule, why: String) {
        mode?.update(self, rule: rule, why: why)
        service.soundsDidChange()
    }

    /// The app left the foreground: what may not go on stops here.
    func leaveForeground() {
        guard machine.isSounding else { return explainSilence() }
        guard !mayRunInBackground else {
            if mode?.isStallOver == true { process.explainSuspension(AudioRules.playerStalls) }
            return
        }
        let rule = machine.category.runsInBackground ? AudioRules.modeRequired : AudioRules.categoryAmbientStops
        let what = machine.isRecording ? "recording" : "playback"
        let why =
            machine.category.runsInBackground
            ? "UIBackgroundModes has no \"audio\"" : "category \(machine.category.rawValue)"
        process.record(.refusal, "\(what) stopped", detail: why, rule: rule)
        if !machine.isCategoryChosen {
            process.recordUndone(
                "the session's category was never set", detail: "it is soloAmbient",
                rule: AudioRules.categoryDefault, ["setCategory"])
        }
        machine.stopAll()
        client?.soundDidStop()
        soundsDidChange(rule, why: why)
        process.explainSuspension(rule)
    }

    /// The screen is locked and the app in the background.
    func noteLock() {
        guard machine.isSounding else { return }
        process.record(
            .note, "sound goes on behind the lock screen", detail: category.rawValue, rule: AudioRules.lockContinues)
    }

    private func explainSilence() {
        guard hasNowPlayingInfo, mode != nil else { return }
        guard AudioRules.nowPlaying.systems.contains(process.device.system) else { return }
        process.explainSuspension(AudioRules.nowPlaying)
    }
}
