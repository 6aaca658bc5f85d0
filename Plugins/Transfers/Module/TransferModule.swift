import BackgroundRuntime

/// The module of URL sessions: transfers in the app's own process, and those that go on without it.
public enum TransferModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "transfer", contract: 2, values: [],
        summary:
            "Transfers of a background session go on without the app; those of any other session stop with it.",
        simulated: simulated, notSimulated: notSimulated, rules: TransferRules.all, plannedRules: [],
        constants: TransferConstants.all, sources: TransferSources.all,
        terminationCodes: [
            TerminationCode(
                0x2182_bad3, "The events of a background URL session were not completed in time.",
                rules: ["transfer.completion-handler"], sources: "XC-SIGKILL")
        ],
        stimuli: stimuli, actions: actions.since(.iOS(7)), observations: observations, mistakes: TransferMistakes.all,
        searchSynonyms: TransferWords.all, start: .whenNeeded(), makeService: { TransferService($0) })

    private static let simulated = [
        "URLSession with data, upload and download tasks: delegates, completion handlers, async (iOS 7)",
        "servers that the test or the scenario names: a folder, a closure, so many bytes",
        "a network of a certain speed and latency, shared by all transfers, with outages and a change of network",
        "background sessions: through suspension, the end of the process and a restart of the phone",
        "retries, time-outs, waiting for a network, for Wi-Fi, for good conditions; Low Power Mode",
        "the wake when all tasks are done, its completion handler, and the end of an app that never calls it",
        "force quit, and other reasons for which the system cancels",
        "the delay of transfers that an app starts in the background, which grows with each wake",
        "resume data, redirects, challenges for a name and a password, invalidation",
    ]

    private static let notSimulated = [
        "stream tasks and web sockets, the body of a stream, URLProtocol, proxies",
        "the cache, cookies and stored credentials; TLS, certificates and App Transport Security",
        "the priority of tasks, the limit of connections to one host, metrics beyond the time that a task took",
        "resumable uploads (iOS 17): an upload that fails begins anew",
        "constrained and expensive networks, VPN, Multipath; the time until Wi-Fi is found again",
        "file protection of what is uploaded and downloaded, and the disk space that it takes",
        "transfers of app extensions, shared containers and a watch",
        "the sleep of the phone, in which transfers go on as before",
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { TransferModule.descriptor.register(in: $0) }
