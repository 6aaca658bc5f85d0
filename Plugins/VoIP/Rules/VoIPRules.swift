import BackgroundRuntime

/// The rules of the VoIP mode: the keep-alive and socket of iOS 4 to 9, and VoIP pushes.
///
/// A member is named after the end of its rule's id: `voip.wake-rate` is `wakeRate`.
public enum VoIPRules {
    /// All rules of the mode.
    public static let all: [Rule] =
        keepAlive + launches + pushes + calls

    /// The rules of the keep-alive and of the tagged socket.
    package static let keepAlive: [Rule] = [
        keepaliveNeedsMode, keepaliveMinimum, keepaliveNotLater, keepaliveAllowance, keepaliveReplace,
        keepaliveNotPersistent, socketWake, socketTCPOnly, socketUntagged, socketNeedsMode, socketFatal, audioKey,
        wakeRate,
        alertLocalNotification, legacyDeprecated, wifiPersist,
    ]

    package static let keepaliveNeedsMode = Rule(
        "voip.keepalive.needs-mode", .from(.iOS(4), before: .iOS(13)),
        "setKeepAliveTimeout returns false without voip in UIBackgroundModes.",
        confidence: .documented, sources: "UIK-KEEP")

    package static let keepaliveMinimum = Rule(
        "voip.keepalive.minimum", .from(.iOS(4), before: .iOS(13)),
        "setKeepAliveTimeout returns false below k.voip.keepalive-min.",
        confidence: .documented, .choice, sources: "UIK-KEEP")

    package static let keepaliveNotLater = Rule(
        "voip.keepalive.not-later", .from(.iOS(4), before: .iOS(13)),
        "The keep-alive handler is called before the timeout is over, possibly earlier, never later.",
        confidence: .documented, sources: "UIK-KEEP")

    package static let keepaliveAllowance = Rule(
        "voip.keepalive.allowance", .from(.iOS(4), before: .iOS(13)),
        "The keep-alive handler may run k.voip.keepalive-allowance; then the app is suspended, not killed.",
        confidence: .documented, sources: "UIK-KEEP")

    package static let keepaliveReplace = Rule(
        "voip.keepalive.replace", .from(.iOS(4), before: .iOS(13)),
        """
        A second call of setKeepAliveTimeout replaces handler and timeout; a nil handler removes it and stops the \
        wakes.
        """,
        confidence: .documented, sources: "UIK-KEEP")

    package static let keepaliveNotPersistent = Rule(
        "voip.keepalive.not-persistent", .from(.iOS(4), before: .iOS(13)),
        "Keep-alive handler and timeout are lost with the process and must be set at every launch.",
        confidence: .documented, sources: "UIK-KEEP")

    package static let socketWake = Rule(
        "voip.socket.wake", .from(.iOS(4), before: .iOS(13)),
        "Data on a TCP stream tagged with the VoIP service type wakes the suspended app.",
        confidence: .documented, sources: "W10-109", "APG-BE")

    package static let socketTCPOnly = Rule(
        "voip.socket.tcp-only", .from(.iOS(4), before: .iOS(13)),
        "Only TCP streams can be tagged; UDP never wakes.",
        confidence: .documented, sources: "W10-109", "TN2277")

    package static let socketUntagged = Rule(
        "voip.socket.untagged", .all,
        "Untagged sockets do not wake the app.",
        confidence: .documented, sources: "TN2277")

    package static let socketNeedsMode = Rule(
        "voip.socket.needs-mode", .from(.iOS(4), before: .iOS(13)),
        "Tagging a stream without the mode has no effect.",
        confidence: .documented, .choice, sources: "APG-BE")

    package static let socketFatal = Rule(
        "voip.socket.16", .from(.iOS(16)),
        "An app that still tags a stream with the VoIP service type is killed.",
        confidence: .observed, sources: "LOG-PJSIP", advice: "Use VoIP pushes.")

    package static let audioKey = Rule(
        "voip.audio-key", .from(.iOS(4), before: .iOS(13)),
        """
        Call audio in the background is to be declared with audio too. A guide says that VoIP apps may play call audio \
        without it; the simulator lets voip alone permit audio during a call, with a warning.
        """,
        confidence: .documented, sources: "W10-109")

    package static let wakeRate = Rule(
        "voip.wake-rate", .from(.iOS(4), before: .iOS(13)),
        "More wakes than k.voip.wake-limit within k.voip.wake-window kill the app with 0xbad22222.",
        confidence: .observed, .documented, sources: "LOG-15WAKES", "XC-SIGKILL")

    package static let alertLocalNotification = Rule(
        "voip.alert.local-notification", .from(.iOS(4), before: .iOS(13)),
        "A call arriving in the background is shown with an immediately presented local notification.",
        confidence: .documented, sources: "W10-109")

    package static let legacyDeprecated = Rule(
        "voip.legacy.deprecated", .from(.iOS(10)),
        """
        The keep-alive and the tagged socket are deprecated with the iOS 9 SDK; on iOS 10 and later they do nothing \
        for an app linked with the iOS 10 SDK.
        """,
        confidence: .documented, sources: "QA1938")

    package static let wifiPersist = Rule(
        "voip.wifi-persist", .all,
        "An app that has to keep its connection over Wi-Fi also sets UIRequiresPersistentWiFi.",
        confidence: .documented, sources: "APG-BE", "PL-WIFI")
}
