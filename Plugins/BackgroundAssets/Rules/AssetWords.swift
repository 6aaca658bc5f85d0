import BackgroundRuntime

/// What people call what the rules of assets are about.
enum AssetWords {
    static let all: [PlainWords] = [
        PlainWords(
            "assets.background", "BAURLDownload starts late", "background asset download",
            "download game content before first launch"),
        PlainWords(
            "assets.delivery", "backgroundDownload didFinish delegate",
            "extension is told that a download is finished", "BADownloadManagerDelegate not called"),
        PlainWords("assets.exclusive", "withExclusiveControl", "performWithExclusiveControl"),
        PlainWords("assets.file", "downloaded asset file is gone"),
        PlainWords("assets.force-quit", "do background assets download after force quit"),
        PlainWords("assets.foreground", "startForegroundDownload", "callFromInactiveProcessNotAllowed"),
        PlainWords("assets.network", "asset download without network", "asset download pauses"),
        PlainWords(
            "assets.prohibited", "downloadBackgroundActivityProhibited", "asset downloads with background refresh off"),
        PlainWords("assets.unique", "downloadAlreadyScheduled", "downloadNotScheduled"),
        PlainWords(
            "assets.allowance", "BADownloadAllowance exceeded", "BADownloadDomainAllowList",
            "download size limit of the asset extension"),
        PlainWords(
            "assets.apple-hosted", "asset packs hosted by Apple", "AssetPackManager ensureLocalAvailability",
            "managed background assets"),
        PlainWords(
            "assets.essential", "essential assets", "downloadEssentialDownloadNotPermitted",
            "download before the app can be opened"),
        PlainWords(
            "assets.extension", "BADownloaderExtension is not launched", "downloads for request BAContentRequest",
            "test a background download extension"),
        PlainWords("assets.keys", "BAManifestURL BAMaxInstallSize keys", "Background Assets Info.plist keys"),
        PlainWords("assets.periodic", "periodic content request", "how often does the asset extension run"),
    ]
}
