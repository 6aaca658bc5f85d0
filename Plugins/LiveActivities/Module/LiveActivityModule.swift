import BackgroundRuntime

/// The module of Live Activities: what starts them, how long they last, and when they wake their app.
public enum LiveActivityModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "liveactivity", contract: 2, values: [],
        summary: "An app in front or a push starts a Live Activity, which outlives the app, for 8 hours.",
        simulated: simulated, notSimulated: notSimulated, rules: ActivityRules.all, constants: ActivityConstants.all,
        sources: ActivitySources.all,
        manifestKeys: [ManifestKey(key, .boolean), ManifestKey(frequentKey, .boolean)],
        stimuli: stimuli,
        actions: actions, observations: observations, mistakes: ActivityMistakes.all,
        searchSynonyms: ActivityWords.all, start: .whenNeeded(), makeService: { LiveActivityService($0) })

    /// The key of an app that has Live Activities.
    static let key = "NSSupportsLiveActivities"
    /// The key of one whose server sends many updates.
    static let frequentKey = "NSSupportsLiveActivitiesFrequentUpdates"

    private static let simulated = [
        "the start of a Live Activity by an app in front, its updates and its end (iOS 16.1)",
        "the start by a push, which wakes or launches the app so that it can take the token (iOS 17.2)",
        "updates and ends by pushes, which do not wake the app",
        "the limit of eight hours, the removal up to four hours after the end, and the stale date",
        "the user's removal, the switch of Live Activities, and that of frequent pushes",
        "a Live Activity that outlives its app",
        "the start in the background by the intent of an alarm's button (iOS 17)",
    ]

    private static let notSimulated = [
        "what a Live Activity looks like: the widget extension, the Dynamic Island, its taps and its buttons",
        "the start by any other app intent, at a date (iOS 26), or with the style transient",
        "the question on the lock screen whether to allow Live Activities: a token comes before its answer",
        "the budget of pushes, their priority and timestamp; broadcast channels: such an activity gets no pushes",
        "the limit of Live Activities of all apps together, and what a start of the phone does to those that are shown",
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { LiveActivityModule.descriptor.register(in: $0, levels: 2) }
