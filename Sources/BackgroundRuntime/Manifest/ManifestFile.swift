import Foundation

/// Takes the bytes of a manifest from the file system, at most so many.
enum ManifestFile {
    /// The contents of the file at `path`.
    ///
    /// - Throws: ``InputProblems`` when it is missing, too large, no plain file, or may not be read.
    static func data(of path: String) throws(InputProblems) -> Data {
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else {
            throw PropertyList.refused("there is no such file", hint: similarName(to: path), file: path)
        }
        let type = attributes[.type] as? FileAttributeType
        guard type != .typeDirectory else { throw directory(path) }
        // Opening a pipe would wait for a writer.
        guard type == .typeRegular else { throw PropertyList.refused("this is no plain file", file: path) }
        guard let handle = FileHandle(forReadingAtPath: resolved) else {
            throw PropertyList.refused("the file may not be read", file: path)
        }
        let limit = PropertyList.sizeLimit + 1
        guard let data = try? handle.read(upToCount: limit) else { return Data() }
        if data.count == limit { throw PropertyList.tooLarge(file: path) }
        return data
    }

    private static func directory(_ path: String) -> InputProblems {
        let inside = (path.hasSuffix("/") ? path : path + "/") + "Info.plist"
        let hint = FileManager.default.fileExists(atPath: inside) ? "did you mean \(inside.quoted)?" : nil
        return PropertyList.refused("this is a directory", hint: hint, file: path)
    }

    private static func similarName(to path: String) -> String? {
        let url = URL(fileURLWithPath: path)
        let names = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
        let match = closestMatch(to: url.lastPathComponent, in: (names ?? []).sorted())
        return match.map { "did you mean \($0.quoted)?" }
    }
}
