/// The rules of Background App Refresh, Low Power Mode and the battery.
public enum PowerRules {
    /// All rules about Low Power Mode and the sleep of the device.
    public static let all: [Rule] = [
        refreshStatus, refreshNotification, refreshOffScope, lpmScope, lpmNotification, batteryCritical,
    ]

    /// How an app asks for Background App Refresh.
    public static let refreshStatus = Rule(
        property: "power.refresh-status", .from(.iOS(7)),
        "backgroundRefreshStatus is available, denied (user) or restricted (not changeable by the user).",
        confidence: .documented, sources: "UIK-REFRESH")

    /// How an app is told of its change.
    public static let refreshNotification = Rule(
        "power.refresh-notification", .from(.iOS(7)),
        "A change of backgroundRefreshStatus posts backgroundRefreshStatusDidChange.",
        confidence: .documented, sources: "UIK-REFRESH")

    /// What Background App Refresh switches off.
    public static let refreshOffScope = Rule(
        "power.refresh-off.scope", .from(.iOS(7)),
        """
        Background App Refresh off stops fetch, silent push launches and BGTask (error unavailable); it does not stop \
        audio, location (from iOS 8), VoIP pushes, finite tasks or local notifications.
        """,
        confidence: .documented, .choice, sources: "UIK-REFRESH", "BGT-ERR", "W14-706")

    /// What Low Power Mode switches off.
    public static let lpmScope = Rule(
        "power.lpm.scope", .from(.iOS(9)),
        """
        Low Power Mode turns Background App Refresh off, pauses discretionary work, and shortens task time. No \
        figure is given: the simulator turns fetch, BGTask and discretionary transfers off and leaves the task budget \
        unchanged unless configured.
        """,
        confidence: .documented, .choice, sources: "FND-LPM", "UIK-REFRESH")

    /// How an app is told of Low Power Mode.
    public static let lpmNotification = Rule(
        "power.lpm.notification", .from(.iOS(9)),
        "A change of Low Power Mode posts NSProcessInfoPowerStateDidChange.",
        confidence: .documented, sources: "FND-LPM")

    /// What a low battery stops.
    public static let batteryCritical = Rule(
        "power.battery-critical", .from(.iOS(7)),
        "Below k.battery.critical discretionary launches stop.",
        confidence: .observed, sources: "W20-10063")
}
