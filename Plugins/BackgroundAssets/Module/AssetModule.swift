import BackgroundRuntime

/// The module of Background Assets: the system downloads for an app, and its downloader extension runs, not the app.
public enum AssetModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "assets", contract: 2, values: [],
        summary: "The system downloads assets; a downloader extension runs at installations and updates, not the app.",
        simulated: simulated, notSimulated: notSimulated, rules: AssetRules.all, constants: AssetConstants.all,
        sources: AssetSources.all, manifestKeys: manifestKeys, stimuli: stimuli,
        actions: actions,
        observations: observations, searchSynonyms: AssetWords.all,
        start: .whenNeeded(keys: [AssetKeys.size, AssetKeys.essentialSize]),
        makeService: { AssetService($0) })

    private static let manifestKeys = [
        ManifestKey(AssetKeys.manifest, .string, mustHaveText: true), ManifestKey(AssetKeys.restrictions, .dictionary),
        ManifestKey(AssetKeys.group, .string, mustHaveText: true), ManifestKey(AssetKeys.managed, .boolean),
        ManifestKey(AssetKeys.hosting, .boolean),
    ]

    private static let simulated = [
        "content requests at the installation, at updates and from time to time, and who is asked: the extension (iOS 16.1)",
        "the keys of the manifest, and the allowance and the hosts until the first launch",
        "downloads that go on while the app is suspended, has ended or was swiped away, and pause without a network",
        "downloads that an app in front starts, and the errors of an app in the background",
        "who is told of the end of a download: an app that runs and has a delegate, else the extension",
        "exclusive control, which the extension has while it works",
        "essential downloads (iOS 16.4), and asset packs that the system manages (iOS 26) as downloads of its extension",
    ]

    private static let notSimulated = [
        "the code of a downloader extension, which is another process: assets.extension says what it does",
        "an app that cannot be opened before its essential assets are there: it is launched, with a finding",
        "an installation or an update by itself: assets.install and assets.update make the content request",
        "the manifest of the assets and the servers: downloads take what assets.downloads says; progress, challenges",
        "download policies, languages and versions of asset packs; AssetPackManager",
        "priorities, the price of cellular data, files that the system deletes when the storage is short",
        "On-Demand Resources (NSBundleResourceRequest), which iOS 27 deprecates in favour of asset packs",
    ]

    private static let observations: [AppObservation] = [
        .texts(
            "assets.requests", "The content requests that the downloader extension got: install, update, periodic ..."
        ) {
            app, since in
            AppAssets.of(app).requests.filter { $0.instant >= since }.map(\.name)
        },
        .texts("assets.files", "The assets that came and were kept, by the extension or the app.") { app, since in
            AppAssets.of(app).files.filter { $0.instant >= since }.map(\.name)
        },
        .texts("assets.told", "What the delegate of the app was told of downloads.") { app, since in
            AppAssets.of(app).told.filter { $0.instant >= since }.map(\.name)
        },
        .total("assets.downloads", "How many downloads of the app are not over.") { app in
            AppAssets.of(app).downloads.count
        },
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { AssetModule.descriptor.register(in: $0, levels: 2) }
