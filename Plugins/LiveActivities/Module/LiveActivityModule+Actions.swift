import BackgroundRuntime

// What a scripted app can do with Live Activities, and what can be expected of it.

extension LiveActivityModule {
    static let actions = [
        ScriptedAction(
            "liveactivity.observe", "Observes Live Activities and their tokens, as an app does at its launch.",
            parameters: [typeName], by: ScriptedActivities.self
        ) { script, with in script.observe(with.text("type") ?? defaultType) },
        request, update, end,
    ]

    private static let defaultType = "Attributes"
    private static let typeName = Parameter.optional(
        "type", .text, "the name of the type of the attributes; Attributes by default")
    private static let content = Parameter.optional(
        "content", .text, "the content, as the text of a JSON object; {} by default")
    private static let stale = Parameter.optional(
        "stale", .duration, "how long until the content is out of date; never by default")

    private static let request = ScriptedAction(
        "liveactivity.request", "Starts a Live Activity.",
        parameters: [
            typeName, content, stale, .optional("push", .flag, "whether pushes can update it; false by default"),
        ], by: ScriptedActivities.self
    ) { script, with in
        try script.request(
            with.text("type") ?? defaultType, with.text("content") ?? "{}", stale: with.duration("stale"),
            takesPushes: with.flag("push") ?? false)
    }

    private static let update = ScriptedAction(
        "liveactivity.update", "Updates the newest Live Activity.", parameters: [content, stale],
        by: ScriptedActivities.self
    ) { script, with in
        try script.update(with.text("content") ?? "{}", stale: with.duration("stale"))
    }

    private static let end = ScriptedAction(
        "liveactivity.end", "Ends the newest Live Activity.",
        parameters: [
            content,
            .optional(
                "remove", .duration,
                "how long until it is removed; four hours by default, 0 for at once"),
        ], by: ScriptedActivities.self
    ) { script, with in
        try script.end(with.text("content"), remove: with.duration("remove"))
    }

    static let observations = [
        AppObservation.texts("liveactivity.states", "What becomes of Live Activities: active, stale, ended ...") {
            app, since in
            AppActivities.of(app).states.filter { $0.instant >= since }.map(\.name)
        },
        AppObservation.texts("liveactivity.contents", "The contents that Live Activities showed.") { app, since in
            AppActivities.of(app).contents.filter { $0.instant >= since }.map(\.name)
        },
        AppObservation.count("liveactivity.tokens", "How often the app read the token of a Live Activity.") {
            app, since in
            AppActivities.of(app).tokens.filter { $0 >= since }.count
        },
        AppObservation.total("liveactivity.shown", "How many Live Activities of the app are on the lock screen now.") {
            app in
            AppActivities.of(app).shown.count
        },
    ]
}
