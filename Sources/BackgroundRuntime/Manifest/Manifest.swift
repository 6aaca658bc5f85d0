/// An app's Info.plist as the simulator reads it.
///
/// ```swift
/// let manifest = try Manifest.read("Info.plist", catalog: catalog, system: .iOS(17))
/// for problem in manifest.problems { report(problem) }
/// ```
///
/// Reading throws only when nothing can be read. What is wrong inside is in ``problems``: a wrong value counts as
/// missing, an unknown mode is left out, and the rest can be used.
public struct Manifest: Sendable {
    /// The file as it was named.
    public let file: String
    /// The file whose place is that of the app's bundle: another one where a manifest is tried in the place of the app's own.
    package private(set) var ownFile: String
    /// How the file was written: XML, binary, old-style or JSON.
    public let format: PropertyListFormat
    /// The values of `UIBackgroundModes` that are in effect on the simulated system: known, in the order of the file,
    /// each once.
    public internal(set) var backgroundModes: [String] = []
    /// Everything found while reading, errors and warnings, in the order of the file.
    public internal(set) var problems: [InputProblem] = []

    private(set) var values: [String: PropertyValue] {
        didSet { hasSceneManifest = Manifest.hasScenes(values) }
    }
    /// `UIApplicationSceneManifest`: the app has the scene-based life cycle.
    public private(set) var hasSceneManifest: Bool
    /// Whether a test made it, without a file.
    private var isMade = false
    let positions: SourcePositions?

    init(
        file: String, ownFile: String? = nil, format: PropertyListFormat, values: [String: PropertyValue],
        positions: SourcePositions?
    ) {
        self.file = file
        self.ownFile = ownFile ?? file
        self.format = format
        self.values = values
        hasSceneManifest = Manifest.hasScenes(values)
        self.positions = positions
    }

    /// A manifest without a file, for tests; nothing in it is checked.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: `CFBundleIdentifier`.
    ///   - displayName: `CFBundleDisplayName`.
    ///   - backgroundModes: `UIBackgroundModes`.
    ///   - exitsOnSuspend: `UIApplicationExitsOnSuspend`.
    ///   - hasSceneManifest: whether there is an empty `UIApplicationSceneManifest`.
    ///   - texts: Further keys whose values are strings, such as usage descriptions.
    ///   - lists: Further keys whose values are lists of strings.
    ///   - further: Further keys with values of any kind.
    public init(
        bundleIdentifier: String = "com.example.App", displayName: String = "App", backgroundModes: [String] = [],
        exitsOnSuspend: Bool = false, hasSceneManifest: Bool = false, texts: [String: String] = [:],
        lists: [String: [String]] = [:], values further: [String: PropertyValue] = [:]
    ) {
        var values = texts.mapValues { PropertyValue.string($0) }
        values[ManifestKeyName.identifier] = .string(bundleIdentifier)
        values["CFBundleDisplayName"] = .string(displayName)
        values[ManifestKeyName.modes] = .array(backgroundModes.map { .string($0) })
        values[ManifestKeyName.exitsOnSuspend] = .boolean(exitsOnSuspend)
        if hasSceneManifest { values[ManifestKeyName.sceneManifest] = .dictionary([:]) }
        for (key, items) in lists { values[key] = .array(items.map { .string($0) }) }
        values.merge(further) { $1 }
        self.init(file: "Info.plist", format: .xml, values: values, positions: nil)
        self.backgroundModes = backgroundModes
        isMade = true
    }

    /// The same for an app with scenes, which has no configuration of them where the file has none.
    package var withScenes: Manifest {
        guard !hasSceneManifest else { return self }
        var manifest = self
        manifest.values[ManifestKeyName.sceneManifest] = .dictionary([:])
        return manifest
    }

    /// The same for an app without scenes.
    package var withoutScenes: Manifest {
        var manifest = self
        manifest.values[ManifestKeyName.sceneManifest] = nil
        return manifest
    }

    /// Whether any of the problems is an error.
    public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}

/// The values of the manifest by key.
extension Manifest {
    /// Whether the key is there, whatever its value.
    public func has(_ key: String) -> Bool { values[key] != nil }

    /// All values, as they were read.
    package var propertyList: [String: PropertyValue] { values }

    /// Whether the manifest was read, and not made by a test.
    package var isFromFile: Bool { !isMade }

    /// The text of `key`; nil when it is missing or no string.
    public func string(forKey key: String) -> String? { values[key]?.string }

    /// The boolean of `key`; nil when it is missing or none.
    ///
    /// An old-style property list knows only strings, so `YES` and `NO` count there.
    public func bool(forKey key: String) -> Bool? {
        switch values[key] {
        case .boolean(let flag): flag
        case .string(let text) where format == .oldStyle: Manifest.spokenBoolean(text)
        default: nil
        }
    }

