import BackgroundRuntime

/// The location module: positions for apps, in front and in the background.
public enum LocationModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "location", contract: 2, values: [value],
        summary:
            "Standard location updates keep an app awake; significant changes, regions and visits wake or launch it.",
        simulated: simulated, notSimulated: notSimulated, rules: LocationRules.all,
        constants: LocationConstants.all, sources: LocationSources.all, manifestKeys: keys,
        stimuli: stimuli + beaconStimuli, actions: actions + beaconActions + sessionActions + monitorActions,
        mistakes: LocationMistakes.all,
        searchSynonyms: LocationWords.all, start: .whenNeeded(), makeService: { LocationService($0) },
        makeMode: { LocationMode($0) })

    private static let keys: [ManifestKey] = [
        .usage("NSLocationWhenInUse", "Location When In Use"),
        .usage("NSLocationAlwaysAndWhenInUse", "Location Always and When In Use"),
        .usage("NSLocationAlways", "Location Always"),
        .usage("NSLocation", "Location", withdrawn: .iOS(8)),
        ManifestKey("NSLocationDefaultAccuracyReduced", .boolean),
        ManifestKey("NSLocationTemporaryUsageDescriptionDictionary", .dictionary),
        ManifestKey("NSLocationRequireExplicitServiceSession", .boolean),
    ]

    private static let value = ModeCatalog.Entry.documented(
        "location",
        checks: [
            .needs(
                anyOf: [UsageKey.whenInUse, UsageKey.alwaysBefore11],
                "without a text the request for authorization is ignored", systems: .from(.iOS(8), before: .iOS(11)),
                rule: LocationRules.authUsageKeyMissing.id),
            .needs(
                key: UsageKey.whenInUse, "without a text every request for authorization is ignored",
                systems: .from(.iOS(11)), rule: LocationRules.authUsageKeyMissing.id),
        ], keepsAwake: [LocationRules.modeKeepsAwake, LocationRules.liveBackground],
        symbols: ["CLLocationManager", "CLLocationUpdate", "CLBackgroundActivitySession", "CLMonitor"])

    private static let simulated = [
        "authorization with its prompts: one before iOS 8, requests with usage strings, Allow Once, provisional Always",
        "a position each second while the phone stands still; coarse and approximate positions come more rarely",
        "deferred updates (iOS 6 to 13); the ends of apps on iOS 13.0 and 13.1, if they are switched on",
        "standard updates with distance filter, queueing for suspended apps, and pausing while the phone stands still",
        "allowsBackgroundLocationUpdates: its default, its exception, and what happens when it is set too late",
        "significant changes with their threshold, the relaunch, and the restart that the app has to do",
        "circular regions with limit, replacing, cushion, dwell and latency, kept over terminations and reboots",
        "beacon regions (iOS 7): found and lost with their delays, the display that lights up with the unlock, Bluetooth off",
        "ranging once a second while the app runs, and headings with their filter, which wake nothing",
        "live updates (iOS 17), with their rest, their wakes and launches; background activity sessions",
        "service sessions, explicit and implicit, and the diagnostics of iOS 18",
        "monitors (iOS 17) with circles and beacons as conditions, their records and events, kept from launch to launch",
        "visits, with a stay of five minutes within a hundred metres",
        "wakes and launches as force quit, Background App Refresh and the version of iOS allow them",
    ]

    private static let notSimulated = [
        "activityType: stored, without effect on pausing",
        "the time to the first fix, and fixes that become better",
        "the sleep of a phone whose positions wait (deferred updates, iOS 6 to 13): the app is not suspended meanwhile",
        "live updates that a Live Activity keeps going, as a background activity session does: a line says so; LiveConfiguration",
        "location services that are off for the whole phone (authorizationDeniedGlobally)",
        "the strength of a beacon's signal, and how long it takes to be found: the same for all, whether the app ranges or not",
        "a display that lights up while the phone stays locked (notifyEntryStateOnDisplay), a phone that is a beacon itself",
        "a compass that has to be set, the difference of the norths, headingOrientation, what iOS 27 adds to headings",
        "geocoding; the system's reminder of an app that was allowed to use the position in the background",
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { LocationModule.descriptor.register(in: $0, levels: 2) }
