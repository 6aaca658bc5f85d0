import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the types and members of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let errorMessage = symbol("SecCopyErrorMessageString", .iOS(11, 3))

    /// What an app may use too early of types and members.
    static let ofSecurityMembers: [SystemAPI] = [
        errorMessage
    ]
}
