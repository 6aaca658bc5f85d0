import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let inIntent = symbol("INIntent", .iOS(10))
    static let inPreferencesRequestSiriAuthorization = classMethod(
        "requestSiriAuthorization:", of: "INPreferences", .iOS(10))
    static let inVoiceShortcutCenterShared = classMethod("sharedCenter", of: "INVoiceShortcutCenter", .iOS(12))

    /// What an app may use too early of what there is.
    static let ofIntentsAPI: [SystemAPI] = [
        inIntent, inPreferencesRequestSiriAuthorization, inVoiceShortcutCenterShared,
    ]
}
