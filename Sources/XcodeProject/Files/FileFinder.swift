import Foundation

/// Looks for files on the disk, as seen from the folder of a project.
struct FileFinder {
    /// The folder from which paths are seen.
    let folder: String

    /// How much is looked at, and how deep: a link may lead back to its own folder.
    private enum Limit {
        static let files = 50_000
        static let folders = 20_000
        static let depth = 40
    }

    /// Folders that a project sees as one file.
    private static let packages: Set = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "scnassets", "docc",
        "mlpackage",
        "playground", "xcodeproj", "xcworkspace", "xcmappingmodel", "appiconset", "app", "icon", "rcproject",
    ]

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: location(of: path)) }

    /// Where a path of the project is, seen from this program's folder.
    func location(of path: String) -> String { ProjectPath.joined(folder, path) }

    /// The files below a folder, in alphabetical order, without hidden ones, as seen from that folder.
    ///
    /// - Parameter isWanted: asked for each folder by its path; what it says no to is not entered.
    func files(below path: String, entering isWanted: (String) -> Bool = { _ in true }) -> [String] {
        var (found, open, visits) = ([String](), [("", 0)], 0)
        while let (inside, depth) = open.popLast(), found.count < Limit.files, visits < Limit.folders {
            visits += 1
            let here = ProjectPath.joined(path, inside)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: location(of: here))) ?? []
            for name in names where !name.hasPrefix(".") {
                let file = ProjectPath.joined(inside, name)
                let isPackage = FileFinder.packages.contains(ProjectPath.ending(of: name))
                if isPackage || !isFolder(ProjectPath.joined(path, file)) {
                    found.append(file)
                } else if depth < Limit.depth, isWanted(file) {
                    open.append((file, depth + 1))
                }
            }
        }
        return found.sorted()
    }

    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: location(of: path), isDirectory: &isFolder) && isFolder.boolValue
    }
}
