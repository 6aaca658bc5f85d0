/// What the end of a process looks like in reports.
public enum TerminationRules {
    /// All rules of reports.
    public static let all: [Rule] = [signalTrap, signalAbort, metricKit27, crashExtension]

    /// Ids of rules that are not applied yet: nothing reads reports.
    public static let planned: Set<String> = [metricKit27.id, crashExtension.id]

    /// What a trap is reported as.
    public static let signalTrap = Rule(
        property: "term.signal.trap", .all,
        """
        Runtime failures of Swift and traps of libdispatch are EXC_BREAKPOINT (SIGTRAP), with the text of libdispatch \
        beside it.
        """,
        confidence: .documented, sources: "XC-TRAP")

    /// What an exception is reported as.
    public static let signalAbort = Rule(
        property: "term.signal.abort", .all,
        "An exception that nothing caught, and abort, is EXC_CRASH (SIGABRT); kills of the system stay SIGKILL.",
        confidence: .documented, sources: "XC-CRASH", "XC-SIGKILL")

    /// How exits are counted now.
    public static let metricKit27 = Rule(
        "metrickit.27", .from(.iOS(27)),
        """
        The MX classes are deprecated in favour of MetricResult; BackgroundTerminationMetric counts exits from the \
        background by category, and CrashDiagnostic carries the same category.
        """,
        confidence: .documented, sources: "MK-27")

    /// Crash reports have an extension.
    public static let crashExtension = Rule(
        "crash.extension", .from(.iOS(27)),
        "A crash report extension point exists.",
        confidence: .documented, sources: "CRX-27")
}
