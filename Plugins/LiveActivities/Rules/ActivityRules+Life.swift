import BackgroundRuntime

// What happens to a Live Activity, with and without its app.

extension ActivityRules {
    package static let limit = Rule(
        "liveactivity.limit", .from(.iOS(16, 1)),
        """
        The system ends a Live Activity after k.liveactivity.max; it stays on the lock screen for k.liveactivity.removal \
        more, or until the user removes it.
        """,
        confidence: .documented, .observed, sources: "AK-DISPLAY", "LOG-LOOP611")

    package static let stale = Rule(
        "liveactivity.stale", .from(.iOS(16, 2)),
        "A Live Activity whose stale date comes is stale until its next update; the app is not woken for it.",
        confidence: .documented, .choice, sources: "AK-STATE")

    package static let update = Rule(
        "liveactivity.update", .from(.iOS(16, 1)),
        """
        An app updates and ends its Live Activities while it runs, also in the background; nothing updates one that has \
        ended.
        """,
        confidence: .documented, sources: "AK-REQUEST")

    package static let dismissal = Rule(
        "liveactivity.dismissal", .from(.iOS(16, 1)),
        """
        A Live Activity that ended is removed at once, at the date that its end gives, or after k.liveactivity.removal, \
        whichever comes first.
        """,
        confidence: .documented, sources: "AK-DISMISSAL")

    package static let userDismissal = Rule(
        "liveactivity.user-dismissal", .from(.iOS(16, 1)),
        "The user can remove a Live Activity at any time; its app is not woken, and finds it dismissed as it runs again.",
        confidence: .documented, .choice, sources: "AK-STATE")

    package static let outlives = Rule(
        "liveactivity.outlives", .from(.iOS(16, 1)),
        """
        A Live Activity outlives the process of its app, however that ends: the next launch finds it and has to end it. An \
        app that is ended while it is suspended is not asked to.
        """,
        confidence: .documented, sources: "AK-DISPLAY",
        advice: "Look at Activity.activities at each launch, and end what is over.")

    package static let pushUpdate = Rule(
        "liveactivity.push-update", .from(.iOS(16, 1)),
        "A push updates or ends a Live Activity that has a token, and does not wake its app.",
        confidence: .documented, .choice, sources: "AK-PUSH")

    package static let pushStart = Rule(
        "push.liveactivity.start", .from(.iOS(17, 2)),
        """
        A push-to-start Live Activity makes the system launch the app in the background, so that it can take the \
        activity's token: observers must be set up at once, k.liveactivity.wake is given.
        """,
        confidence: .engineer, .choice, sources: "DTS-834934", "AK-PUSH",
        advice: "Observe activityUpdates and pushTokenUpdates in didFinishLaunching.")
}
