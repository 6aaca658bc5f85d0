import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum LocationSources {
    static let all: [RuleSource] = classic + live + beacons

    /// What live updates, sessions and monitors rest on, and the rhythm of positions.
    private static let live: [RuleSource] = [
        RuleSource(
            "LOG-GEOVISITS2", "iOS 10: no launch for a visit after a force quit",
            "github.com/benbahrenburg/Ti.GeoVisits/issues/2"),
        RuleSource(
            "LOG-LOCOKIT12", "iOS 11: after a force quit significant changes launch the app, and visits do not",
            "github.com/sobri909/LocoKit/issues/12"),
        RuleSource(
            "LOG-TSN2494",
            "iOS 26.2: a distance filter lets the app be suspended at each stop; what an engineer says of 16.4",
            "github.com/transistorsoft/react-native-background-geolocation/issues/2494"),
        RuleSource(
            "LOG-TSC1402", "iOS 16.4: nothing is sent from the background with a distance filter, as it was before",
            "github.com/transistorsoft/cordova-background-geolocation-lt/issues/1402"),
        RuleSource(
            "LOG-TSN2014", "iOS 17.4: with the indicator hidden the app falls asleep, with it shown it does not",
            "github.com/transistorsoft/react-native-background-geolocation/issues/2014"),
        RuleSource(
            "LOG-TSC1396", "16.4 changed what runs in the background where the indicator is hidden",
            "github.com/transistorsoft/cordova-background-geolocation-lt/pull/1396"),
        RuleSource(
            "CL-LIVE", "CLLocationUpdate", "developer.apple.com/documentation/corelocation/cllocationupdate"),
        RuleSource(
            "CL-STILL", "CLLocationUpdate.isStationary",
            "developer.apple.com/documentation/corelocation/cllocationupdate/isstationary"),
        RuleSource(
            "CL-SVC", "CLServiceSession",
            "developer.apple.com/documentation/corelocation/clservicesession-pt7n"),
        RuleSource(
            "CL-SVC-H", "The header of CLServiceSession",
            "github.com/xamarin/xamarin-macios/wiki/CoreLocation-watchOS-xcode16.0-b1"),
        RuleSource(
            "CL-ACC", "desiredAccuracy",
            "developer.apple.com/documentation/corelocation/cllocationmanager/desiredaccuracy"),
        RuleSource(
            "CL-RED", "kCLLocationAccuracyReduced",
            "developer.apple.com/documentation/corelocation/kcllocationaccuracyreduced"),
        RuleSource(
            "CL-ACCAUTH", "accuracyAuthorization",
            "developer.apple.com/documentation/corelocation/cllocationmanager/accuracyauthorization"),
        RuleSource(
            "CL-TEMP", "requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)",
            """
            developer.apple.com/documentation/corelocation/cllocationmanager/\
            requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)
            """),
        RuleSource(
            "CL-DECLINED", "CLError.Code.promptDeclined",
            "developer.apple.com/documentation/corelocation/clerror-swift.struct/code/promptdeclined"),
        RuleSource("CL-MON", "CLMonitor", "developer.apple.com/documentation/corelocation/clmonitor-2r51v"),
        RuleSource(
            "CL-MON-OBJC", "requestMonitorWithConfiguration:completion:",
            """
            developer.apple.com/documentation/corelocation/clmonitor-6ynwz/\
            requestmonitorwithconfiguration:completion:
            """),
        RuleSource(
            "CL-MON-LIMIT", "CLMonitor.Event.conditionLimitExceeded",
            "developer.apple.com/documentation/corelocation/clmonitor-2r51v/event/conditionlimitexceeded"),
        RuleSource(
            "W23-10147", "2023-10147 Meet Core Location Monitor",
            "developer.apple.com/videos/play/wwdc2023/10147"),
        RuleSource(
            "DTS-763696", "Live updates pause after about ten minutes", "developer.apple.com/forums/thread/763696"),
        RuleSource(
            "DTS-797319", "The life of a service session after the app is terminated",
            "developer.apple.com/forums/thread/797319"),
        RuleSource(
            "DTS-767865", "What insufficientlyInUse means", "developer.apple.com/forums/thread/767865"),
        RuleSource(
            "LOG-TS1070", "Without a filter positions come about once a second",
            "github.com/transistorsoft/flutter_background_geolocation/issues/1070"),
        RuleSource(
            "LOG-TSN4", "A log with a position each second at a speed of 0",
            "github.com/transistorsoft/native-background-geolocation/issues/4"),
    ]

    private static let classic: [RuleSource] = [
        RuleSource(
            "LOG-CLEXC", "Exception without the location mode",
            """
            github.com/mauron85/react-native-background-geolocation/issues/60 ; \
            github.com/billdmar/SafeWalk/issues/4
            """),
        RuleSource(
            "LOG-826964", "No relaunch after a force quit on 26.4.2", "developer.apple.com/forums/thread/826964"),
        RuleSource("W24-10212", "WWDC 2024-10212: What's new in location authorization", "askwwdc.com/q/5858"),
        RuleSource(
            "LOG-MAC7112", "Apps with background location ended on 13.0 and 13.1",
            "github.com/dotnet/macios/issues/7112"),
        RuleSource(
            "CL-BAS", "CLBackgroundActivitySession.Diagnostic",
            "developer.apple.com/documentation/corelocation/clbackgroundactivitysession-3mzv3/diagnostic"),
        RuleSource(
            "MAC-CL", "Differences of the Core Location headers in Xcode 27",
            "github.com/dotnet/macios/wiki/CoreLocation-macOS-xcode27.0-b1"),
        RuleSource(
            "LOG-VOY9", "180 s on iOS 9 are lifted by allowsBackgroundLocationUpdates",
            "github.com/voyage11/Location/issues/9 ; github.com/voyage11/Location/issues/7"),
        RuleSource(
            "LOG-IA6", "A background location handler compares the remaining time with DBL_MAX",
            "github.com/IndoorAtlas/ios-sdk-examples/pull/6"),
        RuleSource("LOG-ABLU", "iOS 9 needs the property", "github.com/intuit/LocationManager/issues/49"),
        RuleSource(
            "LOG-PAUSE", "Pausing after 10-20 min, no return",
            """
            github.com/intuit/LocationManager/issues/70 ; \
            github.com/Lyokone/flutterlocation/issues/950 ; \
            github.com/mauron85/react-native-background-geolocation/issues/56 ; \
            github.com/mauron85/cordova-plugin-background-geolocation/pull/156 ; \
            github.com/organicmaps/organicmaps/pull/9171
            """),
        RuleSource(
            "CL-MANAGER", "CLLocationManager", "developer.apple.com/documentation/corelocation/cllocationmanager"),
        RuleSource(
            "LOG-LKIT62", "Managers that were made off the main thread and say nothing",
            "github.com/sobri909/LocoKit/issues/62 ; github.com/skiptools/skip-kit/issues/40"),
        RuleSource(
            "CL-ABLU", "allowsBackgroundLocationUpdates",
            "developer.apple.com/documentation/corelocation/cllocationmanager/allowsbackgroundlocationupdates"),
        RuleSource(
            "CL-PAUSE", "pausesLocationUpdatesAutomatically",
            "developer.apple.com/documentation/corelocation/cllocationmanager/pauseslocationupdatesautomatically"),
        RuleSource(
            "CL-RESUME", "locationManagerDidResumeLocationUpdates(_:)",
            """
            developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/\
            locationmanagerdidresumelocationupdates(_:)
            """),
        RuleSource(
            "CL-START", "startUpdatingLocation()",
            "developer.apple.com/documentation/corelocation/cllocationmanager/startupdatinglocation()"),
        RuleSource(
            "CL-DIST", "distanceFilter",
            "developer.apple.com/documentation/corelocation/cllocationmanager/distancefilter"),
        RuleSource(
            "CL-VISIT", "startMonitoringVisits()",
            "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoringvisits()"),
        RuleSource(
            "CL-REGION", "startMonitoring(for:)",
            "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoring(for:)"),
        RuleSource(
            "CL-REGION-OLD", "startMonitoring(for:desiredAccuracy:)",
            "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoring(for:desiredaccuracy:)"),
        RuleSource(
            "CL-MAXDIST", "maximumRegionMonitoringDistance",
            "developer.apple.com/documentation/corelocation/cllocationmanager/maximumregionmonitoringdistance"),
        RuleSource(
            "CL-IND", "showsBackgroundLocationIndicator",
            "developer.apple.com/documentation/corelocation/cllocationmanager/showsbackgroundlocationindicator"),
        RuleSource(
            "CL-BG", "Handling location updates in the background",
            "developer.apple.com/documentation/corelocation/handling-location-updates-in-the-background"),
        RuleSource(
            "CL-AUTH", "Requesting authorization to use location services; requestWhenInUse/AlwaysAuthorization()",
            "developer.apple.com/documentation/corelocation/requesting-authorization-to-use-location-services"),
        RuleSource(
            "CL-STATUS", "CLAuthorizationStatus",
            "developer.apple.com/documentation/corelocation/clauthorizationstatus"),
        RuleSource(
            "CL-DEFER", "allowDeferredLocationUpdates(untilTraveled:timeout:)",
            """
            developer.apple.com/documentation/corelocation/cllocationmanager/\
            allowdeferredlocationupdates(untiltraveled:timeout:)
            """),
        RuleSource(
            "CL-DEFER-END", "locationManager(_:didFinishDeferredUpdatesWithError:)",
            """
            developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/\
            locationmanager(_:didfinishdeferredupdateswitherror:)
            """),
        RuleSource(
            "W23-10180", "2023-10180 Discover streamlined location updates",
            "developer.apple.com/videos/play/wwdc2023/10180"),
        RuleSource(
            "LOC-RM", "Location and Maps Programming Guide: Region Monitoring and iBeacon",
            """
            developer.apple.com/library/archive/documentation/UserExperience/Conceptual/LocationAwarenessPG/\
            RegionMonitoring/RegionMonitoring.html
            """),
    ]
}
