import BackgroundRuntime

/// What people call what the rules of location are about.
enum LocationWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "location.auth.allow-once", "Allow Once", "permission is asked again each time",
            "location permission resets"),
        SearchSynonyms(
            "location.auth.change-callback", "didChangeAuthorization", "locationManagerDidChangeAuthorization",
            "user changed location permission in Settings"),
        SearchSynonyms(
            "location.auth.denied-delivers-nothing", "kCLErrorDomain error 1", "kCLErrorDenied",
            "location permission denied", "The operation couldn't be completed. (kCLErrorDomain error 1.)",
            "location services off"),
        SearchSynonyms(
            "location.auth.implicit-prompt", "no location prompt appears",
            "requestWhenInUseAuthorization must be called", "didUpdateLocations is not called"),
        SearchSynonyms(
            "location.auth.prompt-foreground-only", "permission prompt in background", "prompt does not appear"),
        SearchSynonyms(
            "location.auth.provisional-always", "provisional always", "Change to Always Allow prompt",
            "app has been using your location in the background", "second prompt for always",
            "permission says always but settings say while using", "always option is missing in the location prompt"),
        SearchSynonyms(
            "location.auth.request-once", "requestAlwaysAuthorization does nothing", "prompt for always is not shown",
            "upgrade from when in use to always", "ask again for location permission"),
        SearchSynonyms(
            "location.auth.states", "CLAuthorizationStatus",
            "authorizedAlways authorizedWhenInUse notDetermined restricted"),
        SearchSynonyms(
            "location.auth.usage-key-missing", "NSLocationAlwaysAndWhenInUseUsageDescription",
            "NSLocationWhenInUseUsageDescription", "This app has attempted to access privacy-sensitive data location",
            "no prompt since Info.plist has no text"),
        SearchSynonyms(
            "location.manager.thread", "delegate of CLLocationManager is never called",
            "CLLocationManager created on a background thread", "location manager on a dispatch queue"),
        SearchSynonyms(
            "location.beacon.bluetooth", "beacons with bluetooth off", "rangingUnavailable", "kCLErrorDomain 16"),
        SearchSynonyms("location.beacon.condition", "CLBeaconIdentityCondition", "CLMonitor beacon"),
        SearchSynonyms("location.beacon.display", "notifyEntryStateOnDisplay", "beacon when the screen turns on"),
        SearchSynonyms(
            "location.beacon.enter", "didEnterRegion for a beacon is late", "beacon is not detected in background",
            "beacon region enter"),
        SearchSynonyms(
            "location.beacon.exit", "didExitRegion of a beacon takes 30 seconds", "beacon exit is delayed",
            "beacon exit while still in range"),
        SearchSynonyms(
            "location.beacon.ranging", "didRange beacons", "CLProximity unknown", "nearest beacon", "rangeBeacons"),
        SearchSynonyms("location.beacon.ranging-limit", "ranging stops after 3 minutes iOS 13"),
        SearchSynonyms(
            "location.beacon.ranging-runs", "range beacons in background", "ranging stops in background",
            "beacon distance in background"),
        SearchSynonyms(
            "location.beacon.relaunch", "beacon wakes the killed app", "beacon monitoring when the app is not running",
            "app is started again and again by beacons"),
        SearchSynonyms(
            "location.beacon.wake-time", "how long may the app run after a beacon was found",
            "ten seconds in background beacon"),
        SearchSynonyms("location.heading.filter", "didUpdateHeading", "compass", "headingFilter"),
        SearchSynonyms("location.heading.no-wake", "compass in background", "heading updates stop in background"),
        SearchSynonyms(
            "location.accuracy.coarse", "kCLLocationAccuracyKilometer", "kCLLocationAccuracyThreeKilometers",
            "low accuracy saves battery"),
        SearchSynonyms(
            "location.accuracy.reduced", "approximate location", "Precise Location off",
            "accuracyAuthorization reducedAccuracy", "location is kilometres off"),
        SearchSynonyms(
            "location.accuracy.temporary", "requestTemporaryFullAccuracyAuthorization",
            "NSLocationTemporaryUsageDescriptionDictionary", "ask for precise location"),
        SearchSynonyms(
            "location.fixes.each-second", "location updates every second while standing still",
            "update interval of GPS", "how often does didUpdateLocations come", "location every 5 minutes"),
        SearchSynonyms(
            "location.live.background", "CLLocationUpdate.liveUpdates in background",
            "async location updates stop in background"),
        SearchSynonyms("location.live.relaunch", "liveUpdates after the app was terminated"),
        SearchSynonyms("location.live.stationary", "liveUpdates stationary", "isStationary"),
        SearchSynonyms("location.live.updates", "for await liveUpdates", "stop liveUpdates"),
        SearchSynonyms("location.session.always", "CLServiceSession always"),
        SearchSynonyms(
            "location.session.background-activity", "CLBackgroundActivitySession",
            "background activity session after relaunch"),
        SearchSynonyms(
            "location.session.diagnostics", "CLServiceSession diagnostics", "insufficientlyInUse",
            "serviceSessionRequired"),
        SearchSynonyms("location.session.explicit", "NSLocationRequireExplicitServiceSession"),
        SearchSynonyms("location.session.implicit", "implicit service session"),
        SearchSynonyms("location.session.service", "CLServiceSession", "requirement whenInUse always"),
        SearchSynonyms("location.monitor.events", "CLMonitor events", "monitor.events loop gives nothing"),
        SearchSynonyms("location.monitor.limit", "conditionLimitExceeded", "CLMonitor 20 conditions"),
        SearchSynonyms("location.monitor.name", "two CLMonitor with the same name", "Monitor named is already in use"),
        SearchSynonyms("location.monitor.persist", "CLMonitor identifiers after relaunch"),
        SearchSynonyms(
            "location.monitor.relaunch", "CLMonitor in background", "CLMonitor events after the app was killed"),
        SearchSynonyms(
            "location.indicator.always", "showsBackgroundLocationIndicator", "blue arrow or pill in the status bar",
            "hide blue location bar", "blue indicator with always permission"),
        SearchSynonyms(
            "location.indicator.wheninuse", "app is using your location blue bar", "blue status bar while using"),
        SearchSynonyms(
            "location.pause.callback", "locationManagerDidPauseLocationUpdates", "updates paused by the system"),
        SearchSynonyms(
            "location.pause.default", "pausesLocationUpdatesAutomatically", "location stops when not moving",
            "tracking stops after standing still for some minutes", "GPS pauses by itself"),
        SearchSynonyms(
            "location.pause.no-auto-resume", "location updates do not resume after pause",
            "locationManagerDidResumeLocationUpdates never called", "tracking does not continue when moving again"),
        SearchSynonyms(
            "location.region.cushion", "geofence fires late", "didExitRegion too late", "region exit only after 200 m",
            "small geofence radius does not work", "accuracy of geofences"),
        SearchSynonyms(
            "location.region.limit", "only 20 geofences", "kCLErrorDomain error 5", "kCLErrorRegionMonitoringFailure",
            "monitoringDidFailForRegion", "more than 20 regions", "kCLErrorRegionMonitoringSetupDelayed"),
        SearchSynonyms(
            "location.region.no-initial-event", "already inside the region",
            "didEnterRegion not called when starting inside", "geofence does not fire if I am there already",
            "no enter event although the beacon is beside the phone at start"),
        SearchSynonyms(
            "location.region.no-mode", "do geofences need a background mode",
            "region monitoring without UIBackgroundModes"),
        SearchSynonyms(
            "location.region.persist", "monitoredRegions after restart of the app", "old geofences still fire",
            "regions of an earlier launch"),
        SearchSynonyms("location.region.radius-max", "maximumRegionMonitoringDistance", "radius of geofence too large"),
        SearchSynonyms("location.region.reboot", "geofences after reboot"),
        SearchSynonyms(
            "location.region.relaunch", "geofence when the app is killed",
            "didEnterRegion when the app is not running", "region monitoring launches app in background",
            "geofencing in background", "UIApplicationLaunchOptionsLocationKey", "location when the app is killed"),
        SearchSynonyms("location.region.replace", "same region identifier replaces"),
        SearchSynonyms("location.region.state", "didDetermineState", "requestStateForRegion", "state unknown"),
        SearchSynonyms(
            "location.region.wake-time", "how long can the app run after a geofence",
            "network request in didEnterRegion does not finish", "ten seconds for region"),
        SearchSynonyms(
            "location.always-needed", "geofences with while using permission", "when in use and background launch",
            "region monitoring needs always"),
        SearchSynonyms("location.force-quit.26", "significant location change after force quit iOS 26"),
        SearchSynonyms(
            "location.force-quit.continuous", "location stops when the app is swiped away",
            "GPS tracking after the user kills the app", "location updates when the app is terminated",
            "no location updates after the app was killed"),
        SearchSynonyms("location.force-quit.ios70", "iOS 7 significant change after force quit"),
        SearchSynonyms(
            "location.force-quit.ios71", "geofence after force quit",
            "significant location changes after the user killed the app", "location relaunch after swipe",
            "wake a killed app by location"),
        SearchSynonyms("location.force-quit.visits", "visits after force quit", "didVisit when app was killed"),
        SearchSynonyms("location.ios13-early", "background location stops after few minutes iOS 13"),
        SearchSynonyms("location.launch-not-determined", "launched in background without location permission"),
        SearchSynonyms("location.refresh-switch.ios7", "geofences with background app refresh off iOS 7"),
        SearchSynonyms("location.refresh-switch.ios8", "location and background app refresh off"),
        SearchSynonyms("location.significant.ignores-filter", "distanceFilter with significant changes"),
        SearchSynonyms(
            "location.significant.must-restart", "no location after relaunch for significant change",
            "startMonitoringSignificantLocationChanges again after launch", "launch options location but no update",
            "create CLLocationManager again after a launch for a location"),
        SearchSynonyms("location.significant.no-mode", "significant location without background mode"),
        SearchSynonyms(
            "location.significant.relaunch", "startMonitoringSignificantLocationChanges in background",
            "significant change launches the app", "location tracking when the app is terminated by the system"),
        SearchSynonyms("location.significant.sleep", "significant location changes come late"),
        SearchSynonyms(
            "location.significant.threshold", "significant location change 500 metres",
            "how often significant location changes", "significant location updates too rare",
            "how far must the phone move for a significant change"),
        SearchSynonyms(
            "location.visits.relaunch", "CLVisit", "startMonitoringVisits", "didVisit is not called",
            "visit monitoring in background"),
        SearchSynonyms("location.api.versions", "unrecognized selector CLLocationManager on old iOS"),
        SearchSynonyms(
            "location.background-updates.default", "allowsBackgroundLocationUpdates",
            "location stops in background after some seconds", "background location does not work since iOS 9",
            "location updates stop when the app goes to background", "location stops after 3 minutes in background"),
        SearchSynonyms(
            "location.background-updates.exception", "Invalid parameter not satisfying: !stayUp",
            "CLClientIsBackgroundable", "crash setting allowsBackgroundLocationUpdates"),
        SearchSynonyms(
            "location.background.filtered", "background location stopped iOS 16.4",
            "distanceFilter suspends app in background"),
        SearchSynonyms("location.deferred", "allowDeferredLocationUpdates"),
        SearchSynonyms(
            "location.deferred.gone", "deferred location updates do not work any more", "kCLErrorDeferredFailed"),
        SearchSynonyms(
            "location.distance-filter", "distanceFilter", "too many location updates", "update every 100 metres"),
        SearchSynonyms(
            "location.holds-tasks", "background task time while location is running",
            "backgroundTimeRemaining is huge with location"),
        SearchSynonyms(
            "location.mode.keeps-awake", "track location continuously in background", "run tracking all day",
            "location keeps the app alive", "how to keep GPS running in background"),
        SearchSynonyms(
            "location.mode.required", "location background mode missing",
            "location updates arrive only when the app is opened again", "UIBackgroundModes location"),
        SearchSynonyms("location.restart-no-initial", "startUpdatingLocation twice gives no location"),
        SearchSynonyms("location.start.allows-flag-order", "set allowsBackgroundLocationUpdates before start"),
        SearchSynonyms(
            "location.start.background-always", "start location updates from background",
            "startUpdatingLocation in background"),
        SearchSynonyms(
            "location.start.background-wheninuse", "start location in background with when in use",
            "location start fails in background", "background location with when in use permission only",
            "authorizedWhenInUse in background"),
        SearchSynonyms(
            "location.stop.suspends", "stopUpdatingLocation in background suspends",
            "restart location with a timer in background", "turn GPS on and off to save battery in background"),
        SearchSynonyms(
            "location.termination.stops", "location updates stop after the app is killed by the system",
            "relaunch for standard location updates", "continue tracking after termination"),
    ]
}
