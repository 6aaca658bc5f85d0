import BackgroundRuntime

/// The module of the task scheduler, as it is planned.
public enum BackgroundTaskModule {
    private static let permittedIdentifiers = "BGTaskSchedulerPermittedIdentifiers"

    /// What is known of it; nothing is simulated yet.
    public static let descriptor = ModuleDescriptor(
        planned: "bgtask",
        values: [
            .documented(
                "processing",
                checks: [
                    .needs(
                        key: permittedIdentifiers,
                        "the App Store refuses a build without the identifiers of its tasks", severity: .error,
                        rule: "bgtask.store-rejects"),
                    // From iOS 26 there are tasks that need no mode.
                    .key(
                        permittedIdentifiers, isForModes: ["fetch", "processing"],
                        "no task with these identifiers can be submitted", systems: .from(.iOS(13), before: .iOS(26))),
                ])
        ],
        summary: "Tasks that an app schedules run when the phone is at rest.",
        rules: BackgroundTaskRules.all, constants: BackgroundTaskConstants.all, sources: BackgroundTaskSources.all,
        manifestKeys: [
            ManifestKey(
                permittedIdentifiers, .strings, label: "Permitted background task scheduler identifiers")
        ],
        terminationCodes: [
            TerminationCode(
                0x2182_bad2, "A background task of the task scheduler did not complete in time.",
                log: "background task failed to complete in time", rules: ["bgtask.complete.required"],
                sources: "XC-SIGKILL")
        ])
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { BackgroundTaskModule.descriptor.register(in: $0) }
