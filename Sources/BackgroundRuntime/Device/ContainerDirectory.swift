import Foundation
import VigilProgramImage

/// The directory that holds the containers of a device's apps: made on first use, removed with the device.
final class ContainerDirectory {
    private var slot: ContainerSlot?
    /// The folder of the containers that apps share.
    private static let groups = ".groups"
    /// Whether some app asked for the container of a group.
    private(set) var haveGroups = false

    /// The container of the app called `name`, with the folders iOS puts into one.
    ///
    /// - Throws: Foundation's error when the temporary directory cannot be written.
    func url(for name: String) throws -> URL {
        let container = ContainerDirectory.place(of: name, in: try root())
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
        let groups = try root().appendingPathComponent(ContainerDirectory.groups, isDirectory: true)
        haveGroups = true
        let container = ContainerDirectory.place(of: identifier, in: groups)
        for folder in ["Library/Caches", "Library/Preferences"] {
            try FileManager.default.createDirectory(
                at: container.appendingPathComponent(folder, isDirectory: true), withIntermediateDirectories: true)
        }
        return container
    }

    /// The place of what a build makes of an app's manifest.
    ///
    /// - Throws: Foundation's error when the temporary directory cannot be written.
    func manifest(of name: String) throws -> URL {
        let folder = ContainerDirectory.place(
            of: name, in: try root().appendingPathComponent(".bundles", isDirectory: true))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("Info.plist")
    }

    private func root() throws -> URL {
        let slot = try self.slot ?? MachineCalls.exempting { try ContainerSlot() }
        self.slot = slot
        return slot.folder
    }

    /// Whether a path lies in one of the containers.
    func hold(_ path: String) -> Bool {
        guard let folder = slot?.folder.path else { return false }
        return path == folder || path.hasPrefix(folder + "/")
    }

    /// The name of a file in a container, without the way to the container: `Documents/note.txt`.
    func name(of path: String) -> String {
        guard let slot, path.hasPrefix(slot.folder.path + "/") else { return path }
        let parts = path.dropFirst(slot.folder.path.count + 1).split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropFirst(parts.first.map(String.init) == ContainerDirectory.groups ? 2 : 1).joined(separator: "/")
    }

    /// Whether a path lies in the container of a group, which apps share.
    func isShared(_ path: String) -> Bool {
        guard haveGroups, let folder = slot?.folder.path else { return false }
        return path.hasPrefix("\(folder)/\(ContainerDirectory.groups)/")
    }

    /// The name of a file in such a container, with the group: `group.com.example/store.sqlite`.
    func sharedName(of path: String) -> String {
        guard let folder = slot?.folder.path, isShared(path) else { return path }
        return String(path.dropFirst(folder.utf8.count + ContainerDirectory.groups.utf8.count + 2))
    }

    /// Removes the container of the app called `name`, where there is one.
    func remove(_ name: String) {
        guard let root = slot?.folder else { return }
        // What cannot be removed goes with the device.
        try? FileManager.default.removeItem(at: ContainerDirectory.place(of: name, in: root))
    }

    /// The folder for a name, whatever is in it: right below `root`, and none that means another folder.
    private static func place(of name: String, in root: URL) -> URL {
        let plain = name.replacing("/", with: ":").replacing("\0", with: "%00")
        let visible = plain.isEmpty || plain.hasPrefix(".") ? "%2E" + plain.dropFirst() : plain
        return root.appendingPathComponent(visible, isDirectory: true)
    }
}
