import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the names and other constants of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let pushTypeComplication = symbol("PKPushType.complication", .iOS(9))
    static let pushTypeFileProvider = symbol("PKPushType.fileProvider", .iOS(11))
    static let pushTypeVoIP = symbol("PKPushType.voIP", .iOS(8))

    /// What an app may use too early of names and other constants.
    static let ofPushKitConstants: [SystemAPI] = [
        pushTypeComplication, pushTypeFileProvider, pushTypeVoIP,
    ]
}
