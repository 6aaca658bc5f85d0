/// Why a process ended, as a crash report or the system's log tells it.
public struct TerminationReason: Hashable, Sendable, CustomStringConvertible {
    /// The category that exit statistics count (MetricKit's names).
    public enum Category: String, Sendable {
        /// An end that nobody has to look into: the user, an update, a reboot.
        case normal
        /// An end by the app's own code that is no crash of memory: an abort, an exit.
        case abnormal
        /// The main thread did not get through a transition in time.
        case appWatchdog
        /// The app used too much of the processor in the background.
        case cpuResourceLimit
        /// The app used more memory than it may.
        case memoryResourceLimit
        /// Memory was needed elsewhere.
        case memoryPressure
        /// The app held a lock on a shared file or database as it was suspended.
        case suspendedWithLockedFile
        /// The app touched memory that is not its own.
        case badAccess
        case illegalInstruction
        /// A finite-length task was not ended in time.
        case backgroundTaskAssertionTimeout
    }

    /// A short name for expectations and summaries: `watchdog`, `task-leak`, `purge`.
    public let name: String
    /// The termination code, such as 0x8badf00d; nil where the system reports none.
    public let code: UInt64?
    /// What the log says, in essence.
    public let text: String
    /// The category in exit statistics.
    public let category: Category
    /// The rule that ended the process.
    public let rule: Rule
    /// Whether the app was told, with `applicationWillTerminate`.
    public let isAnnounced: Bool
    /// Whether the user ended the app, which bars most background launches until the next launch by the user.
    public let isForceQuit: Bool
    /// Names of what would have prevented it, where it ends an app for what that did not call: `endBackgroundTask`.
    let undone: Set<String>

    /// A reason from its parts.
    public init(
        _ name: String, code: UInt64? = nil, rule: Rule, category: Category = .abnormal, isAnnounced: Bool = false,
        isForceQuit: Bool = false, undone: Set<String> = [], _ text: String
    ) {
        self.name = name
        self.code = code
        self.rule = rule
        self.category = category
        self.isAnnounced = isAnnounced
        self.isForceQuit = isForceQuit
        self.undone = undone
        self.text = text
    }

    /// Whether a crash report of the app is left; a purge leaves only a jetsam report, which is not the app's.
    public var leavesCrashReport: Bool {
        !isAnnounced && category != .normal && category != .memoryPressure
    }

    /// Whether it hurts the app, so that a test has to say that it expects it: a kill, a crash, a hang, and an end by the app's
    /// own doing.
    public var hasToBeExpected: Bool { leavesCrashReport || isByApp }

    /// Whether the app left by itself, by `exit(_:)` with whatever status: no app of a phone does.
    public var isByApp: Bool { name == TerminationReason.nameOfExit }

    /// What an end by `exit(_:)` is called.
    static let nameOfExit = "exit"

    /// The code as logs write it: `0x8badf00d`; empty without a code.
    public var codeText: String { code.map { "0x" + String($0, radix: 16) } ?? "" }

    public var description: String { [codeText, text].filter { !$0.isEmpty }.joined(separator: " ") }
}

// The reasons the host itself knows; a mode makes its own beside its rules.

extension TerminationReason {
    static func watchdog(_ watchdog: Watchdog, report: String) -> TerminationReason {
        TerminationReason(
            "watchdog", code: 0x8bad_f00d, rule: watchdog.rule, category: .appWatchdog, report)
    }

    static func taskLeak(_ text: String) -> TerminationReason {
        TerminationReason(
            "task-leak", code: 0x8bad_f00d, rule: TaskRules.leakKill, category: .backgroundTaskAssertionTimeout,
            undone: ["endBackgroundTask"], text)
    }

    static func slowHandlers(_ text: String) -> TerminationReason {
        TerminationReason(
            "task-handlers", code: 0x8bad_f00d, rule: TaskRules.handlerBlockingOthers,
            category: .backgroundTaskAssertionTimeout, text)
    }

    static func tooManyTasks(_ limit: Int) -> TerminationReason {
        TerminationReason(
            "too-many-tasks", code: 0xbada_5e47, rule: TaskRules.countLimit, "too many assertions (more than \(limit))")
    }

    /// Memory was needed elsewhere; the app was suspended and is not told.
    public static let purge = TerminationReason(
        "purge", rule: LifecycleRules.purgeNoNotice, category: .memoryPressure,
        "purged from memory while suspended (jetsam report only)")

