import Foundation
import VigilProgramImage

/// One simulated phone: its system, its conditions, its apps, and the trace of what happened.
///
/// ```swift
/// let device = Device(system: .iOS(17), modules: .linked)
/// let app = try device.install(program, manifest: manifest)
/// app.launch()
/// device.press(.home)
/// device.advance(by: .seconds(30))
/// ```
///
/// Time stands still until `advance(by:)`. Whatever happens to the device takes effect at once: after `press(.home)`
/// returns, everything due at that instant has run. Devices share nothing, so tests run in parallel. A device is used
/// from one thread at a time.
public final class Device {
    /// The version of iOS.
    public let system: SystemVersion
    /// The figures of the system, overrides included.
    public let constants: ConstantTable
    /// The kernel: time, events, chance.
    package let simulation: Simulation
    /// What happened so far, line by line.
    public let trace: Trace
    /// The modules, in the order in which they are told of events.
    public let modules: ModuleSet
    /// Behaviour that Apple leaves open, with the simulator's defaults.
    public var options = DeviceOptions()

    /// The installed apps, in the order of their installation.
    public internal(set) var apps: [InstalledApp] = []
    var appsByName: [String: InstalledApp] = [:]
    /// The app in front, also behind the lock screen; nil when the home screen is.
    @exclusivity(unchecked) public internal(set) var frontmost: InstalledApp?
    /// Lock, power, network, switches; change them through ``change(_:)``.
    @exclusivity(unchecked) public internal(set) var conditions = DeviceConditions()

    /// What the system asks the user, in front of apps.
    let alerts = SystemAlerts()

    /// What skins keep for the device, such as what the apps of a group share, by the type of the object.
    public let storage = ObjectStorage()

    var asleepSince: VirtualInstant?
    /// The end of a wake-up of the device that lasts for a time.
    var nextSleep: EventID?
    /// What hung so far, each with the app and the place in its code: a run with any of these has failed.
    public internal(set) var hangs: [String] = []
    let loaded: DeviceModules
    lazy var containers = ContainerDirectory()
    /// The last property: while the others are let go, no code of an app runs.
    private let ending = Deinits.WithheldAtEnd()

    /// A device that has booted and been unlocked, with figures of its own.
    ///
    /// - Parameters:
    ///   - system: the version of iOS.
    ///   - modules: the modules; those that are linked into the program without it.
    ///   - seed: the seed of chance; the same seed gives the same run.
    ///   - constants: figures to override, by id.
    ///   - clocks: what the wall clock shows at boot.
    ///   - turnLimit: the first ``turnLimit``, which holds for the start of the modules too; 10 s without it.
    /// - Throws: ``InvalidOverride`` when an id in `constants` is unknown or a value makes no sense.
    public convenience init(
        system: SystemVersion = .newest, modules: ModuleSet = .linked, seed: UInt64 = 0, constants: [String: Double],
        clocks: DeviceClocks = DeviceClocks(), turnLimit: Duration? = nil
    ) throws(InvalidOverride) {
        let table = try ConstantTable(system: system, constants: modules.book.constants, overrides: constants)
        self.init(modules, table, seed: seed, clocks: clocks, turnLimit: turnLimit)
    }

    /// A device that has booted and been unlocked.
    ///
    /// - Parameters:
    ///   - system: the version of iOS.
    ///   - modules: the modules; those that are linked into the program without it.
    ///   - seed: the seed of chance; the same seed gives the same run.
    ///   - clocks: what the wall clock shows at boot.
    public convenience init(
        system: SystemVersion = .newest, modules: ModuleSet = .linked, seed: UInt64 = 0,
        clocks: DeviceClocks = DeviceClocks()
    ) {
        let table = ConstantTable(system: system)
        self.init(modules, table, seed: seed, clocks: clocks, turnLimit: nil)
    }

    private init(
        _ modules: ModuleSet, _ constants: ConstantTable, seed: UInt64, clocks: DeviceClocks, turnLimit: Duration?
    ) {
        RuntimeBridge.install()
        MachineWatch.begin
        system = constants.system
        trace = Trace(system: constants.system)
        self.modules = modules
        loaded = DeviceModules(count: modules.modules.count)
        self.constants = constants
        simulation = Simulation(seed: seed, clocks: clocks)
        simulation.test = CheckedName.runningTest
        WatchedTraces.current?.add(trace)
        trace.onMisplacedRule { [unowned self] in judge(misplaced: $0) }
        if let turnLimit { self.turnLimit = turnLimit }
        watchForHangs()
        lookAfterDeinits()
        loaded.start(on: self)
    }

    deinit {
        ending.begin()
        for app in apps { app.deviceGoes() }
        simulation.shutDown()
    }

    /// The service of a module, by its type; nil when the device was made without the module.
    public func service<Service: ModuleService>(_ type: Service.Type) -> Service? {
        loaded.service(type)
    }

    /// The service that does what a protocol says, such as handling the sound of calls; the first one where several do,
    /// nil where none does.
    public func service<Facility>(providing facility: Facility.Type) -> Facility? {
        loaded.service(providing: facility)
    }

    /// The continuous clock of the device.
    public var clock: VirtualClock { VirtualClock(simulation) }

    /// The present instant, in nanoseconds since the boot.
    public var now: VirtualInstant { simulation.now }

    /// The date that the wall clock shows now.
    public var date: Date { simulation.clocks.date(at: simulation.now) }

    /// Runs what is due at this instant. Inside an event there is nothing to do: the run goes on by itself.
    public func settle() {
        if !simulation.isRunning { simulation.advance(by: .zero) }
    }

    /// What the user does has begun: what is due happens, and so does what the screen takes its time for, unless whoever
    /// plays this lets time pass in steps of its own.
    func finishAction() {
        postponeAutoLock()
        settle()
        if options.animations == .awaited { waitForScreen() }
    }

    /// Lets the time pass that the screen takes for what is under way. Inside an event there is nothing to wait for: the
    /// run goes on by itself.
    func waitForScreen() {
        guard !simulation.isRunning else { return }
        var awaited: Set<ObjectIdentifier> = []
        while let process = apps.lazy.compactMap(\.process).first(where: {
            $0.life.animation.end != nil && !awaited.contains(ObjectIdentifier($0))
        }) {
            awaited.insert(ObjectIdentifier(process))
            if let end = process.life.animation.end { advance(to: end) }
        }
    }

    /// When the last way of an app onto or off the screen is over that is under way; nil where none is.
    package var endOfAnimations: VirtualInstant? { apps.compactMap { $0.process?.life.animation.end }.max() }

    /// Tells every service, in the order of the modules.
    func notifyServices(_ notify: (any ModuleService) -> Void) { loaded.notify(notify) }

    /// Writes a line about the device itself into the trace.
    public func record(_ kind: TraceRecord.Kind, _ text: String, detail: String = "", rule: Rule? = nil) {
        trace.add(kind, text, detail: detail, to: 0, in: .notRunning, at: simulation.now, rule: rule)
    }

    func containerURL(for app: InstalledApp) throws -> URL { try containers.url(for: app.name) }

    /// The container that the apps of a group share: a real directory, made on first use and removed with the device.
    ///
    /// - Throws: Foundation's error when it cannot be made.
    public func groupContainer(_ identifier: String) throws -> URL { try containers.group(identifier) }
}
