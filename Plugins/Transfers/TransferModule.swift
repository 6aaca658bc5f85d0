import BackgroundRuntime

/// The module of background transfers, as it is planned.
public enum TransferModule {
    /// What is known of it; nothing is simulated yet.
    public static let descriptor = ModuleDescriptor(
        planned: "transfer", values: [],
        summary: "Transfers of a background session go on without the app.",
        rules: TransferRules.all, constants: TransferConstants.all, sources: TransferSources.all,
        terminationCodes: [
            TerminationCode(
                0x2182_bad3, "The events of a background URL session were not completed in time.",
                rules: ["transfer.completion-handler"], sources: "XC-SIGKILL")
        ])
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { TransferModule.descriptor.register(in: $0) }
