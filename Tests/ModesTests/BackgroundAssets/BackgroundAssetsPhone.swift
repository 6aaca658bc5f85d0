import BackgroundRuntime
import VigilBackgroundAssets
import VigilTestSupport

final class BackgroundAssetsPhone: ModePhone {
    /// What an app with assets on a server of its own says in its manifest.
    static let keys: [String: PropertyValue] = [
        "BAManifestURL": .string("https://cdn.example.com/manifest.json"),
        "BAInitialDownloadRestrictions": .dictionary([
            "BADownloadAllowance": .integer(2_000_000), "BAEssentialDownloadAllowance": .integer(1_000_000),
            "BADownloadDomainAllowList": .array([.string("*.example.com")]),
        ]),
        "BAMaxInstallSize": .integer(4_000_000), "BAEssentialMaxInstallSize": .integer(2_000_000),
    ]

    /// A phone whose app has Background Assets and sets no delegate.
    ///
    /// - Parameters:
    ///   - system: the version of iOS.
    ///   - keys: what the manifest says.
    ///   - downloader: what the extension does; it does nothing without it.
    convenience init(
        _ system: SystemVersion = .iOS(18), keys: [String: PropertyValue] = BackgroundAssetsPhone.keys,
        downloader: [String: ArgumentValue]? = nil
    ) throws {
        try self.init(
            on: system, modules: ModuleSet([AssetModule.descriptor]), manifest: Manifest(values: keys))
        if let downloader { try happen("assets.extension", downloader) }
    }

    /// A phone with the app in front, which has a delegate or none.
    static func open(
        _ system: SystemVersion = .iOS(18), observes: Bool = true,
        downloader: [String: ArgumentValue] = ["moves": .flag(true)]
    ) throws -> BackgroundAssetsPhone {
        let phone = try BackgroundAssetsPhone(system, downloader: downloader)
        if observes { phone.code.on["didFinishLaunching"] = { try $0.act("assets.observe") } }
        phone.app.launch()
        return phone
    }

    /// The app was opened, and left for long enough to be suspended.
    func openAndLeave() {
        app.activate()
        home()
        wait(60)
    }

    var requests: AppObservation.Value { get throws { try observe("assets.requests") } }
    var files: AppObservation.Value { get throws { try observe("assets.files") } }
    var told: AppObservation.Value { get throws { try observe("assets.told") } }

    /// What the app and its extension were refused.
    var refusals: [String] { app.trace.entries(of: .refusal).map(\.text) }
    var findings: [String] { app.trace.findings.map(\.text) }
    var printed: [String] { app.trace.output }
}

extension String {
    /// What a finding says of a manifest.
    var assetProblems: String {
        String(trimmingPrefix("the manifest does not do for Background Assets: "))
    }
}
