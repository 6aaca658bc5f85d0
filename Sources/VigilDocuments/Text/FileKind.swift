import Foundation

/// What lies at a path where a file is to be read. Of a named pipe without a writer nothing would ever come.
package enum FileKind {
    /// Why nothing can be read at a path; nil where a regular file lies there, behind whatever links.
    package static func problem(at path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return "there is no such file" }
        let type = status.st_mode & S_IFMT
        guard type != S_IFREG else { return access(path, R_OK) == 0 ? nil : "the file may not be read" }
        return type == S_IFDIR ? "this is a directory" : name(type)
    }

    /// What lies at a path that is neither a regular file nor a directory; nil for these, and where nothing lies.
    ///
    /// Whoever looks through a folder of somebody else's passes such things over, and says so.
    package static func oddity(at path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let type = status.st_mode & S_IFMT
        return type == S_IFREG || type == S_IFDIR ? nil : name(type)
    }

    /// What is said of something that is neither a regular file nor a directory.
    static func name(_ type: mode_t) -> String {
        switch type {
        case S_IFIFO: "this is a named pipe, not a regular file"
        case S_IFSOCK: "this is a socket, not a regular file"
        case S_IFBLK, S_IFCHR: "this is a device, not a regular file"
        default: "this is not a regular file"
        }
    }

    /// Whether an open pipe is one that a shell has made for this program, and has no name in any folder.
    static func hasNoName(_ descriptor: Int32) -> Bool {
        var name = [CChar](repeating: 0, count: 8)
        let count = readlink("/proc/self/fd/\(descriptor)", &name, name.count)
        return count == name.count && name.starts(with: "pipe:[".utf8.map(CChar.init))
    }
}
