import BackgroundRuntime

/// The rules of the location mode, and of the services that need no mode.
///
/// A member is named after the end of its rule's id: `location.stop.suspends` is `stopSuspends`.
public enum LocationRules {
    /// All rules of the mode.
    public static let all: [Rule] =
        updates + fixes + authorization + pausing + relaunch + regions + beacons + live + sessions + monitors

    /// The rules of standard updates.
    package static let updates: [Rule] = [
        managerThread,
        modeRequired, modeKeepsAwake, backgroundFiltered, backgroundUpdatesDefault, backgroundUpdatesException,
        startBackgroundWhenInUse,
        startBackgroundAlways, startAllowsFlagOrder, stopSuspends, distanceFilter, restartNoInitial, terminationStops,
        deferred, deferredGone, apiVersions, news27, holdsTasks,
    ]

    package static let holdsTasks = Rule(
        property: "location.holds-tasks", .from(.iOS(7)),
        """
        Running updates of the position stop task time as sound does, with the mode and from iOS 9 with \
        allowsBackgroundLocationUpdates. Without that property tasks run out, though the manager is running.
        """,
        confidence: .observed, .choice, sources: "LOG-VOY9", "LOG-TRANS1303", "LOG-IA6")

    package static let news27 = Rule(
        property: "location.27", .from(.iOS(27)),
        """
        New are only the heading relative to a body and the activity type maritime; nothing changed in what runs in the \
        background.
        """,
        confidence: .documented, sources: "MAC-CL")

    package static let managerThread = Rule(
        "location.manager.thread", .all,
        """
        The delegate of a location manager is called by the run loop of the thread that made the manager, while that runs: on \
        the main thread, or on a thread whose code runs its run loop. One that was made on a dispatch queue never calls.
        """,
        confidence: .documented, sources: "CL-MANAGER", "LOG-LKIT62",
        advice: "Make the manager on the main thread; its delegate may hand on what it gets.")

    package static let modeRequired = Rule(
        "location.mode.required", .all,
        """
        Without location in UIBackgroundModes standard updates do not keep the app awake: it is suspended, updates are \
        queued and delivered when it runs again.
        """,
        confidence: .documented, sources: "CL-START", "CL-BG")

    package static let modeKeepsAwake = Rule(
        "location.mode.keeps-awake", .all,
        """
        With the mode (and from iOS 9 with allowsBackgroundLocationUpdates true) an app that started updates in the \
        foreground goes on running and receives them in the background.
        """,
        confidence: .documented, sources: "APG-BE", "CL-ABLU")

    package static let backgroundFiltered = Rule(
        "location.background.filtered", .from(.iOS(16, 4)),
        """
        From 16.4 running updates hold the app without a break only where it sets no distance filter and asks for an accuracy \
        of 100 m or better, or where the location indicator is shown. Otherwise it is suspended as no position passes the \
        filter for a while (k.location.filter-grace), and gets what passes later at its next run.
        """,
        confidence: .observed, .choice, sources: "LOG-TSN2494", "LOG-TSC1402", "LOG-TSN2014", "LOG-TSC1396",
        advice: """
            Set distanceFilter to kCLDistanceFilterNone and a desiredAccuracy of 100 m or better, and filter yourself; or set \
            showsBackgroundLocationIndicator.
            """)

    package static let backgroundUpdatesDefault = Rule(
        "location.background-updates.default", .from(.iOS(9)),
        """
        allowsBackgroundLocationUpdates is false by default in an app linked with the iOS 9 SDK or a newer one; with \
        false the service does not hold the app awake. Linked with an older SDK, an app needs no such property.
        """,
        confidence: .documented, sources: "CL-ABLU")

    package static let backgroundUpdatesException = Rule(
        "location.background-updates.exception", .from(.iOS(9)),
        """
        Setting allowsBackgroundLocationUpdates to true without the location mode is a fatal error: exception "Invalid \
        parameter not satisfying: !stayUp || CLClientIsBackgroundable...".
        """,
        confidence: .documented, .observed, sources: "CL-ABLU", "LOG-CLEXC")

    package static let startBackgroundWhenInUse = Rule(
        "location.start.background-wheninuse", .from(.iOS(8)),
        "With WhenInUse, starting updates while in the background fails.",
        confidence: .documented, sources: "CL-AUTH", "W14-706")

    package static let startBackgroundAlways = Rule(
        "location.start.background-always", .all,
        """
        With Always (or the single authorization before iOS 8) starting from a background wake is possible and is a \
        documented hybrid (significant change, then GPS).
        """,
        confidence: .documented, sources: "W10-109", "W14-706")

    package static let startAllowsFlagOrder = Rule(
        "location.start.allows-flag-order", .from(.iOS(9)),
        "allowsBackgroundLocationUpdates must be true when updates start, or be set before the app is suspended.",
        confidence: .documented, .choice, sources: "CL-ABLU")

    package static let stopSuspends = Rule(
        "location.stop.suspends", .all,
        "Stopping updates in the background removes the reason to stay awake; with nothing else the app is suspended.",
        confidence: .documented, sources: "CL-AUTH", "APG-BE")

    package static let distanceFilter = Rule(
        "location.distance-filter", .all,
        """
        Updates come when the device moved more than distanceFilter from the last delivered location; default none \
        (all). Better accuracy may bring extra updates.
        """,
        confidence: .documented, sources: "CL-START", "CL-DIST")

    package static let restartNoInitial = Rule(
        "location.restart-no-initial", .all,
        "A second start without a stop sends no new initial fix; stop then start does.",
        confidence: .documented, sources: "CL-START")

    package static let terminationStops = Rule(
        "location.termination.stops", .all,
        "Standard updates end with the process and never relaunch it.",
        confidence: .documented, sources: "CL-START", "CL-AUTH")

    package static let deferred = Rule(
        "location.deferred", .from(.iOS(6), before: .iOS(14)),
        """
        Deferred updates existed on iOS 6 to 13 only: with the best accuracy and no filter, positions wait in the background \
        for a distance or a time.
        """,
        confidence: .documented, sources: "CL-DEFER", "CL-DEFER-END")

    package static let deferredGone = Rule(
        "location.deferred.gone", .from(.iOS(14)),
        "Deferred updates are gone from iOS 14 on: the call does nothing, and no position waits.",
        confidence: .documented, sources: "CL-DEFER")

    package static let apiVersions = Rule(
        "location.api.versions", .from(.iOS(4), before: .iOS(18)),
        """
        What the system does not have yet ends the app: beacons before iOS 7, requests for authorization and visits before \
        iOS 8, requestLocation and allowsBackgroundLocationUpdates before iOS 9, live updates, background activity sessions and monitors before \
        iOS 17, service sessions and diagnostics before iOS 18.
        """,
        confidence: .documented, sources: "CL-AUTH", "CL-ABLU", "CL-VISIT", "CL-LIVE", "CL-BAS", "CL-MON",
        advice: """
            Ask UIDevice.current.systemVersion before the call: `if #available` is always true here, since the app is \
            compiled for the computer.
            """)
}
