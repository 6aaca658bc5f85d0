import BackgroundRuntime

/// What people call what the rules of accessories are about.
enum ExternalAccessoryWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "ea.mode.keeps-session", "external accessory in background", "MFi device keeps the connection",
            "EASession in background"),
        SearchSynonyms(
            "ea.no-mode-closes", "EAAccessoryDidDisconnect when app goes to background",
            "accessory disconnects when pressing home", "EASession closes in background"),
        SearchSynonyms("ea.one-session", "EASession is nil second time", "two sessions with an accessory"),
        SearchSynonyms(
            "ea.protocols", "EASession returns nil", "UISupportedExternalAccessoryProtocols",
            "accessory is not found in connectedAccessories"),
        SearchSynonyms("ea.queue", "accessory data arrives after opening the app"),
        SearchSynonyms(
            "ea.reconnects", "accessory reconnects when the app comes to foreground", "connectionID changes"),
        SearchSynonyms(
            "ea.registration", "EAAccessoryDidConnectNotification is not received", "registerForLocalNotifications"),
    ]
}
