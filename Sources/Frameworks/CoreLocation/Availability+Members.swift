import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the types and members of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let locationCourseAccuracy = method("courseAccuracy", of: "CLLocation", .iOS(13, 4))
    static let locationSpeedAccuracy = method("speedAccuracy", of: "CLLocation", .iOS(10))
    static let locationFloor = method("floor", of: "CLLocation", .iOS(8))
    static let locationManagerRangedRegions = method("rangedRegions", of: "CLLocationManager", .iOS(7))
    static let locationManagerRangedBeaconConstraints = method(
        "rangedBeaconConstraints", of: "CLLocationManager", .iOS(13))
    static let locationManagerIsRangingAvailable = classMethod("isRangingAvailable", of: "CLLocationManager", .iOS(7))
    static let locationManagerDeferredLocationUpdatesAvailable = classMethod(
        "deferredLocationUpdatesAvailable", of: "CLLocationManager", .iOS(6))
    static let beaconRegionBeaconIdentityConstraint = method("beaconIdentityConstraint", of: "CLBeaconRegion", .iOS(13))
    static let beaconTimestamp = method("timestamp", of: "CLBeacon", .iOS(13))
    static let geocoderReverseGeocodeLocation = method(
        "reverseGeocodeLocation:preferredLocale:completionHandler:", of: "CLGeocoder", .iOS(11))
    static let locationWithAccuracies = method(
        "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
        of: "CLLocation", .iOS(13, 4))
    static let beaconRegionUUID = method("UUID", of: "CLBeaconRegion", .iOS(13))
    static let beaconRegionWithUUID = method("initWithUUID:identifier:", of: "CLBeaconRegion", .iOS(13))
    static let beaconRegionWithMajor = method("initWithUUID:major:identifier:", of: "CLBeaconRegion", .iOS(13))
    static let beaconRegionWithMinor = method("initWithUUID:major:minor:identifier:", of: "CLBeaconRegion", .iOS(13))
    static let beaconRegion = symbol("CLBeaconRegion", .iOS(7))
    static let beaconRegionWithConstraint = method(
        "initWithBeaconIdentityConstraint:identifier:", of: "CLBeaconRegion", .iOS(13))
    static let beaconConstraint = symbol("CLBeaconIdentityConstraint", .iOS(13))
    static let stopRangingConstraint = method(
        "stopRangingBeaconsSatisfyingConstraint:", of: "CLLocationManager", .iOS(13))
    static let stopRangingRegion = method("stopRangingBeaconsInRegion:", of: "CLLocationManager", .iOS(7))
    static let localNotificationRegion = method("region", of: "UILocalNotification", .iOS(8))

    /// What an app may use too early of types and members.
    static let ofCoreLocationMembers: [SystemAPI] = [
        locationCourseAccuracy, locationSpeedAccuracy, locationFloor, locationManagerRangedRegions,
        locationManagerRangedBeaconConstraints, locationManagerIsRangingAvailable,
        locationManagerDeferredLocationUpdatesAvailable, beaconRegionBeaconIdentityConstraint, beaconTimestamp,
        geocoderReverseGeocodeLocation, locationWithAccuracies, beaconRegionUUID, beaconRegionWithUUID, beaconRegion,
        beaconRegionWithMajor, beaconRegionWithMinor,
        beaconRegionWithConstraint, beaconConstraint, stopRangingConstraint, stopRangingRegion,
        localNotificationRegion,
    ]
}
