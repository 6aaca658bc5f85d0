/// The rules of an app's life: states, transitions, launch, background, suspension and the ways to end.
///
/// A member is named after the end of its rule's id, without `tx`: `life.tx.home` is ``home``,
/// `life.purge.order` is ``purgeOrder``. What a rule says is its ``Rule/sentence``.
public enum LifecycleRules {
    /// All rules of the life cycle.
    public static let all: [Rule] =
        states + transitions + launch + scenes + views + background + suspension + termination + forceQuit
        + autoLocks

    /// The states an app can be in.
    public static let states: [Rule] = [
        stateNotRunning, stateInactive, stateActive, stateBackground, stateSuspended,
    ]

    /// The state of an app without a process.
    public static let stateNotRunning = Rule(
        property: "life.state.not-running", .all,
        """
        Not running: the app was not launched, or it was ended by the user, by the system or by a crash. It does \
        nothing.
        """,
        confidence: .documented, sources: "APG-LC")

    /// The state between active and anything else.
    public static let stateInactive = Rule(
        property: "life.state.inactive", .all,
        """
        Inactive: the app runs in the foreground and gets no user events. It is passed through on most foreground \
        transitions.
        """,
        confidence: .documented, sources: "APG-LC", "UIK-STATE")

    /// The state of the app in front.
    public static let stateActive = Rule(
        property: "life.state.active", .all,
        "Active: the app runs in the foreground and gets events.",
        confidence: .documented, sources: "APG-LC")

    /// The state of an app that runs off screen.
    public static let stateBackground = Rule(
        property: "life.state.background", .all,
        "Background: the app runs code off screen, for a bounded reason.",
        confidence: .documented, sources: "APG-LC")

    /// The state of an app that is frozen in memory.
    public static let stateSuspended = Rule(
        property: "life.state.suspended", .all,
        """
        Suspended: the app is in memory and runs nothing; no thread, timer, queue or callback advances. It cannot \
        observe this state.
        """,
        confidence: .documented, sources: "APG-LC")
}
