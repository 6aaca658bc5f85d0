import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    // What has to do with watching positions in the background is checked by the module that does so.

    static let geocoder = symbol("CLGeocoder", .iOS(5))
    static let pausesUpdates = method("pausesLocationUpdatesAutomatically", of: "CLLocationManager", .iOS(6))
    static let activityType = method("activityType", of: "CLLocationManager", .iOS(6))
    static let circularRegion = symbol("CLCircularRegion", .iOS(7))
    static let requestState = method("requestStateForRegion:", of: "CLLocationManager", .iOS(7))
    static let monitoringAvailable = classMethod("isMonitoringAvailableForClass:", of: "CLLocationManager", .iOS(7))
    static let rangeRegion = method("startRangingBeaconsInRegion:", of: "CLLocationManager", .iOS(7))
    static let showsIndicator = method("showsBackgroundLocationIndicator", of: "CLLocationManager", .iOS(11))
    static let rangeConstraint = method(
        "startRangingBeaconsSatisfyingConstraint:", of: "CLLocationManager", .iOS(13))
    static let status = method("authorizationStatus", of: "CLLocationManager", .iOS(14))
    static let accuracy = method("accuracyAuthorization", of: "CLLocationManager", .iOS(14))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofCoreLocation: [SystemAPI] = [
        geocoder, pausesUpdates, activityType, circularRegion, requestState, monitoringAvailable, rangeRegion,
        showsIndicator, rangeConstraint, status, accuracy,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemAPI.register(
        in: $0, SystemAPI.ofCoreLocation + SystemAPI.ofCoreLocationMembers + SystemAPI.ofCoreLocationConstants)
}
