import BackgroundRuntime

/// Changes of the route, remote-control events and the app that is now playing.
extension AudioRules {
    /// The rules of routes and remote control.
    package static let routes: [Rule] = [
        routeUnplugPauses, routePlugContinues, routeThread, routeSuspendedLate, remoteRegister, remoteTarget,
        remoteWakes, remoteNoLaunch, remoteDisabled, nowPlaying,
    ]

    package static let routeUnplugPauses = Rule(
        "audio.route.unplug-pauses", .all,
        """
        Removing the headphones, or another device that has the sound, posts a route change with reason \
        oldDeviceUnavailable, and the app should pause.
        """,
        confidence: .documented, sources: "AV-ROUTE")

    package static let routePlugContinues = Rule(
        "audio.route.plug-continues", .all,
        "A route change with reason newDeviceAvailable leaves playback running.",
        confidence: .documented, sources: "AV-ROUTE")

    package static let routeThread = Rule(
        property: "audio.route.thread", .from(.iOS(7)),
        "Route change notifications come on a secondary thread.",
        confidence: .documented, sources: "AV-ROUTE")

    package static let routeSuspendedLate = Rule(
        "audio.route.suspended-late", .all,
        "A route change during suspension is delivered only after resume.",
        confidence: .observed, sources: "LOG-BOOKPLAYER")

    package static let remoteRegister = Rule(
        "audio.remote.register", .all,
        """
        Remote-control events need beginReceivingRemoteControlEvents and a first responder, or a command target \
        (MPRemoteCommandCenter, iOS 7.1 and later). An event that the first responder does not handle goes up the responder \
        chain, to the app's delegate where that is a responder.
        """,
        confidence: .documented, sources: "UIK-RC", "MP-REMOTE", "EHG-REMOTE")

    package static let remoteTarget = Rule(
        "audio.remote.target", .all,
        "Remote-control events go to the app that played last (\"now playing\"), in the foreground or not.",
        confidence: .documented, sources: "W10-109", "MP-REMOTE")

    package static let remoteWakes = Rule(
        "audio.remote.wakes", .all,
        """
        A suspended former player with the audio mode is resumed for a remote-control event for k.remote-control.wake \
        and stays up if it starts to play; an app without the mode is not resumed.
        """,
        confidence: .documented, .choice, sources: "W10-109")

    package static let remoteNoLaunch = Rule(
        "audio.remote.no-launch", .all,
        "A terminated app is not launched by a remote-control event.",
        confidence: .choice)

    package static let remoteDisabled = Rule(
        "audio.remote.disabled", .from(.iOS(7, 1)),
        "A command that the app disabled sends no events: its button is shown as such, or not at all.",
        confidence: .documented, sources: "MP-ENABLED")

    package static let nowPlaying = Rule(
        "audio.now-playing", .from(.iOS(5)),
        "Being the now-playing app needs a non-mixable active session; now-playing info alone keeps nothing awake.",
        confidence: .documented, .choice, sources: "MP-REMOTE")
}
