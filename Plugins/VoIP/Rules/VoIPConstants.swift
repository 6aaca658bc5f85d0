import BackgroundRuntime

/// The figures of the VoIP mode.
public enum VoIPConstants {
    /// All figures of the VoIP mode.
    public static let all: [Constant] = [
        keepaliveMin, keepaliveAllowance, wakeLimit, wakeWindow, pushReport, pushReportServer, pushBlockedAfter,
        pushPayload, beforeFirstUnlock,
    ]

    /// Whether the mode launches an app before the first unlock after a restart.
    public static let beforeFirstUnlock = Constant(
        "k.voip.before-first-unlock", .count, ios4: nil, ios7: 1, ios13: 1, ios26: 1,
        "Whether an app is launched for the voip mode before the first unlock after a restart: 1, or 0.",
        confidence: .engineer, .choice, sources: "DTS-784473")

    /// The shortest keep-alive timeout.
    public static let keepaliveMin = Constant(
        "k.voip.keepalive-min", .seconds, ios4: 600, ios7: 600, ios13: nil, ios26: nil,
        "Smallest accepted timeout of setKeepAliveTimeout; a session recommends 29 minutes or more.",
        confidence: .documented, sources: "UIK-KEEP", "W10-109")

    /// Seconds that the keep-alive handler may run.
    public static let keepaliveAllowance = Constant(
        "k.voip.keepalive-allowance", .seconds, ios4: 10, ios7: 10, ios13: nil, ios26: nil,
        "Seconds the keep-alive handler may run; then the app is suspended, not killed.",
        confidence: .documented, sources: "UIK-KEEP")

    /// The number of wakes within ``wakeWindow`` above which the app is killed.
    public static let wakeLimit = Constant(
        "k.voip.wake-limit", .count, ios4: 15, ios7: 15, ios13: nil, ios26: nil,
        "More wakes than this within k.voip.wake-window kill the app with 0xbad22222.",
        confidence: .observed, .documented, sources: "LOG-15WAKES", "XC-SIGKILL")

    /// The span in which wakes are counted.
    public static let wakeWindow = Constant(
        "k.voip.wake-window", .seconds, ios4: 300, ios7: 300, ios13: nil, ios26: nil,
        "The span in which wakes are counted against k.voip.wake-limit.",
        confidence: .observed, .documented, sources: "LOG-15WAKES", "XC-SIGKILL")

    /// Seconds between the return of the push callback and the moment a call must have been reported.
    public static let pushReport = Constant(
        "k.voip.push-report", .seconds, ios4: nil, ios7: nil, ios13: 0, ios26: 0,
        """
        Seconds after the delegate method for a VoIP push returned until it must have been reported to CallKit, in an \
        app linked with the iOS 13 SDK: 0, since the report must come before the method returns.
        """,
        confidence: .documented, sources: "W19-707", "PK-RECV")

    /// Seconds between the delivery of a push and the check of the call service.
    public static let pushReportServer = Constant(
        "k.voip.push-report.server", .seconds, ios4: nil, ios7: nil, ios13: 7, ios26: 7,
        "Seconds after the delivery of a VoIP push until the call service checks whether it was reported.",
        confidence: .engineer, sources: "DTS-817976")

    /// The number of unreported pushes that stops delivery.
    public static let pushBlockedAfter = Constant(
        "k.voip.push-blocked-after", .count, ios4: nil, ios7: nil, ios13: 3, ios26: 3,
        "Unreported pushes after which VoIP pushes stop. That it happens is documented; folklore says 3 to 5.",
        confidence: .documented, .folklore, .choice, sources: "PK-RECV", "DTS-781211")

    /// The largest payload of a VoIP push.
    public static let pushPayload = Constant(
        "k.voip.push-payload", .bytes, ios4: nil, ios7: 5120, ios13: 5120, ios26: 5120, systems: .from(.iOS(8)),
        "The largest payload of a VoIP push.",
        confidence: .documented, sources: "UN-GEN")
}
