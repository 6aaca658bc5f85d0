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

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
