import BackgroundRuntime

/// The module of silent remote notifications, as it is planned.
public enum RemoteNotificationModule {
    /// What is known of it; nothing is simulated yet.
    public static let descriptor = ModuleDescriptor(
        planned: "push", values: [.documented("remote-notification")],
        summary: "A push with content-available launches or wakes its app.",
        rules: RemoteNotificationRules.all, constants: RemoteNotificationConstants.all,
        sources: RemoteNotificationSources.all)
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { RemoteNotificationModule.descriptor.register(in: $0) }
