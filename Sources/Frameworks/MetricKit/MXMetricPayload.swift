import BackgroundRuntime
import SimulatedFoundation
import VigilMetrics

/// What a phone tells of one day of an app. Of its metrics only the exits are there.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    private let report: DayReport
    /// When the day began.
    open private(set) var timeStampBegin: Date
    /// When it was over.
    open private(set) var timeStampEnd: Date
    /// The version of the app.
    open private(set) var latestApplicationVersion: String
    /// Whether the day saw several versions; never so here.
    open var includesMultipleApplicationVersions: Bool { false }

    init(_ report: DayReport) {
        self.report = report
        let process = SimulatedApp.process(for: "MXMetricPayload")
        let clocks = process.device.simulation.clocks
        timeStampBegin = clocks.date(at: report.begin)
        timeStampEnd = clocks.date(at: report.end)
        latestApplicationVersion = process.app.manifest.string(forKey: "CFBundleShortVersionString") ?? ""
    }

    /// How the app ended in the day. From iOS 14.
    open var applicationExitMetrics: MXAppExitMetric? {
        SimulatedApp.require(.method("applicationExitMetrics", of: "MXMetricPayload", .iOS(14)))
        return MXAppExitMetric(report.exits)
    }
}

/// What a phone tells of crashes and hangs. Never made here.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    private override init() {}
}

/// How an app ended in a day.
open class MXAppExitMetric: NSObject, @unchecked Sendable {
    /// Ends of the app while it was on the screen.
    open private(set) var foregroundExitData: MXForegroundExitData
    /// Ends of the app while it was not.
    open private(set) var backgroundExitData: MXBackgroundExitData

    init(_ exits: ExitCounts) {
        foregroundExitData = MXForegroundExitData(exits.foreground)
        backgroundExitData = MXBackgroundExitData(exits.background)
    }
}

/// How often an app ended on the screen, by category.
open class MXForegroundExitData: NSObject, @unchecked Sendable {
    private let counts: [TerminationReason.Category: Int]

    init(_ counts: [TerminationReason.Category: Int]) { self.counts = counts }

    private func count(_ category: TerminationReason.Category) -> Int { counts[category] ?? 0 }

    /// Ends that nobody has to look into, as by the user.
    open var cumulativeNormalAppExitCount: Int { count(.normal) }
    /// Ends by an exception that nothing caught, or by abort().
    open var cumulativeAbnormalExitCount: Int { count(.abnormal) }
    /// Ends by the watchdog of a transition.
    open var cumulativeAppWatchdogExitCount: Int { count(.appWatchdog) }
    /// Ends for too much memory.
    open var cumulativeMemoryResourceLimitExitCount: Int { count(.memoryResourceLimit) }
    /// Ends for memory that was not the app's own.
    open var cumulativeBadAccessExitCount: Int { count(.badAccess) }
    /// Ends by an instruction that there is not.
    open var cumulativeIllegalInstructionExitCount: Int { count(.illegalInstruction) }
}

/// How often an app ended off the screen, by category.
open class MXBackgroundExitData: NSObject, @unchecked Sendable {
    private let counts: [TerminationReason.Category: Int]

    init(_ counts: [TerminationReason.Category: Int]) { self.counts = counts }

    private func count(_ category: TerminationReason.Category) -> Int { counts[category] ?? 0 }

    /// Ends that nobody has to look into, as by the user.
    open var cumulativeNormalAppExitCount: Int { count(.normal) }
    /// Ends by an exception that nothing caught, or by abort().
    open var cumulativeAbnormalExitCount: Int { count(.abnormal) }
    /// Ends by the watchdog of a transition.
    open var cumulativeAppWatchdogExitCount: Int { count(.appWatchdog) }
    /// Ends for too much of the processor.
    open var cumulativeCPUResourceLimitExitCount: Int { count(.cpuResourceLimit) }
    /// Ends for too much memory.
    open var cumulativeMemoryResourceLimitExitCount: Int { count(.memoryResourceLimit) }
    /// Ends since memory was needed elsewhere.
    open var cumulativeMemoryPressureExitCount: Int { count(.memoryPressure) }
    /// Ends for a lock that the app held as it was suspended.
    open var cumulativeSuspendedWithLockedFileExitCount: Int { count(.suspendedWithLockedFile) }
    /// Ends for memory that was not the app's own.
    open var cumulativeBadAccessExitCount: Int { count(.badAccess) }
    /// Ends by an instruction that there is not.
    open var cumulativeIllegalInstructionExitCount: Int { count(.illegalInstruction) }
    /// Ends for a finite-length task that was not ended in time.
    open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { count(.backgroundTaskAssertionTimeout) }
}
