import AVFoundation
import AVKit
import AudioToolbox
import MediaPlayer

let usesOfAudio: [String: Use] = [
    "-[AVAudioSession mode]": { _ = session.mode },
    "-[AVAudioSession setMode:error:]": { try? session.setMode(.default) },
    "-[AVAudioSession categoryOptions]": { _ = session.categoryOptions },
    "-[AVAudioSession setCategory:withOptions:error:]": { try? session.setCategory(.playback, options: []) },
    "-[AVAudioSession setActive:withOptions:error:]": { try? session.setActive(false, options: []) },
    "-[AVAudioSession isOtherAudioPlaying]": { _ = session.isOtherAudioPlaying },
    "-[AVAudioSession outputVolume]": { _ = session.outputVolume },
    "-[AVAudioSession currentRoute]": { _ = session.currentRoute },
    "-[AVAudioSession overrideOutputAudioPort:error:]": { try? session.overrideOutputAudioPort(.speaker) },
    "-[AVAudioSession setPreferredSampleRate:error:]": { try? session.setPreferredSampleRate(48_000) },
    "-[AVAudioSession availableInputs]": { _ = session.availableInputs },
    "-[AVAudioSession setAllowHapticsAndSystemSoundsDuringRecording:error:]": {
        try? session.setAllowHapticsAndSystemSoundsDuringRecording(true)
    },
    "-[AVAudioSession setPreferredInput:error:]": { try? session.setPreferredInput(nil) },
    "-[AVAudioSession requestRecordPermission:]": { session.requestRecordPermission { _ in } },
    "-[AVAudioSession recordPermission]": { _ = session.recordPermission },
    "-[AVAudioSession secondaryAudioShouldBeSilencedHint]": { _ = session.secondaryAudioShouldBeSilencedHint },
    "-[AVAudioSession availableCategories]": { _ = session.availableCategories },
    "-[AVAudioSession setCategory:mode:options:error:]": { try? session.setCategory(.playback, mode: .default) },
    "-[AVAudioSession routeSharingPolicy]": { _ = session.routeSharingPolicy },
    "-[AVAudioSession setCategory:mode:routeSharingPolicy:options:error:]": {
        try? session.setCategory(.playback, mode: .default, policy: .default)
    },
    "-[AVAudioSession deactivateWithOptions:completionHandler:]": { session.deactivate { _, _ in } },
]

let usesOfMedia: [String: Use] = [
    "+[AVCaptureDevice authorizationStatusForMediaType:]": { _ = AVCaptureDevice.authorizationStatus(for: .audio) },
    "+[AVCaptureDevice requestAccessForMediaType:completionHandler:]": {
        AVCaptureDevice.requestAccess(for: .audio) { _ in }
    },
    "-[AVAudioPlayerNode scheduleBuffer:completionCallbackType:completionHandler:]": {
        AVAudioPCMBuffer(pcmFormat: AVAudioFormat(), frameCapacity: 1).map {
            AVAudioPlayerNode().scheduleBuffer($0, completionCallbackType: .dataPlayedBack)
        }
    },
    "AVAudioNode": { _ = AVAudioEngine() },
    "-[AVPlayer timeControlStatus]": { _ = AVPlayer().timeControlStatus },
    "-[AVPlayer automaticallyWaitsToMinimizeStalling]": { AVPlayer().automaticallyWaitsToMinimizeStalling = false },
    "-[AVPlayer audiovisualBackgroundPlaybackPolicy]": { AVPlayer().audiovisualBackgroundPlaybackPolicy = .pauses },
    "AVAudioApplication": { _ = AVAudioApplication.shared },
    "AVPictureInPictureController": { _ = AVPictureInPictureController.isPictureInPictureSupported() },
    "-[AVPictureInPictureController canStartPictureInPictureAutomaticallyFromInline]": {
        let controller = AVPictureInPictureController(playerLayer: AVPlayerLayer())
        controller?.canStartPictureInPictureAutomaticallyFromInline = true
    },
    "AVPictureInPictureController.ContentSource": {
        _ = AVPictureInPictureController.ContentSource(playerLayer: AVPlayerLayer())
    },
    "AudioServicesPlaySystemSoundWithCompletion": { AudioServicesPlaySystemSoundWithCompletion(1_000, nil) },
    "AudioServicesPlayAlertSoundWithCompletion": { AudioServicesPlayAlertSoundWithCompletion(1_000, nil) },
    "MPNowPlayingInfoCenter": { _ = MPNowPlayingInfoCenter.default() },
    "MPRemoteCommandCenter": { _ = MPRemoteCommandCenter.shared() },
    "-[MPRemoteCommandCenter enableLanguageOptionCommand]": {
        _ = MPRemoteCommandCenter.shared().enableLanguageOptionCommand
    },
    "-[MPRemoteCommandCenter disableLanguageOptionCommand]": {
        _ = MPRemoteCommandCenter.shared().disableLanguageOptionCommand
    },
    "-[MPRemoteCommandCenter changePlaybackPositionCommand]": {
        _ = MPRemoteCommandCenter.shared().changePlaybackPositionCommand
    },
    "-[MPMediaItemArtwork initWithBoundsSize:requestHandler:]": {
        _ = MPMediaItemArtwork(boundsSize: .zero) { _ in UIImage() }
    },
    "-[MPNowPlayingInfoCenter playbackState]": { MPNowPlayingInfoCenter.default().playbackState = .playing },
]
