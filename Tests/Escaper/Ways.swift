import EscaperInC
import UIKit

/// The ways out of an app: those of C, and those of Foundation.
enum Ways {
    private typealias Way = @Sendable (_ outside: String, _ inside: String) throws -> Void

    private static let ofFoundation: [(name: String, play: Way)] = [
        ("Data.write", { outside, _ in try Data([1]).write(to: URL(fileURLWithPath: outside + "/made")) }),
        (
            "Data.write(atomic)",
            { outside, _ in try Data([1]).write(to: URL(fileURLWithPath: outside + "/made"), options: .atomic) }
        ),
        (
            "createFile",
            { outside, _ in
                guard FileManager.default.createFile(atPath: outside + "/made", contents: nil) else {
                    throw CocoaError(.fileWriteNoPermission)
                }
            }
        ),
        (
            "createDirectory",
            { outside, _ in
                try FileManager.default.createDirectory(
                    atPath: outside + "/made/again", withIntermediateDirectories: true)
            }
        ),
        (
            "createSymbolicLink",
            { outside, _ in
                try FileManager.default.createSymbolicLink(
                    atPath: outside + "/made", withDestinationPath: outside + "/file")
            }
        ),
        (
            "setAttributes",
            { outside, _ in
                try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: outside + "/file")
            }
        ),
        ("removeItem", { outside, _ in try FileManager.default.removeItem(atPath: outside + "/file") }),
        ("removeItem(folder)", { outside, _ in try FileManager.default.removeItem(atPath: outside) }),
        (
            "moveItem",
            { outside, inside in
                try FileManager.default.moveItem(atPath: outside + "/file", toPath: inside + "moved")
            }
        ),
        (
            "copyItem",
            { outside, _ in
                try FileManager.default.copyItem(atPath: outside + "/file", toPath: outside + "/made")
            }
        ),
        (
            "FileHandle",
            { outside, _ in
                try FileHandle(forWritingTo: URL(fileURLWithPath: outside + "/file")).truncate(atOffset: 0)
            }
        ),
    ]

    /// Their names.
    static var all: [String] {
        ofFoundation.map(\.name)
            + (0...).lazy.map { escaper_way($0) }.prefix { $0 != nil }.compactMap { $0 }
            .map { String(cString: $0) }
    }

    /// The names of those that change files by calls that a file system of any kind has.
    static var ofFiles: [String] {
        let others = ["setxattr", "bind"]
        return Array(all.prefix { $0 != "posix_spawn" }).filter { !others.contains($0) }
    }

    /// Tries one: 0 where it got through, otherwise the error; less for a name that is none.
    static func attempt(_ way: String, _ outside: String, _ inside: String) -> Int32 {
        guard let found = ofFoundation.first(where: { $0.name == way }) else {
            return escaper_try(way, outside, inside)
        }
        do {
            try found.play(outside, inside)
            return 0
        } catch {
            return EPERM
        }
    }
}
