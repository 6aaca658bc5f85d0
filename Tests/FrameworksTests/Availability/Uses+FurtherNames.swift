import CallKit
import Combine
import CoreLocation
import MapKit
import Network
import PushKit
import Security
import SimulatedFoundation
import UIKit
import UserNotifications

let usesOfFurtherNames: [String: Use] = [
    "PKPushType.complication": { _ = PKPushType.complication },
    "PKPushType.fileProvider": { _ = PKPushType.fileProvider },
    "PKPushType.voIP": { _ = PKPushType.voIP },
    "CXCallAction": { _ = CXCallAction(call: UUID()) },
    "CXCallUpdate": { _ = CXCallUpdate() },
    "CXProviderConfiguration": { _ = CXProviderConfiguration(localizedName: "Phone") },
    "-[CLLocation courseAccuracy]": { _ = CLLocation(latitude: 0, longitude: 0).courseAccuracy },
    "-[CLLocation speedAccuracy]": { _ = CLLocation(latitude: 0, longitude: 0).speedAccuracy },
    "-[CLLocation floor]": { _ = CLLocation(latitude: 0, longitude: 0).floor },
    "-[CLLocationManager rangedRegions]": { _ = CLLocationManager().rangedRegions },
    "-[CLLocationManager rangedBeaconConstraints]": { _ = CLLocationManager().rangedBeaconConstraints },
    "+[CLLocationManager isRangingAvailable]": { _ = CLLocationManager.isRangingAvailable() },
    "+[CLLocationManager deferredLocationUpdatesAvailable]": {
        _ = CLLocationManager.deferredLocationUpdatesAvailable()
    },
    "-[CLBeaconRegion beaconIdentityConstraint]": {
        _ = CLBeaconRegion(proximityUUID: UUID(), identifier: "door").beaconIdentityConstraint
    },
    "-[CLBeacon timestamp]": { _ = CLBeacon().timestamp },
    "-[CLGeocoder reverseGeocodeLocation:preferredLocale:completionHandler:]": {
        CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0), preferredLocale: nil) { _, _ in }
    },
    "-[CLLocation initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:]":
        {
            _ = CLLocation(
                coordinate: CLLocationCoordinate2D(), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: 0,
                course: 0,
                courseAccuracy: 0, speed: 0, speedAccuracy: 0, timestamp: Date())
        },
    "-[CLBeaconRegion UUID]": { _ = CLBeaconRegion(proximityUUID: UUID(), identifier: "door").uuid },
    "-[CLBeaconRegion initWithUUID:identifier:]": { _ = CLBeaconRegion(uuid: UUID(), identifier: "door") },
    "-[CLBeaconRegion initWithUUID:major:identifier:]": {
        _ = CLBeaconRegion(uuid: UUID(), major: 1, identifier: "door")
    },
    "-[CLBeaconRegion initWithUUID:major:minor:identifier:]": {
        _ = CLBeaconRegion(uuid: UUID(), major: 1, minor: 2, identifier: "door")
    },
    "CLBeaconRegion": { _ = CLBeaconRegion(proximityUUID: UUID(), identifier: "door") },
    "-[CLBeaconRegion initWithBeaconIdentityConstraint:identifier:]": {
        _ = CLBeaconRegion(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: UUID()), identifier: "door")
    },
    "CLBeaconIdentityConstraint": { _ = CLBeaconIdentityConstraint(uuid: UUID()) },
    "-[CLLocationManager stopRangingBeaconsSatisfyingConstraint:]": {
        CLLocationManager().stopRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: UUID()))
    },
    "-[CLLocationManager stopRangingBeaconsInRegion:]": {
        CLLocationManager().stopRangingBeacons(in: CLBeaconRegion(proximityUUID: UUID(), identifier: "door"))
    },
    "-[UILocalNotification region]": { UILocalNotification().region = nil },
    "kCLLocationAccuracyReduced": { _ = kCLLocationAccuracyReduced },
    "CLLocationDistanceMax": { _ = CLLocationDistanceMax },
    "CLTimeIntervalMax": { _ = CLTimeIntervalMax },
    "UNNotificationDefaultActionIdentifier": { _ = UNNotificationDefaultActionIdentifier },
    "UNNotificationDismissActionIdentifier": { _ = UNNotificationDismissActionIdentifier },
    "UNErrorDomain": { _ = UNErrorDomain },
    "SecCopyErrorMessageString": { _ = SecCopyErrorMessageString(errSecParam, nil) },
    "kSecAttrAccessControl": { _ = kSecAttrAccessControl },
    "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly": { _ = kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly },
    "kSecAttrSynchronizable": { _ = kSecAttrSynchronizable },
    "kSecAttrSynchronizableAny": { _ = kSecAttrSynchronizableAny },
    "kSecUseAuthenticationUI": { _ = kSecUseAuthenticationUI },
    "kSecUseAuthenticationUIFail": { _ = kSecUseAuthenticationUIFail },
    "kSecUseAuthenticationUISkip": { _ = kSecUseAuthenticationUISkip },
    "kSecUseDataProtectionKeychain": { _ = kSecUseDataProtectionKeychain },
    "UNNotificationAttachment": { _ = try? UNNotificationAttachment(identifier: "map", url: address) },
    "+[UNNotificationSound defaultRingtoneSound]": { _ = UNNotificationSound.defaultRingtone },
    "+[UNNotificationSound defaultCriticalSoundWithAudioVolume:]": {
        _ = UNNotificationSound.defaultCriticalSound(withAudioVolume: 1)
    },
    "+[UNNotificationSound criticalSoundNamed:]": {
        _ = UNNotificationSound.criticalSoundNamed(UNNotificationSoundName("bell"))
    },
    "+[UNNotificationSound criticalSoundNamed:withAudioVolume:]": {
        _ = UNNotificationSound.criticalSoundNamed(UNNotificationSoundName("bell"), withAudioVolume: 1)
    },
    "+[NSString localizedUserNotificationStringForKey:arguments:]": {
        _ = NSString.localizedUserNotificationString(forKey: "hello", arguments: nil)
    },
    "-[UNNotificationSettings showPreviewsSetting]": { settings { _ = $0.showPreviewsSetting } },
    "-[UNNotificationSettings criticalAlertSetting]": { settings { _ = $0.criticalAlertSetting } },
    "-[UNNotificationSettings providesAppNotificationSettings]": {
        settings { _ = $0.providesAppNotificationSettings }
    },
    "-[UNNotificationSettings announcementSetting]": { settings { _ = $0.announcementSetting } },
    "-[UNNotificationSettings timeSensitiveSetting]": { settings { _ = $0.timeSensitiveSetting } },
    "-[UNNotificationSettings scheduledDeliverySetting]": { settings { _ = $0.scheduledDeliverySetting } },
    "-[UNNotificationSettings directMessagesSetting]": { settings { _ = $0.directMessagesSetting } },
    "-[UNNotificationCategory hiddenPreviewsBodyPlaceholder]": {
        _ = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: []).hiddenPreviewsBodyPlaceholder
    },
    "-[UNNotificationCategory categorySummaryFormat]": {
        _ = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: []).categorySummaryFormat
    },
    "Combine.Publisher.values": { _ = Just(1).values },
    "Combine.Publisher.assign(to:)": { Noted().listen() },
    "Combine.Future.value": { Task { _ = await Future<Int, Never> { $0(.success(1)) }.value } },
    "NWPathMonitor.makeAsyncIterator()": { _ = NWPathMonitor().makeAsyncIterator() },
    "-[MKMapView userTrackingMode]": { MKMapView(frame: .zero).userTrackingMode = .none },
]
