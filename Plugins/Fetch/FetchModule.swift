import BackgroundRuntime

/// The module of background fetch, as it is planned.
public enum FetchModule {
    /// What is known of it; nothing is simulated yet.
    public static let descriptor = ModuleDescriptor(
        planned: "fetch", values: [.documented("fetch")],
        summary: "Launches an app now and then to fetch content.",
        rules: FetchRules.all, constants: FetchConstants.all, sources: FetchSources.all,
        terminationCodes: [
            TerminationCode(
                0x2182_bad4, "A background fetch was not completed in time.", rules: ["fetch.completion-required"],
                sources: "XC-SIGKILL")
        ])
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { FetchModule.descriptor.register(in: $0) }
