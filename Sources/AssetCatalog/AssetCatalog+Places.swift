import Foundation

extension AssetCatalog {
    /// How deep catalogues lie below a target's folder: a link may lead back to its own.
    private static let maximalDepthOfCatalogs = 8
    /// Folders that are none of the app's.
    private static let others: Set = ["Tests", "Scenarios", "scenarios", "Pods", "Carthage"]

    /// The catalogues below a target's folder, in order, as the plugin finds them.
    package static func places(below folder: URL) -> [URL] {
        var (found, open) = ([URL](), [(folder, 0)])
        while let (next, depth) = open.popLast() {
            for url in folders(in: next) where !others.contains(url.lastPathComponent) {
                if url.pathExtension == "xcassets" {
                    found.append(url)
                } else if url.pathExtension.isEmpty || url.pathExtension == "lproj", depth < maximalDepthOfCatalogs {
                    open.append((url, depth + 1))
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// The folders in a folder, those that a link leads to among them.
    private static func folders(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.map(folder.appendingPathComponent).filter { url in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }
}
