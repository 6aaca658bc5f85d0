import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the types and members of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let audioPlayerWithTypeHint = method(
        "initWithContentsOfURL:fileTypeHint:error:", of: "AVAudioPlayer", .iOS(7))
    static let audioPlayerEnableRate = method("enableRate", of: "AVAudioPlayer", .iOS(5))
    static let audioPlayerRate = method("rate", of: "AVAudioPlayer", .iOS(5))
    static let audioPlayerSetVolume = method("setVolume:fadeDuration:", of: "AVAudioPlayer", .iOS(10))
    static let audioRecorderWithFormat = method("initWithURL:format:error:", of: "AVAudioRecorder", .iOS(10))
    static let audioRecorderFormat = method("format", of: "AVAudioRecorder", .iOS(10))
    static let audioRecorderRecord = method("recordAtTime:", of: "AVAudioRecorder", .iOS(6))
    static let audioRecorderRecordForDuration = method("recordAtTime:forDuration:", of: "AVAudioRecorder", .iOS(6))
    static let audioRecorderDeviceCurrentTime = method("deviceCurrentTime", of: "AVAudioRecorder", .iOS(6))
    static let audioSessionAllowHaptics = method(
        "allowHapticsAndSystemSoundsDuringRecording", of: "AVAudioSession", .iOS(13))
    static let audioSessionPreferredInput = method("preferredInput", of: "AVAudioSession", .iOS(7))
    static let audioSessionIsInputAvailable = method("isInputAvailable", of: "AVAudioSession", .iOS(6))
    static let audioSessionPreferredSampleRate = method("preferredSampleRate", of: "AVAudioSession", .iOS(6))
    static let audioSessionSampleRate = method("sampleRate", of: "AVAudioSession", .iOS(6))
    static let audioSessionIoBufferDuration = method("IOBufferDuration", of: "AVAudioSession", .iOS(6))
    static let metadataItemsByIdentifier = classMethod(
        "metadataItemsFromArray:filteredByIdentifier:", of: "AVMetadataItem", .iOS(8))
    static let playerIsMuted = method("isMuted", of: "AVPlayer", .iOS(7))
    static let playerVolume = method("volume", of: "AVPlayer", .iOS(7))
    static let playerAllowsExternalPlayback = method("allowsExternalPlayback", of: "AVPlayer", .iOS(6))
    static let playerIsExternalPlaybackActive = method("isExternalPlaybackActive", of: "AVPlayer", .iOS(6))
    static let playerSeek = method("seekToTime:completionHandler:", of: "AVPlayer", .iOS(5))

    static let reasonForWaiting = method("reasonForWaitingToPlay", of: "AVPlayer", .iOS(10))
    static let preventsDisplaySleep = method(
        "preventsDisplaySleepDuringVideoPlayback", of: "AVPlayer", .iOS(12))
    static let preferredForwardBuffer = method("preferredForwardBufferDuration", of: "AVPlayerItem", .iOS(10))
    static let playImmediately = method("playImmediatelyAtRate:", of: "AVPlayer", .iOS(10))
    static let playerItemWithKeys = method(
        "initWithAsset:automaticallyLoadedAssetKeys:", of: "AVPlayerItem", .iOS(7))
    static let playerItemOutputs = method("outputs", of: "AVPlayerItem", .iOS(6))
    static let playerItemAddOutput = method("addOutput:", of: "AVPlayerItem", .iOS(6))
    static let playerItemRemoveOutput = method("removeOutput:", of: "AVPlayerItem", .iOS(6))
    static let itemOutput = symbol("AVPlayerItemOutput", .iOS(6))
    static let itemOutputSuppresses = method("suppressesPlayerRendering", of: "AVPlayerItemOutput", .iOS(6))
    static let metadataOutput = symbol("AVPlayerItemMetadataOutput", .iOS(8))
    static let metadataOutputAdvance = method(
        "advanceIntervalForDelegateInvocation", of: "AVPlayerItemMetadataOutput", .iOS(8))

    /// What an app may use too early of types and members.
    static let ofAVFoundationMembers: [SystemAPI] = [
        audioPlayerWithTypeHint, audioPlayerEnableRate, audioPlayerRate, audioPlayerSetVolume, audioRecorderWithFormat,
        audioRecorderFormat, audioRecorderRecord, audioRecorderRecordForDuration, audioRecorderDeviceCurrentTime,
        audioSessionPreferredInput, audioSessionAllowHaptics, audioSessionIsInputAvailable,
        audioSessionPreferredSampleRate, audioSessionSampleRate, audioSessionIoBufferDuration,
        metadataItemsByIdentifier, playerIsMuted, playerVolume, playerAllowsExternalPlayback,
        playerIsExternalPlaybackActive, playerSeek, playImmediately, playerItemWithKeys,
        playerItemOutputs, playerItemAddOutput, playerItemRemoveOutput, itemOutput, itemOutputSuppresses,
        metadataOutput, metadataOutputAdvance, reasonForWaiting, preferredForwardBuffer,
        preventsDisplaySleep,
    ]
}
