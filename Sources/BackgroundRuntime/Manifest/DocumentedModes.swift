/// The values of `UIBackgroundModes` that iOS knows: names and versions, and nothing about what they do.
///
/// A program that links one module still knows the names of the others, so that it can tell a typing mistake from a mode
/// whose module it lacks.
enum DocumentedModes {
    static let entries: [ModeCatalog.Entry] = [
        mode(
            "audio", .iOS(4), "Audio, AirPlay, and Picture in Picture",
            "App plays audio or streams audio/video using AirPlay"),
        mode("location", .iOS(4), "Location updates", "App registers for location updates"),
        mode("voip", .iOS(4), "Voice over IP", "App provides Voice over IP services"),
        mode(
            "newsstand-content", .iOS(5), until: .iOS(9), "Newsstand downloads", "App downloads content for Newsstand"),
        mode(
            "external-accessory", .iOS(5), "External accessory communication",
            "App communicates with an accessory"),
        mode("bluetooth-central", .iOS(5), "Uses Bluetooth LE accessories", "App communicates using CoreBluetooth"),
        mode(
            "bluetooth-peripheral", .iOS(6), "Acts as a Bluetooth LE accessory", "App shares data using CoreBluetooth"),
        mode("fetch", .iOS(7), "Background fetch", "App downloads content from the network"),
        mode(
            "remote-notification", .iOS(7), "Remote notifications",
            "App downloads content in response to push notifications"),
        mode("processing", .iOS(13), "Background processing", "App processes data in the background"),
        mode("nearby-interaction", .iOS(16), "Uses Nearby Interaction"),
        mode("push-to-talk", .iOS(16), "Push to Talk"),
        // Apple's list gives no version: that of the only API that asks for it.
        mode("network-authentication", .iOS(9)),
        // A mode of watchOS until iPhones had workout sessions of their own.
        mode("workout-processing", .iOS(26), "Workout processing"),
    ]

    private static func mode(
        _ value: String, _ since: SystemVersion, until: SystemVersion? = nil, _ labels: String...
    ) -> ModeCatalog.Entry {
        ModeCatalog.Entry(value, since: since, until: until, xcodeLabels: labels, isSimulated: false)
    }
}
