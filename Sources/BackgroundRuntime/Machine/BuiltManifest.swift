import Foundation

/// The manifest as a build leaves it in an app's bundle: with what variables and settings filled in. An app that opens the file
/// in its project finds this one.
final class BuiltManifest {
    /// The file's path, for C; nil where it cannot be made.
    private(set) var path: UnsafeMutablePointer<CChar>?

    fileprivate init(of app: InstalledApp) {
        let values = app.manifest.propertyList.compactMapValues(\.foundationValue)
            .merging(["CFBundleIdentifier": app.manifest.bundleIdentifier]) { $1 }
        guard let file = try? app.device.containers.manifest(of: app.name),
            let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0),
            (try? data.write(to: file)) != nil
        else { return }
        path = strdup(file.path)
    }

    deinit { free(path) }
}

extension AppProcess {
    /// The file in the place of the manifest's own; nil for any other path.
    func builtManifest(at path: String) -> UnsafePointer<CChar>? {
        guard app.manifest.isFromFile, OpenFiles.isSame(path, app.manifest.file) else { return nil }
        return UnsafePointer(storage.object { BuiltManifest(of: app) }.path)
    }
}

extension PropertyValue {
    /// The value as Foundation hands it out; nil for dates and data, whose contents are not kept.
    package var foundationValue: Any? {
        switch self {
        case .string(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .boolean(let flag): flag
        case .array(let items): items.compactMap(\.foundationValue)
        case .dictionary(let entries): entries.compactMapValues(\.foundationValue)
        case .date, .data, .other: nil
        }
    }
}
