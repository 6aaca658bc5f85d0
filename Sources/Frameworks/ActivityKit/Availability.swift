import BackgroundRuntime
import SimulatedFoundation

// Since when there is what several declarations of this framework ask for, as Apple's reference gives it.

extension SystemAPI {
    static let activity = symbol("Activity", .iOS(16, 1))
    static let activityContent = symbol("ActivityContent", .iOS(16, 2))
    static let frequentPushes = symbol("ActivityAuthorizationInfo.frequentPushesEnabled", .iOS(16, 2))
    static let pushToStart = symbol("Activity.pushToStartToken", .iOS(17, 2))
    static let timestamps = symbol("Activity.update(_:alertConfiguration:timestamp:)", .iOS(17, 2))
}
