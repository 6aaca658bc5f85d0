import BackgroundRuntime

extension AudioModule {
    private static let categoryParameters: [Parameter] = [
        .optional("category", .choice(AudioCategory.allCases.map(\.rawValue)), "sets the category first"),
        .optional("mixWithOthers", .flag, "whether the sound mixes with that of other apps; false by default"),
        .optional("duckOthers", .flag, "whether other apps are lowered; false by default"),
    ]

    /// What a scripted app can do with audio.
    static let actions = [
        ScriptedAction(
            "audio.play", "Plays, and activates the session where it is not active.",
            parameters: categoryParameters + [
                .optional("silent", .flag, "whether nobody can hear it; false by default"),
                .optional("duration", .duration, "how long it plays; for ever by default"),
                .optional("resumes", .flag, "whether it starts again after interruptions; true by default"),
                .optional("pausesOnUnplug", .flag, "whether it pauses when the headphones go; true by default"),
            ], by: ScriptedAudio.self, perform: play),
        ScriptedAction("audio.pause", "Pauses what plays or records.", by: ScriptedAudio.self) { audio, _ in
            audio.stop("playback paused")
        },
        ScriptedAction("audio.stop", "Stops what plays or records.", by: ScriptedAudio.self) { audio, _ in audio.stop()
        },
        ScriptedAction("audio.record", "Records.", parameters: categoryParameters, by: ScriptedAudio.self) {
            audio, arguments in
            if setCategory(audio.session, arguments) { audio.record() }
        },
        ScriptedAction(
            "audio.setCategory", "Sets category and options.", parameters: categoryParameters, by: ScriptedAudio.self
        ) { audio, arguments in
            _ = setCategory(audio.session, arguments)
        },
        ScriptedAction(
            "audio.activate", "Activates the session.", parameters: categoryParameters, by: ScriptedAudio.self
        ) { audio, arguments in
            if setCategory(audio.session, arguments) { try? audio.session.activate() }
        },
        ScriptedAction(
            "audio.deactivate", "Deactivates the session.",
            parameters: [.optional("notifyOthers", .flag, "whether interrupted apps may resume; false by default")],
            by: ScriptedAudio.self
        ) { audio, arguments in
            try? audio.session.deactivate(notifyOthers: arguments.flag("notifyOthers") ?? false)
        },
        ScriptedAction("audio.nowPlaying", "Tells what is now playing (iOS 5).", by: ScriptedAudio.self) { audio, _ in
            audio.session.hasNowPlayingInfo = true
        }.since(.iOS(5)),
        ScriptedAction(
            "audio.receiveRemoteControl", "Takes remote-control commands.",
            parameters: [.optional("on", .flag, "false to take them no longer; true by default")],
            by: ScriptedAudio.self
        ) { audio, arguments in
            audio.receiveRemoteControl(arguments.flag("on") ?? true)
        },
    ]

    @Sendable
    private static func play(_ audio: ScriptedAudio, _ arguments: Arguments) {
        audio.resumes = arguments.flag("resumes") ?? audio.resumes
        audio.pausesOnUnplug = arguments.flag("pausesOnUnplug") ?? audio.pausesOnUnplug
        guard setCategory(audio.session, arguments) else { return }
        audio.play(
            ScriptedAudio.Medium(
                isSilent: arguments.flag("silent") ?? false, duration: arguments.duration("duration")))
    }

    /// Sets what the step asks for. False when the session refuses; the trace says why.
    private static func setCategory(_ session: AudioSession, _ arguments: Arguments) -> Bool {
        var options: AudioOptions = []
        if arguments.flag("mixWithOthers") == true { options.insert(.mixWithOthers) }
        if arguments.flag("duckOthers") == true { options.insert(.duckOthers) }
        let category = arguments.text("category").flatMap(AudioCategory.init)
        guard category != nil || !options.isEmpty else { return true }
        return (try? session.setCategory(category ?? session.category, options: options)) != nil
    }
}
