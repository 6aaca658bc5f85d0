import BackgroundRuntime

// What the user does.

extension LocalNotificationModule {
    static let stimuli = [
        answer, settings,
        Stimulus("notif.tap", "The user opens the app with a notification that is shown.", parameters: [which]) {
            device, app, with in
            try device.localNotifications.tap(app, with.text("id"))
        },
        Stimulus(
            "notif.action", "The user takes a button of a notification that is shown.",
            parameters: [
                .required("action", .text, "the identifier of the button"),
                .optional("text", .text, "what the user writes with it"), which,
            ]
        ) { device, app, with in
            let action = with.requiredText("action")
            try device.localNotifications.act(action, text: with.text("text"), app, with.text("id"))
        },
        Stimulus("notif.dismiss", "The user dismisses a notification that is shown.", parameters: [which]) {
            device, app, with in
            try device.localNotifications.dismiss(app, with.text("id"))
        },
        Stimulus(
            "notif.soundLength", "Says how long a sound of the app lasts; without it each is short enough.",
            parameters: [
                .required("name", .text, "the name of the sound"), .required("is", .duration, "how long it lasts"),
            ]
        ) { device, app, with in
            let length = with.duration("is") ?? .zero
            device.localNotifications.setLength(length, ofSound: with.requiredText("name"), of: app)
        },
    ]

    private static let which = Parameter.optional("id", .text, "which notification; the newest one by default")

    private static let answer = Stimulus(
        "notif.answer", "The user answers the question whether the app may send notifications, or decides in Settings.",
        parameters: [.optional("allow", .flag, "whether it may; true by default")]
    ) { device, app, with in
        device.localNotifications.answer(with.flag("allow") ?? true, for: app)
    }

    private static let settings = Stimulus(
        "notif.settings", "The user switches alerts, sounds or badges of the app in Settings.",
        parameters: [
            .optional("alerts", .flag, "whether texts are shown"),
            .optional("sounds", .flag, "whether sounds are played"),
            .optional("badges", .flag, "whether the icon gets a number"),
        ]
    ) { device, app, with in
        let switches: [(String, NotificationWays)] = [("alerts", .alert), ("sounds", .sound), ("badges", .badge)]
        for (name, way) in switches {
            if let isOn = with.flag(name) { device.localNotifications.turn(way, on: isOn, for: app) }
        }
    }
}
