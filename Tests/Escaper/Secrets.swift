import EscaperInC
import UIKit

/// Files that are to be read while the phone is unlocked only, one for each way to read one.
final class Secrets {
    private typealias Read = @Sendable (_ file: URL, _ other: URL) throws -> Int

    private static let ofFoundation: [(name: String, read: Read)] = [
        ("Data(contentsOf:)", { file, _ in try Data(contentsOf: file).count }),
        ("Data(contentsOf:options:)", { file, _ in try Data(contentsOf: file, options: .alwaysMapped).count }),
        ("String(contentsOf:)", { file, _ in try String(contentsOf: file, encoding: .utf8).count }),
        ("String(contentsOfFile:)", { file, _ in try String(contentsOfFile: file.path, encoding: .utf8).count }),
        ("FileHandle(forReadingFrom:)", { file, _ in try FileHandle(forReadingFrom: file).readToEnd()?.count ?? 0 }),
        ("FileHandle(forUpdating:)", { file, _ in try FileHandle(forUpdating: file).readToEnd()?.count ?? 0 }),
        (
            "FileHandle(forReadingAtPath:)",
            { file, _ in try Secrets.or257(FileHandle(forReadingAtPath: file.path)?.readDataToEndOfFile().count) }
        ),
        ("contents(atPath:)", { file, _ in try Secrets.or257(FileManager.default.contents(atPath: file.path)?.count) }),
        ("InputStream", { file, _ in try Secrets.read(InputStream(url: file)) }),
        ("NSData(contentsOf:)", { file, _ in try NSData(contentsOf: file).length }),
        (
            "copyItem",
            { file, other in
                try FileManager.default.copyItem(at: file, to: other)
                return try Data(contentsOf: other).count
            }
        ),
        (
            "moveItem",
            { file, other in
                try FileManager.default.moveItem(at: file, to: other)
                return try Data(contentsOf: other).count
            }
        ),
        (
            "linkItem",
            { file, other in
                try FileManager.default.linkItem(at: file, to: other)
                return try Data(contentsOf: other).count
            }
        ),
    ]

    private let folder: URL
    private let handle: FileHandle?

    /// Makes them, and opens each that is to be open.
    init() {
        folder = URL.documentsDirectory
        for name in Secrets.names {
            try? Data("secret".utf8).write(to: folder.appendingPathComponent(name), options: .completeFileProtection)
        }
        for (number, name) in Secrets.ofC.enumerated() {
            escaper_open(Int32(number), folder.appendingPathComponent(name).path)
        }
        handle = try? FileHandle(forReadingFrom: folder.appendingPathComponent("FileHandle"))
    }

    private static let ofC: [String] = (0...).lazy.map { escaper_read_way($0) }.prefix { $0 != nil }
        .compactMap { $0.map { String(cString: $0) } }

    private static var names: [String] { ofFoundation.map(\.name) + ofC + ["FileHandle"] }

    /// Reads them in each way, and prints what came of it: `read`, or the number of the error.
    func readAll() {
        for (number, name) in Secrets.ofC.enumerated() {
            let (path, other) = (file(name).path, other(name).path)
            tell(name, Int(escaper_read(Int32(number), path, other)))
        }
        for (name, read) in Secrets.ofFoundation { tell(name) { try read(file(name), other(name)) } }
        tell("FileHandle") { try handle?.readToEnd()?.count ?? 0 }
    }

    private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    private func other(_ name: String) -> URL { folder.appendingPathComponent("other-" + name) }

    private func tell(_ name: String, _ read: () throws -> Int) {
        do {
            tell(name, try read())
        } catch {
            tell(name, -(error as NSError).code)
        }
    }

    private func tell(_ name: String, _ count: Int) {
        print("secret \(name)|\(count > 0 ? "read" : "\(-count)")|")
    }

    private static func or257(_ count: Int?) throws -> Int {
        guard let count else { throw CocoaError(.fileReadNoPermission) }
        return count
    }

    private static func read(_ stream: InputStream?) throws -> Int {
        guard let stream else { return 0 }
        stream.open()
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = stream.read(&bytes, maxLength: bytes.count)
        guard count >= 0 else { throw CocoaError(.fileReadNoPermission) }
        return count
    }
}