    /// The strings in the array of `key`; nil when it is missing or no array. Items that are no strings are left out.
    public func strings(forKey key: String) -> [String]? {
        guard case .array(let items) = values[key] else { return nil }
        return items.compactMap(\.string)
    }

    /// The keys of the dictionary of `key`, sorted; nil when it is missing or no dictionary.
    public func keys(ofDictionary key: String) -> [String]? {
        guard case .dictionary(let entries) = values[key] else { return nil }
        return entries.keys.sorted()
    }

    /// The string of `key` in the dictionary of `dictionary`; nil where either is missing.
    public func string(forKey key: String, ofDictionary dictionary: String) -> String? {
        guard case .dictionary(let entries) = values[dictionary] else { return nil }
        return entries[key]?.string
    }

    /// The schemes of the URLs that the app opens, as `CFBundleURLTypes` has them.
    package var urlSchemes: [String] {
        guard case .array(let types) = values["CFBundleURLTypes"] else { return [] }
        return types.flatMap { type -> [String] in
            guard case .dictionary(let entries) = type, case .array(let schemes) = entries["CFBundleURLSchemes"] else {
                return []
            }
            return schemes.compactMap(\.string)
        }
    }

    /// The value that a text stands for where people mean a boolean.
    static func spokenBoolean(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "yes", "true", "1": true
        case "no", "false", "0": false
        default: nil
        }
    }
}

/// What every app has.
extension Manifest {
    /// `CFBundleIdentifier`: the identity of the app, compared without regard to case; `com.example.App` when missing.
    public var bundleIdentifier: String { string(forKey: ManifestKeyName.identifier) ?? "com.example.App" }

    /// The name a user sees: `CFBundleDisplayName`, `CFBundleName` or `CFBundleExecutable`, the first that holds no
    /// build variable; else the end of the identifier; else the folder of the file; else `App`.
    public var displayName: String {
        let names = ["CFBundleDisplayName", "CFBundleName", "CFBundleExecutable"].lazy.compactMap(string(forKey:))
        return names.first(where: Manifest.isName) ?? endOfIdentifier ?? folderName ?? "App"
    }

    private var endOfIdentifier: String? {
        let identifier = string(forKey: ManifestKeyName.identifier)
        return identifier?.split(separator: ".").last.map(String.init).flatMap { Manifest.isName($0) ? $0 : nil }
    }

    private static func isName(_ text: String) -> Bool { !text.isEmpty && !BuildVariables.areIn(text) }

    /// The name of the folder of the bundle; nil for one that is called without its folder.
    private var folderName: String? {
        let folders = ownFile.split(separator: "/").dropLast()
        return folders.last.map(String.init).flatMap { [".", ".."].contains($0) ? nil : $0 }
    }

    /// `CFBundleExecutable`: the name of the program.
    public var executableName: String? { string(forKey: "CFBundleExecutable") }

    /// `MinimumOSVersion` as it is written: the lowest iOS the app runs on.
    public var minimumOSVersion: String? { string(forKey: ManifestKeyName.minimumVersion) }

    /// Whether the app may run on `system`: its minimum version is not higher, or says nothing that can be read.
    public func supports(_ system: SystemVersion) -> Bool {
        guard let numbers = minimumOSVersion.flatMap(Manifest.versionNumbers) else { return true }
        return (numbers[0], numbers.count > 1 ? numbers[1] : 0) <= (system.major, system.minor)
    }

    /// Every string in `UIBackgroundModes`, as it is written.
    public var declaredBackgroundModes: [String] { strings(forKey: ManifestKeyName.modes) ?? [] }

    /// `UIApplicationExitsOnSuspend`: leaving the app ends it (iOS 4 to 12).
    public var exitsOnSuspend: Bool { bool(forKey: ManifestKeyName.exitsOnSuspend) ?? false }

    private static func hasScenes(_ values: [String: PropertyValue]) -> Bool {
        if case .dictionary = values[ManifestKeyName.sceneManifest] { true } else { false }
    }

    /// `UIRequiredDeviceCapabilities`: the hardware without which the app cannot be installed, in the order of the
    /// file, or sorted when it is a dictionary (whose keys with the value false are no requirements).
    public var requiredDeviceCapabilities: [String] {
        guard case .dictionary(let entries) = values[ManifestKeyName.capabilities] else {
            return strings(forKey: ManifestKeyName.capabilities) ?? []
        }
        return entries.filter { $0.value == .boolean(true) }.keys.sorted()
    }

    /// The two or three numbers of a version; nil when the text is none.
    static func versionNumbers(_ text: String) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
        return numbers.count == parts.count && (1...3).contains(parts.count) ? numbers : nil
    }
}