    /// The system ends a running app and tells it.
    public static let system = TerminationReason(
        "system", rule: LifecycleRules.terminateRunning, category: .normal, isAnnounced: true,
        "terminated by the system")

    /// The user swiped the app away while it ran.
    public static let forceQuit = TerminationReason(
        "force-quit", rule: LifecycleRules.forceQuitCallback, category: .normal, isAnnounced: true, isForceQuit: true,
        "force-quit by the user")

    /// The user swiped the app away while it was suspended.
    public static let forceQuitSuspended = TerminationReason(
        "force-quit", rule: LifecycleRules.forceQuitNoReport, category: .normal, isForceQuit: true,
        "force-quit by the user while suspended: no call, no report")

    /// Home was pressed on an app that asked to end then.
    public static let exitsOnSuspend = TerminationReason(
        "exits-on-suspend", rule: LifecycleRules.exitsOnSuspend, category: .normal, isAnnounced: true,
        "left the screen with UIApplicationExitsOnSuspend")

    /// Home was pressed on a device without multitasking.
    public static let noMultitasking = TerminationReason(
        "no-multitasking", rule: LifecycleRules.noMultitasking, category: .normal, isAnnounced: true,
        "left the screen of a device without multitasking")

    /// Home was pressed on an app that was built before there was a background.
    static let legacyLink = TerminationReason(
        "legacy-link", rule: LifecycleRules.legacyLink, category: .normal, isAnnounced: true,
        "left the screen, linked with an SDK before iOS 4")

    public static let reboot = TerminationReason(
        "reboot", rule: LifecycleRules.reboot, category: .normal, "the device restarted")

    /// The end of an app that crashed.
    public static func crash(_ text: String) -> TerminationReason {
        TerminationReason("crash", rule: LifecycleRules.terminateCrash, category: .badAccess, "crashed: \(text)")
    }

    /// The app left through `exit(_:)`.
    public static func exit(status: Int32) -> TerminationReason {
        TerminationReason(
            nameOfExit, rule: LifecycleRules.terminateCrash, category: status == 0 ? .normal : .abnormal,
            "exited with status \(status)")
    }

    /// A breakpoint instruction: what a library has where it cannot go on (XC-TRAP).
    public static func trap(_ text: String, rule: Rule) -> TerminationReason {
        TerminationReason("trap", rule: rule, "EXC_BREAKPOINT (SIGTRAP): \(text)")
    }

    /// The dynamic linker found no symbol of a name (XC-CRASH).
    static func unlinked(_ text: String, rule: Rule) -> TerminationReason {
        TerminationReason("dyld", rule: rule, "EXC_CRASH (SIGABRT), Termination Reason: Namespace DYLD: \(text)")
    }

    /// An exception that nothing caught, from a wrong use of an API (XC-CRASH).
    public static func exception(_ text: String, rule: Rule) -> TerminationReason {
        TerminationReason(
            "exception", rule: rule, "EXC_CRASH (SIGABRT): terminating due to uncaught exception: \(text)")
    }

    /// The process was to be suspended with a locked file in a shared container.
    static func lockedFile(_ file: LockedFile) -> TerminationReason {
        TerminationReason(
            "locked-file", code: 0xdead_10cc, rule: LifecycleRules.suspendFileLock, category: .suspendedWithLockedFile,
            "was suspended with locked system files: \(file.path)"
                + (file.holder.isEmpty ? "" : ", locked by \(file.holder)"))
    }

    /// The process was to be suspended while it used a system database.
    static func sharedDatabase(_ name: String) -> TerminationReason {
        TerminationReason(
            "shared-database", code: 0xdead_10cc, rule: LifecycleRules.suspendSharedResource,
            category: .suspendedWithLockedFile, "was suspended while it used a shared system database: \(name)")
    }

    /// An update of the app was installed.
    static let update = TerminationReason(
        "update", rule: LifecycleRules.appUpdate, category: .normal, "ended for an update of the app")

    /// The app was removed from the device.
    static let deleted = TerminationReason(
        "deleted", rule: LifecycleRules.kill, category: .normal, "the app was removed from the device")

    /// The code spun at one instant without end.
    static let spinning = TerminationReason(
        "spinning", rule: LifecycleRules.kill, category: .cpuResourceLimit,
        "too many turns at one instant: the app schedules work for now without end")
}
