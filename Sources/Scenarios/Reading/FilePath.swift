import Foundation

/// Parts of paths, by their letters alone. Foundation's functions for this end the program over a path of one letter
/// (Swift 6.3, Linux).
package enum FilePath {
    /// The path from the root of the machine, without `.` and `..`.
    ///
    /// A link stays what it is called, other than where Foundation takes a path apart: beside it lies what belongs to it. A test
    /// run asks this of each of thousands of scenarios, so that a path that needs nothing is not looked at twice.
    package static func absolute(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        let isPlain = !whole.hasSuffix("/") && ["//", "/."].allSatisfy { (part: String) in strstr(whole, part) == nil }
        guard !isPlain else { return whole }
        let parts = whole.split(separator: "/").reduce(into: [Substring]()) { parts, part in
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The path, relative to the current folder where it lies below it.
    static func relativeIfBelowCurrentFolder(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    /// The path of the folder that a file is in; empty for a name alone.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The name of a file.
    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// A path without what stands behind the last dot of the file's name. A dot at its beginning hides a file.
    package static func withoutExtension(_ path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return path }
        return String(path.dropLast(name.distance(from: dot, to: name.endIndex)))
    }
}
