import CVigilMachineCalls
import Foundation

/// The protected files of a device: who may open one, and the end of access after a lock.
final class ProtectedFiles {
    private var table = ProtectionTable()
    /// What was said since access changed, so that a loop that tries again says nothing new.
    private var said: Set<String> = []
    /// The end of access after a lock.
    var lossOfAccess: EventID?
    /// Whether apps were told of that end.
    var isLossAnnounced = false

    /// Gives a file, or what will be made in a folder, a level.
    func set(_ level: FileProtection, of path: String) {
        vigil_guard_files()
        table.set(level, of: path)
    }

    /// The level of a file of a device with `system`.
    func level(of path: String, on system: SystemVersion) -> FileProtection {
        table.level(of: path) ?? .byDefault(on: system)
    }

    /// What could be used may be so no longer, or again.
    func accessDidChange() { said = [] }

    /// A file was called otherwise.
    func move(_ old: String, to new: String) { table.move(old, to: new) }

    /// A file has a further name, under which it is as well protected.
    func link(_ old: String, to new: String) {
        if let level = table.level(of: old) { table.set(level, of: new) }
    }

    /// A folder is made.
    func makeFolder(_ path: String) {
        if !table.isEmpty { table.make(path) }
    }

    /// Whether a process may open a file, or make it.
    func mayOpen(_ path: String, making: Bool, by process: AppProcess) -> Bool {
        guard process.device.containers.hold(path) else { return true }
        let use: FileUse = making && access(path, F_OK) != 0 ? .creates : .opens
        if use == .creates, !table.isEmpty { table.make(path) }
        return allows(use, of: path, by: process)
    }

    /// Whether a process may go on with a file that it has open.
    func mayGoOn(_ path: String, by process: AppProcess) -> Bool {
        guard table.hasComplete else { return true }
        return allows(.goesOn, of: path, by: process)
    }

    /// Whether a process may make a file of a level.
    func mayMake(_ path: String, _ level: FileProtection, by process: AppProcess) -> Bool {
        decide(.creates, path, level, process)
    }

    private func allows(_ use: FileUse, of path: String, by process: AppProcess) -> Bool {
        decide(use, path, level(of: path, on: process.device.system), process)
    }

    private func decide(_ use: FileUse, _ path: String, _ level: FileProtection, _ process: AppProcess) -> Bool {
        let access = FileAccess(process.device.conditions)
        let (barrier, permit) = (
            ProtectionTable.barrier(to: use, level, access), ProtectionTable.permit(for: use, level, access)
        )
        guard let rule = barrier ?? permit, said.insert("\(process.app.name) \(path) \(use)").inserted else {
            return barrier == nil
        }
        let name = process.device.containers.name(of: path)
        let does: [FileUse: (no: String, yes: String)] = [
            .opens: ("cannot be opened", "is opened"), .creates: ("cannot be made", "is made"),
            .goesOn: ("cannot be used any more", "is used"),
        ]
        process.record(
            barrier == nil ? .note : .refusal,
            "\(name) \(barrier == nil ? does[use]?.yes ?? "" : does[use]?.no ?? "")",
            detail: "protection \(level.rawValue); \(access.reason)", rule: rule)
        return barrier == nil
    }
}

extension Device {
    var protectedFiles: ProtectedFiles { storage.object(ProtectedFiles.self, orMake: ProtectedFiles.init) }

    /// Protects a file of one of the device's apps, or what will be made in a folder.
    ///
    /// - Parameters:
    ///   - level: how well.
    ///   - path: where the file lies, in a container of the device; no other file is ever protected.
    public func protect(_ level: FileProtection, file path: String) {
        protectedFiles.set(level, of: ProtectedFiles.plain(path))
    }

    /// How well a file of one of the device's apps is protected: as somebody said, or by default.
    public func protection(ofFile path: String) -> FileProtection {
        protectedFiles.level(of: ProtectedFiles.plain(path), on: system)
    }
}

extension AppProcess {
    /// Whether what the app keeps in its preferences can be read: from iOS 7 not before the first unlock. If not, the trace
    /// says so once for each launch.
    public var mayReadPreferences: Bool {
        let conditions = device.conditions
        guard !conditions.isUnlockedSinceBoot, conditions.hasPasscode, device.system >= .iOS(7) else { return true }
        _ = storage.object(ToldOfPreferences.self) {
            record(
                .finding, "UserDefaults show no stored value: the phone was not unlocked since its boot",
                detail: simulation.placeInApp().map { "at \($0)" } ?? "", rule: ProtectionRules.firstUnlock)
            return ToldOfPreferences()
        }
        return false
    }

    /// Whether the process may make a file of a level now. If not, the trace says by which rule.
    public func mayMakeFile(_ path: String, protection: FileProtection) -> Bool {
        device.protectedFiles.mayMake(ProtectedFiles.plain(path), protection, by: self)
    }
}

extension ProtectedFiles {
    /// A path without its dots and doubled slashes.
    static func plain(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    // What the C library asks, for code of an app. Whoever does not run in an app may do all.

    static func mayOpen(_ path: UnsafePointer<CChar>, making: Bool) -> Bool {
        guard let process = AppProcess.current else { return true }
        return process.device.protectedFiles.mayOpen(plain(String(cString: path)), making: making, by: process)
    }

    static func mayGoOn(_ file: Int32) -> Bool {
        guard let process = AppProcess.current, let path = OpenFiles.path(of: file) else { return true }
        return process.device.protectedFiles.mayGoOn(path, by: process)
    }

    static func makeFolder(_ path: UnsafePointer<CChar>) {
        AppProcess.current?.device.protectedFiles.makeFolder(plain(String(cString: path)))
    }

    static func move(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) {
        AppProcess.current?.device.protectedFiles.move(plain(String(cString: old)), to: plain(String(cString: new)))
    }

    static func link(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) {
        AppProcess.current?.device.protectedFiles.link(plain(String(cString: old)), to: plain(String(cString: new)))
    }
}

/// Marks a launch that was told that its preferences cannot be read.
private final class ToldOfPreferences {}
