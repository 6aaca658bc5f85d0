import BackgroundRuntime

/// The rules of silent remote notifications.
package enum RemoteNotificationRules {
    /// All rules of silent remote notifications.
    package static let all: [Rule] = [
        silentNeedsMode, silentPayload, silentHeaders, callback, oldCallback, oldTap, completionRequired,
        secondCall, tapIOS10, throttle, coalesce, forceQuit, foregroundImmediate, visibleNotThrottled, debugger,
        unusedApp,
        refreshOff, taskLimit, registration,
    ]

    package static let silentNeedsMode = Rule(
        "push.silent.needs-mode", .from(.iOS(7)),
        "Without the remote-notification mode a content-available push does not launch or wake the app.",
        confidence: .documented, sources: "UIK-RN")

    package static let silentPayload = Rule(
        "push.silent.payload", .from(.iOS(7)),
        "A background push has content-available: 1; a pure one has no alert, sound, badge.",
        confidence: .documented, sources: "UN-BGPUSH")

    package static let silentHeaders = Rule(
        "push.silent.headers", .from(.iOS(13)),
        """
        A push that only has content-available and priority 10 is an error of the server: a finding, and delivered in the \
        background at times (k.push.urgent-chance, with a battery above k.push.urgent-battery). From iOS 13 on Apple recommends \
        the push type background for it: one of another type is delivered as a background push, with a finding.
        """,
        confidence: .documented, .observed, .choice, sources: "UN-BGPUSH", "UN-SEND", "LOG-NOTIFEE1180",
        advice: "Send apns-push-type: background and apns-priority: 5.")

    package static let callback = Rule(
        "push.callback", .from(.iOS(7)),
        "didReceiveRemoteNotification:fetchCompletionHandler: is called in the foreground and in the background.",
        confidence: .documented, sources: "UIK-RN")

    package static let oldCallback = Rule(
        "push.old-callback", .all,
        """
        didReceiveRemoteNotification without a completion handler is called only when the app is running in the \
        foreground.
        """,
        confidence: .documented, sources: "UIK-RN")

    package static let oldTap = Rule(
        "push.old-tap", .from(.iOS(4), before: .iOS(7)),
        """
        Before iOS 7 opening a push calls didReceiveRemoteNotification, with the app still inactive, in an app that was \
        there already; one that is launched by it finds the push in its launch options, and is not called.
        """,
        confidence: .documented, .observed, sources: "LPNPG", "LOG-SO14588454")

    package static let completionRequired = Rule(
        "push.completion-required", .from(.iOS(7)),
        "The completion handler of a push must be called within k.push.allowance, else the app is ended.",
        confidence: .documented, sources: "UIK-RN")

    package static let secondCall = Rule(
        "push.second-call", .from(.iOS(7)),
        "If the user opens the app from the alert of a push, the callback may come a second time.",
        confidence: .documented, sources: "UIK-RN")

    package static let tapIOS10 = Rule(
        "push.tap.ios10", .from(.iOS(10), before: .iOS(10, 1)),
        """
        On iOS 10.0 opening the app from the alert of a push calls didReceiveRemoteNotification without a completion \
        handler alone: an app that has only the other one hears of nothing.
        """,
        confidence: .observed, sources: "LOG-RADAR15889", "LOG-RADAR27935982", "LOG-ELMAESTRO10",
        advice: "Have both methods, or a delegate of UNUserNotificationCenter.")

    package static let throttle = Rule(
        "push.throttle", .from(.iOS(7)),
        """
        More background pushes than k.push.per-hour are delayed; delivery is not guaranteed. In the simulator each that \
        comes after so many in the last hour waits until k.push.spacing after the last; in Apple's example the first ones wait too.
        """,
        confidence: .documented, .choice, sources: "UN-BGPUSH", "BGT-STRAT", "W20-10063")

    package static let coalesce = Rule(
        "push.coalesce", .from(.iOS(7)),
        "Only one background push per app is held; a newer replaces the older.",
        confidence: .documented, sources: "UN-BGPUSH")

    package static let forceQuit = Rule(
        "push.force-quit", .from(.iOS(7)),
        """
        Background pushes are not delivered after a force quit until the app was launched; some documents say that \
        a restart of the device also ends this. Held pushes are discarded.
        """,
        confidence: .documented, sources: "UIK-RN", "UN-BGPUSH")

    package static let foregroundImmediate = Rule(
        "push.foreground-immediate", .from(.iOS(7)),
        "A held push is delivered as soon as the user launches the app.",
        confidence: .documented, sources: "UN-BGPUSH")

    package static let visibleNotThrottled = Rule(
        "push.visible-not-throttled", .all,
        "A push with an alert is shown by the system even when the app is not woken.",
        confidence: .documented, sources: "UN-BGPUSH")

    package static let debugger = Rule(
        "push.debugger", .from(.iOS(13)),
        "With a debugger attached the throttle of background pushes is off.",
        confidence: .engineer, sources: "DTS-776933")

    package static let unusedApp = Rule(
        "push.unused-app", .from(.iOS(13)),
        "An app not opened for long gets no background pushes.",
        confidence: .engineer, sources: "DTS-776933")

    package static let refreshOff = Rule(
        "push.refresh-off", .from(.iOS(7)),
        """
        Background App Refresh off stops background launches for silent pushes, and so does Low Power Mode, of which reports \
        differ. What is shown comes as usual.
        """,
        confidence: .documented, .observed, sources: "UIK-REFRESH", "LOG-DELTA2820")

    package static let taskLimit = Rule(
        property: "push.task-limit", .from(.iOS(7)),
        "A task begun in the push callback gets k.task.budget.background.",
        confidence: .documented, .engineer, sources: "W13-204", "Q-TASK-2018")

    package static let registration = Rule(
        "push.register", .all,
        "registerForRemoteNotifications gets the delegate of the app a device token, or an error.",
        confidence: .documented, sources: "UIK-REGISTER")
}
