// The SDK that an app was linked with, which decides whether rules of a newer SDK bind it.

extension Manifest {
    /// The SDK of the key `DTSDKName`, where Xcode writes it at build time (`iphoneos9.3`); nil when the key is missing or
    /// names no simulated version.
    public var linkedSDK: SystemVersion? {
        string(forKey: ManifestKeyName.sdk).flatMap { try? SystemVersion(String($0.drop { !$0.isNumber })) }
    }

    /// A warning for a name that nobody can read.
    func sdkProblems() -> [InputProblem] {
        guard has(ManifestKeyName.sdk), linkedSDK == nil else { return [] }
        return [
            problem(
                .warning, at: ManifestKeyName.sdk, "names no SDK that is simulated, and counts as that of the system",
                hint: "write it as Xcode does: iphoneos9.3")
        ]
    }
}

extension InstalledApp {
    /// The SDK that the app was linked with: that of the system where the manifest does not say.
    public var linkedSDK: SystemVersion { manifest.linkedSDK ?? device.system }
}
