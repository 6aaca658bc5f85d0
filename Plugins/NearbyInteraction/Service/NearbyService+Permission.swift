import BackgroundRuntime

// The user's permission to measure what is near. It belongs to the app and survives its launches.

extension NearbyService {
    private static let usageKey = "NSNearbyInteractionUsageDescription"

    /// An app runs a session: before the first the user is asked. One that does not say what for may not (from iOS 15).
    ///
    /// - Parameter answered: called as soon as the answer is known: at once where it is.
    func admit(_ process: AppProcess, answered: @escaping (Bool) -> Void) {
        let permission = AppNearby.of(process.app).permission
        if permission.isGranted == nil, !explains(process) {
            process.record(
                .finding, "Nearby Interaction is used without \(NearbyService.usageKey)", rule: NearbyRules.permission)
            return answered(false)
        }
        permission.request(question(about: process.app), by: process, answered: answered)
    }

    private func explains(_ process: AppProcess) -> Bool {
        guard context.system >= .iOS(15) else { return true }
        return process.app.manifest.string(forKey: NearbyService.usageKey)?.isEmpty == false
    }

    /// The question as it is on the screen. The button that allows was called otherwise before iOS 17.
    private func question(about app: InstalledApp) -> UserPermission.Question {
        UserPermission.Question(
            "Nearby Interaction",
            title: "“\(app.manifest.displayName)” Would Like to Find Your Position Relative to Nearby Devices",
            message: app.manifest.string(forKey: NearbyService.usageKey),
            allowing: context.system < .iOS(17) ? "OK" : "Allow")
    }
}

/// What the system keeps of an app that measures what is near.
private final class AppNearby {
    let permission: UserPermission

    init(_ app: InstalledApp) {
        let service = app.device.requiredService(NearbyService.self)
        permission = UserPermission(of: app, rule: NearbyRules.permission) { service.isPermitted }
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppNearby { app.storage.object { AppNearby(app) } }
}
