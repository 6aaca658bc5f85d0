import VirtualTime

/// Something that the phone does for an app for a time, whether or not the app runs meanwhile: a transfer, a call. The page of a
/// run shows it as a bar; nothing is decided by it.
public final class SystemActivity {
    /// What kind of thing it is, in a word or two: `transfer`.
    public let kind: String
    /// Which one it is, as the trace calls it.
    public let name: String
    /// The name of the app that it is done for.
    package let app: String
    /// The phone; nil when it is gone, which whoever finishes this may not be.
    private weak var device: Device?
    public let start: VirtualInstant
    /// When it ended; nil as long as it goes on.
    public private(set) var end: VirtualInstant?

    fileprivate init(_ kind: String, _ name: String, for app: InstalledApp) {
        (self.kind, self.name, self.app, device) = (kind, name, app.name, app.device)
        start = app.device.now
    }

    /// It is over, well or not. What was over before stays so.
    public func finish() {
        guard end == nil, let device else { return }
        end = device.now
        // A run whose records nobody asks for at its end keeps none of this either.
        if device.trace.forgetsOldRecords { device.activityLog.all.removeAll { $0 === self } }
    }
}

/// What the phone does for apps.
private final class SystemActivityLog {
    var all: [SystemActivity] = []
}

extension InstalledApp {
    /// The phone begins to do something for the app.
    ///
    /// - Parameters:
    ///   - kind: what kind of thing it is, in a word or two: `transfer`. Those of a kind are shown together.
    ///   - name: which one it is, as the trace calls it.
    /// - Returns: the activity, to be finished by whoever began it.
    public func beginSystemActivity(_ kind: String, _ name: String) -> SystemActivity {
        let activity = SystemActivity(kind, name, for: self)
        device.activityLog.all.append(activity)
        return activity
    }

    /// Says what goes on of a kind for the app: what is new among it begins, and what is gone is over.
    ///
    /// - Parameters:
    ///   - kind: what kind of thing it is, in a word or two: `scheduled task`.
    ///   - names: all that goes on now, each as the trace calls it.
    public func setSystemActivities(_ kind: String, _ names: [String]) {
        let open = device.activityLog.all.filter { $0.end == nil && $0.kind == kind && $0.app == name }
        for activity in open where !names.contains(activity.name) { activity.finish() }
        for name in names where !open.contains(where: { $0.name == name }) { _ = beginSystemActivity(kind, name) }
    }

    /// Whatever the phone does for the app is over: the app is deleted.
    func finishSystemActivities() {
        for activity in device.systemActivities where activity.app == name { activity.finish() }
    }
}

extension Device {
    fileprivate var activityLog: SystemActivityLog { storage.object(orMake: SystemActivityLog.init) }

    /// What the phone does and did for its apps, in the order in which it began.
    package var systemActivities: [SystemActivity] { storage.existing(SystemActivityLog.self)?.all ?? [] }
}
