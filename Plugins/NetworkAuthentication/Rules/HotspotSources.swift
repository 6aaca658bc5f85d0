import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum HotspotSources {
    static let all: [RuleSource] = [
        RuleSource(
            "NE-HOTSPOT", "NEHotspotHelper, and the comments of its header",
            "developer.apple.com/documentation/networkextension/nehotspothelper"),
        RuleSource(
            "NE-REGISTER", "register(options:queue:handler:)",
            """
            developer.apple.com/documentation/networkextension/nehotspothelper/\
            register(options:queue:handler:)
            """),
        RuleSource(
            "NE-HELPER", "Hotspot helper",
            "developer.apple.com/documentation/networkextension/hotspot-helper"),
        RuleSource(
            "HOTSPOT-COMMANDS", "Hotspot Network Subsystem Programming Guide: Hotspot Helper Command Handling Details",
            """
            developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/\
            Hotspot_Network_Subsystem_Guide/Contents/CommandHandlingDetails.html
            """),
    ]
}
