@testable import BackgroundRuntime

extension Manifest {
    /// A manifest with what tests of the host vary.
    static func test(modes: [String] = [], exitsOnSuspend: Bool = false, hasScenes: Bool = false) -> Manifest {
        var manifest = Manifest()
        manifest.backgroundModes = modes
        manifest.exitsOnSuspend = exitsOnSuspend
        manifest.hasSceneManifest = hasScenes
        return manifest
    }
}

/// A mode that is never used unless told so.
final class TestMode: ModeInstance {
    var wasUsed = false

    final class Service: ModuleService {}

    /// A module for the manifest value `x`.
    static let module = ModuleDescriptor(
        id: "x", catalogEntry: ModeCatalog.Entry(value: "x", since: .iOS(4), until: nil), summary: "A test.",
        simulated: [], notSimulated: [], rules: [], makeService: { _ in Service() }, makeMode: { _ in TestMode() })
}
