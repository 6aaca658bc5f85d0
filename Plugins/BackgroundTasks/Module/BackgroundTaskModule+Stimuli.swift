import BackgroundRuntime

// What can happen to the phone.

extension BackgroundTaskModule {
    private static let identifier = Parameter.required("identifier", .text, "which task")

    static let stimuli = [
        Stimulus(
            "bgtask.launch",
            "The system starts a pending task at once, as the debugger does with _simulateLaunchForTaskWithIdentifier.",
            parameters: [identifier]
        ) { device, app, with in try device.backgroundTasks.launch(with.requiredText("identifier"), of: app) },
        Stimulus(
            "bgtask.expire",
            "The time of a running task is over, as the debugger does with _simulateExpirationForTaskWithIdentifier.",
            parameters: [identifier]
        ) { device, app, with in try device.backgroundTasks.expire(with.requiredText("identifier"), of: app) },
        Stimulus("bgtask.cancel", "The user cancels a continued task.", parameters: [identifier]) { device, app, with in
            try device.backgroundTasks.cancel(with.requiredText("identifier"), of: app)
        },
        Stimulus("bgtask.shed", "Resources are short: the system ends the continued task that has come least far.") {
            device, _, _ in
            try device.backgroundTasks.endAbruptly()
        }.since(.iOS(26)),
        Stimulus(
            "bgtask.fault", "The next continued request of the app is taken, and never starts (iOS 26.0 and 26.1)."
        ) {
            device, app, _ in
            try device.backgroundTasks.injectSilentFault(into: app)
        }.since(.iOS(26)),
    ]
}
