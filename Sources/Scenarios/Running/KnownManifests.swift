import BackgroundRuntime
import Foundation
import Synchronization
import VigilDocuments

/// The manifest of each file that a runner has read: many scenarios of a run have one app, and reading its manifest, with
/// all that can be wrong in it, costs as much as playing some of them.
///
/// A file is looked at each time, so that one that has changed is read again.
final class KnownManifests: Sendable {
    /// What the manifest of a file is made of, beside the modules of the runner.
    private struct Made {
        let data: Data
        let own: String
        let settings: Data?
        let variables: [String: String]
        let system: SystemVersion
        let manifest: Manifest
    }

    private let made = Mutex<[String: Made]>([:])

    /// The manifest in the file at `path`, in the place of that which the app has.
    ///
    /// - Throws: ``/VigilDocuments/InputProblems`` when there is no such file, or nothing can be read from it.
    func manifest(
        _ path: String, inPlaceOf own: String? = nil, variables: [String: String], modules: ModuleSet,
        system: SystemVersion
    ) throws(InputProblems) -> Manifest {
        let own = own ?? path
        let data = try Manifest.data(of: path)
        let settings = ManifestSettings.data(besides: own)
        if let known = made.withLock({ $0[path] }), known.data == data, known.own == own, known.settings == settings,
            known.variables == variables, known.system == system
        {
            return known.manifest
        }
        let manifest = try Manifest.read(
            data, file: path, inPlaceOf: own, variables: variables, catalog: modules.catalog, system: system)
        made.withLock {
            $0[path] = Made(
                data: data, own: own, settings: settings, variables: variables, system: system, manifest: manifest)
        }
        return manifest
    }
}
