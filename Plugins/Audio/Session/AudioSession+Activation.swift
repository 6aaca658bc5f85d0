import BackgroundRuntime

// Category, activation, and what the app is refused.

extension AudioSession {
    /// Sets category and options. On an active session they take effect at once, with all that follows for others.
    ///
    /// - Throws: ``AudioError`` for options that the category cannot have, or when the session may not interrupt.
    public func setCategory(_ category: AudioCategory, options: AudioOptions = []) throws(AudioError) {
        do throws(AudioError) {
            var changed = machine
            try changed.setCategory(category, options: options, on: process.device.system)
            if machine.isActive, machine.isMixable, !changed.isMixable { try claim(as: changed) }
            machine = changed
        } catch {
            throw refused("category \(category.rawValue)", error)
        }
        if machine.isActive { service.note(self, isMixable: machine.isMixable) }
        if process.state == .background { leaveForeground() }
        soundsDidChange(AudioRules.modeKeepsAwake, why: "category \(category.rawValue)")
    }

    /// Makes the session active. When it returns, sessions that do not mix with it have been interrupted.
    ///
    /// - Throws: ``AudioError`` when the app may not; the trace says by which rule.
    public func activate(toRecord: Bool = false) throws(AudioError) {
        guard !machine.isActive else { return }
        do throws(AudioError) {
            try checkSystemActivates()
            if service.areMediaServicesLost { throw AudioError(.mediaServicesFailed, rule: AudioRules.errorOther) }
            try claim(as: machine, toRecord: toRecord)
        } catch {
            throw refused("audio session not activated", error)
        }
        becomeActive()
    }

    /// An app that takes part in talk of which the system has the sound leaves the activation to the system.
    private func checkSystemActivates() throws(AudioError) {
        let system = service.context.service(providing: (any SystemActivatedSound).self)
        guard let rule = system?.ruleAgainstActivation(by: process) else { return }
        process.record(.finding, "the app activates its audio session, and not the system", rule: rule)
        throw AudioError(process.isInFront ? .insufficientPriority : .cannotInterruptOthers, rule: rule)
    }

    /// The session is active: by the app, or by the system for a call.
    func becomeActive() {
        machine.activate()
        interruption.clear()
        let category = machine.category.rawValue + (machine.isMixable ? ", mixable" : "")
        process.record(
            .note, "audio session active", detail: machine.isCategoryChosen ? category : category + ", never set",
            rule: machine.isCategoryChosen ? AudioRules.activateSynchronous : AudioRules.categoryDefault)
        notifyActive()
    }

    private func claim(as machine: SessionMachine, toRecord: Bool = false) throws(AudioError) {
        var request = FocusArbiter.FocusRequest(session: number)
        request.isMixable = machine.isMixable
        request.isForeground = process.isInFront
        request.mayRunInBackground =
            machine.category.runsInBackground && (mode != nil || service.isCall(of: self))
        request.mayResume = interruption.mayResume || service.isLastPlayer(self) || service.isCall(of: self)
        request.wantsInput = toRecord || machine.category == .record
        try service.claim(request, for: self)
    }

    /// Makes the session inactive.
    ///
    /// - Parameter notifyOthers: whether apps that were interrupted by it are told that they may resume.
    /// - Throws: ``AudioError`` when something still runs: from iOS 8 the session is inactive all the same.
    public func deactivate(notifyOthers: Bool) throws(AudioError) {
        guard machine.isActive else { return }
        let outcome = machine.deactivate(on: process.device.system)
        let busy = AudioError(.isBusy, rule: AudioRules.deactivateBusy)
        guard outcome != .refused else { throw refused("audio session not deactivated", busy) }
        process.record(.note, "audio session inactive", rule: AudioRules.deactivateNotifyOthers)
        if outcome == .doneThoughBusy { client?.soundDidStop() }
        soundsDidChange(AudioRules.stopSuspends, why: "the session was deactivated")
        service.release(self, notifyOthers: notifyOthers)
        notifyInactive(.byApp)
        if outcome == .doneThoughBusy { throw refused("players were running", busy) }
    }

    /// Writes a refusal into the trace and hands the error on.
    func refused(_ what: String, _ error: AudioError) -> AudioError {
        let error = error.on(process.device.system)
        process.record(.refusal, what, detail: error.description, rule: error.rule)
        return error
    }
}
