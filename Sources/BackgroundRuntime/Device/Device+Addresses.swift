/// What takes the URLs of a scheme on a phone.
package enum AddressTaker {
    /// An app that is installed.
    case app(InstalledApp)
    /// One of Apple's, by its name.
    case system(String)

    /// Apple's apps by the schemes that they take: those of the Apple URL Scheme Reference, and those of its apps that
    /// people open by a scheme of their own.
    private static let systems: [String: String] = [
        "http": "Safari", "https": "Safari", "mailto": "Mail", "message": "Mail", "tel": "Phone", "telprompt": "Phone",
        "sms": "Messages", "facetime": "FaceTime", "facetime-audio": "FaceTime", "maps": "Maps", "map": "Maps",
        "itms": "the iTunes Store", "itms-apps": "the App Store", "itms-appss": "the App Store",
        "itmss": "the iTunes Store",
        "app-settings": "Settings", "app-prefs": "Settings", "music": "Music", "podcasts": "Podcasts",
        "shortcuts": "Shortcuts", "webcal": "Calendar", "calshow": "Calendar", "ibooks": "Books", "videos": "TV",
        "shareddocuments": "Files", "x-apple-health": "Health", "photos-redirect": "Photos",
    ]

    /// Those among them that an app may ask for without naming them in its manifest.
    private static let open: Set = [
        "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "maps", "itms", "itms-apps",
        "itms-appss", "itmss", "app-settings",
    ]

    /// What Apple's apps take of a scheme, which is in small letters.
    fileprivate static func system(of scheme: String) -> AddressTaker? { systems[scheme].map(system) }

    /// Whether each app may ask who takes a scheme, which is in small letters.
    fileprivate static func isOpen(_ scheme: String) -> Bool { open.contains(scheme) }
}

extension Device {
    /// What takes the URLs of a scheme; nil for nothing.
    package func taker(ofScheme scheme: String) -> AddressTaker? {
        let scheme = scheme.lowercased()
        let app = apps.first { app in app.manifest.urlSchemes.contains { $0.lowercased() == scheme } }
        return app.map(AddressTaker.app) ?? .system(of: scheme)
    }

    /// An app that is in front opens a URL: what takes it comes to the front, and the app goes to the background.
    ///
    /// - Parameters:
    ///   - url: what is opened.
    ///   - taker: what takes it.
    ///   - process: the app that opens it. One that is in front no longer opens nothing.
    package func openAddress(_ url: String, in taker: AddressTaker, from process: AppProcess) {
        let app = process.app
        guard frontmost === app, app.process === process, process.life.machine.target.isForeground else { return }
        switch taker {
        case .app(let other): open(other, url: url)
        case .system(let name):
            record(.note, "\(name) opens \(url)")
            leave(app, by: .appSwitcher, rule: LifecycleRules.home)
            frontmost = nil
            finishAction()
        }
    }
}

extension InstalledApp {
    /// Whether the app may ask who takes a scheme: one that is built with the SDK of iOS 9 or later names it in
    /// `LSApplicationQueriesSchemes`, but for those of Apple's usual ones.
    package func mayQuery(_ scheme: String) -> Bool {
        guard linkedSDK >= .iOS(9), !AddressTaker.isOpen(scheme.lowercased()) else { return true }
        let named = (manifest.strings(forKey: "LSApplicationQueriesSchemes") ?? []) + manifest.urlSchemes
        return named.contains { $0.lowercased() == scheme.lowercased() }
    }
}
