import UIKit

extension Manifest {
    /// The manifest in a file, relative to the folder of the test that asks.
    ///
    /// Errors in it are thrown, as `vigil validate` reports them.
    ///
    /// - Throws: ``/VigilDocuments/InputProblems``, all of them together.
    public static func named(
        _ path: String, variables: [String: String] = [:], system: SystemVersion = .newest,
        relativeTo test: StaticString = #filePath
    ) throws(InputProblems) -> Manifest {
        let folder = URL(fileURLWithPath: "\(test)").deletingLastPathComponent()
        let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
        let manifest = try read(
            url.standardizedFileURL, variables: variables, system: system)
        let errors = manifest.problems.filter { $0.severity == .error }
        guard errors.isEmpty else { throw InputProblems(errors) }
        return manifest
    }
}
