/// Paths as texts, without a look at the file system.
enum ProjectPath {
    /// `path` as seen from the folder `base`, without `.` and without `..` where that can be; an absolute path is itself.
    static func joined(_ base: String, _ path: String) -> String {
        normalized(path.hasPrefix("/") || base.isEmpty ? path : "\(base)/\(path)")
    }

    /// The path without `.`, doubled slashes, and `..` behind a name.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        let isAbsolute = path.hasPrefix("/")
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if let last = parts.last, last != ".." {
                parts.removeLast()
            } else if !isAbsolute {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// The last part of a path.
    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The path without its last part; empty where it has no other.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// What stands behind the last dot of the name, in small letters; empty where there is none.
    static func ending(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}
