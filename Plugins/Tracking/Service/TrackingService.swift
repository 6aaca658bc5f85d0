import BackgroundRuntime

/// The user's permissions to be tracked across apps.
public final class TrackingService: ModuleService {
    let context: ServiceContext
    /// What the user has in mind to answer an app that asks; nil to wait for a tap.
    var isPermitted: Bool?
    /// Whether the user lets apps ask at all, in Settings.
    var mayAsk = true

    init(_ context: ServiceContext) { self.context = context }

    /// What the user lets an app do.
    public func status(of app: InstalledApp) -> TrackingStatus {
        switch app.storage.existing(AppTracking.self)?.permission.isGranted {
        case true?: .authorized
        case false?: .denied
        case nil: mayAsk ? .notDetermined : .denied
        }
    }

    /// An app asks to track its user. One that does not say what for is ended.
    ///
    /// - Parameters:
    ///   - process: the launch that asks.
    ///   - answered: called as soon as the answer is known: in the turn of the caller where nobody is asked, else in none.
    public func request(by process: AppProcess, answered: @escaping (TrackingStatus) -> Void) {
        let status = status(of: process.app)
        guard status == .notDetermined else {
            let why = mayAsk ? TrackingRules.once : TrackingRules.settings
            process.record(.note, "no question about tracking: \(status.rawValue)", rule: why)
            return answered(status)
        }
        guard explains(process.app) else { return process.end(.noTrackingText) }
        if let rule = reasonNotToAsk(process) {
            process.record(.note, "no question about tracking is shown", rule: rule)
            return answered(.notDetermined)
        }
        AppTracking.of(process.app).permission.request(question(about: process.app), by: process) {
            answered($0 ? .authorized : .denied)
        }
    }

    private func reasonNotToAsk(_ process: AppProcess) -> Rule? {
        let isActive = process.state == .active
        if context.system >= .iOS(15), !isActive { return TrackingRules.active }
        return process.device.asksUser(about: process.app) ? TrackingRules.pending : nil
    }

    private static let usageKey = "NSUserTrackingUsageDescription"

    private func explains(_ app: InstalledApp) -> Bool {
        app.manifest.string(forKey: TrackingService.usageKey)?.isEmpty == false
    }

    private func question(about app: InstalledApp) -> UserPermission.Question {
        let name = app.manifest.displayName
        return UserPermission.Question(
            "tracking", title: "Allow “\(name)” to track your activity across other companies’ apps and websites?",
            message: app.manifest.string(forKey: TrackingService.usageKey), denying: "Ask App Not to Track")
    }
}

/// What a user lets an app do about tracking.
public enum TrackingStatus: String, Hashable, Sendable, CaseIterable {
    /// The user was not asked.
    case notDetermined
    /// The user said no, or lets no app ask.
    case denied
    /// The user said yes.
    case authorized
}

/// What the system keeps of an app and tracking across its launches.
private final class AppTracking {
    let permission: UserPermission

    init(_ app: InstalledApp) {
        let service = app.device.requiredService(TrackingService.self)
        permission = UserPermission(of: app, rule: TrackingRules.once) { service.isPermitted }
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppTracking { app.storage.object { AppTracking(app) } }
}

extension TerminationReason {
    static let noTrackingText = TerminationReason(
        "privacy", rule: TrackingRules.usageText,
        """
        This app has crashed because it attempted to access privacy-sensitive data without a usage description: \
        NSUserTrackingUsageDescription
        """)
}
