import BackgroundRuntime

// What the session tells of its own state, beside interruptions (iOS 27).

extension AudioSession {
    /// Who made a session inactive.
    public enum Deactivation: Hashable, Sendable {
        case byApp
        /// The system; what interrupted the session, where something did.
        case bySystem(AudioInterruption?)
    }

    func notifyActive() { notifyState(AudioNotice.active) { $0.sessionDidBecomeActive() } }

    func notifyInactive(_ deactivation: Deactivation) {
        let detail = deactivation == .byApp ? "by the app" : "by the system"
        notifyState(AudioNotice.inactive, detail: detail) { $0.sessionDidBecomeInactive(deactivation) }
    }

    /// The end of an interruption says whether to start again.
    func notifyResumption(isRecommended: Bool) {
        let detail = isRecommended ? "shouldResume" : "shouldNotResume"
        notifyState(AudioNotice.resumption, detail: detail) { $0.resumption(isRecommended: isRecommended) }
    }

    private func notifyState(_ name: String, detail: String = "", _ body: @escaping (any AudioClient) -> Void) {
        let rule = AudioRules.stateNotifications
        guard rule.systems.contains(process.device.system) else { return }
        post(name, detail: detail, rule: rule) { body($1) }
    }
}
