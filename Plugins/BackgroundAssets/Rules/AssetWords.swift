import BackgroundRuntime

/// What people call what the rules of assets are about.
enum AssetWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "assets.background", "BAURLDownload starts late", "background asset download",
            "download game content before first launch"),
        SearchSynonyms(
            "assets.delivery", "backgroundDownload didFinish delegate",
            "extension is told that a download is finished", "BADownloadManagerDelegate not called"),
        SearchSynonyms("assets.exclusive", "withExclusiveControl", "performWithExclusiveControl"),
        SearchSynonyms("assets.file", "downloaded asset file is gone"),
        SearchSynonyms("assets.force-quit", "do background assets download after force quit"),
        SearchSynonyms("assets.foreground", "startForegroundDownload", "callFromInactiveProcessNotAllowed"),
        SearchSynonyms("assets.network", "asset download without network", "asset download pauses"),
        SearchSynonyms(
            "assets.prohibited", "downloadBackgroundActivityProhibited", "asset downloads with background refresh off"),
        SearchSynonyms("assets.unique", "downloadAlreadyScheduled", "downloadNotScheduled"),
        SearchSynonyms(
            "assets.allowance", "BADownloadAllowance exceeded", "BADownloadDomainAllowList",
            "download size limit of the asset extension"),
        SearchSynonyms(
            "assets.apple-hosted", "asset packs hosted by Apple", "AssetPackManager ensureLocalAvailability",
            "managed background assets"),
        SearchSynonyms(
            "assets.essential", "essential assets", "downloadEssentialDownloadNotPermitted",
            "download before the app can be opened"),
        SearchSynonyms(
            "assets.extension", "BADownloaderExtension is not launched", "downloads for request BAContentRequest",
            "test a background download extension"),
        SearchSynonyms("assets.keys", "BAManifestURL BAMaxInstallSize keys", "Background Assets Info.plist keys"),
        SearchSynonyms("assets.periodic", "periodic content request", "how often does the asset extension run"),
    ]
}
