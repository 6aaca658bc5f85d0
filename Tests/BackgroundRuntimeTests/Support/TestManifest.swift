import BackgroundRuntime

extension Manifest {
    /// A manifest with what tests of the host vary.
    static func test(modes: [String] = [], exitsOnSuspend: Bool = false, hasScenes: Bool = false) -> Manifest {
        Manifest(backgroundModes: modes, exitsOnSuspend: exitsOnSuspend, hasSceneManifest: hasScenes)
    }
}

/// A mode that is never used unless told so.
final class TestMode: ModeInstance {
    var wasUsed = false

    final class Service: ModuleService {}

    /// A module for the manifest value `x`.
    static let module = ModuleDescriptor(
        id: "x", contract: 2, values: [ModeCatalog.Entry("x", since: .iOS(4))], summary: "A test.",
        simulated: [], notSimulated: [], rules: [], makeService: { _ in Service() }, makeMode: { _ in TestMode() })
}
