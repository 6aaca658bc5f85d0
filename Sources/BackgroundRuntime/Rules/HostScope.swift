/// What the host itself does not simulate of a phone, published beside what the modules say of themselves.
///
/// Each rule of the host that is in the book and not applied has its reason here, by its id.
public enum HostScope {
    /// What is not simulated, item by item.
    public static let notSimulated: [String] = reasons.map { why, rules in
        rules.isEmpty ? why : "\(why) (\(rules.sorted().joined(separator: ", ")))"
    }

    /// Ids of all rules that are not applied.
    package static let plannedRules = reasons.reduce(into: Set<String>()) { $0.formUnion($1.rules) }

    /// Ids of rules that are not applied, with the reason.
    private static let reasons: [(why: String, rules: Set<String>)] = [
        (
            "SwiftUI", ["life.launch.swiftui-state"]
        ),
        ("prewarming: all code of an app runs at its launch, none before", ["life.launch.prewarm"]),
        ("state restoration: nothing is saved that an end could delete", ["life.force-quit.restoration"]),
        (
            "listening sockets and Bonjour; sockets that the kernel takes back from a suspended app",
            ["life.suspend.listening-sockets"]
        ),
        ("the App Store and what it takes", ["life.scene.store"]),
        (
            "a second didEnterBackground at a force quit, reported once, of iOS 6.1.3",
            ["life.terminate.second-enter-background"]
        ),
        (
            "files under data protection: all files can be read at any time",
            ["protect.complete", "protect.unless-open", "protect.first-unlock", "protect.none"]
        ),
        (
            "Low Power Mode beyond what modules hold back for it: the switch of Background App Refresh does not move",
            ["power.lpm.scope"]
        ),
        (
            "graphics, the Neural Engine, processor time, wake-ups, memory limits, heat, storage, what a snapshot shows",
            ResourceRules.planned
        ),
        (
            "the spread of the time that a wake gives, from nothing to about 30 s (k.wake.window): each has one figure",
            []
        ),
        ("Live Activities, and what they start (k.liveactivity.max)", []),
        ("MetricKit and crash reports as an app reads them", TerminationRules.planned),
    ]
}
