import BackgroundRuntime

/// Beacons, and where the phone points.
extension LocationRules {
    /// The rules of beacons and headings.
    package static let beacons: [Rule] = [
        beaconEnter, beaconExit, beaconRelaunch, beaconWakeTime, beaconDisplay, beaconBluetooth, beaconRanging,
        beaconRangingRuns, beaconRangingLimit, beaconCondition, headingFilter, headingNoWake,
    ]

    package static let beaconEnter = Rule(
        "location.beacon.enter", .from(.iOS(7)),
        """
        A beacon region is entered as the first of its beacons is heard for k.location.beacon-entry, wherever the phone is. \
        Another beacon of a region that the phone is in tells nothing.
        """,
        confidence: .documented, .observed, .choice, sources: "LOC-RM", "CL-IBEACON", "LOG-ESTIMOTE")

    package static let beaconExit = Rule(
        "location.beacon.exit", .from(.iOS(7)),
        """
        A beacon region is left when none of its beacons was heard for k.location.beacon-exit. One that is heard again \
        before that makes no crossing.
        """,
        confidence: .observed, .choice, sources: "LOG-ESTIMOTE", "LOG-PACKT")

    package static let beaconRelaunch = Rule(
        "location.beacon.relaunch", .from(.iOS(7)),
        """
        Entering or leaving a beacon region launches a terminated app as the boundary of a circle does: with Always, with \
        option location, by the same rules about force quit and Background App Refresh, and for a manager with a delegate.
        """,
        confidence: .documented, sources: "LOC-RM")

    package static let beaconWakeTime = Rule(
        "location.beacon.wake-time", .from(.iOS(7)),
        """
        The app has k.location.wake for a beacon, as the guide says; an engineer of Apple says that no time is promised. \
        Longer work needs a task.
        """,
        confidence: .documented, .engineer, .choice, sources: "LOC-RM", "DTS-815618")

    package static let beaconDisplay = Rule(
        "location.beacon.display", .from(.iOS(7)),
        """
        With notifyEntryStateOnDisplay, a display that lights up while the phone is inside makes didDetermineState, which \
        wakes or launches the app. In the simulator the display lights up with the unlock.
        """,
        confidence: .documented, .choice, sources: "CL-DISPLAY")

    package static let beaconBluetooth = Rule(
        "location.beacon.bluetooth", .from(.iOS(7)),
        """
        With Bluetooth off no beacon is heard: the state of their regions is unknown, ranging fails with rangingUnavailable. \
        What is found after it is on again is no crossing.
        """,
        confidence: .documented, .observed, sources: "CL-RANGEERR", "LOG-BTOFF")

    package static let beaconRanging = Rule(
        "location.beacon.ranging", .from(.iOS(7)),
        """
        While it runs, an app that ranges is told each k.location.ranging-interval which beacons are in reach, the nearest \
        first, and an empty list where none is. In the background that takes Always, or use that goes on.
        """,
        confidence: .documented, .observed, .choice, sources: "CL-IBEACON", "CL-DIDRANGE", "LOG-RANGE")

    package static let beaconRangingRuns = Rule(
        "location.beacon.ranging-runs", .from(.iOS(7)),
        """
        Ranging wakes and holds no app: it stands still while the app is suspended, and goes on in the seconds of a wake.
        """,
        confidence: .observed, sources: "LOG-RANGE", "LOG-RADIUS10")

    package static let beaconRangingLimit = Rule(
        "location.beacon.ranging-limit", .from(.iOS(13), before: .iOS(14)),
        """
        On iOS 13 ranging in the background stands still k.location.ranging-limit after the app left the screen, whatever \
        keeps the app awake. The display that lights up or goes dark gives as much again; in the foreground there is no limit.
        """,
        confidence: .observed, .choice, sources: "LOG-RNBEACONS189", "LOG-CIBEACON438",
        advice: "Monitor regions for what has to be known in the background.")

    package static let beaconCondition = Rule(
        "location.beacon.condition", .from(.iOS(17)),
        """
        A CLMonitor watches beacons as conditions, which hold as regions of beacons do; the refinement of an event names the \
        beacon. In the simulator it is the nearest.
        """,
        confidence: .documented, .choice, sources: "CL-MON", "CL-REFINE")

    package static let headingFilter = Rule(
        "location.heading.filter", .all,
        """
        An app that starts headings is told the present one, and then each that differs by more than headingFilter from the \
        last that it was told: 1 degree by default. It needs no authorization; the true north takes running standard updates.
        """,
        confidence: .documented, .observed, sources: "CL-HEADING", "CL-HEADFILTER", "LOG-COMPASS")

    package static let headingNoWake = Rule(
        "location.heading.no-wake", .all,
        """
        A heading wakes and holds no app: a suspended one is told where the phone points when it runs again.
        """,
        confidence: .choice, sources: "CL-HEADING")
}
