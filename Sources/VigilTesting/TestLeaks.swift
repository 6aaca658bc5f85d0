/// Finite-length tasks that a test left open and that nobody ends.
///
/// A task that is open when a test is over may be one that the app is at work on. Whether it is leaked shows later: so the
/// phone of the test goes on, untouched, until the tasks of apps in the background are ended, or the system ends the app.
struct TestLeaks {
    /// The leaks, in words.
    private(set) var reported: [String] = []

    /// Longer than any system gives to a task: the ten minutes of iOS 4, and what comes before the kill.
    private static let patience = Duration.seconds(660)
    private static let step = Duration.seconds(5)

    /// Looks at the apps of a phone whose test is over.
    init(of device: Device) {
        let suspects = device.apps.filter { $0.state == .background && !$0.openTasks.isEmpty }
        let before = suspects.map { ($0, tasks: $0.openTasks, ends: $0.exits.count) }
        let deadline = device.now.advanced(by: TestLeaks.patience)
        while device.now < deadline, suspects.contains(where: { $0.state == .background && !$0.openTasks.isEmpty }) {
            device.advance(by: TestLeaks.step)
        }
        for (app, tasks, ends) in before {
            guard let end = app.exits.dropFirst(ends).first, end.name == "task-leak" else { continue }
            let names = tasks.map { "\"\($0)\"" }.joined(separator: ", ")
            reported.append(
                "\(app.name): the test leaves a task open that nobody ends (\(names)): \(end) [\(end.rule.id)]")
        }
    }
}

extension Device {
    /// What a test should not leave behind, in words; empty where all is well. The trait ``PhoneTrait`` fails a test at
    /// each; a test of another framework asks for it at its end.
    ///
    /// These are ends of apps that nobody expects, by ``BackgroundRuntime/InstalledApp/expectEnd(by:)``, and those that are
    /// expected and did not come; finite-length tasks of apps in the background that nobody ends, which the phone finds out by
    /// going on for as long as the system would wait; what hung; tasks that the test asks for, and that no app ever began;
    /// and the findings that make the outcome unsure. Each end, hang and name is reported once.
    ///
    /// - Parameter isStrict: whether every finding counts.
    public func leftovers(isStrict: Bool = false) -> [String] {
        let end = now
        let ends = appsToLookAt.flatMap { $0.takeWrongEnds() } + takeHangs()
        for app in apps { app.reportEmptyScreen() }
        let leaks = TestLeaks(of: self).reported
        // What came of going on is none of the test's.
        for app in apps { _ = app.takeWrongEnds() }
        _ = takeHangs()
        for app in apps { app.reportLeftovers() }
        let records = trace.records.filter { $0.kind == .finding && $0.instant <= end }
        return ends + leaks + apps.flatMap { $0.takeUnknownTasks() }
            + records.filter { isStrict || Device.makesUnsure($0.rule) }
            .map { "found on the phone: \(trace.entry($0))" }
    }

    /// What hung since somebody asked last.
    private func takeHangs() -> [String] {
        let seen = storage.object(orMake: SeenHangs.init)
        defer { seen.count = hangs.count }
        return Array(hangs.dropFirst(seen.count))
    }

    /// Whether nothing is sure any more once a rule had to be applied: those of the simulation's own limits too.
    private static func makesUnsure(_ rule: Rule?) -> Bool {
        SimulationRules.makesUnsure(rule) || rule?.id.hasPrefix("sim.") == true
    }
}

/// How many hangs of a phone were reported.
private final class SeenHangs {
    var count = 0
}
