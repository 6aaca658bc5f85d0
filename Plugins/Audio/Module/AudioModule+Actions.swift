import BackgroundRuntime

extension AudioModule {
    private static let categoryParameters: [Parameter] = [
        .optional("category", .choice(AudioCategory.allCases.map(\.rawValue)), "sets the category first"),
        .optional("mixWithOthers", .flag, "whether the sound mixes with that of other apps; false by default"),
        .optional("duckOthers", .flag, "whether other apps are lowered; false by default"),
    ]

    /// What a scripted app can do with audio.
    static let actions = [
        Action(
            "audio.play", "Plays, and activates the session where it is not active.",
            parameters: categoryParameters + [
                .optional("silent", .flag, "whether nobody can hear it; false by default"),
                .optional("duration", .duration, "how long it plays; for ever by default"),
                .optional("resumes", .flag, "whether it starts again after interruptions; true by default"),
                .optional("pausesOnUnplug", .flag, "whether it pauses when the headphones go; true by default"),
            ], perform: play),
        Action("audio.pause", "Pauses what plays or records.") { process, _ in
            try audio(of: process).stop("playback paused")
        },
        Action("audio.stop", "Stops what plays or records.") { process, _ in try audio(of: process).stop() },
        Action("audio.record", "Records.", parameters: categoryParameters) { process, arguments in
            let audio = try audio(of: process)
            if setCategory(process, arguments) { audio.record() }
        },
        Action("audio.setCategory", "Sets category and options.", parameters: categoryParameters) {
            process, arguments in
            _ = try audio(of: process)
            _ = setCategory(process, arguments)
        },
        Action("audio.activate", "Activates the session.", parameters: categoryParameters) { process, arguments in
            _ = try audio(of: process)
            if setCategory(process, arguments) { try? AudioSession.of(process)?.activate() }
        },
        Action(
            "audio.deactivate", "Deactivates the session.",
            parameters: [.optional("notifyOthers", .flag, "whether interrupted apps may resume; false by default")]
        ) { process, arguments in
            _ = try audio(of: process)
            try? AudioSession.of(process)?.deactivate(notifyOthers: arguments.flag("notifyOthers") ?? false)
        },
        Action("audio.nowPlaying", "Tells what is now playing.") { process, _ in
            _ = try audio(of: process)
            AudioSession.of(process)?.hasNowPlayingInfo = true
        },
        Action(
            "audio.receiveRemoteControl", "Takes remote-control commands.",
            parameters: [.optional("on", .flag, "false to take them no longer; true by default")]
        ) { process, arguments in
            try audio(of: process).receiveRemoteControl(arguments.flag("on") ?? true)
        },
    ]

    @Sendable
    private static func play(_ process: AppProcess, _ arguments: Arguments) throws {
        let audio = try audio(of: process)
        audio.resumes = arguments.flag("resumes") ?? audio.resumes
        audio.pausesOnUnplug = arguments.flag("pausesOnUnplug") ?? audio.pausesOnUnplug
        guard setCategory(process, arguments) else { return }
        audio.play(
            ScriptedAudio.Medium(
                isSilent: arguments.flag("silent") ?? false, duration: arguments.duration("duration")))
    }

    private static func audio(of process: AppProcess) throws -> ScriptedAudio {
        if let audio = ScriptedAudio.of(process) { return audio }
        throw StimulusError("this device has no audio")
    }

    /// Sets what the step asks for. False when the session refuses; the trace says why.
    private static func setCategory(_ process: AppProcess, _ arguments: Arguments) -> Bool {
        guard let session = AudioSession.of(process) else { return false }
        var options: AudioOptions = []
        if arguments.flag("mixWithOthers") == true { options.insert(.mixWithOthers) }
        if arguments.flag("duckOthers") == true { options.insert(.duckOthers) }
        let category = arguments.text("category").flatMap(AudioCategory.init)
        guard category != nil || !options.isEmpty else { return true }
        return (try? session.setCategory(category ?? session.category, options: options)) != nil
    }
}
