import BackgroundRuntime

/// What is monitored of regions.
extension LocationRules {
    /// The rules of regions.
    package static let regions: [Rule] = [
        regionLimit, regionReplace, regionPersist, regionReboot, regionRelaunch, regionWakeTime, regionNoInitialEvent,
        regionCushion, regionRadiusMax, regionNoMode, regionState,
    ]

    package static let regionLimit = Rule(
        "location.region.limit", .all,
        """
        One region more than k.location.region-limit is refused with monitoringDidFail and \
        kCLErrorRegionMonitoringFailure; the regions before it stay.
        """,
        confidence: .documented, .choice, sources: "CL-REGION", "LOC-RM")

    package static let regionReplace = Rule(
        "location.region.replace", .all,
        "A region with a known identifier replaces the old one and does not count twice.",
        confidence: .documented, sources: "CL-REGION")

    package static let regionPersist = Rule(
        "location.region.persist", .all,
        "Monitored regions survive termination and are listed at the next launch.",
        confidence: .documented, sources: "CL-REGION", "LOC-RM")

    package static let regionReboot = Rule(
        "location.region.reboot", .all,
        """
        Documents contradict each other about regions after a reboot; the simulator keeps them and starts them after \
        first unlock.
        """,
        confidence: .choice, sources: "CL-PROX")

    package static let regionRelaunch = Rule(
        "location.region.relaunch", .all,
        """
        A boundary crossing launches a terminated app in the background with option location; a new manager with a \
        delegate then gets the event without a start call.
        """,
        confidence: .documented, sources: "CL-REGION-OLD", "LOC-RM")

    package static let regionWakeTime = Rule(
        "location.region.wake-time", .all,
        "The app has k.location.wake for a region event; longer work needs a task.",
        confidence: .documented, sources: "LOC-RM")

    package static let regionNoInitialEvent = Rule(
        "location.region.no-initial-event", .all,
        "Starting to monitor a region one is already in gives no enter event.",
        confidence: .documented, sources: "LOC-RM")

    package static let regionCushion = Rule(
        "location.region.cushion", .all,
        "A boundary crossing counts only beyond a distance cushion and a dwell time.",
        confidence: .documented, .choice, sources: "LOC-RM")

    package static let regionRadiusMax = Rule(
        "location.region.radius-max", .all,
        """
        A radius above maximumRegionMonitoringDistance fails with kCLErrorRegionMonitoringFailure. Another guide says \
        that it is clamped.
        """,
        confidence: .documented, sources: "CL-MAXDIST", "LOC-RM")

    package static let regionNoMode = Rule(
        "location.region.no-mode", .all,
        "Region monitoring and visits need no UIBackgroundModes value.",
        confidence: .documented, sources: "APG-BE", "LOC-RM")

    package static let regionState = Rule(
        "location.region.state", .from(.iOS(7)),
        """
        didDetermineState is called at each crossing, beside didEnterRegion or didExitRegion (in the simulator after it), \
        and as the answer to requestState.
        """,
        confidence: .documented, .choice, sources: "CL-STATE")
}
