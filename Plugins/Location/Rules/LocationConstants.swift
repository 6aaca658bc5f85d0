import BackgroundRuntime

/// The figures of the location mode and of the services that need no mode.
public enum LocationConstants {
    /// All figures of the location mode.
    public static let all: [Constant] = [
        wake, significantDistance, significantInterval, pauseAfter, regionLimit, regionLatency, forceQuitRelaunch,
        fixInterval, filterGrace, liveStationary, sessionGrace, reducedInterval,
        earlyEnd, beaconEntry, beaconExit, rangingInterval, rangingLimit,
    ]

    /// Seconds of run time for a wake.
    public static let wake = Constant(
        "k.location.wake", .seconds, all: 10,
        "Run time for a region wake and, as a choice, for a significant-change or visit wake.",
        confidence: .documented, .choice, sources: "LOC-RM")

    /// Whether events launch an app that was force-quit.
    public static let forceQuitRelaunch = Constant(
        "k.location.force-quit-relaunch", .count, ios4: nil, ios7: nil, ios13: nil, ios26: 1,
        systems: .from(.iOS(26, 4)),
        "From 26.4: whether an event launches an app that was force-quit, 1 or 0.",
        confidence: .choice, .observed, sources: "LOG-826964", "W24-10212")

    /// Metres between two significant changes.
    public static let significantDistance = Constant(
        "k.location.significant-distance", .metres, all: 500,
        "Movement that a significant-change event may be expected after.",
        confidence: .documented, sources: "CL-SIG")

    /// Seconds between two significant changes.
    public static let significantInterval = Constant(
        "k.location.significant-interval", .seconds, all: 300,
        "Least seconds between two significant-change events.",
        confidence: .documented, sources: "CL-SIG")

    /// Seconds of standing still after which updates pause.
    public static let pauseAfter = Constant(
        "k.location.pause-after", .seconds, all: 900, systems: .from(.iOS(6)),
        """
        Standing still this long pauses standard updates when pausing is allowed, from iOS 6. No figure is documented; \
        reports name 10, 15 and 10 to 20 minutes.
        """,
        confidence: .observed, .choice, sources: "LOG-PAUSE")

    /// The number of regions that an app may monitor.
    public static let regionLimit = Constant(
        "k.location.region-limit", .count, all: 20,
        "Regions, beacons included, that one app may monitor.",
        confidence: .documented, sources: "CL-REGION")

    /// Seconds from a crossing to its event.
    public static let regionLatency = Constant(
        "k.location.region-latency", .seconds, all: 180,
        "Average delay of a region event. Documented for iOS 6 as 180 to 300 s; the simulator takes 180.",
        confidence: .documented, .choice, sources: "CL-REGION")

    /// Seconds between two positions of a phone that stands still.
    public static let fixInterval = Constant(
        "k.location.fix-interval", .seconds, all: 1,
        "Seconds from one position to the next while a phone stands still, where neither filter nor accuracy forbids it.",
        confidence: .observed, sources: "LOG-TS1070", "LOG-TSN4")

    /// Seconds without a position after which filtered updates hold the app no more.
    public static let filterGrace = Constant(
        "k.location.filter-grace", .seconds, ios4: nil, ios7: nil, ios13: 10, ios26: 10, systems: .from(.iOS(16, 4)),
        """
        How long updates with a distance filter, or with an accuracy worse than 100 m, hold an app in the background after the \
        last position, from 16.4. Reports see a suspension at each stop of a car, and give no figure.
        """,
        confidence: .choice)

    /// Seconds of standing still after which live updates pause.
    public static let liveStationary = Constant(
        "k.location.live-stationary", .seconds, ios4: nil, ios7: nil, ios13: 600, ios26: 600, systems: .from(.iOS(17)),
        "Standing still this long pauses live updates, from iOS 17. No figure is documented; one report names 10 minutes.",
        confidence: .observed, .choice, sources: "DTS-763696")

    /// Seconds after a launch in which an app takes its sessions up again.
    public static let sessionGrace = Constant(
        "k.location.session-grace", .seconds, ios4: nil, ios7: nil, ios13: 5, ios26: 5, systems: .from(.iOS(17)),
        """
        How long after a launch an app may take up the loops and sessions of the one before. Apple says "a few seconds"; \
        the simulator takes 5.
        """,
        confidence: .documented, .choice, sources: "DTS-797319")

    /// Seconds between two approximate positions.
    public static let reducedInterval = Constant(
        "k.location.reduced-interval", .seconds, ios4: nil, ios7: nil, ios13: 900, ios26: 900, systems: .from(.iOS(14)),
        """
        Least seconds between two approximate positions, from iOS 14. Apple says "a few times per hour" and, of iOS 18, \
        every 15 to 20 minutes; the simulator takes 15.
        """,
        confidence: .documented, .choice, sources: "CL-RED", "W24-10212")

    /// Seconds in the background after which iOS 13.0 and 13.1 end an app.
    public static let earlyEnd = Constant(
        "k.location.ios13-early-end", .seconds, ios4: nil, ios7: nil, ios13: 0, ios26: nil,
        systems: .from(.iOS(13), before: .iOS(13, 2)),
        "On 13.0 and 13.1: seconds of updates in the background after which the app is ended, 120 to 300 as reported; 0 for never.",
        confidence: .observed, .choice, sources: "LOG-MAC7112")

    /// Seconds until a beacon that is heard counts.
    public static let beaconEntry = Constant(
        "k.location.beacon-entry", .seconds, ios4: nil, ios7: 3, ios13: 3, ios26: 3,
        """
        Seconds from the first signal of a beacon to the event of its region. Makers of beacons name a few seconds, and up to \
        15 minutes; Apple names none. The simulator takes 3.
        """,
        confidence: .choice, sources: "LOG-ESTIMOTE", "LOG-RADIUS")

    /// Seconds until beacons that fell silent count as lost.
    public static let beaconExit = Constant(
        "k.location.beacon-exit", .seconds, ios4: nil, ios7: 30, ios13: 30, ios26: 30,
        """
        Seconds from the last signal of a region's beacons to the event. Makers of beacons name up to 30; Apple names none.
        """,
        confidence: .observed, .choice, sources: "LOG-ESTIMOTE", "LOG-PACKT")

    /// Seconds between two reports of how far beacons are.
    public static let rangingInterval = Constant(
        "k.location.ranging-interval", .seconds, ios4: nil, ios7: 1, ios13: 1, ios26: 1,
        "Seconds from one report of how far beacons are to the next.",
        confidence: .observed, sources: "LOG-RANGE")

    /// Seconds of ranging behind a screen that is dark or shows something else.
    public static let rangingLimit = Constant(
        "k.location.ranging-limit", .seconds, ios4: nil, ios7: nil, ios13: 300, ios26: nil,
        systems: .from(.iOS(13), before: .iOS(14)),
        "On iOS 13: seconds of ranging in the background since the app left the screen or the display was switched.",
        confidence: .observed, sources: "LOG-RNBEACONS189", "LOG-CIBEACON438")
}
