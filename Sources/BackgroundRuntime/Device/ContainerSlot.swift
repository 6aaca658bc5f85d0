import Foundation
import Synchronization

/// A numbered folder for the containers of one device: the first that no living device of this computer has, so that an
/// app's paths are the same in each run.
///
/// A lock of the system marks it as taken. It goes with the process, however that ends.
final class ContainerSlot: Sendable {
    /// The folder, which is empty at first.
    let folder: URL
    private let lock: Int32
    private let number: Int

    /// The numbers that this process has.
    private static let taken = Mutex<Set<Int>>([])

    /// Takes the first folder that is free.
    ///
    /// - Throws: Foundation's error when the temporary directory cannot be written.
    init() throws {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-\(getuid())", isDirectory: true)
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        (number, lock) = try ContainerSlot.take(in: base)
        folder = base.appendingPathComponent("\(number)", isDirectory: true)
        // What a process left behind that was ended in the middle.
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private static func take(in base: URL) throws -> (number: Int, lock: Int32) {
        try taken.withLock { taken in
            var number = 1
            while true {
                if !taken.contains(number), let lock = try lock(base.appendingPathComponent("\(number).lock").path) {
                    taken.insert(number)
                    return (number, lock)
                }
                number += 1
            }
        }
    }

    /// Locks a file; nil where another process has it.
    private static func lock(_ path: String) throws -> Int32? {
        let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
        close(file)
        return nil
    }

    deinit {
        // A folder that cannot be removed is emptied by the next device that takes it.
        try? FileManager.default.removeItem(at: folder)
        close(lock)
        _ = ContainerSlot.taken.withLock { $0.remove(number) }
    }
}
