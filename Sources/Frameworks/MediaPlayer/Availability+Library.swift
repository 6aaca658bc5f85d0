import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the media of the phone of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let mediaLibraryAuthorizationStatus = classMethod("authorizationStatus", of: "MPMediaLibrary", .iOS(9, 3))
    static let mediaLibraryRequestAuthorization = classMethod("requestAuthorization:", of: "MPMediaLibrary", .iOS(9, 3))
    static let mediaItemIsCloudItem = method("isCloudItem", of: "MPMediaItem", .iOS(6))
    static let mediaItemHasProtectedAsset = method("hasProtectedAsset", of: "MPMediaItem", .iOS(9, 2))

    /// What an app may use too early of the media of the phone.
    static let ofMediaPlayerLibrary: [SystemAPI] = [
        mediaLibraryAuthorizationStatus, mediaLibraryRequestAuthorization, mediaItemIsCloudItem,
        mediaItemHasProtectedAsset,
    ]
}
