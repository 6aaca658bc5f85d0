import BackgroundRuntime

// Before iOS 7 there are no codes that say why a session is refused: what is refused is the same, by the rules of all times.

extension AudioError {
    /// The same error, by a rule that holds on the system of the phone.
    func on(_ system: SystemVersion) -> AudioError {
        guard !rule.systems.contains(system), let earlier = AudioError.earlier[rule] else { return self }
        return AudioError(code, rule: earlier)
    }

    /// The rules that stand for others on systems that came before those.
    private static let earlier: [Rule: Rule] = [
        AudioRules.activateNonmixableBackground: AudioRules.activateStartInForeground,
        AudioRules.activateCannotStart: AudioRules.modeRequired,
        AudioRules.activateCannotRecord: AudioRules.modeRequired,
        AudioRules.activateInsufficientPriority: AudioRules.interruptSources,
        AudioRules.mixableOptions: AudioRules.mixableNoInterrupt,
        AudioRules.deactivateBusy: AudioRules.errorOther,
    ]
}
