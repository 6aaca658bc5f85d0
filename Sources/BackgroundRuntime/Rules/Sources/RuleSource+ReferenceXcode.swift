extension RuleSource {
    /// Reference pages of crash reports, metrics and Info.plist keys.
    static let referenceXcode: [RuleSource] = [
        RuleSource("MX-BG", "MXBackgroundExitData", "developer.apple.com/documentation/metrickit/mxbackgroundexitdata"),
        RuleSource(
            "SDK-COMPAT", "SDK Compatibility Guide: Using SDK-Based Development",
            "developer.apple.com/library/archive/documentation/DeveloperTools/Conceptual/cross_development/Using/using.html"
        ),
        RuleSource("XC-SIGKILL", "EXC_CRASH (SIGKILL)", "developer.apple.com/documentation/xcode/sigkill"),
        RuleSource(
            "XC-WATCHDOG", "Addressing watchdog terminations",
            "developer.apple.com/documentation/xcode/addressing-watchdog-terminations"),
        RuleSource(
            "XC-TERM", "Reducing terminations in your app",
            "developer.apple.com/documentation/xcode/reducing-terminations-in-your-app"),
        RuleSource(
            "XC-TRAP", "EXC_BREAKPOINT (SIGTRAP) and EXC_BAD_INSTRUCTION (SIGILL)",
            "developer.apple.com/documentation/xcode/sigtrap_sigill"),
        RuleSource(
            "XC-CRASH", "EXC_CRASH (SIGABRT)",
            "developer.apple.com/documentation/xcode/exc_crash ; developer.apple.com/documentation/xcode/sigabrt"),
        RuleSource(
            "MK-27", "BackgroundTerminationMetric",
            "developer.apple.com/documentation/metrickit/backgroundterminationmetric"),
        RuleSource(
            "CRX-27", "CrashReportExtension: CrashReason.exception",
            "developer.apple.com/documentation/crashreportextension/crashreason/exception"),
        RuleSource("XC-RES", "EXC_RESOURCE", "developer.apple.com/documentation/xcode/exc_resource"),
        RuleSource(
            "XC-JETSAM", "Identifying high-memory use with jetsam event reports",
            "developer.apple.com/documentation/xcode/identifying-high-memory-use-with-jetsam-event-reports"),
        RuleSource(
            "XC-MODES", "Configuring background execution modes",
            "developer.apple.com/documentation/xcode/configuring-background-execution-modes"),
        RuleSource(
            "PL-MODES", "UIBackgroundModes",
            "developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes"),
        RuleSource(
            "PL-EXITS", "UIApplicationExitsOnSuspend",
            "developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationexitsonsuspend"),
        RuleSource(
            "PL-WIFI", "UIRequiresPersistentWiFi",
            "developer.apple.com/documentation/bundleresources/information-property-list/uirequirespersistentwifi"),
        RuleSource(
            "PL-KEYS", "Information Property List: the page of the key that is meant",
            "developer.apple.com/documentation/bundleresources/information-property-list"),
    ]
}
