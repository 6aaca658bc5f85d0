import CVigilMachineCalls
import Foundation
import VigilProgramImage

/// A file that apps share, and that a process holds locked.
public struct LockedFile: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The path, as it is told.
    public let path: String
    /// By what it is locked, and where in the app's code; empty where nobody said so.
    public let holder: String

    /// A file that is locked by something.
    public init(_ path: String, by holder: String = "") { (self.path, self.holder) = (path, holder) }

    /// A file of which nobody says by what it is locked.
    public init(stringLiteral path: String) { self.init(path) }
}

/// The locks that the code of a launch took of files in the phone's containers, by its open files.
///
/// Who took them, and where, is known from the calls. Whether one is still held the kernel says, which knows them all: also of
/// a library that makes such calls past the C library, and after whatever gives a lock up.
final class FileLocks {
    /// Where in the app's code each file was locked last, by its path; empty where no line of it is known.
    private var places: [String: String] = [:]

    /// The code of an app locked a file: called by the C library's functions.
    static func note(_ file: Int32) {
        guard let process = AppProcess.current, let path = OpenFiles.path(of: file) else { return }
        let containers = process.device.containers
        guard containers.hold(path) else { return }
        // Only of files that apps share somebody asks where they were locked.
        let place = containers.isShared(path) ? process.simulation.placeInApp().map { " at \($0)" } : nil
        process.storage.object(orMake: FileLocks.init).places[path] = place ?? ""
    }

    /// The files in containers that apps share of which a process holds a lock, by their paths.
    static func held(by process: AppProcess) -> [LockedFile] {
        let containers = process.device.containers
        guard containers.haveGroups else { return [] }
        let files = OpenFiles.all(where: containers.isShared)
        let locks = files.compactMap { file, path -> LockedFile? in
            let isLog = WriteAheadLog.isUsed(by: path, files)
            let kinds = OpenFiles.Lock.all(of: file).filter { $0.isExclusive || !isLog }.map(\.kind)
            guard !kinds.isEmpty, let place = place(of: path, for: process) else { return nil }
            let holder = Set(kinds.map(\.function)).sorted().joined(separator: " and ") + place
            return LockedFile(containers.sharedName(of: path), by: holder)
        }
        return locks.sorted { ($0.path, $0.holder) < ($1.path, $1.holder) }
    }

    /// Where a file was locked; empty where that was not seen, and nil where another app of the phone did it.
    private static func place(of path: String, for process: AppProcess) -> String? {
        if let own = process.storage.existing(FileLocks.self)?.places[path] { return own }
        return others(of: process).contains { $0.places[path] != nil } ? nil : ""
    }

    private static func others(of process: AppProcess) -> [FileLocks] {
        process.device.apps.compactMap(\.process).filter { $0 !== process }
            .compactMap { $0.storage.existing(FileLocks.self) }
    }

    /// The launch is over: its locks go with it, although this program goes on.
    ///
    /// - Parameter hasDevice: whether the device is still there, and other apps with it.
    static func letGo(_ process: AppProcess, hasDevice: Bool) {
        guard let own = process.storage.existing(FileLocks.self) else { return }
        let others = hasDevice ? others(of: process) : []
        MachineCalls.exempting {
            let files = OpenFiles.all { path in own.places[path] != nil && !others.contains { $0.places[path] != nil } }
            for (file, _) in files {
                for lock in OpenFiles.Lock.all(of: file) { lock.kind.unlock(file) }
            }
        }
    }
}

/// A SQLite database in WAL mode: each open connection keeps shared locks of its files, which no report names.
private enum WriteAheadLog {
    /// Whether a file is such a database, or one of the two that it keeps beside itself.
    ///
    /// The database is read by a descriptor that is open: to close one of our own would give all locks of the process up.
    static func isUsed(by path: String, _ files: [(file: Int32, path: String)]) -> Bool {
        let database = path.dropLast(["-shm", "-wal"].first(where: path.hasSuffix)?.count ?? 0)
        // https://sqlite.org/fileformat.html: a text, and the version for reading, which is 2 with such a log.
        var header = [UInt8](repeating: 0, count: 20)
        return files.filter { $0.path == database }.contains { file, _ in
            let count = MachineCalls.exempting { pread(file, &header, header.count, 0) }
            return count == header.count && header.starts(with: "SQLite format 3\0".utf8) && header[19] == 2
        }
    }
}
