import Foundation

// Heat and storage.

extension Device {
    /// The device becomes warmer or cooler, and apps are told (from iOS 11).
    func announceHeat(since old: DeviceConditions) {
        guard old.thermalState != conditions.thermalState else { return }
        record(.stimulus, "heat", detail: conditions.thermalState.rawValue)
        guard system >= .iOS(11) else { return }
        for process in apps.compactMap(\.process) {
            process.notify(.thermalStateDidChange, rule: ResourceRules.thermal)
        }
    }

    /// The device is so hot that the system ends an app.
    public func endForHeat(_ app: InstalledApp) {
        app.record(.stimulus, "the device is too hot for the app")
        app.process?.end(.heat)
        settle()
    }

    /// Storage is short: suspended apps are ended, and what apps that do not run could make again is removed.
    ///
    /// - Throws: Foundation's error where a file cannot be removed.
    public func freeStorage() throws {
        record(.stimulus, "storage is short")
        for process in apps.compactMap(\.process) where process.state == .suspended { process.end(.storage) }
        for app in apps where app.process == nil { try purgeCaches(of: app) }
        settle()
    }

    private func purgeCaches(of app: InstalledApp) throws {
        var count = 0
        for folder in try ["Library/Caches", "tmp"].map(app.container().appendingPathComponent) {
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                try FileManager.default.removeItem(at: file)
                count += 1
            }
        }
        guard count > 0 else { return }
        app.record(
            .note, "its caches and temporary files are removed", rule: ResourceRules.disk, number: Int64(count),
            unit: .count)
    }
}
