import Foundation
import Synchronization

/// A numbered folder for the containers of one device: the first that no living device of this computer has, so that an
/// app's paths are the same in each run.
///
/// A lock of the system marks it as taken. It goes with the process, however that ends.
package final class ContainerSlot: Sendable {
    /// The folder, which is empty at first.
    let folder: URL
    private let lock: Int32
    private let number: Int
    private let isOfReserve: Bool

    /// The numbers that this process has.
    private static let taken = Mutex<Set<Int>>([])
    /// The folder that all devices of this process share, where it can make none beside it; with its lock.
    private static let reserve = Mutex<(folder: URL, lock: Int32)?>(nil)

    /// Takes the first folder that is free.
    ///
    /// - Throws: Foundation's error when the temporary directory cannot be written.
    init() throws {
        if let reserve = ContainerSlot.reserve.withLock(\.self) {
            (isOfReserve, lock) = (true, -1)
            number = ContainerSlot.taken.withLock { taken in
                let number = (1...).first { !taken.contains($0) } ?? 1
                taken.insert(number)
                return number
            }
            folder = ContainerSlot.place(number, in: reserve.folder)
        } else {
            isOfReserve = false
            let base = try ContainerSlot.base()
            (number, lock) = try ContainerSlot.take(in: base)
            folder = base.appendingPathComponent("\(number)", isDirectory: true)
        }
        // What a process left behind that was ended in the middle.
        clear()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Takes the first free folder for this process and its copies: their devices have their containers in it from now on,
    /// and nowhere else.
    ///
    /// - Returns: the folder's path, without links.
    /// - Throws: Foundation's error when the temporary directory cannot be written.
    package static func reserveForProcess() throws -> String {
        if let known = reserve.withLock({ $0?.folder }) { return known.path }
        let base = try base()
        let (number, lock) = try take(in: base)
        taken.withLock { _ = $0.remove(number) }
        let folder = base.appendingPathComponent("\(number)", isDirectory: true)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        reserve.withLock { $0 = (folder, lock) }
        return folder.path
    }

    /// Gives the folder of this process back, with what is left in it: the copy is gone that had its devices there.
    package static func giveBackReserve() {
        guard let known = reserve.withLock({ own in exchange(&own, nil) }) else { return }
        try? FileManager.default.removeItem(at: known.folder)
        close(known.lock)
    }

    private static func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
        defer { place = value }
        return place
    }

    /// The folder of all folders, by a path without links: the kernel names files by such paths.
    private static func base() throws -> URL {
        let named = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-\(getuid())", isDirectory: true)
        try FileManager.default.createDirectory(at: named, withIntermediateDirectories: true)
        guard let path = realpath(named.path, nil) else { return named }
        defer { free(path) }
        return URL(fileURLWithPath: String(cString: path), isDirectory: true)
    }

    /// The first device has the whole folder, a second that is there at the same time a part of it.
    private static func place(_ number: Int, in folder: URL) -> URL {
        number == 1 ? folder : folder.appendingPathComponent("\(parts)\(number)", isDirectory: true)
    }

    private static let parts = ".device-"

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

    /// Removes what is in the folder, and the folder where this process can make it anew. What cannot be removed goes when the
    /// next device takes the folder.
    private func clear() {
        guard isOfReserve, number == 1 else {
            try? FileManager.default.removeItem(at: folder)
            return
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where !name.hasPrefix(ContainerSlot.parts) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    deinit {
        clear()
        if lock >= 0 { close(lock) }
        _ = ContainerSlot.taken.withLock { $0.remove(number) }
    }
}
