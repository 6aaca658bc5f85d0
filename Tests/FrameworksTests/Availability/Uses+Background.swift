import BackgroundRuntime
import BackgroundTasks
import CallKit
import CoreLocation
import PushKit
import UserNotifications

let usesOfNotifications: [String: Use] = [
    "UNUserNotificationCenter": { _ = UNUserNotificationCenter.current() },
    "UNNotificationContent": { _ = UNMutableNotificationContent() },
    "UNNotificationAction": { _ = UNNotificationAction(identifier: "reply", title: "Reply") },
    "UNNotificationCategory": { _ = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: []) },
    "UNNotificationSound": { _ = UNNotificationSound.default },
    "+[UNNotificationSound defaultCriticalSound]": { _ = UNNotificationSound.defaultCritical },
    "UNTimeIntervalNotificationTrigger": { _ = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false) },
    "UNCalendarNotificationTrigger": {
        _ = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
    },
    "UNLocationNotificationTrigger": { _ = UNLocationNotificationTrigger(region: home(), repeats: true) },
    "-[UNMutableNotificationContent setTargetContentIdentifier:]": {
        UNMutableNotificationContent().targetContentIdentifier = "scene"
    },
    "-[UNMutableNotificationContent setInterruptionLevel:]": {
        UNMutableNotificationContent().interruptionLevel = .passive
    },
    "-[UNMutableNotificationContent setSummaryArgument:]": { UNMutableNotificationContent().summaryArgument = "Anna" },
    "-[UNMutableNotificationContent setSummaryArgumentCount:]": {
        UNMutableNotificationContent().summaryArgumentCount = 2
    },
    "-[UNMutableNotificationContent setRelevanceScore:]": { UNMutableNotificationContent().relevanceScore = 1 },
    "-[UNMutableNotificationContent setFilterCriteria:]": { UNMutableNotificationContent().filterCriteria = "work" },
    "-[UNUserNotificationCenter setBadgeCount:withCompletionHandler:]": {
        UNUserNotificationCenter.current().setBadgeCount(1)
    },
]

let usesOfTasksAndCalls: [String: Use] = [
    "BGTaskScheduler": { _ = BGTaskScheduler.shared },
    "BGAppRefreshTaskRequest": { _ = BGAppRefreshTaskRequest(identifier: "refresh") },
    "BGProcessingTaskRequest": { _ = BGProcessingTaskRequest(identifier: "tidy") },
    "BGHealthResearchTaskRequest": { _ = BGHealthResearchTaskRequest(identifier: "study") },
    "BGContinuedProcessingTaskRequest": {
        _ = BGContinuedProcessingTaskRequest(identifier: "export", title: "Export", subtitle: "")
    },
    "+[BGTaskScheduler supportedResources]": { _ = BGTaskScheduler.supportedResources },
    "-[BGTaskScheduler submitTaskRequest:completionHandler:]": {
        BGTaskScheduler.shared.submitTaskRequest(BGAppRefreshTaskRequest(identifier: "refresh")) { _ in }
    },
    "CXProvider": { _ = CXProvider(configuration: CXProviderConfiguration()) },
    "CXCallController": { _ = CXCallController() },
    "CXCallObserver": { _ = CXCallObserver() },
    "CXHandle": { _ = CXHandle(type: .generic, value: "someone") },
    "CXTransaction": { _ = CXTransaction() },
    "-[CXProviderConfiguration includesCallsInRecents]": { CXProviderConfiguration().includesCallsInRecents = false },
    "PKPushRegistry": { _ = PKPushRegistry(queue: nil) },
]

private func home() -> CLCircularRegion {
    CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 52, longitude: 13), radius: 100, identifier: "home")
}

/// Asks for a region as the system hands it to an app: the class for circles came with the question.
@MainActor
private func requestState() {
    let region = CLCircularRegion(watched: WatchedRegion("home", latitude: 52, longitude: 13, radius: 100))
    CLLocationManager().requestState(for: region)
}

let usesOfLocation: [String: Use] = [
    "CLGeocoder": { _ = CLGeocoder() },
    "CLCircularRegion": { _ = home() },
    "-[CLLocationManager pausesLocationUpdatesAutomatically]": {
        CLLocationManager().pausesLocationUpdatesAutomatically = false
    },
    "-[CLLocationManager activityType]": { CLLocationManager().activityType = .fitness },
    "-[CLLocationManager requestStateForRegion:]": { requestState() },
    "+[CLLocationManager isMonitoringAvailableForClass:]": {
        _ = CLLocationManager.isMonitoringAvailable(for: CLRegion.self)
    },
    "-[CLLocationManager startRangingBeaconsInRegion:]": {
        CLLocationManager().startRangingBeacons(in: CLBeaconRegion(proximityUUID: UUID(), identifier: "door"))
    },
    "-[CLLocationManager showsBackgroundLocationIndicator]": {
        CLLocationManager().showsBackgroundLocationIndicator = true
    },
    "-[CLLocationManager startRangingBeaconsSatisfyingConstraint:]": {
        CLLocationManager().startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: UUID()))
    },
    "-[CLLocationManager authorizationStatus]": { _ = CLLocationManager().authorizationStatus },
    "-[CLLocationManager accuracyAuthorization]": { _ = CLLocationManager().accuracyAuthorization },
]
