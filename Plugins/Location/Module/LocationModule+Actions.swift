import BackgroundRuntime

// What a scripted app can do: the calls that the code of an app would make on its location manager.

extension LocationModule {
    static let actions = [
        Action("location.makeManager", "Makes a location manager and sets its delegate.") { process, _ in
            _ = session(process)
        },
        Action("location.requestWhenInUse", "Calls requestWhenInUseAuthorization().") { process, _ in
            session(process).requestWhenInUse()
        },
        Action("location.requestAlways", "Calls requestAlwaysAuthorization().") { process, _ in
            session(process).requestAlways()
        },
        start,
        Action("location.stop", "Calls stopUpdatingLocation().") { process, _ in session(process).stopUpdating() },
        Action("location.request", "Calls requestLocation().") { process, _ in session(process).requestFix() },
        Action("location.startSignificantChanges", "Calls startMonitoringSignificantLocationChanges().") {
            process, _ in
            session(process).startSignificantChanges()
        },
        Action("location.stopSignificantChanges", "Calls stopMonitoringSignificantLocationChanges().") {
            process, _ in
            session(process).stopSignificantChanges()
        },
        monitorRegion, stopMonitoring,
        Action("location.startVisits", "Calls startMonitoringVisits().") { process, _ in session(process).startVisits()
        },
        Action("location.stopVisits", "Calls stopMonitoringVisits().") { process, _ in session(process).stopVisits() },
    ]

    private static let start = Action(
        "location.start", "Calls startUpdatingLocation(), after setting the properties that are given.",
        parameters: [
            .optional("background", .flag, "allowsBackgroundLocationUpdates; false by default"),
            .optional("distanceFilter", .number, "metres; every position by default"),
            .optional("pausesAutomatically", .flag, "pausesLocationUpdatesAutomatically; true by default from iOS 6"),
            .optional("showsIndicator", .flag, "showsBackgroundLocationIndicator; false by default"),
        ]
    ) { process, arguments in
        let session = session(process)
        if let allows = arguments.flag("background") { session.allowsBackgroundUpdates = allows }
        if let filter = arguments.number("distanceFilter") { session.distanceFilter = filter }
        if let pauses = arguments.flag("pausesAutomatically") { session.pausesAutomatically = pauses }
        if let shows = arguments.flag("showsIndicator") { session.showsBackgroundIndicator = shows }
        session.startUpdating()
    }

    private static let monitorRegion = Action(
        "location.monitorRegion", "Calls startMonitoring(for:) with a circle, by default round the present position.",
        parameters: [
            .required("identifier", .text, "the name of the region"),
            .optional("latitude", .number, "degrees north of its middle"),
            .optional("longitude", .number, "degrees east of its middle"),
            .optional("radius", .number, "metres; 100 by default"),
        ]
    ) { process, arguments in
        let position = process.device.location.position.coordinate
        let center = try place(
            arguments.number("latitude") ?? position.latitude, arguments.number("longitude") ?? position.longitude)
        let radius = try positive("radius", arguments.number("radius") ?? 100)
        session(process).startMonitoring(
            Region(arguments.requiredText("identifier"), center: center, radius: radius))
    }

    private static let stopMonitoring = Action(
        "location.stopMonitoring", "Calls stopMonitoring(for:).",
        parameters: [.required("identifier", .text, "the name of the region")]
    ) { process, arguments in
        session(process).stopMonitoring(arguments.requiredText("identifier"))
    }

    /// The session of the scripted app's one manager, made on first use with its delegate set.
    private static func session(_ process: AppProcess) -> LocationSession {
        process.storage.object { ScriptedLocationManager(process) }.session
    }
}

/// The location manager of a scripted app: it takes every call and does nothing with it; the trace has them all.
final class ScriptedLocationManager: LocationClient {
    let session: LocationSession

    init(_ process: AppProcess) {
        session = LocationSession(process)
        session.client = self
    }
}
