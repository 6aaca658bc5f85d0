import BackgroundRuntime

// What a scripted app can do: the calls that the code of an app would make on its location manager.

extension LocationModule {
    static let actions = [
        ScriptedAction(
            "location.makeManager", "Makes a location manager and sets its delegate.", by: ScriptedLocationManager.self
        ) { _, _ in },
        call("location.requestWhenInUse", "requestWhenInUseAuthorization()") { $0.requestWhenInUse() },
        call("location.requestAlways", "requestAlwaysAuthorization()") { $0.requestAlways() },
        start,
        call("location.stop", "stopUpdatingLocation()") { $0.stopUpdating() },
        deferUpdates, requestFullAccuracy,
        call("location.request", "requestLocation()") { $0.requestFix() },
        call("location.startSignificantChanges", "startMonitoringSignificantLocationChanges()") {
            $0.startSignificantChanges()
        },
        call("location.stopSignificantChanges", "stopMonitoringSignificantLocationChanges()") {
            $0.stopSignificantChanges()
        },
        monitorRegion, stopMonitoring,
        call("location.startVisits", "startMonitoringVisits()") { $0.startVisits() },
        call("location.stopVisits", "stopMonitoringVisits()") { $0.stopVisits() },
    ]

    private static let start = ScriptedAction(
        "location.start", "Calls startUpdatingLocation(), after setting the properties that are given.",
        parameters: [
            .optional("background", .flag, "allowsBackgroundLocationUpdates; false by default"),
            .optional("distanceFilter", .number, "metres; every position by default"),
            .optional("accuracy", .number, "desiredAccuracy in metres; the best by default"),
            .optional("pausesAutomatically", .flag, "pausesLocationUpdatesAutomatically; true by default from iOS 6"),
            .optional("showsIndicator", .flag, "showsBackgroundLocationIndicator; false by default"),
        ], by: ScriptedLocationManager.self
    ) { manager, arguments in
        let session = manager.session
        if let allows = arguments.flag("background") { session.allowsBackgroundUpdates = allows }
        if let filter = arguments.number("distanceFilter") { session.distanceFilter = filter }
        if let metres = arguments.number("accuracy") { session.setDesiredAccuracy(metres) }
        if let pauses = arguments.flag("pausesAutomatically") { session.pausesAutomatically = pauses }
        if let shows = arguments.flag("showsIndicator") { session.showsBackgroundIndicator = shows }
        session.startUpdating()
    }

    private static let requestFullAccuracy = ScriptedAction(
        "location.requestFullAccuracy",
        "Calls requestTemporaryFullAccuracyAuthorization(withPurposeKey:), from iOS 14.",
        parameters: [.required("purpose", .text, "the key of the text in the manifest")],
        by: ScriptedLocationManager.self
    ) { manager, arguments in
        manager.session.requestFullAccuracy(arguments.requiredText("purpose")) { _ in }
    }

    private static let deferUpdates = ScriptedAction(
        "location.deferUpdates", "Calls allowDeferredLocationUpdates(untilTraveled:timeout:), which iOS 6 to 13 know.",
        parameters: [
            .optional("metres", .number, "how far; any distance by default"),
            .optional("timeout", .duration, "how long; any time by default"),
        ], by: ScriptedLocationManager.self
    ) { manager, arguments in
        manager.session.allowDeferral(
            until: arguments.number("metres") ?? .greatestFiniteMagnitude, timeout: arguments.duration("timeout"))
    }.since(.iOS(6))

    private static let monitorRegion = ScriptedAction(
        "location.monitorRegion", "Calls startMonitoring(for:) with a circle, by default round the present position.",
        parameters: [
            .required("identifier", .text, "the name of the region"),
            .optional("latitude", degreesNorth, "degrees north of its middle"),
            .optional("longitude", degreesEast, "degrees east of its middle"),
            .optional("radius", positive, "metres; 100 by default"),
        ], by: ScriptedLocationManager.self
    ) { manager, arguments in
        let session = manager.session
        let position = session.service.position.coordinate
        let center = place(arguments, position)
        let radius = arguments.number("radius") ?? 100
        session.startMonitoring(
            Region(arguments.requiredText("identifier"), center: center, radius: radius))
    }

    private static let stopMonitoring = ScriptedAction(
        "location.stopMonitoring", "Calls stopMonitoring(for:).",
        parameters: [.required("identifier", .text, "the name of the region")], by: ScriptedLocationManager.self
    ) { manager, arguments in
        manager.session.stopMonitoring(arguments.requiredText("identifier"))
    }

    /// A call that the scripted app's one location manager gets.
    private static func call(
        _ name: String, _ method: String, _ body: @escaping @Sendable (LocationSession) -> Void
    ) -> ScriptedAction {
        ScriptedAction(name, "Calls \(method).", by: ScriptedLocationManager.self) { manager, _ in body(manager.session)
        }
    }
}

/// The location manager of a scripted app: it takes every call and does nothing with it; the trace has them all.
final class ScriptedLocationManager: ScriptedClient, LocationClient {
    let session: LocationSession

    init(_ process: AppProcess) {
        session = LocationSession(process)
        session.client = self
    }
}
