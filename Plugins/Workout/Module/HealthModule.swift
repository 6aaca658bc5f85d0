import BackgroundRuntime

/// The module of health data: workouts on an iPhone, and what the system tells apps of in the background.
public enum HealthModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "health", contract: 2,
        values: [
            .documented(
                "workout-processing", checks: checks, keepsAwake: [HealthRules.keepsAwake, HealthRules.mode],
                symbols: ["HKWorkoutSession", "HKLiveWorkoutBuilder"])
        ],
        summary: "A workout session keeps an app awake; changes of health data wake one that observes them.",
        simulated: simulated, notSimulated: notSimulated, rules: HealthRules.all, constants: HealthConstants.all,
        sources: HealthSources.all,
        manifestKeys: [.usage("NSHealthShare", "Health Share"), .usage("NSHealthUpdate", "Health Update")],
        stimuli: stimuli.since(.iOS(8)), actions: actions.since(.iOS(8)), observations: observations,
        mistakes: HealthMistakes.all, searchSynonyms: HealthWords.all, start: .whenNeeded(),
        makeService: { HealthService($0) },
        makeMode: { WorkoutMode($0) })

    private static let checks: [ManifestCheck] = [
        .needs(key: "NSHealthUpdateUsageDescription", "the app ends as it asks to write workouts")
    ]

    private static let simulated = [
        "workout sessions on an iPhone: prepared, started, paused, resumed, stopped, ended, and what is refused (iOS 26)",
        "live builders, which collect what a scenario measures, and builders that an app fills (iOS 12)",
        "the mode, which keeps an app awake in a workout; the recovery after a crash (iOS 26)",
        "the question about kinds of data, in front of the app; that an app is not told whether it may read",
        "samples and workouts in the store, with queries for them, for changes, and for statistics",
        "background delivery: its frequency, launches, the completion handler, three strikes, a force quit, the lock",
    ]

    private static let notSimulated = [
        "sensors: what is measured is what a scenario says (health.measure, health.series)",
        "workouts on a watch, mirrored sessions and several devices; several activities in one workout",
        "the notice at the first workout that its data can be read while the phone is locked: it is taken as given",
        "single switches of the sheet that asks: health.permission says what the user leaves off",
        "limited access to recent data (iOS 27), guest users, and characteristics such as the date of birth",
        "routes, correlations, clinical records, medications, activity rings, statistics that watch",
        "the entitlements, which are not read: health.entitlement says whether apps have that of background delivery",
        "the throttling of deliveries beyond their frequency, by the battery and by how an app is used",
    ]

    private static let observations: [AppObservation] = [
        .texts("health.told", "The kinds that observer queries of the app were told of, the first one first.") {
            app, since in
            AppHealth.of(app).told.filter { $0.instant >= since }.map(\.kind.name)
        },
        .total("health.workouts", "How many workouts the app saved.") { AppHealth.of($0).saved.count },
        .total("health.collected", "How many samples the workout that was saved last has; 0 without one.") {
            AppHealth.of($0).saved.last?.workout.samples.count ?? 0
        },
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { HealthModule.descriptor.register(in: $0, levels: 2) }
