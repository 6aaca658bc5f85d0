import Foundation
import VigilFreshStatics
import VigilProgramImage

/// An installed app: what survives its launches, and the process of the present one.
public final class InstalledApp {
    /// The device it is installed on. It has to be held as long as its apps are used: an app does not keep it.
    public var device: Device {
        guard !isDeviceGone else {
            preconditionFailure(
                "the device of the app \(name) is gone: hold it in a variable, as in let device = Device(), as long as "
                    + "its apps are used")
        }
        return unheldDevice
    }
    private unowned let unheldDevice: Device
    /// Whether the device was released before the app.
    private(set) var isDeviceGone = false
    private let installation: Installation
    /// The places, among the modules of the device, of those that the manifest names, in their order.
    private(set) lazy var placesOfModules = device.modules.namings.places(in: manifest)
    /// What became of its launches.
    @exclusivity(unchecked) var history = LaunchHistory()
    /// The present launch; nil while the app does not run.
    @exclusivity(unchecked) public internal(set) var process: AppProcess?
    /// What skins and modules keep for the app across launches, by the type of the object.
    public let storage = ObjectStorage()

    /// Faults of the system that wait for the next begins of a task.
    var pendingTaskFaults: [TaskFault] = []
    /// The static variables of its code; nil where they are none of the device's business.
    var statics: StaticsClaim?
    /// Its number in the trace.
    let index: UInt16

    /// What was put on the device.
    private struct Installation {
        let name: String
        let manifest: Manifest
        let kind: Kind
        let program: any AppProgram
        /// The program, if it says whether it blocks: to look for that takes longer than many a call.
        let blocking: (any StatesBlocking)?
    }

    /// What kind of program an app is.
    public enum Kind: Sendable {
        /// An app with an icon.
        case application
        /// An app extension: it cannot begin finite-length tasks.
        case appExtension
    }

    init(_ name: String, manifest: Manifest, program: any AppProgram, kind: Kind, on device: Device) {
        let manifest = program.makesScenes ? manifest.withScenes : manifest
        installation = Installation(
            name: name, manifest: manifest, kind: kind, program: program, blocking: program as? any StatesBlocking)
        unheldDevice = device
        index = device.trace.addApp(name)
    }

    /// The device is gone, and the app with it: nothing of it runs any more, whoever still holds this.
    func deviceGoes() {
        process?.abandon()
        statics?.end()
        isDeviceGone = true
        storage.removeAll()
    }

    /// Whether a call of the system into its code may block.
    var mayBlock: Bool { installation.blocking?.mayBlock ?? true }

    /// The name in traces, expectations and of its container.
    public var name: String { installation.name }

    /// What its `Info.plist` says.
    public var manifest: Manifest { installation.manifest }

    /// What kind of program it is.
    public var kind: Kind { installation.kind }

    var program: any AppProgram { installation.program }

    /// The state of the app; not running when it has no process.
    public var state: AppState { process?.state ?? .notRunning }

    /// Whether the phone takes the app for the one in front: it is, or is on its way there.
    public var isInFront: Bool { process?.isInFront ?? false }

    /// What keeps the app awake in the background, in words, the oldest first.
    public var awakeReasons: [String] { process?.assertions.holders ?? [] }

    /// Whether `holder` keeps the app from being suspended. A mode that no module has is a mistake of the caller, which fails the
    /// running test.
    public func isAwake(
        because holder: AssertionHolder, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        if case .mode(let value) = holder {
            CheckedName.mode(value, in: device.modules, at: CheckedName.Place(file, line))
        }
        let isAwake = process?.assertions.all.contains { $0.holder == holder } ?? false
        if !isAwake, case .task(let name) = holder { noteAskedTask(name) }
        return isAwake
    }

    /// The part of the trace that belongs to this app.
    public var trace: AppTrace { AppTrace(trace: device.trace, app: index) }

    /// The app's container: a real directory, made for the device and removed with it. Survives terminations.
    ///
    /// - Throws: Foundation's error when it cannot be made.
    public func container() throws -> URL { try device.containerURL(for: self) }

    /// Exit statistics, as MetricKit counts them from iOS 14; empty before.
    public var exitStatistics: [TerminationReason.Category: Int] {
        guard device.system >= .iOS(14) else { return [:] }
        return Dictionary(grouping: exits, by: \.category).mapValues(\.count)
    }

    /// Writes a line about the app into the trace.
    public func record(
        _ kind: TraceRecord.Kind, _ text: String, detail: String = "", rule: Rule? = nil, number: Int64 = 0,
        unit: TraceRecord.Unit = .none
    ) {
        device.trace.add(
            kind, text, detail: doubted(kind, text, detail, rule), to: index, in: state, at: device.simulation.now,
            rule: rule, number: number, unit: unit)
    }
}

/// Objects by their type: a place where skins and modules keep what belongs to an app or a process.
public final class ObjectStorage {
    /// In the order in which they were made: there are so few that looking at each is quicker than a table.
    private var objects: [(type: ObjectIdentifier, object: AnyObject)] = []

    /// The object of this type, made on first use.
    public func object<Object: AnyObject>(_ type: Object.Type = Object.self, orMake make: () -> Object) -> Object {
        if let known = existing(type) { return known }
        let made = make()
        objects.append((ObjectIdentifier(type), made))
        return made
    }

    /// The object of this type, if there is one.
    public func existing<Object: AnyObject>(_ type: Object.Type) -> Object? {
        let wanted = ObjectIdentifier(type)
        for (known, object) in objects where known == wanted { return unsafeDowncast(object, to: Object.self) }
        return nil
    }

    /// Forgets all objects, after telling those that hold closures of the app.
    func removeAll() {
        let ended = objects
        objects = []
        for case (_, let owner as any ClosureOwner) in ended { owner.releaseClosures() }
    }
}

/// An object in an ``ObjectStorage`` that holds closures of the app, which may hold it in turn.
public protocol ClosureOwner: AnyObject {
    /// Lets go of the closures: the launch, or the app, is gone.
    func releaseClosures()
}
