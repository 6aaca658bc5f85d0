import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let laContextLocalizedCancelTitle = method("localizedCancelTitle", of: "LAContext", .iOS(10))
    static let laContextLocalizedReason = method("localizedReason", of: "LAContext", .iOS(11))
    static let laContextTouchIDAuthenticationAllowableReuseDuration = method(
        "touchIDAuthenticationAllowableReuseDuration", of: "LAContext", .iOS(9))
    static let laContext = symbol("LAContext", .iOS(8))
    static let laContextBiometryType = method("biometryType", of: "LAContext", .iOS(11))

    /// What an app may use too early of what there is.
    static let ofLocalAuthenticationAPI: [SystemAPI] = [
        laContextLocalizedCancelTitle, laContextLocalizedReason, laContextTouchIDAuthenticationAllowableReuseDuration,
        laContext, laContextBiometryType,
    ]
}
