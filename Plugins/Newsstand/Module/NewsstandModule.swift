import BackgroundRuntime

/// The module of Newsstand: pushes that announce an issue, and its download by the system.
public enum NewsstandModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "newsstand", contract: 2,
        values: [
            .documented(
                "newsstand-content", checks: [.needs(key: key, "only a Newsstand app gets issues")],
                keepsAwake: [NewsstandRules.launch], symbols: ["NKLibrary", "NKIssue", "NKAssetDownload"])
        ],
        summary: "A push that announces an issue wakes its app once a day; the system downloads.",
        simulated: simulated, notSimulated: notSimulated, rules: NewsstandRules.all, constants: NewsstandConstants.all,
        sources: NewsstandSources.all, manifestKeys: [ManifestKey(key, .boolean)], stimuli: stimuli.since(.iOS(5)),
        actions: actions.since(.iOS(5)),
        observations: observations, searchSynonyms: NewsstandWords.all, start: .whenNeeded(),
        makeService: { NewsstandService($0) },
        makeMode: { NewsstandMode($0) })

    /// The key of a Newsstand app.
    static let key = "UINewsstandApp"

    private static let simulated = [
        "pushes with content-available that wake or launch a Newsstand app, once a day (iOS 5 to 8)",
        "downloads by the system, also while the app is suspended or has ended, and the wake at their end",
        "the launch with the identifiers of finished downloads",
    ]

    private static let notSimulated = [
        "the framework NewsstandKit: only scripted apps can use Newsstand",
        "the network: a download takes what newsstand.downloads says, and never fails",
        "the shelf, covers, subscriptions, and issues that the system removes",
        "the push type of Newsstand (registerForRemoteNotificationTypes): any registration counts",
    ]

    static let stimuli = [
        Stimulus(
            "newsstand.downloads", "Says how long downloads of assets take that begin from now on.",
            parameters: [.required("take", .duration, "how long; a minute until this is said")]
        ) { device, _, with in
            device.requiredService(NewsstandService.self).downloadTime = with.duration("take") ?? .seconds(60)
        },
        Stimulus(
            "newsstand.development", "Says whether the phone is one for development, on which apps can lift the limit.",
            parameters: [.required("is", .flag, "whether it is; false until this is said")]
        ) { device, _, with in
            device.requiredService(NewsstandService.self).isForDevelopment = with.flag("is") ?? false
        },
    ]

    static let actions = [
        ScriptedAction(
            "newsstand.download", "Downloads an asset of an issue, or takes up its download.",
            parameters: [
                .required("asset", .text, "its identifier"), .optional("issue", .text, "the issue; today's by default"),
            ], by: ScriptedReader.self
        ) { script, with in
            script.library.download(NewsstandAsset(with.requiredText("asset"), of: with.text("issue") ?? "today"))
        },
        ScriptedAction(
            "newsstand.resume", "Takes up all downloads of earlier launches.", by: ScriptedReader.self
        ) { script, _ in
            for asset in script.library.downloading { script.library.download(asset) }
        },
        ScriptedAction(
            "newsstand.liftLimit", "Sets NKDontThrottleNewsstandContentNotifications.", by: ScriptedReader.self
        ) { script, _ in script.library.liftLimit() },
    ]

    static let observations = [
        AppObservation.texts("newsstand.finished", "The assets whose downloads were handed to the app.") { app, since in
            AppNewsstand.of(app).finished.filter { $0.instant >= since }.map(\.name)
        }
    ]
}

/// The library of a scripted app.
final class ScriptedReader: ScriptedClient, NewsstandClient {
    let library: NewsstandLibrary

    init(_ process: AppProcess) {
        library = NewsstandLibrary(process)
        library.client = self
    }

    func didFinish(_ asset: NewsstandAsset) {}
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { NewsstandModule.descriptor.register(in: $0, levels: 2) }
