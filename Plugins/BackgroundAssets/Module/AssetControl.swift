import BackgroundRuntime

extension Device {
    /// The Background Assets of the phone's apps. Traps on a device made without the module.
    ///
    /// ```swift
    /// var downloader = DownloaderScript()
    /// downloader.others = ["level 2"]
    /// try device.assets.setExtension(of: app, downloader)
    /// try device.assets.install(app)
    /// ```
    public var assets: AssetControl { AssetControl(device: self, service: requiredService(AssetService.self)) }
}

/// What a test does with the Background Assets of a phone.
public struct AssetControl {
    let device: Device
    let service: AssetService

    /// The downloads of an app that are not over, in the order in which they were scheduled.
    public func downloads(of app: InstalledApp) -> [AssetDownload] { AppAssets.of(app).downloads }

    /// Says what the downloader extension of an app does from now on, also from time to time. One without a host has the
    /// first of the manifest's list.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` where an app cannot have one.
    public func setExtension(of app: InstalledApp, _ script: DownloaderScript) throws {
        try check(app)
        var script = script
        if script.host.isEmpty {
            let domain = AssetKeys(app.manifest, on: device.system).allowance?.domains.first ?? ""
            script.host = domain.hasPrefix("*.") ? "cdn" + domain.dropFirst() : domain
        }
        AppAssets.of(app).script = script
        service.scheduleRound(of: app)
    }

    /// The App Store has installed the app.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` where the app was launched before.
    public func install(_ app: InstalledApp) throws {
        try check(app)
        guard app.launchCount == 0 else {
            throw StimulusError("\(app.name) was launched already: say assets.update for an update of it")
        }
        app.record(.stimulus, "the App Store has installed the app")
        service.ask(.install, of: app)
        device.settle()
    }

    /// The App Store updates the app.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` where an app has no Background Assets.
    public func update(_ app: InstalledApp) throws {
        try check(app)
        device.update(app)
        service.ask(.update, of: app)
        device.settle()
    }

    /// The system would look for something new, unless something stands against it.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` where an app has no Background Assets.
    public func askPeriodically(_ app: InstalledApp) throws {
        try check(app)
        service.askPeriodically(app)
        device.settle()
    }

    /// The user gives the app another language.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` before iOS 27.
    public func changeLanguage(of app: InstalledApp) throws {
        try check(app)
        guard device.system >= .iOS(27) else {
            throw StimulusError("extensions are asked for another language from iOS 27 on")
        }
        app.record(.stimulus, "the app gets another language")
        service.ask(.languageChange, of: app)
        device.settle()
    }

    /// A download fails at the server.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is none.
    public func fail(_ app: InstalledApp, _ identifier: String? = nil) throws {
        let all = AppAssets.of(app).downloads
        guard let download = all.first(where: { identifier == nil || $0.plan.identifier == identifier }) else {
            let names = all.map(\.plan.identifier).joined(separator: ", ")
            throw StimulusError(
                "\(app.name) has no download \(identifier.map { "\"\($0)\"" } ?? "that could fail"); it has "
                    + (names.isEmpty ? "none" : names))
        }
        app.record(.stimulus, "the download of \(download.plan.identifier) fails")
        service.fail(download, of: app)
        device.settle()
    }

    private func check(_ app: InstalledApp) throws {
        guard service.isKnown else { throw StimulusError("Background Assets come with iOS 16.1") }
        guard AssetKeys.areUsed(in: app.manifest) else {
            throw StimulusError("\(app.name) has no Background Assets: its manifest has no key like BAManifestURL")
        }
    }
}
