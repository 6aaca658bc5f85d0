import BackgroundRuntime

/// The module of local notifications: what an app schedules itself, and how the system shows it.
public enum LocalNotificationModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "notif", contract: 2, values: [],
        summary: "Notifications that an app schedules itself: the system shows them, and no code of the app runs.",
        simulated: simulated, notSimulated: notSimulated,
        rules: LocalNotificationRules.all + UserNotificationRules.all,
        constants: LocalNotificationConstants.all, sources: LocalNotificationSources.all,
        stimuli: stimuli, actions: actions, observations: observations, mistakes: LocalNotificationMistakes.all,
        searchSynonyms: LocalNotificationWords.all, start: .whenNeeded(), makeService: { NotificationService($0) })

    private static let simulated = [
        "UILocalNotification: dates, zones, repeats by calendar units, the limit of 64, cancelling (iOS 4)",
        "the settings of iOS 8 with categories and buttons, and the notification center of iOS 10",
        "triggers by time interval, calendar date and, with the location module, area",
        "the user's permission, asked once, the quiet one of iOS 12, and the switches in Settings",
        "delivery in the foreground, in the background and without a process; sound, badge and the list",
        "taps, buttons with and without a text, and dismissals",
        "changes of the clock, of the zone and of summer time; restarts, updates and the removal of the app",
    ]

    private static let notSimulated = [
        "how a notification looks: attachments, summaries, groups, interruption levels, extensions",
        "Focus, Do Not Disturb, scheduled summaries, screens of other devices, critical alerts as such",
        "a banner that is pulled down; it is in the list as soon as it is delivered, while its banner is still there",
        "the length of a sound file: a scenario says it (notif.soundLength)",
        "the texts of buttons on iOS 9 (responseInfo), and icons of buttons",
        "the response in the connection options of a scene: the delegate of the center gets it",
        "what a device that sleeps does: it wakes for a notification without any line of its own",
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { LocalNotificationModule.descriptor.register(in: $0, levels: 2) }
