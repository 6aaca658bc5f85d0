import BackgroundRuntime

/// The rules of the notification centre of iOS 10.
package enum UserNotificationRules {
    /// All rules of the notification centre of iOS 10.
    package static let all: [Rule] = [
        authorization, identifierReplaces, triggerNil, triggerIntervalMin, triggerRegion, limit,
        foregroundWillPresent, delegateBeforeLaunchEnds, response, responseDismiss, deliverNoCode,
    ]

    package static let authorization = Rule(
        "un.authorization", .from(.iOS(10)),
        """
        Without authorization requests are accepted but nothing is shown; the error notificationsNotAllowed may be \
        given.
        """,
        confidence: .documented, .choice, sources: "UN-AUTH", "UN-ERR")

    package static let identifierReplaces = Rule(
        "un.identifier.replaces", .from(.iOS(10)),
        """
        Adding a request with a pending identifier replaces it; with a delivered one it alerts again with the new \
        content.
        """,
        confidence: .documented, sources: "UN-REQ")

    package static let triggerNil = Rule(
        "un.trigger.nil", .from(.iOS(10)),
        "A request with a nil trigger is delivered at once.",
        confidence: .documented, sources: "UN-REQ")

    package static let triggerIntervalMin = Rule(
        "un.trigger.interval-min", .from(.iOS(10)),
        """
        A repeating time interval must be at least k.notif.repeat-min and any interval above 0; the simulator \
        raises an exception otherwise.
        """,
        confidence: .documented, .choice, sources: "UN-INTERVAL")

    package static let triggerRegion = Rule(
        "un.trigger.region", .from(.iOS(10)),
        "A location trigger needs WhenInUse at least and does not launch the app.",
        confidence: .documented, sources: "UN-LOC")

    package static let limit = Rule(
        "un.limit", .from(.iOS(10)),
        "The limit of pending requests is k.notif.pending-limit, as for local notifications.",
        confidence: .engineer, sources: "DTS-811171")

    package static let foregroundWillPresent = Rule(
        "un.foreground.will-present", .from(.iOS(10)),
        """
        In the foreground willPresent decides by its options; without that method, and without a delegate, nothing is \
        shown or heard. One sentence of Apple's page says that it shows as requested without a delegate, which phones \
        do not do.
        """,
        confidence: .documented, .observed, sources: "UN-PRESENT",
        advice: "Set the delegate of UNUserNotificationCenter before the launch ends, and return how to show it.")

    package static let delegateBeforeLaunchEnds = Rule(
        "un.delegate.before-launch-ends", .from(.iOS(10)),
        """
        The delegate must be set before didFinishLaunching returns, or the response that launched the app is \
        missed.
        """,
        confidence: .documented, sources: "UN-DELEGATE")

    package static let response = Rule(
        "un.response", .from(.iOS(10)),
        "A tap or action calls didReceive response, whose completion handler must be called.",
        confidence: .documented, sources: "UN-DELEGATE")

    package static let responseDismiss = Rule(
        "un.response.dismiss", .from(.iOS(10)),
        "The dismissal of a notification is reported only if its category asks for it.",
        confidence: .documented, sources: "UN-DELEGATE")

    package static let deliverNoCode = Rule(
        "un.deliver.no-code", .from(.iOS(10)),
        """
        Local delivery in the background runs no code of the app; service extensions run for remote notifications \
        only.
        """,
        confidence: .documented, sources: "UN-LOCAL")
}
