/// A phone with one app whose code is a closure for each event, for tests of a module. A subclass has the words that a suite
/// says often.
///
/// ```swift
/// @Test("radio.channel.keeps-awake: a joined channel keeps the app awake")
/// func keepsAwake() throws {
///     let phone = try ModePhone(on: .iOS(17), modules: [RadioModule.descriptor], modes: ["radio"])
///     phone.app.launch()
///     try phone.act("radio.join", ["channel": 7])
///     phone.home()
///     phone.wait(3_600)
///     #expect(phone.app.isAwake(because: .mode("radio")) && phone.cites("radio.channel.keeps-awake"))
/// }
/// ```
open class ModePhone: AppPhone {
    /// The phone that everything happens to.
    public let device: Device
    public let app: InstalledApp
    /// What that app does.
    public let code: AppCode

    /// A phone that has booted and been unlocked, with its app installed and not launched.
    ///
    /// Its screen takes no time and does not lock itself, so that tests count from the instant of what they do;
    /// `device.options` changes that.
    ///
    /// - Parameters:
    ///   - system: the version of iOS.
    ///   - modules: those of the phone; those that are linked into the program without it.
    ///   - modes: the values of `UIBackgroundModes` in the manifest of the app.
    ///   - manifest: a manifest in which `modes` are not looked at.
    ///   - name: what the trace calls the app.
    ///   - kind: application or extension.
    ///   - seed: the seed of chance.
    ///   - constants: figures to override, by id.
    /// - Throws: ``/BackgroundRuntime/InvalidOverride`` when an id in `constants` is unknown or a value makes no sense.
    public init(
        on system: SystemVersion, modules: ModuleSet = .linked, modes: [String] = [],
        manifest: Manifest? = nil, name: String = "App", kind: InstalledApp.Kind = .application, seed: UInt64 = 0,
        constants: [String: Double] = [:]
    ) throws {
        device = try Device(system: system, modules: modules, seed: seed, constants: constants)
        device.options.animations = .none
        device.options.autoLock = .never
        code = AppCode()
        app = try device.install(
            code, manifest: manifest ?? Manifest(backgroundModes: modes), name: name, kind: kind)
    }

    /// Installs a further app, which does nothing by itself.
    ///
    /// - Parameters:
    ///   - name: what the trace calls it.
    ///   - modes: the values of `UIBackgroundModes` in its manifest; by default those of the first app.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is an app of that name.
    public func install(_ name: String, modes: [String]? = nil) throws -> InstalledApp {
        let modes = modes ?? app.manifest.declaredBackgroundModes
        return try device.install(AppCode(), manifest: Manifest(displayName: name, backgroundModes: modes), name: name)
    }
}
