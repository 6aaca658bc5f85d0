import BackgroundRuntime

/// The audio module: playback and recording in the background.
public enum AudioModule {
    /// The module as the host loads it.
    public static let descriptor = ModuleDescriptor(
        id: "audio", contract: 2,
        values: [
            .documented(
                "audio", keepsAwake: [AudioRules.modeKeepsAwake, AudioRules.recordKeepsAwake],
                symbols: [
                    "AVAudioSession", "AVAudioPlayer", "AVPlayer", "AVQueuePlayer", "AVAudioEngine", "AVAudioRecorder",
                    "AVSpeechSynthesizer", "AVPictureInPictureController", "MPMusicPlayerController", "AudioQueueStart",
                ])
        ],
        summary: "Playback and recording keep an app awake while sound runs in an active session.",
        simulated: [
            "categories and mixing, activation and its error codes, the focus among all apps",
            "interruptions by calls, alarms, Siri and other apps, with their end and its option",
            "the notifications of the session's state (iOS 27)",
            "headphones, Bluetooth, AirPlay and cars with their route changes, reset of the media services",
            "the now-playing app, all commands of a remote control with their values, and the wake for them",
            "the question to the user before the first recording, silence until the answer, and the text that it needs",
            "video that pauses in the background, and Picture in Picture, where it goes on",
            "the data of players: waiting, stalls, failures, live streams, and the network that they come over",
            "silence that plays only to keep the app awake, as a finding",
        ],
        notSimulated: [
            "sound itself: media have a length, said or assumed and never read, and nothing can be heard",
            "a network that players share, and the time until the first data: one that is fast enough starts at once",
            "streams of several rates, offline copies; what is in the buffers of an AVAudioEngine, which are heard as long as they are",
            "the screen of a car, and what other devices do with what they get; several outputs at once",
            "the Ring/Silent switch and the volume keys; Picture in Picture on a tablet, where it came with iOS 9",
            "Audio Session Services, the C interface that tells of the route before iOS 6",
            "the typed message of iOS 27 that has the result of a deactivation (audio.deactivate.result)",
            "pictures: a player has one where it is in a layer, and nobody sees it",
            "route changes for a category or an override; the time that activation blocks its caller",
        ],
        rules: AudioRules.all, plannedRules: plannedRules, constants: AudioConstants.all,
        sources: AudioSources.all, manifestKeys: [.usage("NSMicrophone", "Microphone")],
        stimuli: stimuli, actions: actions, mistakes: AudioMistakes.all, searchSynonyms: AudioWords.all,
        start: .whenNeeded(),
        makeService: { AudioService($0) },
        makeMode: { AudioMode($0) })

    private static let plannedRules: Set = [AudioRules.deactivateResult.id]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { AudioModule.descriptor.register(in: $0, levels: 2) }
