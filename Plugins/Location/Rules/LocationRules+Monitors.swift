import BackgroundRuntime

/// Monitors and their conditions.
extension LocationRules {
    /// The rules of monitors.
    package static let monitors: [Rule] = [
        monitorEvents, monitorPersist, monitorRelaunch, monitorLimit, monitorName,
    ]

    package static let monitorEvents = Rule(
        "location.monitor.events", .from(.iOS(17)),
        """
        A CLMonitor tells each change of a condition to whoever iterates its events, and after adding one the state that \
        is found, unless the app assumed it. The record has an event when the app asks for the next one.
        """,
        confidence: .documented, sources: "CL-MON", "W23-10147")

    package static let monitorPersist = Rule(
        "location.monitor.persist", .from(.iOS(17)),
        "Conditions and their last events outlive the process: a monitor of the same name has them again.",
        confidence: .documented, sources: "W23-10147")

    package static let monitorRelaunch = Rule(
        "location.monitor.relaunch", .from(.iOS(17)),
        """
        A change of a condition launches a terminated app, which has to open the monitor and iterate its events. While an \
        event waits, its condition tells nothing more.
        """,
        confidence: .documented, sources: "W23-10147", "CL-MON-OBJC")

    package static let monitorLimit = Rule(
        "location.monitor.limit", .from(.iOS(17)),
        """
        Conditions count with the regions of the app against k.location.region-limit. One too many is unmonitored; from \
        iOS 18 its event says conditionLimitExceeded.
        """,
        confidence: .documented, .choice, sources: "CL-MON-LIMIT", "CL-PROX")

    package static let monitorName = Rule(
        "location.monitor.name", .from(.iOS(17)),
        """
        Only one monitor of a name can be open at a time. In the simulator a second one hears nothing, and is a finding.
        """,
        confidence: .documented, .choice, sources: "W23-10147")
}
