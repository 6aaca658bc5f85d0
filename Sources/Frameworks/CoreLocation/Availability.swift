import BackgroundRuntime
import SimulatedFoundation

// Since when there is what several declarations of this framework ask for, as Apple's reference gives it.

extension SystemAPI {
    static let localNotificationRegion = method("region", of: "UILocalNotification", .iOS(8))
    // What has to do with watching positions in the background is checked by the module that does so.

    static let pausesUpdates = method("pausesLocationUpdatesAutomatically", of: "CLLocationManager", .iOS(6))
    static let showsIndicator = method("showsBackgroundLocationIndicator", of: "CLLocationManager", .iOS(11))
}
