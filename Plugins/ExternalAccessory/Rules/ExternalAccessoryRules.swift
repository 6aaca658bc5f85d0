import BackgroundRuntime

/// The rules of external accessories.
package enum ExternalAccessoryRules {
    package static let all: [Rule] = [
        modeKeepsSession, noModeCloses, reconnects, protocols, oneSession, registration, queue,
    ]

    package static let modeKeepsSession = Rule(
        "ea.mode.keeps-session", .from(.iOS(5)),
        "With external-accessory sessions stay open and data, connect and disconnect wake the app for k.ea.wake.",
        confidence: .documented, sources: "APG-BE")

    package static let noModeCloses = Rule(
        "ea.no-mode-closes", .all,
        """
        Without external-accessory the session is closed at background entry and the app gets a disconnect notice.
        """,
        confidence: .documented, .choice, sources: "APG-BE", "EA")

    package static let reconnects = Rule(
        "ea.reconnects", .all,
        """
        An accessory whose session was closed at background entry is connected anew, with another connection \
        identifier, as the app comes to the foreground again.
        """,
        confidence: .observed, .choice, sources: "LOG-EA4394291")

    package static let protocols = Rule(
        "ea.protocols", .all,
        """
        A session opens only for a protocol that the accessory speaks and that UISupportedExternalAccessoryProtocols \
        names; otherwise there is none.
        """,
        confidence: .documented, sources: "EA", "EA-CONNECT",
        advice: "Name the protocol in UISupportedExternalAccessoryProtocols.")

    package static let oneSession = Rule(
        "ea.one-session", .all,
        "An accessory has one session for a protocol: a new one closes the one that is open.",
        confidence: .documented, sources: "EA-CONNECT")

    package static let registration = Rule(
        "ea.registration", .all,
        "Connections and disconnections are posted only to an app that registered for local notifications.",
        confidence: .documented, sources: "EA-EVENTS")

    package static let queue = Rule(
        "ea.queue", .all,
        """
        What a suspended app is not woken for waits until it runs again; a connection that ended meanwhile is never \
        told.
        """,
        confidence: .documented, sources: "EA-EVENTS")
}
