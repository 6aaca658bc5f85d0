import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let pictureInPicture = symbol("AVPictureInPictureController", .iOS(9))
    static let startsFromInline = method(
        "canStartPictureInPictureAutomaticallyFromInline", of: "AVPictureInPictureController", .iOS(14, 2))
    static let contentSource = symbol("AVPictureInPictureController.ContentSource", .iOS(15))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofAVKit: [SystemAPI] = [pictureInPicture, startsFromInline, contentSource]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemAPI.register(
        in: $0,
        SystemAPI.ofAVKit + SystemAPI.ofAVKitMembers + SystemAPI.ofAVKitConstants + SystemAPI.ofAVKitControllers)
}
