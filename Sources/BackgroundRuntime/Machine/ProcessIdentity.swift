import Foundation
import VigilProgramImage

// By what the code of an app knows its own process, in Swift and in C.

extension AppProcess {
    /// The number of the process on its phone, from 300: each process has the next one, in the order in which they ask.
    package var processIdentifier: Int32 { storage.object { ProcessNumber(on: device) }.value }

    /// The variables that tell an app of its own folders: `HOME` and `TMPDIR`.
    package var ownVariables: [String: String] { storage.object { OwnFolders(of: app) }.values }

    /// The value of one of them for C: nil for any other.
    func ownVariable(_ name: String) -> UnsafePointer<CChar>? {
        // Most that is asked for is none of them, and the container is made by the first that is.
        guard OwnFolders.names.contains(name) else { return nil }
        return storage.object { OwnFolders(of: app) }.text(of: name)
    }
}

private final class ProcessNumber {
    let value: Int32

    init(on device: Device) { value = device.storage.object { NextProcessNumber() }.take() }
}

private final class NextProcessNumber {
    private var next: Int32 = 300

    func take() -> Int32 {
        defer { next += 1 }
        return next
    }
}

/// The folders of an app as its process began with them, and as C reads them.
private final class OwnFolders {
    static let names: Set<String> = ["HOME", "TMPDIR"]

    let values: [String: String]
    private let texts: [(name: String, text: UnsafeMutablePointer<CChar>)]

    init(of app: InstalledApp) {
        // Where there is no container yet, it is made in the folders of the computer.
        let home = MachineCalls.exempting { try? app.container() }
        let folders = home.map { [("HOME", $0.path), ("TMPDIR", $0.appendingPathComponent("tmp").path + "/")] } ?? []
        values = Dictionary(uniqueKeysWithValues: folders)
        texts = folders.compactMap { name, path in strdup(path).map { (name, $0) } }
    }

    func text(of name: String) -> UnsafePointer<CChar>? {
        texts.first { $0.name == name }.map { UnsafePointer($0.text) }
    }

    deinit { for (_, text) in texts { free(text) } }
}
