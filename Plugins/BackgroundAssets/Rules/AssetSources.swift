import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum AssetSources {
    private static let docs = "developer.apple.com/documentation"

    static let all: [RuleSource] = [
        RuleSource(
            "BA-UNMANAGED", "Configuring an unmanaged Background Assets project",
            "\(docs)/backgroundassets/configuring-an-unmanaged-background-assets-project"),
        RuleSource(
            "BA-MANAGER", "BADownloadManager, and the comments in its header",
            "\(docs)/backgroundassets/badownloadmanager"),
        RuleSource("BA-INFO", "BAAppExtensionInfo", "\(docs)/backgroundassets/baappextensioninfo"),
        RuleSource(
            "BA-ERROR", "BAErrorCode, and the comments in its header", "\(docs)/backgroundassets/baerrorcode"),
        RuleSource(
            "BA-KEYS", "BAManifestURL, BAInitialDownloadRestrictions, BAMaxInstallSize, BAEssentialMaxInstallSize",
            "\(docs)/bundleresources/information-property-list/bamanifesturl"),
        RuleSource(
            "BA-27", "Background Assets; Downloading Apple-hosted asset packs",
            "\(docs)/backgroundassets/downloading-apple-hosted-asset-packs"),
        RuleSource(
            "MAC-BA", "Header differences of Background Assets, Xcode 27",
            "github.com/dotnet/macios/wiki/BackgroundAssets-iOS-xcode27.0-b1"),
        RuleSource("ODR", "NSBundleResourceRequest", "\(docs)/foundation/nsbundleresourcerequest"),
        RuleSource(
            "W22-110403", "Meet Background Assets", "developer.apple.com/videos/play/wwdc2022/110403"),
        RuleSource(
            "W23-10108", "What's new in Background Assets", "developer.apple.com/videos/play/wwdc2023/10108"),
    ]
}
