import AudioMode
import BackgroundRuntime
import LocationMode
import VoIPMode

extension RuleBook {
    /// The book of the host and all built-in modes, with the rules that are planned.
    public static let builtIn = RuleBook(parts: [
        host,
        Part(rules: AudioRules.all, constants: AudioConstants.all),
        Part(rules: LocationRules.all, constants: LocationConstants.all),
        Part(rules: VoIPRules.all, constants: VoIPConstants.all),
        Part(rules: PlannedRules.all, constants: PlannedConstants.all),
    ])
}
