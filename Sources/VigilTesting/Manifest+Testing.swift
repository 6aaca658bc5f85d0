import UIKit
import VigilScenarios

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
        let whole = path.hasPrefix("/") ? path : FilePath.folder(of: "\(test)") + "/" + path
        let manifest = try read(FilePath.absolute(whole), variables: variables, system: system)
        let errors = manifest.problems.filter { $0.severity == .error }
        guard errors.isEmpty else { throw InputProblems(errors) }
        return manifest
    }
}
