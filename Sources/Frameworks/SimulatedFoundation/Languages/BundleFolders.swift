import BackgroundRuntime

/// The folders and files of a bundle that a build makes something else of: they may lie anywhere in an app's folder, as in a
/// project, and a build puts what comes of them at the top.
package struct BundleFolders: Sendable {
    /// The folders of each language, `NAME.lproj`, by the name.
    private(set) var languages: [String: [URL]] = [:]
    private(set) var textCatalogs: [URL] = []
    package private(set) var assetCatalogs: [URL] = []
    /// Storyboards and nibs that belong to no language, by the name of the file.
    private(set) var interfaces: [String: URL] = [:]

    /// How much is looked at: a link may lead back to its own folder.
    private enum Limit {
        static let depth = 8
        static let entries = 20_000
    }

    /// What is none of the app's, or is one file to it.
    private static let others: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "Scenarios", "Tests"]
    private static let packages: Set = [
        "bundle", "framework", "xcframework", "xcodeproj", "xcworkspace", "playground", "xcdatamodeld", "xcdatamodel",
        "docc", "app", "storyboardc",
    ]

    /// - Parameters:
    ///   - folder: the bundle's.
    ///   - isDeep: whether it is a project's folder, where all this may lie further down.
    init(in folder: URL, isDeep: Bool) {
        var (open, entries) = ([(folder, 0)], 0)
        while let (next, depth) = open.popLast(), entries < Limit.entries {
            // By the path, which is followed where a folder is a link.
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []).sorted()
            entries += names.count
            for name in names where !name.hasPrefix(".") && !Self.others.contains(name) {
                let isWanted = take(next.appendingPathComponent(name))
                guard isWanted, isDeep, depth < Limit.depth else { continue }
                open.append((next.appendingPathComponent(name), depth + 1))
            }
        }
    }

    /// - Returns: whether there may be more in it.
    private mutating func take(_ url: URL) -> Bool {
        switch url.pathExtension {
        case "lproj": languages[url.deletingPathExtension().lastPathComponent, default: []].append(url)
        case "xcstrings": textCatalogs.append(url)
        case "xcassets": assetCatalogs.append(url)
        case "storyboard", "xib": interfaces[url.lastPathComponent] = interfaces[url.lastPathComponent] ?? url
        case let ending where Self.packages.contains(ending): break
        default: return Self.isFolder(url)
        }
        return false
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
