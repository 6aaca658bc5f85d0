/// The Core Data models that lie beside an app or below it, as Xcode keeps them, and where a build would put them.
package enum BundleModels {
    /// All models in a folder and in those below it, in the order of their paths.
    package static func sources(in folder: URL) -> [URL] {
        // What lies here was made of other packages.
        let others: Set = [".build", ".git", "Pods", "Carthage"]
        var (found, folders) = ([URL](), [folder])
        while let next = folders.popLast() {
            for url in contents(of: next) where !others.contains(url.lastPathComponent) {
                switch url.pathExtension {
                case "xcdatamodeld", "xcdatamodel": found.append(url)
                default: if isFolder(url) { folders.append(url) }
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// Where a build puts the models of a bundle: `NAME.momd` and `NAME.mom` at its top, and the versions of a model in the
    /// folder `NAME.momd`. No file is there: who opens a model finds what it is made of.
    static func built(in bundle: URL, folder: String) -> [URL] {
        let models = sources(in: bundle)
        guard !folder.isEmpty else {
            return models.map { bundle.appendingPathComponent(name(of: $0)) }
        }
        let whole = models.first { name(of: $0) == folder && $0.pathExtension == "xcdatamodeld" }
        // By its path, which is followed where the model is a link.
        let versions = whole.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        return versions.filter { $0.hasSuffix(".xcdatamodel") }.map { name(of: URL(fileURLWithPath: $0)) }.sorted()
            .map { bundle.appendingPathComponent(folder).appendingPathComponent($0) }
    }

    private static func name(of model: URL) -> String {
        let name = model.deletingPathExtension().lastPathComponent
        return name + "." + (model.pathExtension == "xcdatamodeld" ? "momd" : "mom")
    }

    private static func contents(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
