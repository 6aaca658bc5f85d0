import BackgroundRuntime

// Who may read and write, and how apps in the background are told.

extension HealthRules {
    static let ofAccess = [ask, once, usageText, readUnknown, undetermined, writes, locked]

    package static let ask = Rule(
        "health.access.ask", .from(.iOS(8)),
        """
        The user is asked for each kind that was never asked for, reading and writing by themselves, by a sheet in the app's \
        own window: the app stays active, and an alert of the system lies above it. A second request while one is shown is not \
        shown; that it fails at once is a choice.
        """,
        confidence: .documented, .observed, .choice, sources: "HK-ACCESS", "HK-PRIVACY", "LOG-HEALTHSHEET")

    package static let once = Rule(
        "health.access.once", .from(.iOS(8)),
        "A request for kinds that were all asked for before succeeds without a question, whatever the answers were.",
        confidence: .documented, sources: "HK-ACCESS")

    package static let usageText = Rule(
        "health.access.usage-key", .from(.iOS(8)),
        """
        A request to read ends an app without NSHealthShareUsageDescription, one to write an app without \
        NSHealthUpdateUsageDescription, with an exception.
        """,
        confidence: .documented, .observed, sources: "HK-PRIVACY", "LOG-128771",
        advice: "Say in Info.plist what the app reads and writes health data for.")

    package static let readUnknown = Rule(
        "health.access.read-unknown", .from(.iOS(8)),
        """
        An app is not told whether it may read: where the user says no, it finds what it has written itself, and no more.
        """,
        confidence: .documented, sources: "HK-ACCESS", "HK-STATUS",
        advice: "Do not take authorizationStatus(for:), which is about writing, for the permission to read.")

    package static let undetermined = Rule(
        "health.access.undetermined", .from(.iOS(8)),
        "To read or write a kind that was never asked for fails with errorAuthorizationNotDetermined.",
        confidence: .documented, .choice, sources: "HK-ACCESS")

    package static let writes = Rule(
        "health.access.writes", .from(.iOS(8)),
        "To write a kind that the user does not let the app write fails with errorAuthorizationDenied.",
        confidence: .documented, sources: "HK-STATUS")

    package static let locked = Rule(
        "health.access.locked", .from(.iOS(8)),
        """
        While protected data is not available nothing can be read (errorDatabaseInaccessible), but written; from iOS 26 an \
        app whose workout is under way can read.
        """,
        confidence: .documented, sources: "HK-PRIVACY", "HK-SESSION", "W25-322",
        advice: "Try again after the unlock.")

    static let ofDelivery = [
        entitlement, delivers, frequency, deliveryLocked, completion, strikes, foregroundOnly, firstCall,
    ]

    package static let entitlement = Rule(
        "health.delivery.entitlement", .from(.iOS(15)),
        """
        enableBackgroundDelivery(for:frequency:withCompletion:) fails without the entitlement \
        com.apple.developer.healthkit.background-delivery.
        """,
        confidence: .documented, .choice, sources: "HK-ENTITLEMENT")

    package static let delivers = Rule(
        "health.delivery.wakes", .from(.iOS(8)),
        """
        A change of a kind with background delivery wakes or launches the app, and calls the update handlers of its \
        observer queries; not after a force quit (iOS 9.2 was seen to deliver after one too).
        """,
        confidence: .documented, .engineer, sources: "HK-DELIVERY", "DTS-719222",
        advice: "Execute the observer queries in application(_:didFinishLaunchingWithOptions:).")

    package static let frequency = Rule(
        "health.delivery.frequency", .from(.iOS(8)),
        "An app is woken at most once in the period of its frequency; for steps that is an hour at least.",
        confidence: .documented, sources: "HK-DELIVERY", "HK-FREQUENCY")

    package static let deliveryLocked = Rule(
        "health.delivery.locked", .from(.iOS(8)),
        "While protected data is not available no delivery is made; it waits for the unlock.",
        confidence: .observed, sources: "LOG-730202")

    package static let completion = Rule(
        "health.delivery.completion", .from(.iOS(8)),
        """
        A delivery is over with the completion handler of its observer query, or after k.health.delivery.allowance; one \
        that the app did not complete is tried again, after a delay that grows.
        """,
        confidence: .documented, .choice, sources: "HK-DONE", "SO-30143280",
        advice: "Call the completion handler as soon as the data is processed.")

    package static let strikes = Rule(
        "health.delivery.strikes", .from(.iOS(8)),
        """
        After k.health.delivery.strikes deliveries in a row that were not completed the system makes no more, until the app \
        enables them again.
        """,
        confidence: .documented, .choice, sources: "HK-DONE", "SO-30143280")

    package static let foregroundOnly = Rule(
        "health.observer.foreground", .from(.iOS(8)),
        "Without background delivery an observer query is told in the foreground alone, of all changes at once.",
        confidence: .documented, sources: "HK-OBSERVER")

    package static let firstCall = Rule(
        "health.observer.first", .from(.iOS(8)),
        "The update handler of an observer query is called once as that is executed.",
        confidence: .choice)
}
