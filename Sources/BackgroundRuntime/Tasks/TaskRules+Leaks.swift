/// What happens to tasks that are never ended, held too long, or too many.
extension TaskRules {
    /// What becomes of a task that nobody ends.
    public static let leaks: [Rule] = [
        leakKill, leakReportDetail, leakMetric, leakIDOverwritten, ageWarning, countLimit,
    ]

    /// A task that is never ended kills the app.
    public static let leakKill = Rule(
        "task.leak.kill", .all,
        """
        A task still open when the lead (k.task.expiry-lead) is over kills the app with 0x8badf00d; the text says, in \
        essence, that the app has active assertions beyond the permitted time.
        """,
        confidence: .documented, .observed, sources: "APG-BE", "LOG-600", "LOG-180")

    /// What a crash report tells of the leak.
    public static let leakReportDetail = Rule(
        "task.leak.report-detail", .all,
        """
        Up to iOS 10 the crash report lists the outstanding assertions; from 11 it does not, and the list is only in \
        the system log. The main thread in such a report is typically idle in its run loop.
        """,
        confidence: .engineer, sources: "Q-TASK")

    /// How metrics count the leak.
    public static let leakMetric = Rule(
        "task.leak.metric", .from(.iOS(14)),
        "From iOS 14 the kill for a leaked task is counted as a background-task assertion timeout.",
        confidence: .documented, sources: "MX-BG", "XC-TERM")

    /// An identifier that is overwritten leaks its task.
    public static let leakIDOverwritten = Rule(
        "task.leak.id-overwritten", .all,
        """
        Storing a second identifier over the first leaks the first; the diagnosis must name the first one (its task \
        name and where it was begun).
        """,
        confidence: .engineer, .observed, sources: "Q-TASK", "LOG-LOSTID")

    /// A task held long is warned about.
    public static let ageWarning = Rule(
        "task.age-warning", .from(.iOS(14)),
        "A task open longer than k.task.age-warning logs a warning that it risks the app's termination, in any state.",
        confidence: .observed, sources: "LOG-AGE")

    /// Too many tasks kill the app.
    public static let countLimit = Rule(
        "task.count-limit", .from(.iOS(11)),
        "More than k.task.count-limit open tasks kill the app (0xbada5e47).",
        confidence: .engineer, sources: "Q-TASK")
}
