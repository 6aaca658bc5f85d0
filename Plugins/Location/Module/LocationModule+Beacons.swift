import BackgroundRuntime
import Foundation

// Beacons and headings: what can happen to the phone, and what a scripted app can do.

extension LocationModule {
    static let beaconStimuli = [
        Stimulus(
            "location.beacon", "A beacon is so far from the phone, or gone.",
            parameters: [
                uuid, .required("major", short, "the number of its site, from 0 to 65535"),
                .required("minor", short, "its number on its site, from 0 to 65535"),
                .required("is", .choice(Beacon.Proximity.allCases.map(\.rawValue) + ["gone"]), "how far it is"),
            ]
        ) { device, _, arguments in
            let beacon = Beacon(
                try owner(arguments), major: UInt16(arguments.requiredNumber("major")),
                minor: UInt16(arguments.requiredNumber("minor")))
            guard let proximity = Beacon.Proximity(rawValue: arguments.requiredText("is")) else {
                return try device.location.takeAway(beacon)
            }
            device.location.bring(beacon, proximity)
        },
        Stimulus(
            "location.heading", "The phone points elsewhere.",
            parameters: [.required("degrees", .number, "clockwise from north")]
        ) { device, _, arguments in
            let degrees = arguments.requiredNumber("degrees")
            guard degrees.isFinite else { throw StimulusError("degrees cannot be \(degrees)") }
            device.location.turn(to: degrees)
        },
    ]

    static let beaconActions = [
        ScriptedAction(
            "location.monitorBeacons", "Calls startMonitoring(for:) with a CLBeaconRegion.",
            parameters: [.required("identifier", .text, "the name of the region")] + identityParameters + [
                .optional("onDisplay", .flag, "notifyEntryStateOnDisplay; false by default")
            ], by: ScriptedLocationManager.self
        ) { manager, arguments in
            requireBeacons(manager)
            manager.session.startMonitoring(
                Region(
                    arguments.requiredText("identifier"), .beacon(try identity(arguments)),
                    notifyEntryStateOnDisplay: arguments.flag("onDisplay") ?? false))
        },
        ScriptedAction(
            "location.requestState", "Calls requestState(for:) with a region that is monitored.",
            parameters: [.required("identifier", .text, "the name of the region")], by: ScriptedLocationManager.self
        ) { manager, arguments in
            manager.session.process?.requireLocation(.iOS(7), "-[CLLocationManager requestStateForRegion:]")
            let name = arguments.requiredText("identifier")
            let regions = manager.session.monitoredRegions
            guard let region = regions.first(where: { $0.identifier == name }) else {
                let others = regions.map { "\"\($0.identifier)\"" }.joined(separator: ", ")
                throw StimulusError(
                    "the app monitors no region \"\(name)\"; it monitors \(others.isEmpty ? "none" : others)")
            }
            manager.session.requestState(of: region)
        },
        ScriptedAction(
            "location.rangeBeacons", "Calls startRangingBeacons(satisfying:), or of (in:) before iOS 13.",
            parameters: identityParameters, by: ScriptedLocationManager.self
        ) { manager, arguments in
            requireBeacons(manager)
            manager.session.startRanging(try ranging(arguments, manager))
        },
        ScriptedAction(
            "location.stopRangingBeacons", "Calls the method that stops it.", parameters: identityParameters,
            by: ScriptedLocationManager.self
        ) { manager, arguments in manager.session.stopRanging(try ranging(arguments, manager)) },
        ScriptedAction(
            "location.startHeading", "Calls startUpdatingHeading(), after setting the property that is given.",
            parameters: [.optional("filter", .number, "headingFilter in degrees; 1 by default")],
            by: ScriptedLocationManager.self
        ) { manager, arguments in
            if let filter = arguments.number("filter") { manager.session.headingFilter = filter }
            manager.session.startHeading()
        },
        ScriptedAction("location.stopHeading", "Calls stopUpdatingHeading().", by: ScriptedLocationManager.self) {
            manager, _ in manager.session.stopHeading()
        },
    ]
}

// Identities of beacons in scenario files.

extension LocationModule {
    private static let uuid = Parameter.required("uuid", .text, "the UUID that beacons of one owner share")

    /// The parameters that name beacons.
    static let identityParameters = [
        uuid, Parameter.optional("major", short, "the number of a site; any by default"),
        .optional("minor", short, "the number of a beacon on its site; any by default"),
    ]

    /// The beacons that the parameters name.
    static func identity(_ arguments: Arguments) throws -> BeaconIdentity {
        let major = arguments.whole("major").map { UInt16($0) }
        let minor = arguments.whole("minor").map { UInt16($0) }
        if major == nil, minor != nil { throw StimulusError("give a major number with the minor one") }
        return BeaconIdentity(try owner(arguments), major: major, minor: minor)
    }

    /// Ends an app of a system that has no beacons yet, as the framework does for an app with code.
    private static func requireBeacons(_ manager: ScriptedLocationManager) {
        manager.session.process?.requireLocation(.iOS(7), "CLBeaconRegion")
    }

    private static func ranging(_ arguments: Arguments, _ manager: ScriptedLocationManager) throws -> Ranging {
        let identity = try identity(arguments)
        guard let process = manager.session.process, process.device.system < .iOS(13) else {
            return Ranging(satisfying: identity)
        }
        return Ranging(in: Region(identity.description, .beacon(identity))) ?? Ranging(satisfying: identity)
    }

    private static func owner(_ arguments: Arguments) throws -> UUID {
        let text = arguments.requiredText("uuid")
        guard let uuid = UUID(uuidString: text) else {
            throw StimulusError(
                "\"\(text)\" is no UUID, which is like E2C56DB5-DFFB-48D2-B060-D0F5A71096E0")
        }
        return uuid
    }

    private static let short = Parameter.Kind.numberIn(.wholeNumbers(0...65_535))
}
