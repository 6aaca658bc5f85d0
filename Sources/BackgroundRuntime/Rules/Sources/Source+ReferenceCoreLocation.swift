extension Source {
    /// Reference pages of Core Location.
    static let referenceCoreLocation: [Source] = [
        Source(
            "CL-ABLU", "allowsBackgroundLocationUpdates",
            "developer.apple.com/documentation/corelocation/cllocationmanager/allowsbackgroundlocationupdates"),
        Source(
            "CL-PAUSE", "pausesLocationUpdatesAutomatically",
            "developer.apple.com/documentation/corelocation/cllocationmanager/pauseslocationupdatesautomatically"),
        Source(
            "CL-RESUME", "locationManagerDidResumeLocationUpdates(_:)",
            """
            developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/\
            locationmanagerdidresumelocationupdates(_:)
            """),
        Source(
            "CL-START", "startUpdatingLocation()",
            "developer.apple.com/documentation/corelocation/cllocationmanager/startupdatinglocation()"),
        Source(
            "CL-DIST", "distanceFilter",
            "developer.apple.com/documentation/corelocation/cllocationmanager/distancefilter"),
        Source(
            "CL-SIG", "startMonitoringSignificantLocationChanges()",
            """
            developer.apple.com/documentation/corelocation/cllocationmanager/\
            startmonitoringsignificantlocationchanges()
            """),
        Source(
            "CL-VISIT", "startMonitoringVisits()",
            "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoringvisits()"),
        Source(
            "CL-REGION", "startMonitoring(for:)",
            "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoring(for:)"),
        Source(
            "CL-REGION-OLD", "startMonitoring(for:desiredAccuracy:)",
            "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoring(for:desiredaccuracy:)"),
        Source(
            "CL-MAXDIST", "maximumRegionMonitoringDistance",
            "developer.apple.com/documentation/corelocation/cllocationmanager/maximumregionmonitoringdistance"),
        Source(
            "CL-PROX", "Monitoring the user's proximity to geographic regions",
            "developer.apple.com/documentation/corelocation/monitoring-the-user-s-proximity-to-geographic-regions"),
        Source(
            "CL-IND", "showsBackgroundLocationIndicator",
            "developer.apple.com/documentation/corelocation/cllocationmanager/showsbackgroundlocationindicator"),
        Source(
            "CL-BG", "Handling location updates in the background",
            "developer.apple.com/documentation/corelocation/handling-location-updates-in-the-background"),
        Source(
            "CL-AUTH", "Requesting authorization to use location services; requestWhenInUse/AlwaysAuthorization()",
            "developer.apple.com/documentation/corelocation/requesting-authorization-to-use-location-services"),
        Source(
            "CL-STATUS", "CLAuthorizationStatus",
            "developer.apple.com/documentation/corelocation/clauthorizationstatus"),
        Source(
            "CL-DEFER", "allowDeferredLocationUpdates(untilTraveled:timeout:)",
            """
            developer.apple.com/documentation/corelocation/cllocationmanager/\
            allowdeferredlocationupdates(untiltraveled:timeout:)
            """),
    ]
}
