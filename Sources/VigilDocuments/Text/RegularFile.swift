import Foundation

/// Takes what is in a file that somebody else may have made. A pipe, a socket or a device in its place is not opened: of the
/// first nothing may ever come, and of the last no end.
package enum RegularFile {
    /// The bytes at a path; nil where no regular file lies there, or none that may be read.
    package static func contents(at path: String) -> Data? {
        FileKind.problem(at: path) == nil ? FileManager.default.contents(atPath: path) : nil
    }

    /// The text at a path; nil also for bytes that are no UTF-8.
    package static func text(at path: String) -> String? {
        contents(at: path).flatMap { String(data: $0, encoding: .utf8) }
    }
}
