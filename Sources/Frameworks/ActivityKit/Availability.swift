import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as the interface of Apple's framework gives it.

extension SystemAPI {
    static let activity = symbol("Activity", .iOS(16, 1))
    static let authorizationInfo = symbol("ActivityAuthorizationInfo", .iOS(16, 1))
    static let activityContent = symbol("ActivityContent", .iOS(16, 2))
    static let contentUpdates = symbol("Activity.contentUpdates", .iOS(16, 2))
    static let frequentPushes = symbol("ActivityAuthorizationInfo.frequentPushesEnabled", .iOS(16, 2))
    static let pushToStart = symbol("Activity.pushToStartToken", .iOS(17, 2))
    static let timestamps = symbol("Activity.update(_:alertConfiguration:timestamp:)", .iOS(17, 2))
    static let activityStyle = symbol("Activity.request(attributes:content:pushType:style:)", .iOS(18))
    static let pushChannel = symbol("PushType.channel(_:)", .iOS(18))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofActivityKit: [SystemAPI] = [
        activity, authorizationInfo, activityContent, contentUpdates, frequentPushes, pushToStart, timestamps,
        activityStyle, pushChannel,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofActivityKit) }
