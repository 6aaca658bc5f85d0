import BackgroundRuntime
import Foundation

// The call service of iOS 10 and later.

extension VoIPService {
    func reportIncoming(
        _ id: UUID, from remote: String, handle: String, in process: AppProcess
    ) -> IncomingCallRefusal? {
        let isDuty = record(of: process.app).obligation.report()
        if let (refusal, rule) = refusal(of: id, from: handle, in: process) {
            process.record(
                .refusal, "the incoming call is refused", detail: refusal.rawValue,
                rule: isDuty ? VoIPRules.pushReportRefusedCounts : rule)
            return refusal
        }
        let record = record(of: process)
        let call = VoIPCall(id, number: record.takeCallNumber(), remote: remote, isOutgoing: false)
        begin(call, "rings", in: process, rule: isDuty ? VoIPRules.pushMustReport : VoIPRules.callKeepsAwake)
        process.device.beginInterruption(.phoneCall)
        return nil
    }

    private func refusal(
        of id: UUID, from handle: String, in process: AppProcess
    ) -> (IncomingCallRefusal, Rule)? {
        guard VoIPRules.callKeepsAwake.systems.contains(system) else { return (.unknown, LifecycleRules.apiMissing) }
        if system >= .iOS(14, 5), process.mode(VoIPMode.self) == nil {
            return (.missingVoIPBackgroundMode, VoIPRules.pushNeedsMode)
        }
        if record(of: process).calls.contains(where: { $0.id == id }) {
            return (.callUUIDAlreadyExists, VoIPRules.callKeepsAwake)
        }
        if isDoNotDisturbOn { return (.filteredByDoNotDisturb, VoIPRules.callKeepsAwake) }
        return blockedCallers.contains(handle) ? (.filteredByBlockList, VoIPRules.callKeepsAwake) : nil
    }

    func begin(_ call: VoIPCall, _ words: String, in process: AppProcess, rule: Rule) {
        let record = record(of: process)
        let isFirst = record.calls.isEmpty
        record.calls.append(call)
        record.activities.append((call.id, process.app.beginSystemActivity("phone call", call.name)))
        process.record(.note, "\(call.name) \(words)", rule: rule)
        if isFirst { callSound?.callDidBegin(of: process) }
        process.mode(VoIPMode.self)?.reconsider(record, why: "")
        notifyWatchers(call, of: process)
        explainCalls(of: process)
    }

    /// States why a call will not keep its app awake.
    func explainCalls(of process: AppProcess) {
        guard process.isInBackground, process.mode(VoIPMode.self) == nil,
            let call = process.storage.existing(ProcessVoIP.self)?.calls.first
        else { return }
        process.record(
            .refusal, "\(call.name) does not keep the app awake", detail: "the mode is not declared",
            rule: VoIPRules.callKeepsAwake)
        process.explainSuspension(VoIPRules.callKeepsAwake)
    }

    // What happens to a call.

    @discardableResult
    func handle(_ input: VoIPCall.Input, of id: UUID, in process: AppProcess, why: String) -> Bool {
        let record = record(of: process)
        guard let index = record.calls.firstIndex(where: { $0.id == id }) else { return false }
        let old = record.calls[index]
        guard let outputs = record.calls[index].handle(input) else { return false }
        let call = record.calls[index]
        if call.state != old.state {
            process.record(.note, "\(call.name) is \(call.state.rawValue)", detail: why, rule: VoIPRules.callKeepsAwake)
        }
        if call.hasEnded { record.forget(id) }
        if old.state == .ringing, call.state != .ringing { clearScreen(of: process, isAnswered: input == .userAnswers) }
        if call.looksDifferent(from: old) { notifyWatchers(call, of: process) }
        // What is taken up again is asked for first, so that the sound of an app with both calls goes on.
        if call.hasEnded { takeUpHeld(after: old, of: process) }
        for output in outputs { perform(output, for: call, in: process, record) }
        if call.hasEnded { callEnded(in: process, record, why: why) }
        return true
    }

