import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the names and other constants of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let pictureErrorDomain = symbol("AVKitErrorDomain", .iOS(9))

    /// What an app may use too early of names and other constants.
    static let ofAVKitConstants: [SystemAPI] = [
        pictureErrorDomain
    ]
}
