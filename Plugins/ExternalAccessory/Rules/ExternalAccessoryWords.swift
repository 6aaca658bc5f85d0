import BackgroundRuntime

/// What people call what the rules of accessories are about.
enum ExternalAccessoryWords {
    static let all: [PlainWords] = [
        PlainWords(
            "ea.mode.keeps-session", "external accessory in background", "MFi device keeps the connection",
            "EASession in background"),
        PlainWords(
            "ea.no-mode-closes", "EAAccessoryDidDisconnect when app goes to background",
            "accessory disconnects when pressing home", "EASession closes in background"),
        PlainWords("ea.one-session", "EASession is nil second time", "two sessions with an accessory"),
        PlainWords(
            "ea.protocols", "EASession returns nil", "UISupportedExternalAccessoryProtocols",
            "accessory is not found in connectedAccessories"),
        PlainWords("ea.queue", "accessory data arrives after opening the app"),
        PlainWords("ea.reconnects", "accessory reconnects when the app comes to foreground", "connectionID changes"),
        PlainWords(
            "ea.registration", "EAAccessoryDidConnectNotification is not received", "registerForLocalNotifications"),
    ]
}
