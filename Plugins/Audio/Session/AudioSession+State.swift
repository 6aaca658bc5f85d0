import BackgroundRuntime

// What the session tells of its own state, beside interruptions (iOS 27).

extension AudioSession {
    /// Who made a session inactive.
    public enum Deactivation: Hashable, Sendable {
        case byApp
        /// The system; what interrupted the session, where something did.
        case bySystem(AudioInterruption?)
    }

    func tellActive() { tellState(AudioNotice.active) { $0.sessionDidBecomeActive() } }

    func tellInactive(_ deactivation: Deactivation) {
        let detail = deactivation == .byApp ? "by the app" : "by the system"
        tellState(AudioNotice.inactive, detail: detail) { $0.sessionDidBecomeInactive(deactivation) }
    }

    /// The end of an interruption says whether to start again.
    func tellResumption(isRecommended: Bool) {
        let detail = isRecommended ? "shouldResume" : "shouldNotResume"
        tellState(AudioNotice.resumption, detail: detail) { $0.resumption(isRecommended: isRecommended) }
    }

    private func tellState(_ name: String, detail: String = "", _ body: @escaping (any AudioClient) -> Void) {
        let rule = AudioRules.stateNotifications
        guard rule.systems.contains(process.device.system) else { return }
        notify(name, detail: detail, rule: rule) { body($1) }
    }
}
