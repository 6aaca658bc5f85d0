import BackgroundRuntime

// What can happen to the Live Activities of a phone.

extension LiveActivityModule {
    static let stimuli = [pushStart, pushUpdate, pushEnd, dismiss, allow, frequent]

    private static let content = Parameter.optional(
        "content", .text, "the content, as the text of a JSON object; {} by default")
    private static let stale = Parameter.optional(
        "stale", .duration, "how long until the content is out of date; never by default")

    private static let pushStart = Stimulus(
        "liveactivity.pushToStart", "The app's server starts a Live Activity by a push.",
        parameters: [
            .optional("type", .text, "the name of the type of its attributes; the first whose token the app read"),
            .optional("attributes", .text, "the attributes, as the text of a JSON object; {} by default"),
            content, stale,
        ]
    ) { device, app, with in
        try device.liveActivities.pushToStart(
            app, type: with.text("type"), attributes: with.text("attributes") ?? "{}",
            content: with.text("content") ?? "{}", stale: with.duration("stale"))
    }

    private static let pushUpdate = Stimulus(
        "liveactivity.pushUpdate", "The app's server updates its newest Live Activity by a push.",
        parameters: [content, stale]
    ) { device, app, with in
        try device.liveActivities.pushUpdate(
            app, content: with.text("content") ?? "{}", stale: with.duration("stale"))
    }

    private static let pushEnd = Stimulus(
        "liveactivity.pushEnd", "The app's server ends its newest Live Activity by a push.",
        parameters: [
            content, .optional("remove", .duration, "how long until it is removed; four hours by default"),
        ]
    ) { device, app, with in
        try device.liveActivities.pushEnd(app, content: with.text("content"), remove: with.duration("remove"))
    }

    private static let dismiss = Stimulus(
        "liveactivity.dismiss", "The user removes the newest Live Activity of the app from the lock screen."
    ) { device, app, _ in
        try device.liveActivities.dismiss(app)
    }

    private static let allow = Stimulus(
        "liveactivity.allow", "The user switches the Live Activities of the app on or off.",
        parameters: [.required("on", .flag, "whether they are on; true until this is said")]
    ) { device, app, with in
        device.liveActivities.allow(with.flag("on") ?? true, for: app)
    }

    private static let frequent = Stimulus(
        "liveactivity.allowFrequent", "The user switches frequent pushes for Live Activities on or off.",
        parameters: [.required("on", .flag, "whether they are on; true until this is said")]
    ) { device, app, with in
        device.liveActivities.allowFrequent(with.flag("on") ?? true, for: app)
    }
}
