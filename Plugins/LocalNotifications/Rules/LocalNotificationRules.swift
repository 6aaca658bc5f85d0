import BackgroundRuntime

/// The rules of local notifications (UILocalNotification).
package enum LocalNotificationRules {
    /// All rules of local notifications (UILocalNotification).
    package static let all: [Rule] = [
        scheduleCopy, scheduleRegistration, scheduleNoMode, limit, limitRepeatingCountsOnce, firePastOrNil,
        fireForeground, fireBackground, tapLaunch, tapBackground, tapIcon, timezoneNil, timezoneSet, repeatZero,
        repeatCalendar, regionExclusive, regionCounts, regionOnce, cancel, presentNow, soundNone, badgeAppManaged,
        badgeZeroClears, badgeZeroAlone, actionBackground, survives,
    ]

    package static let scheduleCopy = Rule(
        property: "notif.schedule.copy", .all,
        "Scheduling stores a copy; later changes to the object do not count.",
        confidence: .documented, sources: "UIK-SCHED")

    package static let scheduleRegistration = Rule(
        "notif.schedule.registration", .from(.iOS(8)),
        """
        From iOS 8 registerUserNotificationSettings is needed first, or nothing is shown; from iOS 10 \
        requestAuthorization does as well (un.authorization).
        """,
        confidence: .documented, sources: "UIK-SCHED")

    package static let scheduleNoMode = Rule(
        property: "notif.schedule.no-mode", .all,
        "Local notifications need no UIBackgroundModes value, and the app need not run at fire time.",
        confidence: .documented, sources: "APG-BE")

    package static let limit = Rule(
        "notif.limit", .all,
        """
        Only k.notif.pending-limit pending notifications are kept: those that fire soonest; the others are \
        discarded silently.
        """,
        confidence: .documented, .observed, sources: "UIK-LN", "LOG-NOTIF65")

    package static let limitRepeatingCountsOnce = Rule(
        property: "notif.limit.repeating-counts-once", .all,
        "A repeating notification counts as one.",
        confidence: .documented, sources: "UIK-LN")

    package static let firePastOrNil = Rule(
        "notif.fire.past-or-nil", .all,
        "A notification whose fire date is nil or past is delivered at once.",
        confidence: .documented, sources: "UIK-LN")

    package static let fireForeground = Rule(
        "notif.fire.foreground", .all,
        """
        With the app in the foreground didReceive(localNotification) is called; the system shows no alert, plays \
        no sound and sets no badge.
        """,
        confidence: .documented, sources: "UIK-LN", "UIK-DIDRECEIVE")

    package static let fireBackground = Rule(
        "notif.fire.background", .all,
        """
        With the app in the background, suspended or not running the system shows the alert, plays the sound and \
        sets the badge; no code of the app runs.
        """,
        confidence: .documented, sources: "UIK-LN", "APG-BE")

    package static let tapLaunch = Rule(
        "notif.tap.launch", .all,
        """
        A tap on the alert's action launches the app with launch option localNotification; didReceive is called \
        after didFinishLaunching.
        """,
        confidence: .documented, sources: "UIK-DIDRECEIVE", "UIK-LAUNCHOPT")

    package static let tapBackground = Rule(
        "notif.tap.background", .all,
        "A tap with the app in the background brings it to the foreground and calls didReceive.",
        confidence: .documented, sources: "UIK-DIDRECEIVE")

    package static let tapIcon = Rule(
        property: "notif.tap.icon", .all,
        "Opening the app by its icon after a badge-only notification puts no notification into the launch options.",
        confidence: .documented, sources: "UIK-LN")

    package static let timezoneNil = Rule(
        "notif.timezone.nil", .all,
        "With a nil time zone the fire date is absolute (GMT): travel does not change it.",
        confidence: .documented, sources: "UIK-LN")

    package static let timezoneSet = Rule(
        "notif.timezone.set", .all,
        "With a time zone the date is wall-clock time and moves with the device's zone.",
        confidence: .documented, sources: "UIK-LN")

    package static let repeatZero = Rule(
        "notif.repeat.zero", .all,
        "A notification with repeat interval 0 fires once and is discarded.",
        confidence: .documented, sources: "UIK-LN")

    package static let repeatCalendar = Rule(
        "notif.repeat.calendar", .all,
        "Other repeat intervals are calendar units; units below k.notif.repeat-min, a minute, are not supported.",
        confidence: .documented, sources: "UIK-LN")

    package static let regionExclusive = Rule(
        "notif.region.exclusive", .from(.iOS(8), before: .iOS(10)),
        "A region and a fire date together raise an exception.",
        confidence: .documented, sources: "UIK-LN")

    package static let regionCounts = Rule(
        "notif.region.counts", .from(.iOS(8)),
        "Region triggers count against the 20 regions and need location permission; they do not launch the app.",
        confidence: .documented, sources: "UIK-LN", "W14-706")

    package static let regionOnce = Rule(
        "notif.region.once", .from(.iOS(8), before: .iOS(10)),
        "By default a region trigger fires once and is removed.",
        confidence: .documented, sources: "UIK-LN")

    package static let cancel = Rule(
        "notif.cancel", .all,
        "Cancelling removes a pending notification, and takes away its alert if shown.",
        confidence: .documented, sources: "UIK-CANCEL")

    package static let presentNow = Rule(
        "notif.present-now", .all,
        "presentLocalNotificationNow delivers at once, also from the background.",
        confidence: .documented, sources: "UIK-PRESENT", "W10-109")

    package static let soundNone = Rule(
        "notif.sound.none", .all,
        """
        Without a sound name there is no sound; the default sound is a constant; a sound longer than \
        k.notif.sound-max is replaced by the default.
        """,
        confidence: .documented, sources: "UIK-LN")

    package static let badgeAppManaged = Rule(
        "notif.badge.app-managed", .all,
        """
        The badge is set to the number in the notification, never added up; clearing it is the app's job. A number \
        of 0 (the default) puts no badge; the simulator leaves an existing badge as it is.
        """,
        confidence: .documented, .choice, sources: "UIK-LN")

    package static let badgeZeroClears = Rule(
        "notif.badge.zero-clears", .all,
        """
        An app that takes the number off its icon takes away all of its notifications that were delivered: only a change \
        from another number to 0 does so.
        """,
        confidence: .observed, sources: "LOG-RNPN174", "LOG-RADAR17743", "LOG-PUSHWOOSH224",
        advice: "Set the number to 1 and then to 0 to empty the list on purpose, or to -1 to keep it.")

    package static let badgeZeroAlone = Rule(
        "notif.badge.zero-alone", .from(.iOS(10), before: .iOS(12)),
        """
        On iOS 10 and 11 a notification that has nothing but a badge of 0 does nothing: the icon keeps its number. With a \
        text it takes the number away.
        """,
        confidence: .observed, sources: "LOG-RADAR16631", "LOG-RADAR19368", "LOG-SO40761275",
        advice: "Set the number of the icon in the app, or give the notification a text.")

    package static let actionBackground = Rule(
        "notif.action.background", .from(.iOS(8)),
        """
        A custom action with background activation launches the app in the background and must call its completion \
        handler.
        """,
        confidence: .documented, sources: "UIK-ACTION")

    package static let survives = Rule(
        "notif.survives", .all,
        """
        Pending notifications survive suspension, termination, force quit and reboot; deleting the app removes \
        them.
        """,
        confidence: .documented, .choice, sources: "UIK-LN", "APG-BE")
}
