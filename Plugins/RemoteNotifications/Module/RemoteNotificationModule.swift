import BackgroundRuntime

/// The module of remote notifications: registration, pushes for the user's eyes, and those that wake their app.
public enum RemoteNotificationModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "push", contract: 2,
        values: [
            .documented(
                "remote-notification", keepsAwake: [RemoteNotificationRules.callback],
                symbols: ["didReceiveRemoteNotification", "registerForRemoteNotifications"])
        ],
        summary: "A push with content-available launches or wakes its app, as often as the system lets it.",
        simulated: simulated, notSimulated: notSimulated, rules: RemoteNotificationRules.all,
        constants: RemoteNotificationConstants.all, sources: RemoteNotificationSources.all, stimuli: stimuli,
        actions: actions, mistakes: RemoteNotificationMistakes.all, searchSynonyms: RemoteNotificationWords.all,
        start: .whenNeeded(),
        makeService: { PushService($0) },
        makeMode: { PushMode($0) })

    private static let simulated = [
        "registration with its token or its error",
        "pushes as a server or simctl push sends them, from a file or written out",
        "alerts, shown with the module of local notifications, and the call as the user opens the app from one",
        "background pushes: the wake or launch, its 30 seconds, and the end of an app that is not done (iOS 7)",
        "what holds them back: too many in an hour, a force quit, Background App Refresh, Low Power Mode, a long disuse",
        "the one that waits, and its delivery as the user opens the app",
    ]

    private static let notSimulated = [
        "Apple's servers: expiry, collapse identifiers, delivery receipts, the size of a payload",
        "the real budget of background pushes, which Apple does not tell; the throttle fits its example",
        "notification service extensions, pushes of other kinds (see the modules of calls and of Live Activities)",
        "registerForRemoteNotificationTypes of iOS 3 to 7, and the buttons of pushes on iOS 8 and 9",
        "a token that changes",
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { RemoteNotificationModule.descriptor.register(in: $0, levels: 2) }
