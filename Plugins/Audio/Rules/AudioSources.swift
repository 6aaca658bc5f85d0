import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum AudioSources {
    /// All of them.
    static let all: [Source] = [
        Source(
            "LOG-SPOTIFY", "Suspended when paused; session must start in the foreground",
            "github.com/spotify/ios-sdk/issues/181"),
        Source("LOG-BOOKPLAYER", "Late route change", "github.com/TortugaPower/BookPlayer/issues/343"),
        Source(
            "AV-CAT", "AVAudioSession.Category and CategoryOptions",
            "developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct"),
        Source(
            "AV-ACT", "setActive(_:options:)",
            "developer.apple.com/documentation/avfaudio/avaudiosession/setactive(_:options:)"),
        Source(
            "AV-INT", "interruptionNotification; Handling audio interruptions",
            "developer.apple.com/documentation/avfaudio/avaudiosession/interruptionnotification"),
        Source(
            "AV-REASON", "AVAudioSession.InterruptionReason: appWasSuspended",
            """
            developer.apple.com/documentation/avfaudio/avaudiosession/interruptionreason/appwassuspended ; \
            docs.rs/objc2-avf-audio/latest/objc2_avf_audio/struct.AVAudioSessionInterruptionReason.html
            """),
        Source(
            "AV-ROUTE", "routeChangeNotification; Responding to audio route changes",
            "developer.apple.com/documentation/avfaudio/avaudiosession/routechangenotification"),
        Source(
            "AV-RESET", "mediaServicesWereResetNotification",
            "developer.apple.com/documentation/avfaudio/avaudiosession/mediaserviceswereresetnotification"),
        Source(
            "AV-ERR", "AVAudioSession.ErrorCode",
            "developer.apple.com/documentation/coreaudiotypes/avaudiosession/errorcode"),
        Source(
            "MP-REMOTE", "Handling external player events notifications; MPRemoteCommandCenter",
            "developer.apple.com/documentation/mediaplayer/handling-external-player-events-notifications"),
        Source(
            "UIK-RC", "beginReceivingRemoteControlEvents()",
            "developer.apple.com/documentation/uikit/uiapplication/beginreceivingremotecontrolevents()"),
        Source(
            "ASPG", "Audio Session Programming Guide (categories table; Responding to Interruptions)",
            "developer.apple.com/library/archive/documentation/Audio/Conceptual/AudioSessionProgrammingGuide/"),
    ]
}
