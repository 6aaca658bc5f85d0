import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum AudioSources {
    static let all: [RuleSource] = [
        RuleSource(
            "LOG-SPOTIFY", "Suspended when paused; session must start in the foreground",
            "github.com/spotify/ios-sdk/issues/181"),
        RuleSource("LOG-BOOKPLAYER", "Late route change", "github.com/TortugaPower/BookPlayer/issues/343"),
        RuleSource(
            "AV-CAT", "AVAudioSession.Category and CategoryOptions",
            "developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct"),
        RuleSource(
            "AV-OPT", "AVAudioSession.CategoryOptions, and the header of each of them",
            "developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions-swift.struct"),
        RuleSource(
            "AV-ACT", "setActive(_:options:)",
            "developer.apple.com/documentation/avfaudio/avaudiosession/setactive(_:options:)"),
        RuleSource(
            "AV-INT", "interruptionNotification; Handling audio interruptions",
            "developer.apple.com/documentation/avfaudio/avaudiosession/interruptionnotification"),
        RuleSource(
            "AV-REASON", "AVAudioSession.InterruptionReason: appWasSuspended",
            """
            developer.apple.com/documentation/avfaudio/avaudiosession/interruptionreason/appwassuspended ; \
            docs.rs/objc2-avf-audio/latest/objc2_avf_audio/struct.AVAudioSessionInterruptionReason.html
            """),
        RuleSource(
            "AV-ROUTE", "routeChangeNotification; Responding to audio route changes",
            "developer.apple.com/documentation/avfaudio/avaudiosession/routechangenotification"),
        RuleSource(
            "AV-RESET", "mediaServicesWereResetNotification",
            "developer.apple.com/documentation/avfaudio/avaudiosession/mediaserviceswereresetnotification"),
        RuleSource(
            "AV-ERR", "AVAudioSession.ErrorCode",
            "developer.apple.com/documentation/coreaudiotypes/avaudiosession/errorcode"),
        RuleSource(
            "AV-27", "didBecomeInactiveNotification and its kin: DeactivationContext, ResumptionContext",
            "developer.apple.com/documentation/avfaudio/avaudiosession/didbecomeinactivenotification"),
        RuleSource(
            "LOG-PILL1477", "Background playback policy ignored on 26.4, right in 26.6",
            "github.com/SRGSSR/pillarbox-apple/issues/1477"),
        RuleSource(
            "MP-REMOTE", "Handling external player events notifications; MPRemoteCommandCenter",
            "developer.apple.com/documentation/mediaplayer/handling-external-player-events-notifications"),
        RuleSource(
            "AV-RECPERM", "AVAudioApplication.requestRecordPermission(completionHandler:)",
            """
            developer.apple.com/documentation/avfaudio/avaudioapplication/\
            requestrecordpermission(completionhandler:)
            """),
        RuleSource(
            "LOG-756291", "requestRecordPermission crashes without NSMicrophoneUsageDescription",
            "developer.apple.com/forums/thread/756291"),
        RuleSource(
            "QA1668", "Playing media while in the background using AV Foundation on iOS",
            "developer.apple.com/library/archive/qa/qa1668/_index.html"),
        RuleSource(
            "AV-BGPOLICY", "AVPlayer.audiovisualBackgroundPlaybackPolicy",
            "developer.apple.com/documentation/avfoundation/avplayer/audiovisualbackgroundplaybackpolicy"),
        RuleSource(
            "AVK-PIP", "AVPictureInPictureController; AVFoundationPiPPlayer, a sample",
            """
            developer.apple.com/documentation/avkit/avpictureinpicturecontroller ; \
            developer.apple.com/library/archive/samplecode/AVFoundationPiPPlayer/
            """),
        RuleSource(
            "AVF-WAITING", "AVPlayer: timeControlStatus, reasonForWaitingToPlay, WaitingReason",
            "developer.apple.com/documentation/avfoundation/avplayer/timecontrolstatus-swift.property"),
        RuleSource(
            "AVF-AUTOWAIT", "AVPlayer.automaticallyWaitsToMinimizeStalling",
            "developer.apple.com/documentation/avfoundation/avplayer/automaticallywaitstominimizestalling"),
        RuleSource(
            "AVF-STALLED", "AVPlayerItem.playbackStalledNotification: streams go on, files do not",
            "developer.apple.com/documentation/avfoundation/avplayeritem/playbackstallednotification"),
        RuleSource(
            "AVF-FAILED", "AVPlayerItem: status, error, failedToPlayToEndTimeNotification",
            """
            developer.apple.com/documentation/avfoundation/avplayeritem/status-swift.property ; \
            developer.apple.com/documentation/avfoundation/avplayeritem/failedtoplaytoendtimenotification
            """),
        RuleSource(
            "AVF-DURATION", "AVPlayerItem.duration: indefinite for live streams",
            "developer.apple.com/documentation/avfoundation/avplayeritem/duration"),
        RuleSource(
            "AVF-FORWARD", "AVPlayerItem.preferredForwardBufferDuration",
            "developer.apple.com/documentation/avfoundation/avplayeritem/preferredforwardbufferduration"),
        RuleSource(
            "AV-PLAYER-URL", "AVAudioPlayer.init(contentsOf:): no streaming over the network",
            "developer.apple.com/documentation/avfaudio/avaudioplayer/init(contentsof:)"),
        RuleSource(
            "RFC-8216", "HTTP Live Streaming, section 6.3.3: three target durations before the end",
            "www.rfc-editor.org/rfc/rfc8216"),
        RuleSource(
            "LOG-STALLED", "Sound in the background that ends with the data, and does not come back by itself",
            """
            github.com/StreetVoice/HysteriaPlayer/issues/126 ; github.com/fethica/FRadioPlayer/issues/71 ; \
            github.com/doublesymmetry/react-native-track-player/pull/717
            """),
        RuleSource(
            "MP-ENABLED", "MPRemoteCommand.isEnabled",
            "developer.apple.com/documentation/mediaplayer/mpremotecommand/isenabled"),
        RuleSource(
            "EHG-REMOTE", "Event Handling Guide for iOS: Remote Control Events",
            "developer.apple.com/library/archive/documentation/EventHandling/Conceptual/EventHandlingiPhoneOS/"
                + "Remote-ControlEvents/Remote-ControlEvents.html"),
        RuleSource(
            "UIK-RC", "beginReceivingRemoteControlEvents()",
            "developer.apple.com/documentation/uikit/uiapplication/beginreceivingremotecontrolevents()"),
        RuleSource(
            "ASPG", "Audio Session Programming Guide (categories table; Responding to Interruptions)",
            "developer.apple.com/library/archive/documentation/Audio/Conceptual/AudioSessionProgrammingGuide/"),
    ]
}
