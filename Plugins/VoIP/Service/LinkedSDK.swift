import BackgroundRuntime

/// The SDK that an app was linked with, which decides whether rules of a newer SDK bind it.
///
/// It is read from the key `DTSDKName` of the manifest, where Xcode writes it at build time (`iphoneos9.3`). A manifest
/// without the key counts as linked with the SDK of the simulated system.
enum LinkedSDK {
    /// The key, as Xcode writes it.
    static let key = "DTSDKName"

    /// The version in a manifest; nil when the key is missing or names no simulated version.
    static func version(in manifest: Manifest) -> SystemVersion? {
        guard let name = manifest.string(forKey: key) else { return nil }
        return try? SystemVersion(String(name.drop { !$0.isNumber }))
    }

    /// A warning for a name that nobody can read.
    static let check = ManifestCheck.always { manifest, _ in
        guard manifest.has(key), version(in: manifest) == nil else { return [] }
        return [
            manifest.problem(
                .warning, at: key, "names no SDK that is simulated, and counts as that of the system",
                hint: "write it as Xcode does: iphoneos9.3")
        ]
    }
}

extension App {
    /// The SDK that the app was linked with.
    var linkedSDK: SystemVersion { LinkedSDK.version(in: manifest) ?? device.system }
}
