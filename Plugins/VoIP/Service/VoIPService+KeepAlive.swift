import BackgroundRuntime

// The keep-alive handler.

/// Names of wakes, as assertions and traces show them.
enum VoIPWake {
    static let keepAlive = "keep-alive"
    static let data = "VoIP data"
    static let push = "VoIP push"
    static let call = "call"
}

extension VoIPService {
    /// `setKeepAliveTimeout(_:handler:)`: whether the handler is in place. Without a handler it removes the one that is.
    public func setKeepAlive(_ timeout: Duration, in process: AppProcess, handler: (() -> Void)?) -> Bool {
        guard let handler else { return clearKeepAlive(in: process) }
        let record = record(of: process)
        var answer = KeepAlive.Answer.refused(VoIPRules.legacyDeprecated)
        if lackOfLegacy(process.app) == nil {
            answer = record.keepAlive.set(timeout, isDeclared: process.mode(VoIPMode.self) != nil, at: context.now)
        }
        switch answer {
        case .refused(let rule):
            process.record(
                .refusal, "setKeepAliveTimeout(\(TimeText.duration(timeout))) returns false", detail: rule.sentence,
                rule: rule)
            return false
        case .installed:
            process.record(.note, "keep-alive every \(TimeText.duration(timeout))", rule: VoIPRules.keepaliveNotLater)
        case .replaced:
            process.record(
                .note, "keep-alive every \(TimeText.duration(timeout)), in place of another",
                rule: VoIPRules.keepaliveReplace)
        }
        noteUse(process)
        record.keepAliveHandler = handler
        scheduleKeepAlive(record, of: process)
        return true
    }

    /// Forgets the handler, as `clearKeepAliveTimeout()` does.
    @discardableResult
    public func clearKeepAlive(in process: AppProcess) -> Bool {
        let record = record(of: process)
        guard record.keepAlive.clear() else { return true }
        process.record(.note, "keep-alive removed: no more wakes", rule: VoIPRules.keepaliveReplace)
        cancelKeepAlive(record)
        return true
    }

    private func cancelKeepAlive(_ record: ProcessVoIP) {
        if let event = record.keepAliveEvent { context.cancel(event) }
        (record.keepAliveEvent, record.keepAliveHandler) = (nil, nil)
    }

    private func scheduleKeepAlive(_ record: ProcessVoIP, of process: AppProcess) {
        if let event = record.keepAliveEvent { context.cancel(event) }
        guard let next = record.keepAlive.next else { return }
        // A chore of the system: a run until nothing happens does not wait for it.
        record.keepAliveEvent = context.schedule(after: context.now.duration(to: next), isHousekeeping: true) {
            [weak self, weak process] in
            guard let self, let process, process.state != .notRunning else { return }
            record.keepAlive.fire(at: context.now)
            scheduleKeepAlive(record, of: process)
            callKeepAlive(record, of: process)
        }
    }

    private func callKeepAlive(_ record: ProcessVoIP, of process: AppProcess) {
        guard mayWake(process, for: VoIPWake.keepAlive) else { return }
        let event = WakeEvent(VoIPWake.keepAlive, rule: VoIPRules.keepaliveNotLater, allowance: nil)
        process.app.wake(for: event) { [weak self] process in self?.runHandler(record, in: process) }
    }

    /// The assertion ends with the handler, or with the allowance when the handler takes longer.
    private func runHandler(_ record: ProcessVoIP, in process: AppProcess) {
        guard let handler = record.keepAliveHandler,
            let allowance = context.constants.duration(VoIPConstants.keepaliveAllowance)
        else { return }
        let assertion = context.acquire(
            event: VoIPWake.keepAlive, for: process, reason: "allowance of \(TimeText.duration(allowance))",
            rule: VoIPRules.keepaliveAllowance, until: context.now.advanced(by: allowance))
        process.callback("keep-alive handler", rule: VoIPRules.keepaliveNotLater) {
            handler()
            assertion.drop(why: "the handler returned", rule: VoIPRules.keepaliveAllowance)
        }
    }

    func endKeepAlive(_ record: ProcessVoIP, of process: AppProcess) {
        guard record.keepAlive.timeout != nil else { return }
        cancelKeepAlive(record)
        process.record(
            .note, "the keep-alive handler is lost with the process", rule: VoIPRules.keepaliveNotPersistent)
    }

    /// Counts the wake of a suspended app; ends the app and returns false when there were too many.
    func mayWake(_ process: AppProcess, for event: String) -> Bool {
        guard process.state == .suspended else { return true }
        let record = record(of: process)
        guard record.wakeRate.wake(at: context.now), let limit = record.wakeRate.limit else { return true }
        process.record(
            .finding, "woken too often: wake \(limit + 1) within \(TimeText.duration(record.wakeRate.window))",
            detail: event, rule: VoIPRules.wakeRate)
        guard !context.conditions.isDebuggerAttached else { return true }
        process.end(.wokenTooOften(limit: limit, window: record.wakeRate.window))
        return false
    }
}

extension TerminationReason {
    static func wokenTooOften(limit: Int, window: Duration) -> TerminationReason {
        let seconds = Int(window.inSeconds.rounded())
        return TerminationReason(
            "wake-rate", code: 0xbad2_2222, rule: VoIPRules.wakeRate,
            "app exceeded \(limit) wakes in \(seconds) sec")
    }
}