    /// A call rings no longer. Its own app, when that is in front, takes the screen back; the call screen of an answered
    /// call covers any other.
    private func clearScreen(of process: AppProcess, isAnswered: Bool) {
        if isAnswered, context.frontmost !== process.app {
            process.device.acceptInterruption(.phoneCall)
        } else {
            process.device.endInterruption(.phoneCall)
        }
    }

    private func perform(_ output: VoIPCall.Output, for call: VoIPCall, in process: AppProcess, _ record: ProcessVoIP) {
        switch output {
        case .perform(let kind): ask(kind, of: call, in: process, record)
        case .startAudio: startAudio(in: process, record)
        case .stopAudio: if !needsAudio(record) { stopAudio(in: process, record) }
        case .refuseAudio:
            process.record(
                .refusal, "\(call.name) gets no sound", detail: "its app took it up, not the user",
                rule: VoIPRules.callStaysHeld)
        }
    }

    /// Whether a call of the process has the sound, or will have it once the app has done what it was asked.
    private func needsAudio(_ record: ProcessVoIP) -> Bool {
        record.calls.contains { $0.isInFront && !$0.isLeftHeld || $0.state == .answering }
            || record.openActions.contains { $0.kind == .hold(false) }
    }

    /// Asks the provider to perform an action. In a process without one there is nobody to ask.
    func ask(_ kind: CallAction.Kind, of call: VoIPCall, in process: AppProcess, _ record: ProcessVoIP) {
        guard let session = record.providers.first else { return }
        let action = CallAction(number: record.nextAction, call: call.id, kind: kind)
        record.nextAction += 1
        record.openActions.insert(action)
        // An action that nobody can perform fails, as one does whose method is missing.
        session.notify(
            "provider(_:perform: \(action.className))", rule: VoIPRules.callKeepsAwake,
            otherwise: { [weak session] in session?.fail(action) }
        ) { $0.perform(action) }
    }

    private func startAudio(in process: AppProcess, _ record: ProcessVoIP) {
        guard !record.isAudioActive, let session = record.providers.first else { return }
        silenceOthers(than: process)
        record.isAudioActive = true
        callSound?.activate(for: process)
        process.mode(VoIPMode.self)?.reconsider(record, why: "its sound runs")
        session.notify("provider(_:didActivate:)", rule: VoIPRules.callKeepsAwake) { $0.audioDidActivate() }
    }

    func stopAudio(in process: AppProcess, _ record: ProcessVoIP) {
        guard record.isAudioActive else { return }
        record.isAudioActive = false
        callSound?.deactivate(for: process)
        // At the end of the last call the app is held until it was told.
        if !record.calls.isEmpty { process.mode(VoIPMode.self)?.reconsider(record, why: "the call waits") }
        guard let session = record.providers.first else { return }
        session.notify("provider(_:didDeactivate:)", rule: VoIPRules.callKeepsAwake) { $0.audioDidDeactivate() }
    }

    /// The app stays awake until it was told that its sound stopped.
    private func callEnded(in process: AppProcess, _ record: ProcessVoIP, why: String) {
        guard record.calls.isEmpty else { return }
        callSound?.callDidEnd(of: process)
        let letGo = { (process: AppProcess) -> Void in
            process.mode(VoIPMode.self)?.reconsider(record, why: why)
        }
        if let session = record.providers.first { session.link.deliver(letGo) } else { letGo(process) }
    }

    /// The process is gone, and its calls with it.
    func endCalls(_ record: ProcessVoIP, of process: AppProcess) {
        guard !record.calls.isEmpty else { return }
        for (_, activity) in record.activities { activity.finish() }
        for call in record.calls {
            process.record(.note, "\(call.name) ends with the process", rule: VoIPRules.callKeepsAwake)
            if call.state == .ringing { clearScreen(of: process, isAnswered: false) }
        }
        for call in record.calls {
            takeUpHeld(after: call, of: process)
            var ended = call
            _ = ended.handle(.reportedEnded)
            notifyWatchers(ended, of: process)
        }
    }
}
