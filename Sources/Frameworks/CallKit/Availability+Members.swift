import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the types and members of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let callAction = symbol("CXCallAction", .iOS(10))
    static let callUpdate = symbol("CXCallUpdate", .iOS(10))
    static let providerConfiguration = symbol("CXProviderConfiguration", .iOS(10))

    /// What an app may use too early of types and members.
    static let ofCallKitMembers: [SystemAPI] = [
        callAction, callUpdate, providerConfiguration,
    ]
}
