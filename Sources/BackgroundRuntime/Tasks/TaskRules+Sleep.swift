/// Task time while the device itself sleeps.
extension TaskRules {
    /// The rules of task time on a sleeping device.
    public static let sleep: [Rule] = [
        sleepKeepsAwake, sleepOpportunistic, sleepOption, sleepTotal,
    ]

    /// The first systems stayed awake for a task.
    public static let sleepKeepsAwake = Rule(
        "task.sleep.keeps-awake", .from(.iOS(4), before: .iOS(7)),
        "An open task keeps the device itself from sleeping, screen locked or not.",
        confidence: .documented, sources: "W13-204")

    /// Later systems sleep in spite of a task.
    public static let sleepOpportunistic = Rule(
        "task.sleep.opportunistic", .from(.iOS(7)),
        """
        An open task does not keep the device awake: when the device sleeps, the app's task time pauses, and goes on \
        in slices when the device wakes for other reasons.
        """,
        confidence: .documented, sources: "W13-204")

    /// A switch between the two.
    public static let sleepOption = Rule(
        "task.sleep.option", .from(.iOS(7), before: .iOS(13)),
        """
        Logged assertions of iOS 7 still carry a flag against idle sleep, so the simulator has a switch that keeps the \
        device awake for the budget on iOS 7 to 12; it is off by default.
        """,
        confidence: .observed, .choice, sources: "LOG-180")

    /// Sleep does not shorten the budget.
    public static let sleepTotal = Rule(
        "task.sleep.total", .from(.iOS(7)),
        "The slices of task time while the device is awake add up to about the whole budget.",
        confidence: .documented, sources: "W13-204")
}
