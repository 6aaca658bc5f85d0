import BackgroundRuntime

/// The module of the permission to track a user across apps.
public enum TrackingModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "tracking", contract: 2, values: [],
        summary: "The user is asked whether an app may track them across other apps.",
        simulated: [
            "the question, which comes up for an active app alone, once (iOS 14)",
            "a user who lets no app ask, and the text that the question needs",
        ],
        notSimulated: ["what an app tracks with: there is no advertising identifier"],
        rules: TrackingRules.all, sources: TrackingRules.sources,
        stimuli: [permission, mayAsk], actions: [request],
        searchSynonyms: TrackingWords.all, start: .whenNeeded(), makeService: { TrackingService($0) })

    private static let permission = Stimulus(
        "tracking.permission",
        """
        Presses the button of the question about tracking (from iOS 14): of one that is in front, and of each that comes \
        later, as soon as it is in front.
        """,
        parameters: [.required("allowed", .flag, "whether the button is the one that allows")]
    ) { device, _, arguments in
        device.requiredService(TrackingService.self).isPermitted = arguments.flag("allowed")
        device.answerKnownQuestions()
    }

    private static let mayAsk = Stimulus(
        "tracking.requests", "The user lets apps ask whether they may track, or lets none, in Settings (from iOS 14).",
        parameters: [.required("allowed", .flag, "whether apps may ask; they may until this is said")]
    ) { device, _, arguments in
        let mayAsk = arguments.flag("allowed") ?? true
        device.visitSettings {
            device.requiredService(TrackingService.self).mayAsk = mayAsk
            device.record(
                .stimulus, mayAsk ? "apps may ask to track" : "no app may ask to track", detail: "in Settings")
        }
    }

    private static let request = ScriptedAction("tracking.request", "Asks the user whether the app may track.") {
        process, _ in
        process.device.requiredService(TrackingService.self).request(by: process) { [weak process] status in
            process?.callback(
                "requestTrackingAuthorization(completionHandler:)", detail: status.rawValue, rule: nil
            ) {}
        }
    }.since(.iOS(14))
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { TrackingModule.descriptor.register(in: $0, levels: 2) }
