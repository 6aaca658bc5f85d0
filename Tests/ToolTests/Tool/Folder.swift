import Foundation

/// A folder of its own, with files, as long as the object lives.
final class Folder {
    let path = NSTemporaryDirectory() + "vigil-origin-" + UUID().uuidString

    init(_ files: [String: String]) throws {
        for (name, text) in files {
            let url = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
    }

    /// Where a name of the folder is.
    func path(_ name: String) -> String { path + "/" + name }

    /// What a file says.
    func text(of name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    /// Writes a file anew.
    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    /// Makes a named pipe, into which nobody writes, in the place of what is there.
    func makePipe(_ name: String) throws {
        try? FileManager.default.removeItem(atPath: path(name))
        let folder = URL(fileURLWithPath: path(name)).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard mkfifo(path(name), 0o600) == 0 else { throw POSIXError(.EIO) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
