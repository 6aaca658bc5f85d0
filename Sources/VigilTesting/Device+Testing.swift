import UIKit

extension Device {
    /// A phone with all built-in modes, for a test.
    ///
    /// ```swift
    /// let device = Device(system: .iOS(17))
    /// let app = try device.install(Uploader.self, manifest: .named("Info.plist"))
    /// app.launch()
    /// device.press(.home)
    /// ```
    ///
    /// - Parameters:
    ///   - system: the version of iOS.
    ///   - seed: the seed of chance.
    public convenience init(system: SystemVersion = .newest, seed: UInt64 = 0) {
        do {
            try self.init(system: system, modules: BuiltInModes.all, seed: seed)
        } catch {
            preconditionFailure("a device without overrides was refused: \(error)")
        }
    }

    /// A phone with all built-in modes and some constants of its own.
    ///
    /// - Throws: ``InvalidOverride`` when an id is unknown or a value makes no sense.
    public convenience init(
        system: SystemVersion = .newest, seed: UInt64 = 0, constants: [String: Double]
    ) throws(InvalidOverride) {
        try self.init(system: system, modules: BuiltInModes.all, seed: seed, constants: constants)
    }
}

extension Manifest {
    /// The manifest in a file, relative to the folder of the test that asks.
    ///
    /// Errors in it are thrown, as `vigil validate` reports them.
    ///
    /// - Throws: ``InputProblems``, all of them together.
    public static func named(
        _ path: String, variables: [String: String] = [:], system: SystemVersion = .newest,
        relativeTo test: StaticString = #filePath
    ) throws(InputProblems) -> Manifest {
        let folder = URL(fileURLWithPath: "\(test)").deletingLastPathComponent()
        let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
        let manifest = try read(
            url.standardizedFileURL, variables: variables, catalog: BuiltInModes.catalog, system: system)
        let errors = manifest.problems.filter { $0.severity == .error }
        guard errors.isEmpty else { throw InputProblems(errors) }
        return manifest
    }
}
