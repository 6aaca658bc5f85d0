/// What happens to tasks that are never ended, held too long, or too many.
extension TaskRules {
    /// The rules of leaked tasks.
    public static let leaks: [Rule] = [
        leakKill, leakReportDetail, leakMetric, leakIDOverwritten, ageWarning, countLimit,
    ]

    public static let leakKill = Rule(
        "task.leak.kill", .all,
        """
        A task still open when the lead is over kills the app: 0x8badf00d; the text says, in essence, that the app has \
        active assertions beyond the permitted time.
        """,
        confidence: .documented, .observed, sources: "APG-BE", "LOG-600", "LOG-180")

    public static let leakReportDetail = Rule(
        "task.leak.report-detail", .all,
        """
        Up to iOS 10 the crash report lists the outstanding assertions; from 11 it does not, and the list is only in \
        the system log. The main thread in such a report is typically idle in its run loop.
        """,
        confidence: .engineer, sources: "Q-TASK")

    public static let leakMetric = Rule(
        "task.leak.metric", .from(.iOS(14)),
        "From iOS 14 the kill for a leaked task is counted as a background-task assertion timeout.",
        confidence: .documented, sources: "MX-BG", "XC-TERM")

    public static let leakIDOverwritten = Rule(
        "task.leak.id-overwritten", .all,
        """
        Storing a second identifier over the first leaks the first; the diagnosis must name the first one (its task \
        name and where it was begun).
        """,
        confidence: .engineer, .observed, sources: "Q-TASK", "LOG-LOSTID")

    public static let ageWarning = Rule(
        "task.age-warning", .from(.iOS(13)),
        "A task open longer than k.task.age-warning logs a warning that it risks the app's termination, in any state.",
        confidence: .observed, sources: "LOG-AGE")

    public static let countLimit = Rule(
        "task.count-limit", .from(.iOS(11)),
        "More than k.task.count-limit open tasks kill the app (0xbada5e47).",
        confidence: .engineer, sources: "Q-TASK")
}
