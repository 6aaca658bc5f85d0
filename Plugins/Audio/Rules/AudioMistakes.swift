import BackgroundRuntime

/// What apps do wrong with sound in the background.
enum AudioMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "audio-no-key", "Plays with the category playback, and does not declare the mode.",
            outcome: "The sound stops at the Home button, and the app is suspended.",
            reason: "Without the mode, sound does not keep an app awake.",
            cure: "Add audio to UIBackgroundModes.",
            words: [
                "audio stops when home button pressed", "music stops in background",
                "UIBackgroundModes audio missing", "microphone recording stops when the app leaves the screen",
                "player pauses as soon as the app is minimized", "sound of a video stops when the app is left",
            ],
            rules: ["audio.mode.required"],
            scenario: "\(folder)/audio-no-key.json5"),
        FieldMistake(
            "audio-ambient", "Declares the mode, and leaves the default category.",
            outcome: "The sound stops on lock and at the Home button.",
            reason: "The category is soloAmbient, which the lock and the ringer switch silence.",
            cure: "Set the category playback before you play.",
            words: [
                "audio stops when screen is locked", "AVAudioSession default category silent on lock",
                "sound stops with ringer switch", "soloAmbient",
                "music goes silent when I lock the phone although the mode is declared",
                "plays after home button but not with the screen locked",
            ],
            rules: ["audio.category.ambient-stops", "audio.category.default"],
            scenario: "\(folder)/audio-ambient.json5"),
        FieldMistake(
            "audio-pause-timer", "Pauses playback and relies on a timer or a socket.",
            outcome: "Nothing fires any more after the pause.",
            reason: "The mode holds only while there is sound: pause, and the app is suspended.",
            cure: "Stop what needs the app when playback stops; for a short remainder begin a task.",
            words: [
                "app suspended when playback paused", "timer stops while audio paused",
                "socket disconnects after pausing music",
            ],
            rules: ["audio.stop.suspends", "audio.pause.timers-stop"],
            scenario: "\(folder)/audio-pause-timer.json5"),
        FieldMistake(
            "audio-start-in-background", "Activates a session that does not mix, in the background.",
            outcome: "Activation fails with 560557684, '!int'.",
            reason: "In the background a session that does not mix may not interrupt another app.",
            cure: "Start in the foreground, or mix with others.",
            words: [
                "560557684", "'!int'", "AVAudioSession cannotInterruptOthers", "setActive fails in background",
                "start playing audio from silent push",
            ],
            rules: ["audio.activate.nonmixable-background"],
            scenario: "\(folder)/audio-start-in-background.json5"),
        FieldMistake(
            "audio-interruption",
            "Expects its sound back after an interruption, or waits for an end that never comes.",
            outcome: "After a phone call the player stays silent, and the app is suspended.",
            reason: """
                The system does not start it again: the app does, if the end of the interruption says \
                shouldResume. An end is not guaranteed.
                """,
            cure: "Activate the session and play again at the end of the interruption.",
            words: [
                "audio does not resume after phone call", "AVAudioSession interruption ended not called",
                "playback does not restart after interruption", "late interruption when play is pressed",
                "recording does not continue after a call", "recorder stops when somebody calls",
                "Siri or an alarm pauses my player for good",
            ],
            rules: ["audio.interrupt.reactivate", "audio.interrupt.end-not-guaranteed"],
            scenario: "\(folder)/audio-interruption.json5"),
        FieldMistake(
            "route-late", "Handles the removal of headphones, and was suspended at the time.",
            outcome: "The notice comes only when the app runs again: sound from the speaker.",
            reason: "A suspended app is told nothing until it is resumed.",
            cure: "Look at the route when the app runs again.",
            words: [
                "headphones unplugged while suspended", "route change notification late",
                "audio plays from speaker after headphones removed",
            ],
            rules: ["audio.route.suspended-late"],
            scenario: "\(folder)/route-late.json5"),
        FieldMistake(
            "audio-protected-file", "Plays a file that is completely protected.",
            outcome: "The sound stops some fifteen seconds after the screen went off.",
            reason: "The file becomes unreadable soon after the lock; what was read ahead is played to its end.",
            cure: "Give the file the protection completeUntilFirstUserAuthentication.",
            words: [
                "audio stops about 15 seconds after screen off", "playback stops shortly after lock",
                "AVAudioPlayer NSFileProtectionComplete",
                "downloaded song stops some seconds after the phone is locked, a stream does not",
            ],
            rules: ["audio.stop.suspends"],
            scenario: "\(folder)/audio-protected-file.json5"),
    ]

    private static let folder = "Examples/FieldPain/Audio/Scenarios"
}
