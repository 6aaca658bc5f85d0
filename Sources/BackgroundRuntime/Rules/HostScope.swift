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
            "the state background that a SwiftUI app with an adaptor was seen to read at a launch by the user",
            ["life.launch.swiftui-state"]
        ),
        (
            "prewarming by the system's own choice, and code of an app that runs before main, where a keychain was seen closed",
            []
        ),
        ("the restoration of view controllers and of apps without scenes", []),
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
            "waits for a full pipe by wide characters and `putw`; of signals those that wait as `poll` is called with a mask",
            []
        ),
        (
            "the protection of what was mapped, or read into memory by a stream of C, before the lock, of what assembler "
                + "reads, and of a name that a file had before; `NSData(contentsOf:)` fails with EPERM, not 257; the default "
                + "level of an app by its entitlement",
            []
        ),
        (
            "Adaptive Power; Low Power Mode beyond what modules hold back for it: the switch of Background App Refresh does "
                + "not move",
            []
        ),
        (
            "drawing while the phone is locked: no source says what an app draws then; what an app's own code costs",
            [ResourceRules.uiLockedDrawing.id]
        ),
        (
            "the spread of the time that a wake gives, from nothing to about 30 s (k.wake.window): each has one figure",
            []
        ),
        (
            "the phone's time zone and language where Foundation takes the computer's by itself: Calendar(identifier:), "
                + "formatted(), parse strategies",
            []
        ),
        ("the MetricKit of iOS 27, and crash reports as an app reads them", TerminationRules.planned),
    ]
}
