import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let sessionMode = method("mode", of: "AVAudioSession", .iOS(5))
    static let setMode = method("setMode:error:", of: "AVAudioSession", .iOS(5))
    static let categoryOptions = method("categoryOptions", of: "AVAudioSession", .iOS(6))
    static let categoryWithOptions = method("setCategory:withOptions:error:", of: "AVAudioSession", .iOS(6))
    static let activeWithOptions = method("setActive:withOptions:error:", of: "AVAudioSession", .iOS(6))
    static let otherAudio = method("isOtherAudioPlaying", of: "AVAudioSession", .iOS(6))
    static let outputVolume = method("outputVolume", of: "AVAudioSession", .iOS(6))
    static let currentRoute = method("currentRoute", of: "AVAudioSession", .iOS(6))
    static let overridePort = method("overrideOutputAudioPort:error:", of: "AVAudioSession", .iOS(6))
    static let preferredRate = method("setPreferredSampleRate:error:", of: "AVAudioSession", .iOS(6))
    static let availableInputs = method("availableInputs", of: "AVAudioSession", .iOS(7))
    static let nodeCallbackType = method(
        "scheduleBuffer:completionCallbackType:completionHandler:", of: "AVAudioPlayerNode", .iOS(11))
    static let allowHaptics = method(
        "setAllowHapticsAndSystemSoundsDuringRecording:error:", of: "AVAudioSession", .iOS(13))
    static let preferredInput = method("setPreferredInput:error:", of: "AVAudioSession", .iOS(7))
    static let requestRecordPermission = method("requestRecordPermission:", of: "AVAudioSession", .iOS(7))
    static let recordPermission = method("recordPermission", of: "AVAudioSession", .iOS(8))
    static let silenceHint = method("secondaryAudioShouldBeSilencedHint", of: "AVAudioSession", .iOS(8))
    static let availableCategories = method("availableCategories", of: "AVAudioSession", .iOS(9))
    static let categoryWithMode = method("setCategory:mode:options:error:", of: "AVAudioSession", .iOS(10))
    static let sharingPolicy = method("routeSharingPolicy", of: "AVAudioSession", .iOS(11))
    static let categoryWithPolicy = method(
        "setCategory:mode:routeSharingPolicy:options:error:", of: "AVAudioSession", .iOS(11))
    static let deactivate = method("deactivateWithOptions:completionHandler:", of: "AVAudioSession", .iOS(27))

    /// What of the session an app may use too early.
    private static let ofSession: [SystemAPI] = [
        sessionMode, setMode, categoryOptions, categoryWithOptions, activeWithOptions, otherAudio, outputVolume,
        currentRoute, overridePort, preferredRate, availableInputs, preferredInput, allowHaptics,
        requestRecordPermission, recordPermission, silenceHint, availableCategories, categoryWithMode, sharingPolicy,
        categoryWithPolicy, deactivate, nodeCallbackType,
    ]

    static let captureStatus = classMethod("authorizationStatusForMediaType:", of: "AVCaptureDevice", .iOS(7))
    static let captureAccess = classMethod(
        "requestAccessForMediaType:completionHandler:", of: "AVCaptureDevice", .iOS(7))
    static let audioNode = symbol("AVAudioNode", .iOS(8))
    static let timeControlStatus = method("timeControlStatus", of: "AVPlayer", .iOS(10))
    static let waitsToMinimizeStalling = method("automaticallyWaitsToMinimizeStalling", of: "AVPlayer", .iOS(10))
    static let backgroundPolicy = method("audiovisualBackgroundPlaybackPolicy", of: "AVPlayer", .iOS(15))
    static let audioApplication = symbol("AVAudioApplication", .iOS(17))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofAVFoundation =
        ofSession + ofAVFoundationMembers + ofAVFoundationConstants + [
            captureStatus, captureAccess, audioNode, timeControlStatus, waitsToMinimizeStalling, backgroundPolicy,
            audioApplication,
        ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofAVFoundation) }
