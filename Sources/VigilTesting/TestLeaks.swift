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
