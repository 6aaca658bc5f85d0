import BackgroundRuntime

/// The figures of silent remote notifications.
package enum RemoteNotificationConstants {
    package static let all: [Constant] = [
        allowance, perHour, spacing, budgetReset, urgentChance, urgentBattery,
    ]

    package static let allowance = Constant(
        "k.push.allowance", .seconds, ios4: nil, ios7: 30, ios13: 30, ios26: 30,
        """
        Seconds until the completion handler of didReceiveRemoteNotification:fetchCompletionHandler: must have \
        been called.
        """,
        confidence: .documented, sources: "UIK-RN")

    package static let perHour = Constant(
        "k.push.per-hour", .count, ios4: nil, ios7: 3, ios13: 3, ios26: 3,
        "Silent pushes per hour above which delivery is throttled; the advice is two or three an hour.",
        confidence: .documented, sources: "UN-BGPUSH", "BGT-STRAT")

    package static let spacing = Constant(
        "k.push.spacing", .seconds, ios4: nil, ios7: 900, ios13: 900, ios26: 900,
        """
        Spacing between launches that models the throttle: an example shows 14 pushes giving 7 launches at about \
        15 minutes.
        """,
        confidence: .observed, .choice, sources: "W20-10063")

    package static let urgentChance = Constant(
        "k.push.urgent-chance", .percent, ios4: nil, ios7: nil, ios13: 50, ios26: 50,
        "The chance that a push with content-available alone and priority 10 is delivered in the background.",
        confidence: .choice, sources: "LOG-NOTIFEE1180")

    package static let urgentBattery = Constant(
        "k.push.urgent-battery", .percent, ios4: nil, ios7: nil, ios13: 20, ios26: 20,
        "The charge of the battery up to which no such push is delivered.",
        confidence: .observed, sources: "LOG-NOTIFEE1180")

    package static let budgetReset = Constant(
        "k.push.budget-reset", .seconds, ios4: nil, ios7: 86_400, ios13: 86_400, ios26: 86_400,
        "Push budgets start again after a day.",
        confidence: .engineer, sources: "DTS-776933")
}
