import Foundation
import VigilDocuments

/// What the build settings of a project make of a manifest that is read where it lies: the file `Info.settings.plist` beside the
/// path by which `Info.plist` is read, which may be a link.
///
/// Under `variables` it has the values of build variables, under `keys` what a build adds to the file or puts in the place of
/// what is there.
package struct ManifestSettings {
    private static let input = InputFile(
        kind: "manifest's settings", limit: 16_000_000, usualName: "Info.settings.plist")

    private let variables: [String: String]
    private let keys: [String: PropertyValue]

    /// Where the settings of a manifest lie.
    package static func path(besides manifest: String) -> String {
        let ending = ".plist"
        return (manifest.hasSuffix(ending) ? String(manifest.dropLast(ending.count)) : manifest) + ".settings.plist"
    }

    /// What is in the file of the settings; nil where there is none.
    package static func data(besides manifest: String) -> Data? {
        let path = path(besides: manifest)
        return RegularFile.contents(at: path)
    }

    /// The settings beside a manifest; without any where there is no such file.
    ///
    /// - Throws: ``/VigilDocuments/InputProblems`` where they cannot be read.
    init(besides manifest: String) throws(InputProblems) {
        let path = ManifestSettings.path(besides: manifest)
        guard access(path, F_OK) == 0 else {
            (variables, keys) = ([:], [:])
            return
        }
        let data = try ManifestSettings.input.data(of: path)
        guard case .dictionary(let values) = try PropertyList.read(data, file: path, as: ManifestSettings.input).root,
            case .dictionary(let variables)? = values["variables"], case .dictionary(let keys)? = values["keys"]
        else {
            let message = "these settings are not what vigil new writes: a dictionary with variables and keys"
            throw InputProblems([InputProblem(.error, file: path, message: message)])
        }
        (self.variables, self.keys) = (variables.compactMapValues(\.string), keys)
    }

    /// The values of build variables, those that somebody gives in the place of these.
    func variables(_ given: [String: String]) -> [String: String] { variables.merging(given) { $1 } }

    /// The values of a manifest as a build has them: lists and dictionaries get what they do not have, anything else is
    /// replaced.
    func applied(to values: [String: PropertyValue]) -> [String: PropertyValue] {
        values.merging(keys) { old, new in
            switch (old, new) {
            case (.array(let items), .array(let more)): .array(items + more.filter { !items.contains($0) })
            case (.dictionary(let entries), .dictionary(let more)): .dictionary(entries.merging(more) { $1 })
            default: new
            }
        }
    }
}
