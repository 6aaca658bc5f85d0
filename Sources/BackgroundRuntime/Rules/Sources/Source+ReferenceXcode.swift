extension Source {
    /// Reference pages of crash reports, metrics and Info.plist keys.
    static let referenceXcode: [Source] = [
        Source("MX-BG", "MXBackgroundExitData", "developer.apple.com/documentation/metrickit/mxbackgroundexitdata"),
        Source("XC-SIGKILL", "EXC_CRASH (SIGKILL)", "developer.apple.com/documentation/xcode/sigkill"),
        Source(
            "XC-WATCHDOG", "Addressing watchdog terminations",
            "developer.apple.com/documentation/xcode/addressing-watchdog-terminations"),
        Source(
            "XC-TERM", "Reducing terminations in your app",
            "developer.apple.com/documentation/xcode/reducing-terminations-in-your-app"),
        Source("XC-RES", "EXC_RESOURCE", "developer.apple.com/documentation/xcode/exc_resource"),
        Source(
            "XC-JETSAM", "Identifying high-memory use with jetsam event reports",
            "developer.apple.com/documentation/xcode/identifying-high-memory-use-with-jetsam-event-reports"),
        Source(
            "XC-MODES", "Configuring background execution modes",
            "developer.apple.com/documentation/xcode/configuring-background-execution-modes"),
        Source(
            "PL-MODES", "UIBackgroundModes",
            "developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes"),
        Source(
            "PL-EXITS", "UIApplicationExitsOnSuspend",
            "developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationexitsonsuspend"),
        Source(
            "PL-WIFI", "UIRequiresPersistentWiFi",
            "developer.apple.com/documentation/bundleresources/information-property-list/uirequirespersistentwifi"),
        Source(
            "PL-KEYS", "Information Property List: the page of the key that is meant",
            "developer.apple.com/documentation/bundleresources/information-property-list"),
    ]
}
