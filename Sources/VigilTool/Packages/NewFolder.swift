import Foundation
import VigilScenarios

/// A folder that is being filled with files that were not there: nothing is written over, and nothing through a link.
///
/// Each folder on the way to a file is opened by itself, below the one before, and is refused where it is a link: whatever
/// comes into the folder meanwhile, nothing lands outside it.
final class NewFolder {
    private let path: String
    private let descriptor: Int32
    /// What was made, in order, to be removed where the whole does not come about.
    private var made: [(path: String, isFolder: Bool)] = []

    /// The folder at `path`, which is made, or is there and empty.
    ///
    /// - Throws: ``UsageError`` where something is in it, or it cannot be made.
    init(_ path: String) throws(UsageError) {
        self.path = path
        let isNew = !FileManager.default.fileExists(atPath: path)
        do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
            throw UsageError("\(path) cannot be made: \(error.localizedDescription)")
        }
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw NewFolder.problem(path) }
        if isNew { made.append(("", true)) }
    }

    deinit { close(descriptor) }

    /// Writes a new file, with the folders above it.
    ///
    /// - Throws: ``UsageError`` where something of that name is there, or a folder on the way is a link.
    func write(_ text: String, to file: String) throws(UsageError) {
        let place = try folder(of: file)
        defer { close(place.descriptor) }
        let new = openat(
            place.descriptor, place.name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard new >= 0 else { throw NewFolder.problem(path + "/" + file) }
        made.append((file, false))
        let handle = FileHandle(fileDescriptor: new, closeOnDealloc: true)
        do { try handle.write(contentsOf: Data(text.utf8)) } catch {
            throw UsageError("\(path)/\(file) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Makes a link, with the folders above it.
    ///
    /// - Throws: ``UsageError`` where something of that name is there.
    func link(_ name: String, to destination: String) throws(UsageError) {
        let place = try folder(of: name)
        defer { close(place.descriptor) }
        guard symlinkat(destination, place.descriptor, place.name) == 0 else {
            throw NewFolder.problem(path + "/" + name)
        }
        made.append((name, false))
    }

    /// Removes what was made, and nothing else.
    func undo() {
        for (name, isFolder) in made.reversed() {
            if name.isEmpty { rmdir(path) } else { unlinkat(descriptor, name, isFolder ? AT_REMOVEDIR : 0) }
        }
        made = []
    }

    /// The folder that a file of this one lies in, opened, and the file's name there.
    private func folder(of file: String) throws(UsageError) -> (descriptor: Int32, name: String) {
        let parts = file.split(separator: "/").map(String.init)
        precondition(!parts.isEmpty && !file.hasPrefix("/") && !parts.contains(".."), "\(file) lies elsewhere")
        var (open, inside) = (fcntl(descriptor, F_DUPFD_CLOEXEC, 3), "")
        for part in parts.dropLast() {
            inside += inside.isEmpty ? part : "/" + part
            let isNew = mkdirat(open, part, 0o777) == 0
            let next = openat(open, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            let problem = next < 0 ? NewFolder.problem(path + "/" + inside) : nil
            close(open)
            if let problem { throw problem }
            if isNew { made.append((inside, true)) }
            open = next
        }
        return (open, parts[parts.count - 1])
    }

    private static func problem(_ path: String) -> UsageError {
        let reason = errno == EEXIST ? "there is something of that name already" : String(cString: strerror(errno))
        return UsageError("\(path) was not written: \(reason)")
    }
}
