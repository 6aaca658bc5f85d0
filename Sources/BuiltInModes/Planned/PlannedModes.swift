import BackgroundRuntime

/// The values of `UIBackgroundModes` that are valid and have no module yet.
enum PlannedModes {
    static let entries: [ModeCatalog.Entry] = [
        planned(
            "newsstand-content", .iOS(5), until: .iOS(9), "Newsstand downloads", "App downloads content for Newsstand"),
        planned(
            "external-accessory", .iOS(5), "External accessory communication",
            "App communicates with an accessory"),
        planned("bluetooth-central", .iOS(5), "Uses Bluetooth LE accessories", "App communicates using CoreBluetooth"),
        planned(
            "bluetooth-peripheral", .iOS(6), "Acts as a Bluetooth LE accessory", "App shares data using CoreBluetooth"),
        planned("fetch", .iOS(7), "Background fetch", "App downloads content from the network"),
        planned(
            "remote-notification", .iOS(7), "Remote notifications",
            "App downloads content in response to push notifications"),
        ModeCatalog.Entry(
            "processing", since: .iOS(13),
            xcodeLabels: ["Background processing", "App processes data in the background"],
            isSimulated: false,
            checks: [
                .needs(
                    key: "BGTaskSchedulerPermittedIdentifiers",
                    "the App Store refuses a build without the identifiers of its tasks", severity: .warning,
                    rule: "bgtask.store-rejects")
            ]),
        planned("nearby-interaction", .iOS(16), "Uses Nearby Interaction"),
        planned("push-to-talk", .iOS(16), "Push to Talk"),
        planned("network-authentication", .iOS(4)),
        ModeCatalog.Entry(
            "workout-processing", since: .iOS(4), xcodeLabels: ["Workout processing"], isSimulated: false,
            unavailable: "it is for watchOS"),
    ]

    private static func planned(
        _ value: String, _ since: SystemVersion, until: SystemVersion? = nil, _ labels: String...
    ) -> ModeCatalog.Entry {
        ModeCatalog.Entry(value, since: since, until: until, xcodeLabels: labels, isSimulated: false)
    }
}
