import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum ExternalAccessorySources {
    static let all: [RuleSource] = [
        RuleSource(
            "EA", "External Accessory: EAAccessoryManager, EASession",
            "developer.apple.com/documentation/externalaccessory"),
        RuleSource(
            "EA-CONNECT", "External Accessory Programming Topics: Connecting to an Accessory",
            """
            developer.apple.com/library/archive/featuredarticles/ExternalAccessoryPT/Articles/Connecting.html
            """),
        RuleSource(
            "EA-EVENTS", "External Accessory Programming Topics: Monitoring Accessory-Related Events",
            """
            developer.apple.com/library/archive/featuredarticles/ExternalAccessoryPT/Articles/MonitoringEvents.html
            """),
        RuleSource(
            "LOG-EA4394291", "EASession after a return from the background", "stackoverflow.com/questions/4394291"),
    ]
}
