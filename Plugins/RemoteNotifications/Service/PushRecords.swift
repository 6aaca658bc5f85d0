import BackgroundRuntime

/// What the system and Apple's servers keep of an app's pushes. It outlives the process, and goes with the app.
final class AppPushes {
    /// The device token; nil until the app first registers.
    var token: [UInt8]?
    /// Whether the app registered and did not take it back.
    var isRegistered = false
    var throttle: PushThrottle
    /// The background push that waits: never more than one.
    var held: RemotePush?
    /// The end of its wait.
    var release: EventID?
    /// The push that waits for the network.
    var atServer: RemotePush?
    /// The number of the next push.
    var nextNumber = 1

    init(_ constants: ConstantTable) {
        throttle = PushThrottle(
            perHour: Int(constants.value(RemoteNotificationConstants.perHour) ?? 3),
            spacing: constants.duration(RemoteNotificationConstants.spacing) ?? .seconds(900),
            period: constants.duration(RemoteNotificationConstants.budgetReset) ?? .seconds(86_400))
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppPushes { app.storage.object { AppPushes(app.device.constants) } }
}

extension AppProcess {
    /// Whether it ran before the user opened it with a push: one that the push launches comes from it while it is
    /// inactive for the first time.
    var wasThere: Bool { [AppState.active, .background, .suspended].contains(where: hasBeen) }
}
