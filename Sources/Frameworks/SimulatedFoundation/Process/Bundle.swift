import BackgroundRuntime
import MachineFoundation

extension Bundle {
    /// The bundle of the app that is running: its manifest, and the files beside it. Outside an app, the program's.
    public static var main: Bundle { SimulatedBundle.ofRunningApp?.bundle ?? Machine.mainBundle }

    /// The bundle with a class: here all classes of an app, and of the libraries in it, are in the app's own.
    public convenience init(for aClass: AnyClass) {
        let path = SimulatedBundle.ofRunningApp?.bundle.bundlePath ?? Machine.bundlePath(for: aClass)
        // An initializer cannot hand on one that may fail in any other way; the folder was opened before.
        // swift-format-ignore: NeverForceUnwrap
        self.init(url: URL(fileURLWithPath: path))!
    }

    /// The bundle with an identifier: that of the app that is running, by the identifier that its build gave it. Nil for any
    /// other, also where a phone has a framework of that name.
    public convenience init?(identifier: String) {
        let own = SimulatedBundle.ofRunningApp
        let isOwn = own?.information["CFBundleIdentifier"] as? String == identifier
        let path = isOwn ? own?.bundle.bundlePath : nil
        guard let path = own == nil ? Machine.bundlePath(withIdentifier: identifier) : path else { return nil }
        self.init(path: path)
    }

    /// The bundles of the app that is running: its own.
    public static var allBundles: [Bundle] { SimulatedBundle.ofRunningApp.map { [$0.bundle] } ?? Machine.allBundles }

    /// The identifier in the manifest.
    public var bundleIdentifier: String? {
        guard let simulated else { return Machine.identifier(of: self) }
        return simulated.information["CFBundleIdentifier"] as? String
    }

    /// What the manifest says, with build variables replaced where their values were given.
    public var infoDictionary: [String: Any]? { simulated?.information ?? Machine.infoDictionary(of: self) }

    /// What the manifest says in the user's language: the texts of the table `InfoPlist`.
    public var localizedInfoDictionary: [String: Any]? {
        guard let simulated else { return Machine.localizedInfoDictionary(of: self) }
        let texts = simulated.information.keys.compactMap { key in localizedInformation(key).map { (key, $0) } }
        return texts.isEmpty ? nil : Dictionary(uniqueKeysWithValues: texts)
    }

    private func localizedInformation(_ key: String) -> String? {
        guard case .plain(let text) = ownLanguages?.text(for: key, table: "InfoPlist") else { return nil }
        return text
    }

    /// What the manifest says for a key, in the user's language where it does.
    public func object(forInfoDictionaryKey key: String) -> Any? {
        guard let simulated else { return Machine.object(forInfoDictionaryKey: key, of: self) }
        return localizedInformation(key) ?? simulated.information[key]
    }

    /// Whether it is the bundle of the simulated app that is running.
    var isOfRunningApp: Bool { simulated != nil }

    private var simulated: SimulatedBundle? {
        guard let own = SimulatedBundle.ofRunningApp, own.bundle === self || own.bundle.bundlePath == bundlePath
        else { return nil }
        return own
    }
}

/// The bundle of a simulated app: what it says of itself comes from the manifest, its resources from the folder in which
/// the manifest lies. An app without a file for a manifest has an empty folder.
private final class SimulatedBundle {
    let bundle: Bundle
    let information: [String: Any]

    static var ofRunningApp: SimulatedBundle? {
        guard let app = AppProcess.current?.app else { return nil }
        return app.storage.object { SimulatedBundle(app) }
    }

    private init(_ app: InstalledApp) {
        let folder = SimulatedBundle.folder(of: app)
        guard let bundle = Bundle(path: folder.path) else {
            preconditionFailure("the bundle of \(app.name) could not be opened at \(folder.path)")
        }
        self.bundle = bundle
        var information = app.manifest.propertyList.compactMapValues(\.foundationValue)
        information["CFBundleIdentifier"] = app.manifest.bundleIdentifier
        self.information = information
    }

    private static func folder(of app: InstalledApp) -> URL {
        let manifest = URL(fileURLWithPath: app.manifest.ownFile)
        let isThere = app.manifest.isFromFile && FileManager.default.fileExists(atPath: manifest.path)
        if isThere { return manifest.deletingLastPathComponent() }
        do {
            let folder = try app.container().appendingPathComponent(
                "\(app.manifest.displayName).app", isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        } catch {
            preconditionFailure("a folder for the bundle of \(app.name) could not be made: \(error)")
        }
    }
}
