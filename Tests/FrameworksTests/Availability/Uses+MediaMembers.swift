import AVFoundation
import AVKit
import MediaPlayer

let usesOfMediaMembers: [String: Use] = [
    "-[AVAudioPlayer initWithContentsOfURL:fileTypeHint:error:]": {
        _ = try? AVAudioPlayer(contentsOf: address, fileTypeHint: nil)
    },
    "-[AVAudioPlayer enableRate]": { AVAudioPlayer().enableRate = true },
    "-[AVAudioPlayer rate]": { AVAudioPlayer().rate = 1 },
    "-[AVAudioPlayer setVolume:fadeDuration:]": { AVAudioPlayer().setVolume(0, fadeDuration: 1) },
    "-[AVAudioRecorder initWithURL:format:error:]": { _ = try? AVAudioRecorder(url: address, format: AVAudioFormat()) },
    "-[AVAudioRecorder format]": { _ = recorder()?.format },
    "-[AVAudioRecorder recordAtTime:]": { _ = recorder()?.record(atTime: 1) },
    "-[AVAudioRecorder recordAtTime:forDuration:]": { _ = recorder()?.record(atTime: 1, forDuration: 1) },
    "-[AVAudioRecorder deviceCurrentTime]": { _ = recorder()?.deviceCurrentTime },
    "-[AVAudioSession allowHapticsAndSystemSoundsDuringRecording]": {
        _ = session.allowHapticsAndSystemSoundsDuringRecording
    },
    "-[AVAudioSession preferredInput]": { _ = session.preferredInput },
    "-[AVAudioSession isInputAvailable]": { _ = session.isInputAvailable },
    "-[AVAudioSession preferredSampleRate]": { _ = session.preferredSampleRate },
    "-[AVAudioSession sampleRate]": { _ = session.sampleRate },
    "-[AVAudioSession IOBufferDuration]": { _ = session.ioBufferDuration },
    "+[AVMetadataItem metadataItemsFromArray:filteredByIdentifier:]": {
        _ = AVMetadataItem.metadataItems(from: [], filteredByIdentifier: .commonIdentifierTitle)
    },
    "-[AVPlayer isMuted]": { AVPlayer().isMuted = true },
    "-[AVPlayer volume]": { AVPlayer().volume = 0 },
    "-[AVPlayer allowsExternalPlayback]": { AVPlayer().allowsExternalPlayback = false },
    "-[AVPlayer isExternalPlaybackActive]": { _ = AVPlayer().isExternalPlaybackActive },
    "-[AVPlayer seekToTime:completionHandler:]": { AVPlayer().seek(to: .zero) { _ in } },
    "-[AVPlayer reasonForWaitingToPlay]": { _ = AVPlayer().reasonForWaitingToPlay },
    "-[AVPlayer preventsDisplaySleepDuringVideoPlayback]": {
        AVPlayer().preventsDisplaySleepDuringVideoPlayback = false
    },
    "-[AVPlayerItem preferredForwardBufferDuration]": {
        AVPlayerItem(url: address).preferredForwardBufferDuration = 1
    },
    "AVPlayerItem.playbackStalledNotification": { _ = AVPlayerItem.playbackStalledNotification },
    "-[AVPlayer playImmediatelyAtRate:]": { AVPlayer().playImmediately(atRate: 1) },
    "-[AVPlayerItem initWithAsset:automaticallyLoadedAssetKeys:]": {
        _ = AVPlayerItem(asset: AVAsset(url: address), automaticallyLoadedAssetKeys: nil)
    },
    "-[AVPlayerItem outputs]": { _ = AVPlayerItem(url: address).outputs },
    "-[AVPlayerItem addOutput:]": { AVPlayerItem(url: address).add(AVPlayerItemOutput()) },
    "-[AVPlayerItem removeOutput:]": { AVPlayerItem(url: address).remove(AVPlayerItemOutput()) },
    "AVPlayerItemOutput": { _ = AVPlayerItemOutput() },
    "-[AVPlayerItemOutput suppressesPlayerRendering]": { AVPlayerItemOutput().suppressesPlayerRendering = true },
    "AVPlayerItemMetadataOutput": { _ = AVPlayerItemMetadataOutput(identifiers: nil) },
    "-[AVPlayerItemMetadataOutput advanceIntervalForDelegateInvocation]": {
        AVPlayerItemMetadataOutput(identifiers: nil).advanceIntervalForDelegateInvocation = 1
    },
    "AVAudioSession.interruptionNotification": { _ = AVAudioSession.interruptionNotification },
    "AVAudioSession.routeChangeNotification": { _ = AVAudioSession.routeChangeNotification },
    "AVAudioSession.mediaServicesWereResetNotification": { _ = AVAudioSession.mediaServicesWereResetNotification },
    "AVAudioSession.mediaServicesWereLostNotification": { _ = AVAudioSession.mediaServicesWereLostNotification },
    "AVAudioSession.silenceSecondaryAudioHintNotification": {
        _ = AVAudioSession.silenceSecondaryAudioHintNotification
    },
    "AVAudioSession.didBecomeActiveNotification": { _ = AVAudioSession.didBecomeActiveNotification },
    "AVAudioSession.didBecomeInactiveNotification": { _ = AVAudioSession.didBecomeInactiveNotification },
    "AVAudioSession.resumptionRecommendationNotification": { _ = AVAudioSession.resumptionRecommendationNotification },
    "AVAudioSession.deactivationContextKey": { _ = AVAudioSession.deactivationContextKey },
    "AVAudioSession.resumptionContextKey": { _ = AVAudioSession.resumptionContextKey },
    "AVAudioSessionInterruptionTypeKey": { _ = AVAudioSessionInterruptionTypeKey },
    "AVAudioSessionInterruptionOptionKey": { _ = AVAudioSessionInterruptionOptionKey },
    "AVAudioSessionInterruptionReasonKey": { _ = AVAudioSessionInterruptionReasonKey },
    "AVAudioSessionInterruptionWasSuspendedKey": { _ = AVAudioSessionInterruptionWasSuspendedKey },
    "AVAudioSessionRouteChangeReasonKey": { _ = AVAudioSessionRouteChangeReasonKey },
    "AVAudioSessionRouteChangePreviousRouteKey": { _ = AVAudioSessionRouteChangePreviousRouteKey },
    "AVAudioSessionSilenceSecondaryAudioHintTypeKey": { _ = AVAudioSessionSilenceSecondaryAudioHintTypeKey },
    "AVAudioSession.Category.multiRoute": { _ = AVAudioSession.Category.multiRoute },
    "AVAudioSession.Mode.default": { _ = AVAudioSession.Mode.default },
    "AVAudioSession.Mode.voiceChat": { _ = AVAudioSession.Mode.voiceChat },
    "AVAudioSession.Mode.gameChat": { _ = AVAudioSession.Mode.gameChat },
    "AVAudioSession.Mode.videoRecording": { _ = AVAudioSession.Mode.videoRecording },
    "AVAudioSession.Mode.measurement": { _ = AVAudioSession.Mode.measurement },
    "AVAudioSession.Mode.moviePlayback": { _ = AVAudioSession.Mode.moviePlayback },
    "AVAudioSession.Mode.videoChat": { _ = AVAudioSession.Mode.videoChat },
    "AVAudioSession.Mode.spokenAudio": { _ = AVAudioSession.Mode.spokenAudio },
    "AVAudioSession.Mode.voicePrompt": { _ = AVAudioSession.Mode.voicePrompt },
    "AVAudioSession.Port.builtInSpeaker": { _ = AVAudioSession.Port.builtInSpeaker },
    "AVAudioSession.Port.builtInReceiver": { _ = AVAudioSession.Port.builtInReceiver },
    "AVAudioSession.Port.builtInMic": { _ = AVAudioSession.Port.builtInMic },
    "AVAudioSession.Port.headphones": { _ = AVAudioSession.Port.headphones },
    "AVAudioSession.Port.headsetMic": { _ = AVAudioSession.Port.headsetMic },
    "AVAudioSession.Port.bluetoothA2DP": { _ = AVAudioSession.Port.bluetoothA2DP },
    "AVAudioSession.Port.bluetoothHFP": { _ = AVAudioSession.Port.bluetoothHFP },
    "AVAudioSession.Port.bluetoothLE": { _ = AVAudioSession.Port.bluetoothLE },
    "AVAudioSession.Port.airPlay": { _ = AVAudioSession.Port.airPlay },
    "AVAudioSession.Port.carAudio": { _ = AVAudioSession.Port.carAudio },
    "-[AVPictureInPictureController invalidatePlaybackState]": { controller()?.invalidatePlaybackState() },
    "AVKitErrorDomain": { _ = AVKitErrorDomain },
    "MPNowPlayingInfoLanguageOption": {
        _ = MPNowPlayingInfoLanguageOption(
            type: .audible, languageTag: "de", characteristics: nil, displayName: "German", identifier: "de")
    },
    "MPNowPlayingInfoPropertyElapsedPlaybackTime": { _ = MPNowPlayingInfoPropertyElapsedPlaybackTime },
    "MPNowPlayingInfoPropertyPlaybackRate": { _ = MPNowPlayingInfoPropertyPlaybackRate },
    "MPNowPlayingInfoPropertyDefaultPlaybackRate": { _ = MPNowPlayingInfoPropertyDefaultPlaybackRate },
    "MPNowPlayingInfoPropertyIsLiveStream": { _ = MPNowPlayingInfoPropertyIsLiveStream },
    "MPNowPlayingInfoPropertyMediaType": { _ = MPNowPlayingInfoPropertyMediaType },
    "MPNowPlayingInfoPropertyAvailableLanguageOptions": { _ = MPNowPlayingInfoPropertyAvailableLanguageOptions },
    "MPNowPlayingInfoPropertyCurrentLanguageOptions": { _ = MPNowPlayingInfoPropertyCurrentLanguageOptions },
    "MPNowPlayingInfoPropertyChapterCount": { _ = MPNowPlayingInfoPropertyChapterCount },
    "MPNowPlayingInfoPropertyPlaybackQueueIndex": { _ = MPNowPlayingInfoPropertyPlaybackQueueIndex },
    "MPNowPlayingInfoPropertyPlaybackQueueCount": { _ = MPNowPlayingInfoPropertyPlaybackQueueCount },
    "MPNowPlayingInfoPropertyExternalContentIdentifier": { _ = MPNowPlayingInfoPropertyExternalContentIdentifier },
]
