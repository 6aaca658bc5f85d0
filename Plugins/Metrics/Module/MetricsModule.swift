import BackgroundRuntime

/// The module of daily metrics: how often an app ended, and why, as the phone tells it.
public enum MetricsModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "metrics", contract: 2, values: [],
        summary: "Once a day an app is told how often it ended, in the foreground and in the background, and why.",
        simulated: [
            "the exit counts of metric payloads, made of how the app really ended in the run (iOS 14)",
            "payloads of days that are over, at most once a day, when the app runs and has a subscriber (iOS 13)",
        ],
        notSimulated: [
            "all other metrics: times, processor, memory, network, launches, hangs, signposts",
            "diagnostic payloads, such as crash reports",
            "the hour at which a phone delivers, and the time at which its day begins: the day begins with the reports",
            "MetricManager and its reports, which take the place of the MX classes in iOS 27",
        ],
        rules: MetricsRules.all, constants: MetricsRules.constants, sources: MetricsRules.sources,
        actions: [
            ScriptedAction("metrics.subscribe", "Subscribes to metric payloads.", by: ScriptedMetrics.self) {
                script, _ in
                script.subscribe()
            }.since(.iOS(13))
        ],
        observations: [
            .count("metrics.payloads", "How many metric payloads the app got.") { app, since in
                app.storage.existing(AppMetrics.self)?.deliveries.filter { $0.instant >= since }.map(\.count)
                    .reduce(0, +) ?? 0
            }
        ],
        searchSynonyms: MetricsWords.all, start: .whenNeeded(), makeService: { MetricsService($0) })
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { MetricsModule.descriptor.register(in: $0, levels: 2) }

/// The subscriber of a scripted app.
final class ScriptedMetrics: ScriptedClient, MetricsClient {
    private let session: MetricsSession

    init(_ process: AppProcess) { session = MetricsSession(process) }

    func subscribe() { session.client = self }

    func didReceive(_ reports: [DayReport]) {}
}
