import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let asAuthorizationAppleIDProvider = symbol("ASAuthorizationAppleIDProvider", .iOS(13))
    static let asAuthorizationController = symbol("ASAuthorizationController", .iOS(13))
    static let asWebAuthenticationSession = symbol("ASWebAuthenticationSession", .iOS(12))

    /// What an app may use too early of what there is.
    static let ofAuthenticationServicesAPI: [SystemAPI] = [
        asAuthorizationAppleIDProvider, asAuthorizationController, asWebAuthenticationSession,
    ]
}
