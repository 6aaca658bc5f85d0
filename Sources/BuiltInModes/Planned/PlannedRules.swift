import BackgroundRuntime

/// The rules that are known but that no mode applies yet, so that they can be listed and explained.
///
/// When a mode for one of these groups is written, its enum moves to the mode's folder.
public enum PlannedRules {
    /// All planned rules.
    public static let all: [Rule] =
        Fetch.all + Push.all + BackgroundTasks.all + Accessories.all + LocalNotifications.all + UserNotifications.all
        + Transfers.all
}
