import Foundation

/// The asset catalogues of a target, and the folders in them that change when an asset comes or goes.
enum AssetFolders {
    /// How deep folders are looked at: a link may lead back to its own.
    private static let maximalDepth = 8
    /// Folders that are none of the app's, or one file to it.
    private static let others: Set = ["Tests", "Scenarios", "scenarios", "Pods", "Carthage"]

    /// The catalogues below a target's folder, in order.
    static func catalogs(in folder: URL) -> [URL] {
        var (found, open) = ([URL](), [(folder, 0)])
        while let (next, depth) = open.popLast() {
            for url in contents(of: next) where !others.contains(url.lastPathComponent) {
                if url.pathExtension == "xcassets" {
                    found.append(url)
                } else if url.pathExtension.isEmpty || url.pathExtension == "lproj", depth < maximalDepth {
                    open.append((url, depth + 1))
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// A catalogue, and the folders in it that are no assets, each with what it says of itself.
    static func folders(of catalog: URL) -> [URL] {
        var (found, next) = ([catalog], 0)
        while next < found.count, found.count < 2_000 {
            found += contents(of: found[next]).filter { $0.pathExtension.isEmpty && !found.contains($0) }
            next += 1
        }
        let files = found.map { $0.appendingPathComponent("Contents.json") }
        return found + files.filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The folders in a folder, those that a link leads to among them.
    private static func contents(of folder: URL) -> [URL] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.filter { !$0.hasPrefix(".") }.map(folder.appendingPathComponent).filter { url in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }
}
