import BackgroundRuntime

/// The rhythm of positions, and live updates.
extension LocationRules {
    /// The rules of the rhythm in which positions come.
    package static let fixes: [Rule] = [fixesEachSecond, accuracyCoarse, accuracyReduced, accuracyTemporary]

    package static let fixesEachSecond = Rule(
        "location.fixes.each-second", .all,
        """
        While the phone stands still, a position comes each k.location.fix-interval where no distance filter and no coarse \
        accuracy forbids it. A suspended app gets none.
        """,
        confidence: .observed, sources: "LOG-TS1070", "LOG-TSN4", "CL-DIST")

    package static let accuracyCoarse = Rule(
        "location.accuracy.coarse", .all,
        """
        A desired accuracy of a kilometre or worse needs no satellites: a position comes when the phone has moved by as \
        much as the accuracy says, and is no better than that. Apple gives no figure.
        """,
        confidence: .documented, .choice, sources: "CL-ACC")

    package static let accuracyReduced = Rule(
        "location.accuracy.reduced", .from(.iOS(14)),
        """
        Where the user or the app wants approximate positions, they come not more often than each \
        k.location.reduced-interval and lie kilometres off, whatever the desired accuracy; regions and conditions of the \
        app tell nothing.
        """,
        confidence: .documented, .choice, sources: "CL-RED", "CL-ACCAUTH")

    package static let accuracyTemporary = Rule(
        "location.accuracy.temporary", .from(.iOS(14)),
        """
        An app with approximate positions can ask for exact ones, in the foreground and with a text for the purpose in its \
        manifest. They last until the app is no longer in use. Declined, or where nobody can be asked, the answer is \
        promptDeclined.
        """,
        confidence: .documented, .choice, sources: "CL-TEMP", "CL-DECLINED")

    /// The rules of live updates.
    package static let live: [Rule] = [liveUpdates, liveStationary, liveBackground, liveRelaunch]

    package static let liveUpdates = Rule(
        "location.live.updates", .from(.iOS(17)),
        "Live updates run while a loop over CLLocationUpdate.liveUpdates(_:) is in progress; to leave the loop stops them.",
        confidence: .documented, sources: "CL-LIVE", "W23-10180")

    package static let liveStationary = Rule(
        "location.live.stationary", .from(.iOS(17)),
        """
        When the phone has stood still for k.location.live-stationary, an update says so and live updates pause; an app in \
        the background is suspended. As the phone moves on, they resume by themselves and wake the app.
        """,
        confidence: .documented, .choice, sources: "CL-STILL", "W23-10180", "DTS-763696")

    package static let liveBackground = Rule(
        "location.live.background", .from(.iOS(17)),
        """
        In the background live updates go on with the location mode and a background activity session, or with Always. \
        With While Using and no such session they stop.
        """,
        confidence: .documented, sources: "W23-10180", "DTS-767865")

    package static let liveRelaunch = Rule(
        "location.live.relaunch", .from(.iOS(17)),
        """
        An app that the system ended in the middle of its loop is launched in the background for a new position, and has \
        to iterate again at once, within k.location.session-grace. After a force quit it is not launched: for live updates \
        Apple does not say, and this is a choice.
        """,
        confidence: .documented, .choice, sources: "W23-10180", "W24-10212")
}

/// Background activity sessions and service sessions.
extension LocationRules {
    /// The rules of sessions.
    package static let sessions: [Rule] = [
        sessionBackgroundActivity, sessionDiagnostics, sessionService, sessionImplicit, sessionExplicit, sessionAlways,
    ]

    package static let sessionBackgroundActivity = Rule(
        "location.session.background-activity", .from(.iOS(17)),
        """
        A CLBackgroundActivitySession must be created in the foreground and created again at once after a relaunch, within \
        k.location.session-grace, or updates stop. It goes when its object goes, and shows the blue indicator.
        """,
        confidence: .documented, .engineer, .choice, sources: "CL-BG", "W23-10180", "DTS-797319")

    package static let sessionDiagnostics = Rule(
        "location.session.diagnostics", .from(.iOS(18)),
        """
        A background activity session, a service session and live updates tell why nothing comes: denied, restricted, \
        request in progress, insufficiently in use, service session required.
        """,
        confidence: .documented, sources: "CL-BAS", "CL-SVC-H")

    package static let sessionService = Rule(
        "location.session.service", .from(.iOS(18)),
        """
        A CLServiceSession begins in the foreground, or continues one of the last launch within k.location.session-grace. \
        While it is held, the user is asked in the foreground for what it wants and was not asked for.
        """,
        confidence: .documented, sources: "CL-SVC", "W24-10212", "DTS-797319")

    package static let sessionImplicit = Rule(
        "location.session.implicit", .from(.iOS(18)),
        "A loop over live updates or over the events of a monitor holds a service session for While Using by itself.",
        confidence: .documented, sources: "W24-10212")

    package static let sessionExplicit = Rule(
        "location.session.explicit", .from(.iOS(18)),
        """
        With NSLocationRequireExplicitServiceSession live updates and monitors give nothing until the app holds a service \
        session that asks for authorization.
        """,
        confidence: .documented, sources: "W24-10212", "CL-SVC-H")

    package static let sessionAlways = Rule(
        "location.session.always", .from(.iOS(18)),
        """
        In the background Always counts for live updates and monitors only while a service session for Always is held that \
        began in the foreground. Regions, visits and significant changes of a location manager need none.
        """,
        confidence: .documented, .choice, sources: "W24-10212", "DTS-767865")
}
