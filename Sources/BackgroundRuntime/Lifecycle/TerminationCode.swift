/// A code with which iOS ends processes, as crash reports and the system's log show it.
///
/// The table is section 5 of the rule book. Those of modules come from the modules.
public struct TerminationCode: Hashable, Sendable {
    /// The code as a number: 0x8badf00d.
    public let value: UInt64
    /// How people read it aloud; empty where it is no pun.
    public let spoken: String
    public let meaning: String
    /// What the log says, in essence; empty where no text was found.
    public let logText: String
    /// Ids of the rules that end a process with it.
    public let rules: [String]
    /// The keys of its ``RuleSource``s.
    public let sources: [String]

    /// The code as logs write it: `0x8badf00d`.
    public var text: String {
        let digits = String(value, radix: 16)
        return "0x" + String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    }

    /// A code from what is known of it.
    public init(
        _ value: UInt64, spoken: String = "", _ meaning: String, log logText: String = "", rules: [String] = [],
        sources: String...
    ) {
        self.value = value
        self.spoken = spoken
        self.meaning = meaning
        self.logText = logText
        self.rules = rules
        self.sources = sources
    }
}

extension TerminationCode {
    /// The codes of the host, the most frequent first.
    static let ofHost: [TerminationCode] = [
        TerminationCode(
            0x8bad_f00d, spoken: "ate bad food",
            "The main thread was blocked in a step of the life cycle, or tasks were not ended in time.",
            log:
                "exhausted real (wall clock) time allowance of N seconds; or: has active assertions beyond permitted time",
            rules: [
                "life.launch.watchdog", "life.enter-background.budget", "life.terminate.watchdog", "task.leak.kill",
                "task.handler.blocking-others",
            ], sources: "XC-SIGKILL", "XC-WATCHDOG", "TN2151", "LOG-600", "LOG-180"),
        TerminationCode(
            0xdead_10cc, spoken: "dead lock", "A file lock or a shared system database was held at suspension.",
            log: "was suspended with locked system files",
            rules: ["life.suspend.file-lock", "life.suspend.shared-resource"],
            sources: "XC-SIGKILL", "XC-TERM", "TN2151", "LOG-DEAD10CC"),
        TerminationCode(
            0xc000_10ff, spoken: "cool off", "The device was too hot.", log: "thermal", rules: ["res.thermal"],
            sources: "XC-SIGKILL"),
        TerminationCode(
            0xbadd_d15c, spoken: "bad disc", "The app was ended to free storage by purging its caches.",
            rules: ["res.disk"],
            sources: "XC-SIGKILL"),
        TerminationCode(
            0xbada_5e47, "The app held too many task assertions.", log: "too many assertions",
            rules: ["task.count-limit"], sources: "Q-TASK"),
        TerminationCode(
            0x2bad_45ec, "The app drew to the screen while it must not, such as when it is locked.",
            log: "process detected doing insecure drawing while in secure mode", rules: ["res.ui.locked-drawing"],
            sources: "TN2151"),
        TerminationCode(
            0xd00d_2bad, spoken: "dude, too bad", "The app used too much of the system's resources.",
            sources: "XC-SIGKILL"),
        TerminationCode(
            0xbaaa_aaad, "No kill: a report of the whole system that somebody asked for.", sources: "TN2151"),
        TerminationCode(
            0xdead_fa11, spoken: "dead fall",
            "On old systems the user forced the app in front off, with the power slider and Home. The app switcher does "
                + "not give this code.", log: "force quit", rules: ["life.force-quit.no-report"], sources: "TN2151"),
        TerminationCode(0xc51b_ad01, "watchOS only: processor time.", sources: "XC-SIGKILL"),
        TerminationCode(0xc51b_ad02, "watchOS only: time.", sources: "XC-SIGKILL"),
        TerminationCode(0xc51b_ad03, "watchOS only: time under load.", sources: "XC-SIGKILL"),
    ]
}
