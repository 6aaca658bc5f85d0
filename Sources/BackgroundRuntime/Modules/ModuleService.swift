/// The half of a module that stands for hardware and system daemon: one per device.
///
/// All methods have defaults that do nothing. They are called by the device as things happen, never from app code.
public protocol ModuleService: AnyObject {
    /// A process was created; none of its code has run.
    func processDidStart(_ process: AppProcess)

    /// The launch of a process is over: its `didFinishLaunching` has returned. Whatever has to be set up until then is.
    func processDidFinishLaunching(_ process: AppProcess)

    /// A process changed its state. Modes are told first, then services.
    func process(_ process: AppProcess, didEnter state: AppState)

    /// A process ended. What its app registered with the system stays with ``InstalledApp``.
    func processDidEnd(_ process: AppProcess, reason: TerminationReason)

    /// Lock, power, network or a switch changed.
    func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions)

    /// The wall clock was set, or the phone is in another time zone: dates come at other instants.
    func clockDidChange()

    /// Data comes faster or slower from now on, as ``NetworkRate`` has it.
    func networkRateDidChange()

    /// The device started again; apps may be launched as soon as ``DeviceConditions/isUnlockedSinceBoot`` allows.
    func deviceDidBoot()

    /// An app was removed from the device: forget what it registered.
    func appWasDeleted(_ app: InstalledApp)

    /// The user swiped an app away in the switcher that did not run. One that runs ends, with a reason that says so.
    func appWasForceQuit(_ app: InstalledApp)
}

extension ModuleService {
    public func processDidStart(_ process: AppProcess) {}
    public func processDidFinishLaunching(_ process: AppProcess) {}
    public func process(_ process: AppProcess, didEnter state: AppState) {}
    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {}
    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {}
    public func clockDidChange() {}
    public func networkRateDidChange() {}
    public func deviceDidBoot() {}
    public func appWasDeleted(_ app: InstalledApp) {}
    public func appWasForceQuit(_ app: InstalledApp) {}
}

/// The half of a module that decides for one process: loaded only if the manifest declares the mode.
///
/// It acquires assertions through its ``ModeContext``, in its own name, and drops those it has.
public protocol ModeInstance: AnyObject {
    /// The process changed its state.
    func processDidEnter(_ state: AppState)

    /// Whether the mode was ever used in this process, for `mode.declared-unused`.
    var wasUsed: Bool { get }

    /// The same for one of several values that the mode stands for; all of them are used together without it.
    func wasUsed(_ value: String) -> Bool
}

extension ModeInstance {
    public func processDidEnter(_ state: AppState) {}
    public func wasUsed(_ value: String) -> Bool { wasUsed }
}

/// What a service gets of its device, and nothing else: the instant, scheduling, chance, the trace, the conditions, the
/// installed apps and other modules by id.
public final class ServiceContext {
    private let module: ModuleIdentity

    init(_ module: ModuleIdentity) { self.module = module }

    private var device: Device { module.device }

    public var now: VirtualInstant { device.simulation.now }

    /// The device's version of iOS.
    public var system: SystemVersion { device.system }

    /// The figures of the system, overrides included.
    public var constants: ConstantTable { device.constants }

    /// Lock, power, network, switches.
    public var conditions: DeviceConditions { device.conditions }

    /// The installed apps, in the order of their installation.
    public var apps: [InstalledApp] { device.apps }

    /// The app in front; nil when the home screen is.
    public var frontmost: InstalledApp? { device.frontmost }

    /// The wall clock and its relatives.
    public var clocks: DeviceClocks { device.simulation.clocks }

    /// Chance, from the seed of the device.
    public func random<Result>(_ use: (inout SeededGenerator) -> Result) -> Result { use(&device.simulation.random) }

    /// Schedules something that happens to the device. Where events without a delay schedule each other for ever, that is a
    /// finding about the module, and one that would follow is not done.
    @discardableResult
    public func schedule(
        after delay: Duration, phase: Phase = .device, isHousekeeping: Bool = false, file: String = #fileID,
        line: Int = #line, _ action: @escaping () -> Void
    ) -> EventID {
        let plan = ModulePlan(delay: delay, phase: phase, isHousekeeping: isHousekeeping, place: (file, line))
        return module.schedule(plan, action)
    }

    /// Cancels what was scheduled.
    public func cancel(_ event: EventID) { device.simulation.cancel(event) }

    /// The service of another module; nil when the device has no such module.
    public func service<Service: ModuleService>(_ type: Service.Type) -> Service? { device.service(type) }

    /// The service of a module that does what a protocol says; nil when none does.
    public func service<Facility>(providing facility: Facility.Type) -> Facility? {
        device.service(providing: facility)
    }

    /// Tells the modules that data comes faster or slower from now on.
    public func networkRateDidChange() { device.notifyServices { $0.networkRateDidChange() } }

    /// Keeps a process from being suspended for an event, whether its manifest declares a mode or not.
    ///
    /// - Parameters:
    ///   - event: the event in a word or two.
    ///   - process: the launch of an app that is kept awake.
    ///   - reason: why, in a few words.
    ///   - rule: the rule by which it holds.
    ///   - until: when it ends by itself; nil when the service drops it.
    ///   - keepsDeviceAwake: whether the device may not sleep meanwhile.
    ///   - file: where it is asked for: faults of the module name it.
    ///   - line: the line there.
    public func acquire(
        event: String, for process: AppProcess, reason: String, rule: Rule, until: VirtualInstant?,
        keepsDeviceAwake: Bool = false, file: String = #fileID, line: Int = #line
    ) -> HeldAssertion {
        HeldAssertion(
            .wake(event), of: process, by: module, reason: reason, rule: rule, until: until,
            keepsDeviceAwake: keepsDeviceAwake, at: (file, line))
    }

    /// Writes a line about the device, not one of its apps, into the trace.
    public func record(_ kind: TraceRecord.Kind, _ text: String, detail: String = "", rule: Rule? = nil) {
        device.record(kind, text, detail: detail, rule: rule)
    }
}
