/// Task time while something without a fixed end keeps the app awake: sound, running updates of the position, the audio
/// of a call.
extension TaskRules {
    /// The rules of task time that does not run.
    public static let hold: [Rule] = [holdNoExpiry, holdRemaining, holdRestart, holdBounded]

    /// Tasks do not run out meanwhile.
    public static let holdNoExpiry = Rule(
        "task.hold.no-expiry", .all,
        """
        While something without a fixed end keeps the app awake, such as a playing or recording session, open tasks do \
        not expire and their handlers are not called. Bounded wakes do not stop task time.
        """,
        confidence: .engineer, .observed, .choice, sources: "DTS-764762", "LOG-NEVYN", "DTS-815618")

    /// What the remaining time reads meanwhile.
    public static let holdRemaining = Rule(
        property: "task.hold.remaining", .all,
        "While task time does not run for that reason, backgroundTimeRemaining is DBL_MAX, as in the foreground.",
        confidence: .engineer, sources: "DTS-764762")

    public static let holdBounded = Rule(
        property: "task.hold.ble", .all,
        "Wakes for Bluetooth, a push, a fetch, a region or a transfer are bounded: a task begun there counts down at once.",
        confidence: .choice, sources: "DTS-815618")

    /// When task time runs again.
    public static let holdRestart = Rule(
        "task.hold.restart", .all,
        """
        When the last such reason ends with a task open, the countdown starts then, with the full budget of leaving the \
        foreground; when one comes back, the countdown is gone again.
        """,
        confidence: .observed, .choice, sources: "LOG-NEVYN", "LOG-TRANS1303")
}
