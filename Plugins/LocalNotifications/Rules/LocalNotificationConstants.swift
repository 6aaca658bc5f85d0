import BackgroundRuntime

/// The figures of local notifications.
package enum LocalNotificationConstants {
    package static let all: [Constant] = [pendingLimit, soundMax, repeatMin, actionAllowance, banner]

    package static let pendingLimit = Constant(
        "k.notif.pending-limit", .count, all: 64,
        """
        Scheduled local notifications kept: the soonest-firing ones, a repeating one counting once. The \
        multitasking guide, with its text of iOS 4, says 128.
        """,
        confidence: .documented, .engineer, sources: "UIK-LN", "DTS-811171", "APG-BE")

    package static let soundMax = Constant(
        "k.notif.sound-max", .seconds, all: 30,
        "Longest custom sound; a longer one is replaced by the default sound.",
        confidence: .documented, sources: "UIK-LN", "UN-SOUND")

    package static let repeatMin = Constant(
        "k.notif.repeat-min", .seconds, all: 60, "Shortest repeat interval.",
        confidence: .documented, sources: "UIK-LN", "UN-INTERVAL")

    package static let actionAllowance = Constant(
        "k.notif.action-allowance", .seconds, ios4: nil, ios7: 30, ios13: 30, ios26: 30, systems: .from(.iOS(8)),
        "Seconds for the button of a notification, until its completion handler is called; Apple gives no figure.",
        confidence: .choice)

    package static let banner = Constant(
        "k.notif.banner", .seconds, ios4: nil, ios7: 5, ios13: 5, ios26: 5, systems: .from(.iOS(5)),
        "Seconds for which a banner can be touched before it goes to the list by itself; Apple gives no figure.",
        confidence: .choice)
}
