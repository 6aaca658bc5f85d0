// What UIKit makes of an app that has no scenes, as it is launched.

extension AppProcess {
    /// Says of an app without scenes what UIKit does, and ends it where UIKit does.
    ///
    /// - Returns: whether the launch goes on.
    func passesSceneCheck() -> Bool {
        guard app.kind == .application, !app.manifest.hasSceneManifest else { return true }
        if LifecycleRules.sceneWarning.systems.contains(device.system) {
            record(.log, "UIKit: \(warningOfScenes)", rule: LifecycleRules.sceneWarning)
        }
        guard app.manifest.mustHaveScenes(on: device.system) else { return true }
        let text = "Application failed to launch: UIScene life cycle is required for apps built with this SDK"
        record(
            .finding, "stopped at launch: linked with SDK \(app.linkedSDK.number), and without scenes",
            detail: "add UIApplicationSceneManifest and a scene delegate, or link with SDK 26",
            rule: LifecycleRules.sceneRequired)
        record(.log, "UIKit: \(text)", rule: LifecycleRules.sceneRequiredText)
        close(.trap(text, rule: LifecycleRules.sceneRequired))
        return false
    }

    private var warningOfScenes: String {
        device.system >= .iOS(26)
            ? "UIScene lifecycle will soon be required; failure to adopt will result in an assert in the future"
            : "this process does not adopt UIScene lifecycle; this will become an assert in a future version"
    }
}

extension Manifest {
    /// Whether `system` stops an app with this manifest at launch unless it has scenes.
    func mustHaveScenes(on system: SystemVersion) -> Bool {
        let required = LifecycleRules.sceneRequired.systems
        return required.contains(system) && required.contains(linkedSDK.version)
    }

    /// An error where the app is stopped for sure, a warning where only the assumed SDK lets it live.
    func missingSceneProblems(system: SystemVersion) -> [InputProblem] {
        guard LifecycleRules.sceneRequired.systems.contains(system), !hasSceneManifest else { return [] }
        let path = ContentPath.root.key(ManifestKeyName.sceneManifest)
        if mustHaveScenes(on: system) {
            let message = "is missing: \(system) stops the app at launch, since it is linked with SDK 27"
            let hint = "adopt the scene life cycle, or link with SDK 26"
            return [problem(.error, at: path, message, hint: hint, rule: LifecycleRules.sceneRequired)]
        }
        guard linkedSDK.isAssumed else { return [] }
        let message = "is missing: linked with SDK 27, the app is stopped at launch on \(system)"
        let hint = "without \(ManifestKeyName.sdk), SDK 26 is assumed"
        return [problem(.warning, at: path, message, hint: hint, rule: LifecycleRules.sceneRequired)]
    }
}
