import BackgroundRuntime

/// What the user has allowed, and how the app may ask.
extension LocationRules {
    /// The rules of authorization.
    package static let authorization: [Rule] = [
        authStates, authImplicitPrompt, authUsageKeyMissing, authPromptForegroundOnly, authRequestOnce, authAllowOnce,
        authProvisionalAlways, authDeniedDeliversNothing, authChangeCallback,
    ]

    package static let authStates = Rule(
        "location.auth.states", .all,
        """
        The states are notDetermined, restricted, denied, authorizedAlways, and from iOS 8 authorizedWhenInUse \
        (before: one "authorized").
        """,
        confidence: .documented, sources: "CL-STATUS")

    package static let authImplicitPrompt = Rule(
        "location.auth.implicit-prompt", .all,
        """
        Before iOS 8 the first use of a service shows the prompt; from iOS 8 without a request call no prompt appears \
        and no update comes.
        """,
        confidence: .documented, sources: "W14-706", "CL-AUTH")

    package static let authUsageKeyMissing = Rule(
        "location.auth.usage-key-missing", .from(.iOS(8)),
        "A request without the needed usage string fails at once and silently: no prompt, status stays notDetermined.",
        confidence: .documented, sources: "CL-AUTH", "W14-706")

    package static let authPromptForegroundOnly = Rule(
        "location.auth.prompt-foreground-only", .from(.iOS(8)),
        "The When In Use prompt appears only while the app is in the foreground.",
        confidence: .documented, sources: "CL-AUTH")

    package static let authRequestOnce = Rule(
        "location.auth.request-once", .from(.iOS(8)),
        """
        A request in any state but notDetermined (for Always: or authorizedWhenInUse) does nothing; Always is asked \
        only once.
        """,
        confidence: .documented, sources: "CL-AUTH")

    package static let authAllowOnce = Rule(
        "location.auth.allow-once", .from(.iOS(13)),
        """
        Allow Once gives WhenInUse that falls back to notDetermined when the app is no longer in use; a request for \
        Always is then ignored.
        """,
        confidence: .documented, sources: "CL-AUTH")

    package static let authProvisionalAlways = Rule(
        "location.auth.provisional-always", .from(.iOS(13)),
        """
        Asking Always from notDetermined and getting "while using" reports authorizedAlways provisionally; the second \
        prompt comes when an event needs Always, and can fall back to WhenInUse.
        """,
        confidence: .documented, sources: "CL-AUTH")

    package static let authDeniedDeliversNothing = Rule(
        "location.auth.denied-delivers-nothing", .all,
        "In denied or restricted no service delivers events; starting one reports a denied error.",
        confidence: .documented, sources: "CL-START", "CL-STATUS")

    package static let authChangeCallback = Rule(
        "location.auth.change-callback", .all,
        "A change of authorization calls the delegate; for a suspended app it does so when the app runs again.",
        confidence: .documented, sources: "CL-AUTH")
}
