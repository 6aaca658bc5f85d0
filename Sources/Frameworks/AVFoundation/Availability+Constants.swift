import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the names and other constants of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let audioSessionInterruptionNotification = symbol("AVAudioSession.interruptionNotification", .iOS(6))
    static let audioSessionRouteChangeNotification = symbol("AVAudioSession.routeChangeNotification", .iOS(6))
    static let audioSessionMediaServicesWereResetNotification = symbol(
        "AVAudioSession.mediaServicesWereResetNotification", .iOS(6))
    static let audioSessionMediaServicesWereLostNotification = symbol(
        "AVAudioSession.mediaServicesWereLostNotification", .iOS(7))
    static let audioSessionSilenceSecondaryAudioHintNotification = symbol(
        "AVAudioSession.silenceSecondaryAudioHintNotification", .iOS(8))
    static let audioSessionDidBecomeActiveNotification = symbol("AVAudioSession.didBecomeActiveNotification", .iOS(27))
    static let audioSessionDidBecomeInactiveNotification = symbol(
        "AVAudioSession.didBecomeInactiveNotification", .iOS(27))
    static let audioSessionResumptionRecommendationNotification = symbol(
        "AVAudioSession.resumptionRecommendationNotification", .iOS(27))
    static let audioSessionDeactivationContextKey = symbol("AVAudioSession.deactivationContextKey", .iOS(27))
    static let audioSessionResumptionContextKey = symbol("AVAudioSession.resumptionContextKey", .iOS(27))
    static let audioSessionInterruptionTypeKey = symbol("AVAudioSessionInterruptionTypeKey", .iOS(6))
    static let audioSessionInterruptionOptionKey = symbol("AVAudioSessionInterruptionOptionKey", .iOS(6))
    static let audioSessionInterruptionReasonKey = symbol("AVAudioSessionInterruptionReasonKey", .iOS(14, 5))
    static let audioSessionInterruptionWasSuspendedKey = symbol(
        "AVAudioSessionInterruptionWasSuspendedKey", .iOS(10, 3))
    static let audioSessionRouteChangeReasonKey = symbol("AVAudioSessionRouteChangeReasonKey", .iOS(6))
    static let audioSessionRouteChangePreviousRouteKey = symbol("AVAudioSessionRouteChangePreviousRouteKey", .iOS(6))
    static let audioSessionSilenceSecondaryAudioHintTypeKey = symbol(
        "AVAudioSessionSilenceSecondaryAudioHintTypeKey", .iOS(8))
    static let audioSessionCategoryMultiRoute = symbol("AVAudioSession.Category.multiRoute", .iOS(6))
    static let audioSessionModeDefault = symbol("AVAudioSession.Mode.default", .iOS(5))
    static let audioSessionModeVoiceChat = symbol("AVAudioSession.Mode.voiceChat", .iOS(5))
    static let audioSessionModeGameChat = symbol("AVAudioSession.Mode.gameChat", .iOS(5))
    static let audioSessionModeVideoRecording = symbol("AVAudioSession.Mode.videoRecording", .iOS(5))
    static let audioSessionModeMeasurement = symbol("AVAudioSession.Mode.measurement", .iOS(5))
    static let audioSessionModeMoviePlayback = symbol("AVAudioSession.Mode.moviePlayback", .iOS(6))
    static let audioSessionModeVideoChat = symbol("AVAudioSession.Mode.videoChat", .iOS(7))
    static let audioSessionModeSpokenAudio = symbol("AVAudioSession.Mode.spokenAudio", .iOS(9))
    static let audioSessionModeVoicePrompt = symbol("AVAudioSession.Mode.voicePrompt", .iOS(12))
    static let audioSessionPortBuiltInSpeaker = symbol("AVAudioSession.Port.builtInSpeaker", .iOS(6))
    static let audioSessionPortBuiltInReceiver = symbol("AVAudioSession.Port.builtInReceiver", .iOS(6))
    static let audioSessionPortBuiltInMic = symbol("AVAudioSession.Port.builtInMic", .iOS(6))
    static let audioSessionPortHeadphones = symbol("AVAudioSession.Port.headphones", .iOS(6))
    static let audioSessionPortHeadsetMic = symbol("AVAudioSession.Port.headsetMic", .iOS(6))
    static let audioSessionPortBluetoothA2DP = symbol("AVAudioSession.Port.bluetoothA2DP", .iOS(6))
    static let audioSessionPortBluetoothHFP = symbol("AVAudioSession.Port.bluetoothHFP", .iOS(6))
    static let audioSessionPortBluetoothLE = symbol("AVAudioSession.Port.bluetoothLE", .iOS(7))
    static let audioSessionPortAirPlay = symbol("AVAudioSession.Port.airPlay", .iOS(6))
    static let audioSessionPortCarAudio = symbol("AVAudioSession.Port.carAudio", .iOS(7))

    static let playerItemPlaybackStalled = symbol("AVPlayerItem.playbackStalledNotification", .iOS(6))

    /// What an app may use too early of names and other constants.
    static let ofAVFoundationConstants: [SystemAPI] = [
        audioSessionInterruptionNotification, audioSessionRouteChangeNotification,
        audioSessionMediaServicesWereResetNotification, audioSessionMediaServicesWereLostNotification,
        audioSessionSilenceSecondaryAudioHintNotification, audioSessionDidBecomeActiveNotification,
        audioSessionDidBecomeInactiveNotification, audioSessionResumptionRecommendationNotification,
        audioSessionDeactivationContextKey, audioSessionResumptionContextKey, audioSessionInterruptionTypeKey,
        audioSessionInterruptionOptionKey, audioSessionInterruptionReasonKey, audioSessionInterruptionWasSuspendedKey,
        audioSessionRouteChangeReasonKey, audioSessionRouteChangePreviousRouteKey,
        audioSessionSilenceSecondaryAudioHintTypeKey, audioSessionCategoryMultiRoute, audioSessionModeDefault,
        audioSessionModeVoiceChat, audioSessionModeGameChat, audioSessionModeVideoRecording,
        audioSessionModeMeasurement, audioSessionModeMoviePlayback, audioSessionModeVideoChat,
        audioSessionModeSpokenAudio, audioSessionModeVoicePrompt, audioSessionPortBuiltInSpeaker,
        audioSessionPortBuiltInReceiver, audioSessionPortBuiltInMic, audioSessionPortHeadphones,
        audioSessionPortHeadsetMic, audioSessionPortBluetoothA2DP, audioSessionPortBluetoothHFP,
        audioSessionPortBluetoothLE, audioSessionPortAirPlay, audioSessionPortCarAudio, playerItemPlaybackStalled,
    ]
}
