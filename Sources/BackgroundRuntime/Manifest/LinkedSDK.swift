/// The SDK that an app was linked with, which decides whether rules of a newer SDK bind it.
public struct LinkedSDK: Hashable, Sendable {
    /// The system that the SDK came with. All SDKs before iOS 4 are one.
    public let version: SystemVersion
    /// Whether the manifest does not say, so that this is the newest SDK with which the app can be launched.
    public let isAssumed: Bool

    /// The newest SDK with which an app can be launched: from that of iOS 27 on it must have scenes.
    static func assumed(hasScenes: Bool) -> LinkedSDK {
        LinkedSDK(version: hasScenes ? .newest : .iOS(26), isAssumed: true)
    }

    /// The SDK that a text names; nil when no such SDK is known.
    static func version(in text: String) -> SystemVersion? {
        let numbers = String(text.drop { !$0.isNumber })
        if let version = try? SystemVersion(numbers) { return version }
        return ["2", "3"].contains(numbers.prefix { $0 != "." }) ? .beforeFirst : nil
    }
}

extension Manifest {
    /// The SDK of the key `DTSDKName` (`iphoneos9.3`), else of `DTPlatformVersion`, which Xcode writes at build time. A
    /// manifest from the sources of an app has neither: then it is assumed.
    public var linkedSDK: LinkedSDK {
        let stated = ManifestKeyName.ofSDK.lazy.compactMap { self.sdk(at: $0) }.first
        return stated.map { LinkedSDK(version: $0, isAssumed: false) } ?? .assumed(hasScenes: hasSceneManifest)
    }

    private func sdk(at key: String) -> SystemVersion? { string(forKey: key).flatMap(LinkedSDK.version) }

    /// Warnings for names that nobody can read, and for two that contradict each other.
    func sdkProblems() -> [InputProblem] {
        let unreadable = ManifestKeyName.ofSDK.filter { has($0) && sdk(at: $0) == nil }.map { key in
            problem(
                .warning, at: key, "names no SDK that is known, and is passed over",
                hint: "write it as Xcode does: \(key == ManifestKeyName.sdk ? "iphoneos26.4" : "26.4")")
        }
        let stated = ManifestKeyName.ofSDK.compactMap(sdk(at:))
        guard let first = stated.first, stated.contains(where: { $0 != first }) else { return unreadable }
        let message = "says \(stated[1].number), while \(ManifestKeyName.sdk) says \(first.number), which counts"
        return unreadable + [problem(.warning, at: ManifestKeyName.platformVersion, message)]
    }
}

extension InstalledApp {
    /// The SDK that the app was linked with, stated or assumed.
    public var linkedSDK: SystemVersion { manifest.linkedSDK.version }

    /// Says which SDK counts, where the manifest does not.
    func noteAssumedSDK() {
        let linked = manifest.linkedSDK
        guard linked.isAssumed else { return }
        let lacksScenes = LifecycleRules.sceneRequired.systems.contains(device.system) && !manifest.hasSceneManifest
        record(
            .note, LinkedSDK.assumption[manifest.hasSceneManifest ? 1 : 0],
            detail: LinkedSDK.reason[lacksScenes ? 1 : 0])
    }
}

extension LinkedSDK {
    /// What is said of an app without scenes, and of one with them.
    fileprivate static let assumption = [false, true].map { hasScenes in
        "assumed to be linked with SDK \(assumed(hasScenes: hasScenes).version.number)"
    }

    /// Why, where scenes do not matter, and where they are missed.
    fileprivate static let reason = ["", "; SDK 27 needs scenes"].map { "no \(ManifestKeyName.sdk)\($0)" }
}
