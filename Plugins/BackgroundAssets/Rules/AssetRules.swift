import BackgroundRuntime

/// The rules of Background Assets: when the downloader extension runs, and what it needs.
package enum AssetRules {
    package static let all: [Rule] =
        [downloader, periodic, keys, allowance, essential, appleHosted]
        + [unique, background, prohibited, foreground, delivery, file, exclusive, network, forceQuit]

    static let systems = SystemRange.from(.iOS(16, 1))

    package static let downloader = Rule(
        "assets.extension", systems,
        """
        The downloader extension is launched when its app was installed or updated, from time to time, and for downloads \
        that are over; it works for k.assets.extension at most. The app itself is neither launched nor woken.
        """,
        confidence: .documented, .choice, sources: "BA-UNMANAGED", "W22-110403",
        advice: "Schedule in the extension; look in the app, as it runs, for what is there.")

    package static let periodic = Rule(
        "assets.periodic", systems,
        """
        A periodic content request comes when the system sees fit and the app does not run, not for an app that is not \
        used. In the simulator it also comes to an app behind, and not with Background App Refresh off or in Low Power Mode.
        """,
        confidence: .documented, .choice, sources: "BA-UNMANAGED", "W23-10108",
        advice: "Let the app check for new assets itself as it comes to the foreground.")

    package static let keys = Rule(
        "assets.keys", systems,
        """
        Without BAManifestURL, BAInitialDownloadRestrictions with its allowances and its domains, BAMaxInstallSize and, \
        from iOS 18 on, BAEssentialMaxInstallSize there is no content request.
        """,
        confidence: .documented, .choice, sources: "BA-KEYS",
        advice: "Add the keys to the Info.plist of the app, not of the extension.")

    package static let allowance = Rule(
        "assets.allowance", systems,
        """
        Until the app was launched once, its extension can schedule BADownloadAllowance bytes, and \
        BAEssentialDownloadAllowance bytes of essential assets, from the hosts in BADownloadDomainAllowList. The first \
        launch lifts the limits.
        """,
        confidence: .documented, sources: "BA-INFO", "BA-ERROR", "W22-110403",
        advice: "Make the allowance as large as all files of the first installation together.")

    package static let essential = Rule(
        "assets.essential", .from(.iOS(16, 4)),
        """
        Only the extension schedules essential downloads, and only as the app is installed or updated: elsewhere the error \
        is downloadEssentialDownloadNotPermitted. The app cannot be opened before they are over.
        """,
        confidence: .documented, sources: "BA-UNMANAGED", "BA-ERROR", "W23-10108")

    package static let appleHosted = Rule(
        "assets.apple-hosted", .from(.iOS(26)),
        """
        Asset packs that the system manages (BAHasManagedAssetPacks), hosted by Apple or not, are downloaded by an \
        extension that runs without the app; those that Apple hosts (BAUsesAppleHosting) need no other key than \
        BAAppGroupID. On-Demand Resources are deprecated in their favour.
        """,
        confidence: .documented, .observed, sources: "BA-27", "MAC-BA", "ODR")
}
