import BackgroundRuntime

/// The module of local notifications, as it is planned.
public enum LocalNotificationModule {
    /// What is known of it; nothing is simulated yet.
    public static let descriptor = ModuleDescriptor(
        planned: "notif", values: [],
        summary: "Notifications that an app schedules itself.",
        rules: LocalNotificationRules.all + UserNotificationRules.all, constants: LocalNotificationConstants.all,
        sources: LocalNotificationSources.all)
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { LocalNotificationModule.descriptor.register(in: $0) }
