import BackgroundRuntime

extension Scenario {
    /// Which life cycle an app has: what `UIApplicationSceneManifest` in its manifest decides.
    public enum LifeCycle: String, Sendable, Hashable, CaseIterable {
        /// That of the app delegate alone.
        case app
        /// That of scenes, with a scene delegate.
        case scenes

        /// How it is written, for error texts.
        static let form = "write \"app\" or \"scenes\""
    }
}

extension Scenario.LifeCycle {
    /// The manifest of an app with this life cycle: a scripted app takes part in either, one with code in those that its
    /// code has.
    ///
    /// - Throws: ``UsageError`` where the app's code has no such life cycle.
    func applied(to manifest: Manifest, of program: (any AppProgram)?) throws(UsageError) -> Manifest {
        switch self {
        case .app:
            guard program?.makesScenes != true else {
                throw UsageError(
                    "lifeCycle \"app\": what the app is written with makes scenes, so that it has no other life cycle")
            }
            return manifest.withoutScenes
        case .scenes:
            guard program == nil || program?.makesScenes == true || manifest.hasSceneManifest else {
                throw UsageError(
                    "lifeCycle \"scenes\": the app has code of its own, and \(manifest.file) has no "
                        + "UIApplicationSceneManifest, which would name its scene delegate; a manifest that does is a "
                        + "variant of its own: manifest: [\"Info.plist\", \"Scenes.plist\"]")
            }
            return manifest.withScenes
        }
    }
}
