import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let inuiAddVoiceShortcutViewController = symbol("INUIAddVoiceShortcutViewController", .iOS(12))

    /// What an app may use too early of what there is.
    static let ofIntentsUIAPI: [SystemAPI] = [
        inuiAddVoiceShortcutViewController
    ]
}
