import BackgroundRuntime

/// What apps do wrong with positions in the background.
enum LocationMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "location-no-mode", "Sets allowsBackgroundLocationUpdates, and does not declare the mode.",
            outcome: "The app crashes with an exception.",
            reason: "Setting it to true without the mode is a fault of the app; false is always fine.",
            cure: "Add location to UIBackgroundModes.",
            words: [
                "Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable",
                "allowsBackgroundLocationUpdates crash", "CLClientIsBackgroundable(internal->fClient)",
            ],
            code: "EXC_CRASH (SIGABRT)",
            rules: ["location.background-updates.exception"],
            scenario: "\(folder)/location-no-mode.json5"),
        FieldMistake(
            "location-flag-false", "Has the mode and Always, and never sets allowsBackgroundLocationUpdates.",
            outcome: "Updates stop at the Home button, and come back in the foreground.",
            reason: "The property is false by default from iOS 9 on.",
            cure: "Set allowsBackgroundLocationUpdates to true before you start.",
            words: [
                "location updates stop in background", "didUpdateLocations not called in background",
                "location always permission but no background updates",
                "location stops some minutes after the app is minimized",
                "position is only updated while the app is open",
            ],
            rules: ["location.background-updates.default"],
            scenario: "\(folder)/location-flag-false.json5"),
        FieldMistake(
            "location-pauses", "Leaves pausesLocationUpdatesAutomatically as it is.",
            outcome: "Updates end after ten minutes or two hours, and never come back.",
            reason: """
                It is true by default: the system pauses updates where the user stands still, and does not \
                resume them in the background.
                """,
            cure: "Set it to false, or start again, such as at a region around the place.",
            words: [
                "background location stops after 10 minutes", "location updates stop after a while",
                "pausesLocationUpdatesAutomatically", "location paused never resumes",
                "tracking stops while parked and does not start again", "gps stops when the user stands still",
            ],
            rules: ["location.pause.no-auto-resume"],
            scenario: "\(folder)/location-pauses.json5"),
        FieldMistake(
            "location-start-late", "Starts updates in the background, with While Using.",
            outcome: "Nothing is delivered.",
            reason: "With While Using updates are started in front; then they may go on.",
            cure: "Start in the foreground, or ask for Always.",
            words: [
                "start location updates from background push", "startUpdatingLocation in background no callback",
                "When In Use location background start",
            ],
            rules: ["location.start.background-wheninuse"],
            scenario: "\(folder)/location-start-late.json5"),
        FieldMistake(
            "location-relaunch", "Makes no location manager when it is launched for a location.",
            outcome: "The app is launched, gets no event, and is suspended.",
            reason: "The event waits for a manager with a delegate, which each launch has to make.",
            cure: "Make manager and delegate in every launch, and start again.",
            words: [
                "significant location change launches app but no location",
                "UIApplicationLaunchOptionsLocationKey no event", "app relaunched for location nothing happens",
                "region event is told only when the user opens the app",
            ],
            rules: ["location.significant.must-restart"],
            scenario: "\(folder)/location-relaunch.json5"),
        FieldMistake(
            "location-relaunch-order", "Makes its manager at the launch for a region before it has set itself up.",
            outcome: "The exit from a region is lost, and the tracker stays blind.",
            reason: "The first call comes within milliseconds of the manager, before whatever the app does later.",
            cure: "Set everything up first, then make the manager.",
            words: [
                "tracker blind after relaunch from terminated state", "didExitRegion called before setup",
                "stationary region exit relaunch",
            ],
            rules: ["location.region.relaunch"],
            scenario: "\(folder)/location-relaunch-order.json5"),
        FieldMistake(
            "location-force-quit", "Expects to go on after the user has swiped it away.",
            outcome: "The recording ends, and on iOS 26.4 no move launches the app any more.",
            reason: """
                A force quit ends updates at once; whether regions and significant changes launch the app after \
                one is not clear on 26.4.
                """,
            cure: "Tell the user that a recording ends, and go on when the app is opened.",
            words: [
                "location stops after app is swiped away", "significant change no relaunch after force quit",
                "region monitoring after app killed by user", "iOS 26.4 location relaunch",
                "track the user after the app is closed in the switcher",
            ],
            rules: ["location.force-quit.continuous", "location.force-quit.26"],
            scenario: "\(folder)/location-force-quit.json5"),
        FieldMistake(
            "region-wake-short", "Works for longer after the wake for a region than it has.",
            outcome: "The upload after a wake ends in the middle, now and then.",
            reason: "A wake gives seconds, and no documented number of them.",
            cure: "Begin a task in the callback, and end it.",
            words: [
                "how long does app run after region wake", "beacon wake background execution time",
                "didEnterRegion upload not finished", "ten seconds after a geofence are not enough for a request",
            ],
            rules: ["location.region.wake-time"],
            scenario: "\(folder)/region-wake-short.json5"),
        FieldMistake(
            "beacon-ranging-stops", "Ranges after the wake for a beacon, until the user is at the gate.",
            outcome: "The distance is told for ten seconds, and the gate stays shut.",
            reason: """
                Ranging holds no app: it stands still as the wake ends, and a beacon that comes nearer wakes nobody.
                """,
            cure: "Begin a task as the beacon is found, and end it.",
            words: [
                "didRangeBeacons stops in background", "beacon ranging in background 10 seconds",
                "iBeacon ranging while app suspended", "startRangingBeacons background",
            ],
            rules: ["location.beacon.ranging-runs", "location.beacon.wake-time"],
            scenario: "\(folder)/beacon-ranging-stops.json5"),
        FieldMistake(
            "regions-over-20", "Monitors one region for each of more than twenty shops.",
            outcome: "Those beyond the twentieth are never told.",
            reason: "An app may have twenty regions, beacons included.",
            cure: "Monitor the twenty nearest, and rotate them.",
            words: [
                "more than 20 regions", "kCLErrorDomain error 5 regionMonitoringFailure", "geofence limit",
                "monitoringDidFailFor region",
            ],
            rules: ["location.region.limit"],
            scenario: "\(folder)/regions-over-20.json5"),
        FieldMistake(
            "didenterbackground-on-launch", "Relies on didEnterBackground, or frees everything there.",
            outcome: "Launched into the background it is not called, and what it should free stays.",
            reason: """
                An app without scenes that starts in the background enters no background; with scenes it is \
                otherwise.
                """,
            cure: "Do not rely on it: look at the state at launch.",
            words: [
                "didEnterBackground not called on background launch",
                "applicationDidEnterBackground missing after location launch",
                "sceneDidEnterBackground called on background launch",
            ],
            rules: ["life.tx.launch-background"],
            scenario: "\(folder)/didenterbackground-on-launch.json5"),
    ]

    private static let folder = "Examples/FieldPain/Location/Scenarios"
}
