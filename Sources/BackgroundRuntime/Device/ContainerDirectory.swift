import Foundation

/// The directory that holds the containers of a device's apps: made on first use, removed with the device.
final class ContainerDirectory {
    private var root: URL?

    /// The container of the app called `name`, with the folders iOS puts into one.
    ///
    /// - Throws: Foundation's error when the temporary directory cannot be written.
    func url(for name: String) throws -> URL {
        let root = try self.root ?? makeRoot()
        self.root = root
        let container = ContainerDirectory.place(of: name, in: root)
        for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
            try FileManager.default.createDirectory(
                at: container.appendingPathComponent(folder, isDirectory: true), withIntermediateDirectories: true)
        }
        return container
    }

    /// The container of an app group.
    ///
    /// - Throws: Foundation's error when the temporary directory cannot be written.
    func group(_ identifier: String) throws -> URL {
        let root = try self.root ?? makeRoot()
        self.root = root
        let groups = root.appendingPathComponent(".groups", isDirectory: true)
        let container = ContainerDirectory.place(of: identifier, in: groups)
        for folder in ["Library/Caches", "Library/Preferences"] {
            try FileManager.default.createDirectory(
                at: container.appendingPathComponent(folder, isDirectory: true), withIntermediateDirectories: true)
        }
        return container
    }

    private func makeRoot() throws -> URL {
        let root = FileManager.default.temporaryDirectory
            .appendingPathComponent("vigil-\(ProcessInfo.processInfo.globallyUniqueString)", isDirectory: true)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        return root
    }

    /// Removes the container of the app called `name`, where there is one.
    func remove(_ name: String) {
        guard let root else { return }
        // What cannot be removed goes with the device.
        try? FileManager.default.removeItem(at: ContainerDirectory.place(of: name, in: root))
    }

    /// The folder for a name, whatever is in it: right below `root`, and none that means another folder.
    private static func place(of name: String, in root: URL) -> URL {
        let plain = name.replacing("/", with: ":").replacing("\0", with: "%00")
        let visible = plain.isEmpty || plain.hasPrefix(".") ? "%2E" + plain.dropFirst() : plain
        return root.appendingPathComponent(visible, isDirectory: true)
    }

    deinit {
        // A directory that cannot be removed is the temporary directory's to clean: there is nobody left to tell.
        if let root { try? FileManager.default.removeItem(at: root) }
    }
}
