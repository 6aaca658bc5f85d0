/// What is known about one key of a manifest: its type, and from when on it means nothing any more.
public struct ManifestKey: Hashable, Sendable {
    /// What the value must be.
    public enum ValueType: String, Sendable {
        case string = "a string"
        case boolean = "a boolean"
        /// A list of texts.
        case strings = "an array of strings"
        case dictionary = "a dictionary"
        /// Required capabilities, which may also be listed as keys.
        case stringsOrDictionary = "an array of strings or a dictionary"
    }

    /// The key, as `MinimumOSVersion`.
    public let name: String
    /// What the value must be.
    public let type: ValueType
    /// What Xcode shows instead of the key, which people sometimes write into the file.
    public let label: String?
    /// Whether an empty text is as bad as none.
    public let mustHaveText: Bool
    /// The first version of iOS on which the key does nothing.
    public let withdrawn: SystemVersion?

    /// A key from its name and type.
    public init(
        _ name: String, _ type: ValueType, label: String? = nil, mustHaveText: Bool = false,
        withdrawn: SystemVersion? = nil
    ) {
        self.name = name
        self.type = type
        self.label = label
        self.mustHaveText = mustHaveText
        self.withdrawn = withdrawn
    }
}

/// The names of the keys that the host itself reads.
enum ManifestKeyName {
    static let identifier = "CFBundleIdentifier"
    static let minimumVersion = "MinimumOSVersion"
    static let sdk = "DTSDKName"
    static let platformVersion = "DTPlatformVersion"
    /// The keys that name the SDK, the one that counts first.
    static let ofSDK = [sdk, platformVersion]
    static let modes = "UIBackgroundModes"
    static let exitsOnSuspend = "UIApplicationExitsOnSuspend"
    static let capabilities = "UIRequiredDeviceCapabilities"
    static let sceneManifest = "UIApplicationSceneManifest"
}

/// The table of keys, after Apple's pages of the keys and what Xcode shows for them.
extension ManifestKey {
    static let table: [ManifestKey] = [
        ManifestKey(ManifestKeyName.identifier, .string, label: "Bundle identifier", mustHaveText: true),
        ManifestKey("CFBundleName", .string, label: "Bundle name"),
        ManifestKey("CFBundleDisplayName", .string, label: "Bundle display name"),
        ManifestKey("CFBundleExecutable", .string, label: "Executable file"),
        ManifestKey(ManifestKeyName.minimumVersion, .string),
        ManifestKey(ManifestKeyName.sdk, .string),
        ManifestKey(ManifestKeyName.platformVersion, .string),
        ManifestKey(ManifestKeyName.modes, .strings, label: "Required background modes"),
        ManifestKey(
            ManifestKeyName.exitsOnSuspend, .boolean, label: "Application does not run in background"),
        ManifestKey(ManifestKeyName.capabilities, .stringsOrDictionary, label: "Required device capabilities"),
        ManifestKey(ManifestKeyName.sceneManifest, .dictionary, label: "Application Scene Manifest"),
        // Read by watchOS.
        ManifestKey("WKBackgroundModes", .strings),
    ]

    /// A text that the system shows when it asks for permission: `NSMicrophone` for `NSMicrophoneUsageDescription`.
    ///
    /// - Parameters:
    ///   - prefix: the key without `UsageDescription`.
    ///   - topic: what Xcode calls the permission.
    ///   - withdrawn: the first version of iOS on which the key does nothing.
    public static func usage(_ prefix: String, _ topic: String, withdrawn: SystemVersion? = nil) -> ManifestKey {
        ManifestKey(
            prefix + "UsageDescription", .string, label: "Privacy - \(topic) Usage Description", mustHaveText: true,
            withdrawn: withdrawn)
    }
}
