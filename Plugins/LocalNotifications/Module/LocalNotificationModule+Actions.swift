import BackgroundRuntime
import Foundation

// What a scripted app can do: the calls that the code of an app would make on UIApplication and its notification center.

extension LocalNotificationModule {
    static let actions = [
        authorize, register, add, schedule, presents, answers, category,
        ScriptedAction(
            "notif.delegate", "Sets the delegate of the notification center.", by: ScriptedNotifications.self
        ) { script, _ in
            try script.setDelegate()
        },
        ScriptedAction(
            "notif.remove", "Removes notifications of the notification center that wait or are shown.",
            parameters: [.optional("id", .text, "which one; all by default")], by: ScriptedNotifications.self
        ) { script, with in
            try script.remove(with.text("id").map { [$0] })
        },
        ScriptedAction("notif.cancelAll", "Calls cancelAllLocalNotifications().") { process, _ in
            process.device.requiredService(NotificationService.self).cancelAll(in: process)
        },
        ScriptedAction(
            "notif.badge", "Sets the number on the icon.",
            parameters: [.required("is", .numberIn(.int32), "the number; 0 for none")]
        ) { process, with in
            process.device.requiredService(NotificationService.self).setBadge(with.whole("is") ?? 0, in: process)
        },
    ]

    private static let authorize = ScriptedAction(
        "notif.authorize", "Asks for permission (requestAuthorization(options:)), and prints the answer.",
        parameters: [.optional("provisional", .flag, "whether notifications may come quietly, without a question")],
        by: ScriptedNotifications.self
    ) { script, with in
        try script.authorize(quietly: with.flag("provisional") ?? false)
    }

    private static let register = ScriptedAction(
        "notif.register", "Calls registerUserNotificationSettings(_:) for alerts, sounds and badges.",
        parameters: [.optional("button", .text, "the identifier of a button of the category \"category\"")]
    ) { process, with in
        let service = process.device.requiredService(NotificationService.self)
        guard process.device.system >= .iOS(8) else { throw StimulusError("there are no such settings before iOS 8") }
        let buttons = with.text("button").map { [NotificationAction($0)] } ?? []
        let category = NotificationCategory("category", actions: buttons)
        service.register(NotificationRegistration([.alert, .sound, .badge], categories: [category]), in: process)
    }

    private static let content = [
        Parameter.optional("text", .text, "what it says; \"hello\" by default"),
        .optional("sound", .text, "the name of a sound; \"default\" for that of the system"),
        .optional("badge", .numberIn(.int32), "the number for the icon"), .optional("category", .text, "its category"),
    ]

    private static let add = ScriptedAction(
        "notif.add", "Adds a notification to the notification center.",
        parameters: [
            .optional("id", .text, "its name; \"note\" by default"),
            .optional("in", .duration, "a time interval; without any trigger it comes at once"),
            .optional("at", .text, "a time of the day: \"07:30\""), .optional("repeats", .flag, "false by default"),
        ] + content, by: ScriptedNotifications.self
    ) { script, with in
        try script.add(with)
    }

    private static let schedule = ScriptedAction(
        "notif.schedule", "Calls scheduleLocalNotification(_:).",
        parameters: [
            .optional("in", .offset, "how far from now it fires; a date that is nil by default"),
            .optional(
                "every", .choice(["minute", "hour", "day", "weekOfYear", "month", "year", "second"]),
                "the calendar unit after which it repeats"),
            .optional("zone", .text, "the time zone of its date; none by default, which makes it absolute"),
        ] + content, by: ScriptedNotifications.self
    ) { script, with in
        try script.schedule(with)
    }

    private static let presents = ScriptedAction(
        "notif.onPresent", "Says how the delegate shows a notification in the foreground; as a banner by default.",
        parameters: [.required("as", .choice(["banner", "nothing", "no answer"]), "how")],
        by: ScriptedNotifications.self
    ) { script, with in
        script.presentation = with.requiredText("as")
    }

    private static let answers = ScriptedAction(
        "notif.onResponse", "Says whether the app calls the completion handler of a response.",
        parameters: [.required("completes", .flag, "true by default")], by: ScriptedNotifications.self
    ) { script, with in
        script.completes = with.flag("completes") ?? true
    }

    private static let category = ScriptedAction(
        "notif.category", "Registers the category \"category\" with a button.",
        parameters: [
            .optional("button", .text, "the identifier of the button; \"button\" by default"),
            .optional("opens", .flag, "whether it brings the app to the foreground; false by default"),
            .optional("takesText", .flag, "whether the user writes with it; false by default"),
            .optional("dismissal", .flag, "whether a dismissal is reported; false by default"),
        ], by: ScriptedNotifications.self
    ) { script, with in
        try script.register(with)
    }
}
