/// What a process uses of the phone, and what becomes of one that uses too much.
///
/// Code takes no time here, so that it is said from outside how busy the processor is with an app: see
/// ``AppProcess/useProcessor(_:for:)``.
final class ResourceUse: ProcessPart {
    @exclusivity(unchecked) var inUse = ResourcesInUse() {
        didSet {
            if inUse.memory != oldValue.memory { checkMemory() }
            if inUse.processorPermits.isEmpty != oldValue.processorPermits.isEmpty { limitsDidChange() }
        }
    }
    /// Loads that were said, each until an instant.
    private var loads: [Load] = []
    private var loadCount = 0
    private var processor: ProcessorLoad
    private var wakeups: WakeupCount
    /// The kill that comes if the load stays as it is.
    private var kill: EventID?

    /// A load that was said.
    private struct Load {
        let number: Int
        let cores: Double
        let end: EventID
    }

    init(_ constants: ConstantTable) {
        processor = ProcessorLoad(window: constants.duration(ResourceConstants.cpuWindow) ?? .seconds(60))
        wakeups = WakeupCount(
            limit: Int((constants.value(ResourceConstants.wakeupsLimit) ?? 150) * ResourceUse.seconds(constants)),
            window: .seconds(1) * Int(ResourceUse.seconds(constants)))
    }

    private static func seconds(_ constants: ConstantTable) -> Double {
        constants.value(ResourceConstants.wakeupsWindow) ?? 300
    }

    /// The app's code uses so many cores for a time.
    func useProcessor(_ load: Double, for duration: Duration) {
        loadCount += 1
        let end = process.simulation.schedule(after: duration, phase: .device) { [process, loadCount] in
            process.use.loads.removeAll { $0.number == loadCount }
            process.use.loadDidChange()
        }
        loads.append(Load(number: loadCount, cores: load, end: end))
        loadDidChange()
    }

    /// A suspended process uses nothing; in the foreground there is no limit.
    func stateDidChange(from old: AppState, to state: AppState) {
        if old.isForeground, state == .background { checkMemoryOnLeaving() }
        guard !loads.isEmpty || kill != nil else { return }
        if old.isForeground, !state.isForeground { processor.restart(at: process.simulation.now) }
        loadDidChange()
    }

    private func loadDidChange() {
        guard !process.life.hasEnded else { return }
        processor.set(
            process.state == .suspended ? 0 : loads.reduce(0) { $0 + $1.cores }, at: process.simulation.now)
        planKill()
    }

    func takeDown() {
        for load in loads { process.simulation.cancel(load.end) }
        loads = []
        if let kill { process.simulation.cancel(kill) }
        kill = nil
    }
}

// The processor.

extension ResourceUse {
    /// Seconds of processor time in the window that are fatal in the background; nil where there is no limit.
    private var processorLimit: Double? {
        let constants = process.device.constants
        guard let share = constants.value(ResourceConstants.cpuLimit),
            let window = constants.value(ResourceConstants.cpuWindow)
        else { return nil }
        return share / 100 * window
    }

    /// What lifted the limit came or went: who is above it by now is ended at once.
    func limitsDidChange() {
        if !loads.isEmpty, !process.life.hasEnded { planKill() }
    }

    private func planKill() {
        if let kill { process.simulation.cancel(kill) }
        kill = nil
        guard process.state == .background, let limit = processorLimit,
            let instant = processor.reaches(limit, from: process.simulation.now)
        else { return }
        kill = process.simulation.schedule(at: instant, phase: .watchdog) { [process] in process.use.reachLimit() }
    }

    private func reachLimit() {
        kill = nil
        guard process.state == .background, !process.device.conditions.isDebuggerAttached else { return }
        if let rule = inUse.processorPermits.first {
            return process.record(.note, "more of the processor than others may use", rule: rule)
        }
        let constants = process.device.constants
        let window = constants.value(ResourceConstants.cpuWindow) ?? 0
        process.end(.processor(seconds: processorLimit ?? 0, window: window))
    }
}

// Wake-ups and memory.

extension ResourceUse {
    /// A timer or a sleep of the app woke the processor.
    func noteWakeup(at now: VirtualInstant) {
        guard let seconds = wakeups.add(at: now.nanoseconds), process.device.system >= .iOS(7) else { return }
        let constants = process.device.constants
        let rate = constants.value(ResourceConstants.wakeupsLimit) ?? 0
        process.record(
            .finding, "EXC_RESOURCE WAKEUPS: more than \(Int(rate)) wake-ups a second",
            detail: "\(Int(rate * ResourceUse.seconds(constants)) + 1) in \(Int(seconds.rounded())) s; the app goes on",
            rule: ResourceRules.wakeups)
    }

    /// Memory that was taken may be more than the process may have.
    private func checkMemory() {
        guard process.state != .notRunning, !process.life.hasEnded else { return }
        let limit = process.state.isForeground ? ResourceConstants.memoryFront : ResourceConstants.memoryBackground
        guard let most = process.device.constants.value(limit), Double(inUse.memory) > most else { return }
        process.end(.memoryLimit(inUse.memory, most: Int(most)))
    }

    /// The limit is lower in the background, and holds once the app has left.
    private func checkMemoryOnLeaving() {
        guard inUse.memory > ResourcesInUse.usualMemory else { return }
        process.simulation.schedule(after: .zero, phase: .watchdog) { [process] in process.use.checkMemory() }
    }
}

extension AppProcess {
    /// A timer or a sleep of the app woke the processor.
    func noteWakeup() { use.noteWakeup(at: simulation.now) }

    /// What the app holds of things that it shares with the system and other apps.
    public var inUse: ResourcesInUse {
        get { use.inUse }
        set { use.inUse = newValue }
    }

    /// The app's code uses the processor from now on: code itself takes no time here.
    ///
    /// - Parameters:
    ///   - load: how much of it; 1 is one whole core.
    ///   - duration: for how long.
    public func useProcessor(_ load: Double, for duration: Duration) { use.useProcessor(load, for: duration) }
}

extension TerminationReason {
    /// Too much of the processor was used in the background (XC-RES, LOG-CPU).
    fileprivate static func processor(seconds: Double, window: Double) -> TerminationReason {
        TerminationReason(
            "cpu-limit", rule: ResourceRules.cpuLimit, category: .cpuResourceLimit,
            "EXC_RESOURCE CPU_FATAL: \(Int(seconds)) s of processor time within \(Int(window)) s, more than "
                + "\(Int(seconds / window * 100)) % of one core")
    }

    /// Too much memory was used (XC-RES, XC-TERM).
    fileprivate static func memoryLimit(_ used: Int, most: Int) -> TerminationReason {
        TerminationReason(
            "memory-limit", rule: ResourceRules.memoryLimit, category: .memoryResourceLimit,
            "EXC_RESOURCE MEMORY: \(used) MB in use, and \(most) MB is the limit of a process")
    }

    /// The device was too hot (XC-SIGKILL).
    static let heat = TerminationReason(
        "heat", code: 0xc000_10ff, rule: ResourceRules.thermal, "ended because the device was too hot")

    /// Storage was short (XC-SIGKILL).
    static let storage = TerminationReason(
        "storage", code: 0xbadd_d15c, rule: ResourceRules.disk, "ended so that its caches could be removed")
}
